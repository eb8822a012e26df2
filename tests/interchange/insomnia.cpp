// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quoted.h"
#include "roundtrip.h"

#include "interchange/foreign.h"
#include "model/authtext.h"

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

QByteArray versionFour(const QByteArray& resources)
{
    return json("{'_type':'export','__export_format':4,'resources':[" + resources + "]}");
}

QByteArray versionFive(const QByteArray& items, const QByteArray& more = {})
{
    return "type: collection.insomnia.rest/5.0\nname: Five\n" + more + "collection:\n" + items;
}

Result<ImportedContents> fromYaml(const QByteArray& text)
{
    return importedText(text, nullptr, u"t.yaml"_s);
}

bool isNegative(const GoldenFile& file)
{
    return file.path.contains("malformed"_L1) || file.path.contains("invalid"_L1);
}

/// "{'request': 13, 'request_group': 1, …" or "requests=3 folders=3" of a golden row.
int golden(const GoldenFile& file, const QString& old, const QString& name)
{
    const QRegularExpression entry(u"'%1': (\\d+)"_s.arg(old));
    const auto match = entry.match(file.measured);
    return match.hasMatch() ? match.captured(1).toInt() : file.count(name);
}

}

/// Insomnia's exports of all versions become requests.
class InsomniaTest : public QObject
{
    Q_OBJECT

private slots:
    void corpusFilesHaveTheirGoldenCounts()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/insomnia");
        for (const GoldenFile& file : goldenFiles(u"insomnia"_s)) {
            const auto contents = importedFile(sharedPath(u"corpus/"_s + file.path));
            QCOMPARE(std::pair(file.path, contents.has_value()), std::pair(file.path, !isNegative(file)));
            if (!contents)
                continue;
            QCOMPARE(std::pair(file.path, roundTrip(*contents)), std::pair(file.path, QString()));
            if (file.path.contains("insomnia-1-"_L1))
                continue; // its row counts nothing
            QCOMPARE(std::pair(file.path, int(contents->requests.size())),
                     std::pair(file.path, golden(file, u"request"_s, u"requests"_s)));
            QCOMPARE(std::pair(file.path, int(contents->folders.size())),
                     std::pair(file.path, golden(file, u"request_group"_s, u"folders"_s)));
        }
    }

    void jsonAndYamlGiveTheSame()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/insomnia");
        const QString path = sharedPath(u"corpus/insomnia/insomnia-insomnia-v4-insomnia_v4."_s);
        QVERIFY(importedFile(path + u"json"_s)->requests == importedFile(path + u"yaml"_s)->requests);
    }

    void faultsAreNamed()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/insomnia");
        const auto broken = importedFile(sharedPath(u"corpus/insomnia/bruno-insomnia-malformed.json"_s));
        QVERIFY2(broken.error().message.contains("line 17"_L1), qPrintable(broken.error().message));
        const auto empty =
            importedFile(sharedPath(u"corpus/insomnia/bruno-insomnia-v5-invalid-missing-collection.yaml"_s));
        QVERIFY(empty.error().message.contains(u"“collection”"_s));
    }

    void versionFiveIsRead() // usebruno/bruno#4410, postman-app-support#13694
    {
        const auto contents = fromYaml(
            versionFive("  - name: F\n    meta: {id: fld_1, sortKey: 2}\n    environment: {a: {b: 1}}\n    "
                        "authentication: {type: bearer, "
                        "token: '{{ _.t }}'}\n    headers: [{name: X-All, value: '1'}]\n    children:\n      - url: "
                        "'{{ _.base }}/x'\n"
                        "        name: R\n        method: POST\n        body: {mimeType: application/json, text: "
                        "'{\"a\": \"{{ _.a.b }}\"}'}\n"
                        "        scripts: {preRequest: one(), afterResponse: two()}\n        meta: {description: why}\n"
                        "  - url: wss://x\n    name: W\n    meta: {sortKey: 1}\n  - name: G\n    url: grpc://x\n    "
                        "protoFileId: p\n",
                        "environments: {name: Base, data: {base: 'http://x', list: [1, 2]}, subEnvironments: [{name: "
                        "Test, data: {base: "
                        "'http://y'}}]}\n"));
        QCOMPARE(contents->name, u"Five"_s);
        QCOMPARE(contents->skipped, 2);
        const Request& request = contents->requests.at(0).request;
        QCOMPARE(request.url, u"{{base}}/x"_s);
        QCOMPARE(request.body.text, QByteArray("{\"a\": \"{{a.b}}\"}"));
        QCOMPARE(toText(request.auth), u"bearer:{{t}}"_s);
        QVERIFY(fieldNamed(request.headers, u"X-All"_s) != nullptr);
        QCOMPARE(foreignParts(request).preScript, u"one()"_s);
        QCOMPARE(foreignParts(request).description, u"why"_s);
        QCOMPARE(contents->folders.at(0).variables.at(0).name, u"a.b"_s);
        QVERIFY(fieldNamed(contents->variables, u"list[1]"_s) != nullptr);
        QCOMPARE(contents->environments.at(0).name, u"Test"_s);
    }

    void anyScopeAndOrderIsRead() // usebruno/bruno#236
    {
        const auto contents = importedText(versionFour(
            "{'_id':'r2','_type':'request','parentId':'f','name':'second','method':'GET','url':'http://x/"
            "2','metaSortKey':2},"
            "{'_id':'r1','_type':'request','parentId':'f','name':'first','method':'GET','url':'http://x/"
            "1','metaSortKey':1},"
            "{'_id':'f','_type':'request_group','parentId':'w','name':'F'},"
            "{'_id':'w','_type':'workspace','parentId':null,'name':'W','scope':null},"
            "{'_id':'lost','_type':'request','parentId':'nobody','name':'lost','method':'GET','url':'http://x/3'},"
            "{'_id':'a','_type':'request_group','parentId':'b','name':'A'},"
            "{'_id':'b','_type':'request_group','parentId':'a','name':'B'},"
            "{'_id':'g','_type':'grpc_request','parentId':'w','name':'g'}"));
        QCOMPARE(contents->requests.size(), 3U);
        QCOMPARE(contents->requests[0].request.name, u"first"_s);
        QCOMPARE(contents->requests[0].folder, u"F"_s);
        QCOMPARE(contents->folders.size(), 3U);
        QCOMPARE(contents->skipped, 1);
        QCOMPARE(lines(contents->warnings).filter(u"put at the top"_s).size(), 2);
    }

    void missingValuesAreEmpty() // usebruno/bruno#2699
    {
        const auto contents = importedText(versionFour(
            "{'_id':'r','_type':'request','name':'R','method':'POST','url':'x.example/"
            ":id','pathParameters':[{'name':'id',"
            "'value':'7'}],'body':{'mimeType':'application/x-www-form-urlencoded','params':[{'name':'a'},{'name':'b',"
            "'value':null},{'name':'c','value':3,'disabled':true}]}}"));
        const Request& request = contents->requests.at(0).request;
        QCOMPARE(request.body.form.size(), 3U);
        QCOMPARE(request.body.form[2].value, u"3"_s);
        QVERIFY(!request.body.form[2].enabled);
        QCOMPARE(request.url, u"http://x.example/{{id}}"_s);
    }

    void whatIsSwitchedOffStaysOff()
    {
        const auto contents = importedText(versionFour(
            "{'_id':'w','_type':'workspace'},{'_id':'f','_type':'request_group','parentId':'w','name':'F','headers':["
            "{'name':'X-All','value':'1'},{'name':'X-Off','value':'1','disabled':true}]},"
            "{'_id':'r','_type':'request','parentId':'f','name':'R','method':'POST','url':'http://x','headers':["
            "{'name':'X-Own','value':'1','disabled':true}],'parameters':[{'name':'p','value':'1','disabled':true}],"
            "'body':{'mimeType':'multipart/form-data','params':[{'name':'a','value':'1'},{'name':'b','value':'2',"
            "'disabled':true},{'name':'f','type':'file','fileName':'x.txt','disabled':true}]},"
            "'authentication':{'type':'bearer','token':'t','disabled':true}}"));
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const Request& request = contents->requests.at(0).request;
        QVERIFY(fieldNamed(request.headers, u"X-All"_s)->enabled);
        QVERIFY(!fieldNamed(request.headers, u"X-Off"_s)->enabled);
        QVERIFY(!fieldNamed(request.headers, u"X-Own"_s)->enabled);
        QVERIFY(!fieldNamed(request.params, u"p"_s)->enabled);
        QVERIFY(request.body.form == (Fields{{u"a"_s, u"1"_s}, {u"b"_s, u"2"_s, false}, {u"f"_s, u"@x.txt"_s, false}}));
        QCOMPARE(lines(contents->warnings).filter(u"authentication is switched off"_s).size(), 1);
        QCOMPARE(roundTrip(*contents), QString());
    }

    void datesAndNumbersStayAsTheyStand()
    {
        const auto contents = fromYaml(versionFive("  - {url: 'http://x', name: R, method: GET, parameters: [{name: d, "
                                                   "value: 2024-01-01}, {name: n, value: 42}]}\n"));
        QCOMPARE(contents->requests.at(0).request.params[0].value, u"2024-01-01"_s);
        QCOMPARE(contents->requests[0].request.params[1].value, u"42"_s);
    }

    void tagsAreTurnedIntoVariables()
    {
        const auto contents = fromYaml(versionFive(
            "  - {url: \"http://x/{% uuid 'v4' %}\", name: R, method: GET, parameters: [{name: a, value: \"{% now "
            "'iso-8601', '' %}\"}, {name: b, value: \"{{ _['odd name'] }}\"}, {name: c, value: \"{% response 'body', "
            "'req' "
            "%}\"}, {name: d, value: \"{% faker 'randomFirstName' %}\"}]}\n"));
        const Request& request = contents->requests.at(0).request;
        QCOMPARE(request.url, u"http://x/{{$guid}}"_s);
        QCOMPARE(request.params[0].value, u"{{$isoTimestamp}}"_s);
        QCOMPARE(request.params[1].value, u"{{odd name}}"_s);
        QVERIFY(request.params[2].value.startsWith("{% response"_L1));
        QCOMPARE(request.params[3].value, u"{{$randomFirstName}}"_s);
        QCOMPARE(lines(contents->warnings).filter(u"kept as text"_s).size(), 1);
    }

    void workspacesOfOneFileBecomeFolders()
    {
        const auto contents = importedText(versionFour(
            "{'_id':'w1','_type':'workspace','name':'One'},{'_id':'w2','_type':'workspace','name':'Two'},"
            "{'_id':'e','_type':'environment','parentId':'w2','name':'Base','data':{'v':'1'},'kvPairData':[{'name':'v',"
            "'type':'secret','enabled':true},{'name':'off','value':'x','enabled':false}]},"
            "{'_id':'s','_type':'environment','parentId':'e','name':'Sub','data':{'v':'2'}},"
            "{'_id':'r','_type':'request','parentId':'w2','name':'R','method':'GET','url':'http://x'}"));
        QCOMPARE(contents->requests.at(0).folder, u"Two"_s);
        QCOMPARE(contents->folders.at(1).variables.size(), 2U);
        QVERIFY(contents->folders[1].variables[0].secret && !contents->folders[1].variables[1].enabled);
        QCOMPARE(contents->environments.at(0).name, u"Sub"_s);
    }

    void authIsSentOrKept()
    {
        const auto contents = importedText(versionFour(
            "{'_id':'a','_type':'request','name':'A','method':'GET','url':'http://x','authentication':{'type':'apikey',"
            "'key':'k','value':'{{ _.v }}','addTo':'queryParams'}},"
            "{'_id':'b','_type':'request','name':'B','method':'GET','url':'http://x','authentication':{'type':'oauth2',"
            "'grantType':'client_credentials','accessTokenUrl':'https://l/t','clientId':'me','clientSecret':'hush'}},"
            "{'_id':'c','_type':'request','name':'C','method':'GET','url':'http://x','authentication':{'type':'basic',"
            "'username':'u','password':'p','disabled':true}}"));
        QCOMPARE(toText(contents->requests.at(0).request.auth), u"query:k={{v}}"_s);
        QCOMPARE(toText(contents->requests[1].request.auth), u"oauth2:me:{{authClientSecret}}@https://l/t"_s);
        QCOMPARE(toText(contents->requests[2].request.auth), u"none"_s);
    }
};

QTEST_GUILESS_MAIN(InsomniaTest)
#include "insomnia.moc"
