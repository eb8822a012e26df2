// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreign.h"

#include "model/authtext.h"
#include "quoted.h"
#include "roundtrip.h"

#include <QJsonArray>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

/// A collection around these items, with further members.
QByteArray collection(const QByteArray& items, const QByteArray& more = {})
{
    return json("{'info':{'name':'C','schema':'https://schema.getpostman.com/json/collection/v2.1.0/"
                "collection.json'},") +
           more + json("'item':[") + items + "]}";
}

Request onlyRequest(const QByteArray& items, const QByteArray& more = {})
{
    const auto contents = importedText(collection(items, more));
    return contents && contents->requests.size() == 1 ? contents->requests[0].request : Request();
}

QString headerValue(const Request& request, const QString& name)
{
    const Field* header = fieldNamed(request.headers, name);
    return header == nullptr ? QString() : header->value;
}

}

/// Postman's collections and environments become requests, whatever state they are in.
class PostmanTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoCollectionIsRefusedWithItsPlace()
    {
        const auto broken =
            importedText("{\n  \"info\": {\"schema\": \"https://schema.getpostman.com/x\"},\n  \"item\": [,]}", nullptr,
                         u"c.json"_s);
        QVERIFY2(broken.error().message.contains("line 3, column 12"_L1), qPrintable(broken.error().message));
        const auto text = importedText("{\"info\":{\"name\":\"x\"},\n\"item\":\"text\"}");
        QVERIFY(text.error().message.contains("line 2, column 8"_L1));
        QVERIFY(!importedText(json("{'item':[{'name':'a','request':'http://x'}]}")));
        const auto old =
            importedText(json("{'id':'1','name':'x','order':[],'requests':[{'id':'2','url':'http://x'}]}"));
        QVERIFY(old.error().message.contains("v2.1"_L1));
    }

    void foldersStopOrReplaceTheInheritedAuth() // usebruno/bruno#4664, hoppscotch#4649, #4140
    {
        const auto contents = importedText(collection(
            json("{'name':'open','auth':{'type':'noauth'},'item':[{'name':'a','request':'http://x/a'}]},"
                 "{'name':'basic','auth':{'type':'basic','basic':[{'key':'username','value':'u'},{'key':'"
                 "password','value':'p'}]},"
                 "'item':[{'name':'b','request':{'method':'POST','url':'http://x/b'}}]},"
                 "{'name':'c','request':'http://x/c'},"
                 "{'name':'d','request':{'url':'http://x/d','auth':{'type':'noauth'}}}"),
            json("'auth':{'type':'bearer','bearer':[{'key':'token','value':'{{token}}','type':'string'}]},")));
        QCOMPARE(contents->requests.size(), 4U);
        const auto auth = [&](std::size_t i) {
            return toText(contents->requests[i].request.auth);
        };
        QCOMPARE(auth(0), u"none"_s);
        QCOMPARE(auth(1), u"basic:u:{{authPassword}}"_s);
        QCOMPARE(contents->secrets.at(0).value, u"p"_s);
        QCOMPARE(auth(2), u"bearer:{{token}}"_s);
        QCOMPARE(auth(3), u"none"_s);
    }

    void authKindsAreSentOrKept() // usebruno/bruno#4500, athrvk/vayu#207
    {
        const auto contents = importedText(collection(json(
            "{'name':'o','request':{'url':'http://"
            "x','auth':{'type':'oauth2','oauth2':{'grant_type':'client_credentials','clientId':'me','clientSecret':"
            "'hush','accessTokenUrl':'https://l/t','scope':'s','client_authentication':'body'}}}},"
            "{'name':'s','request':{'url':'http://"
            "x','auth':{'type':'awsv4','awsv4':[{'key':'region','value':'eu'},{'key':'secretKey','value':'hush'}]}}},"
            "{'name':'k','request':{'url':'http://"
            "x','auth':{'type':'apikey','apikey':[{'key':'key','value':'api_key'},{'key':'value','value':'{{k}}'},{'"
            "key':'in','value':'query'}]}}},"
            "{'name':'p','request':{'url':'http://"
            "x','auth':{'type':'oauth2','oauth2':{'grant_type':'password_credentials','clientSecret':'hush'}}}}")));
        QCOMPARE(contents->requests.size(), 4U);
        const Auth& oauth = contents->requests[0].request.auth;
        QCOMPARE(toText(oauth), u"oauth2-body:me:{{authClientSecret}}@https://l/t"_s);
        QCOMPARE(oauth.scope, u"s"_s);
        QCOMPARE(toText(contents->requests[1].request.auth), u"aws-sigv4::{{authSecretKey}}:eu:"_s);
        QCOMPARE(toText(contents->requests[2].request.auth), u"query:api_key={{k}}"_s);
        const QJsonObject kept = foreignParts(contents->requests[3].request).auth;
        QCOMPARE(kept.value("grant_type"_L1).toString(), u"password_credentials"_s);
        QCOMPARE(kept.value("clientSecret"_L1).toString(), u"{{oauth2.clientSecret}}"_s);
        QCOMPARE(contents->secrets.at(0).value, u"hush"_s);
        QCOMPARE(lines(contents->warnings).filter(u"not sent"_s).size(), 1);
        QCOMPARE(roundTrip(*contents), QString());
    }

    void wrappedCollectionsAndDumpsAreRead() // usebruno/bruno#2298
    {
        const QByteArray inner = collection(json("{'name':'a','request':'http://x/a'}"));
        QCOMPARE(importedText(json("{'collection':") + inner + "}")->requests.size(), 1U);
        const auto dump = importedText(json("{'version':1,'collections':[") + inner + "," + inner +
                                       json("],'environments':[{'name':'E','values':[{'key':'a','value':1}]}]}"));
        QCOMPARE(dump->requests.size(), 2U);
        QCOMPARE(dump->requests[1].folder, u"C 2"_s);
        QCOMPARE(dump->environments.at(0).variables.at(0).value, u"1"_s);
    }

    void valuesOfAnyKindAreRead() // hoppscotch#6132, #5755; usebruno/bruno#5686, #6127
    {
        const auto contents = importedText(collection(
            json("{'name':'a','request':{'method':'post','header':[{'key':'Accept','value':['a','b']},{'key':'N'"
                 ",'value':5},null,'X: y'],'url':'http://x'}},"
                 "{'name':'b','request':{'method':'PUT','header':null,'body':null,'url':null}},"
                 "{'name':'c'}, {'name':'d','request':null}, 7,"
                 "{'name':'e','request':{'method':'GET','header':'A: b\\nC: d','url':{'raw':'http://x/e'}}}")));
        QCOMPARE(contents->requests.size(), 3U);
        QCOMPARE(contents->skipped, 3);
        const Request& first = contents->requests[0].request;
        QCOMPARE(first.method, u"POST"_s);
        QCOMPARE(headerValue(first, u"accept"_s), u"a, b"_s);
        QCOMPARE(headerValue(first, u"n"_s), u"5"_s);
        QCOMPARE(headerValue(first, u"x"_s), u"y"_s);
        QCOMPARE(headerValue(contents->requests[2].request, u"C"_s), u"d"_s);
    }

    void nestedFoldersKeepTheirVariables() // hoppscotch#4171
    {
        const auto contents = importedText(collection(
            json("{'name':'1','variable':[{'key':'v','value':'one'}],'item':[{'name':'2/x','item':[{'name':'3','item':"
                 "[{'name':'r','request':'http://x'}]}]}]}")));
        QCOMPARE(contents->requests.at(0).folder, u"1/2 x/3"_s);
        QCOMPARE(contents->folders.size(), 3U);
        QCOMPARE(contents->folders[0].variables.at(0).value, u"one"_s);
    }

    void versionTwoPointZeroIsRead() // Kong/insomnia#8188
    {
        const auto contents = importedText(json(
            "{'info':{'name':'old','schema':'https://schema.getpostman.com/json/collection/v2.0.0/collection.json'},"
            "'item':[{'name':'a','request':{'method':'GET','url':'http://x/"
            "a?b=c','auth':{'type':'bearer','bearer':{'token':'{{t}}'}}}}]}"));
        const Request& request = contents->requests.at(0).request;
        QCOMPARE(request.url, u"http://x/a"_s);
        QCOMPARE(request.params.at(0).value, u"c"_s);
        QCOMPARE(toText(request.auth), u"bearer:{{t}}"_s);
    }

    void theQueryKeepsItsBytes()
    {
        const auto urlOf = [](const QByteArray& raw) {
            return onlyRequest(json("{'name':'a','request':{'url':{'raw':'") + raw + json("'}}}"));
        };
        QCOMPARE(urlOf("https://x/a?b=c%20d&e={{f}}").params.size(), 2U);
        QCOMPARE(urlOf("https://x/a?b=c%20d&e={{f}}").params[0].value, u"c d"_s);
        QCOMPARE(urlOf("https://x/a?b=c+d&e=1").url, u"https://x/a?b=c+d&e=1"_s);
        QCOMPARE(urlOf("https://x/a?b&c=").url, u"https://x/a?b&c="_s);
        QCOMPARE(urlOf("localhost:4042/1").url, u"http://localhost:4042/1"_s);
        QCOMPARE(urlOf("https://x/get?foo=\\nbar\\n").params.at(0).value, u"\nbar"_s);
        const Request pieces =
            onlyRequest(json("{'name':'a','request':{'url':{'raw':' "
                             "','protocol':'https','host':['a','b'],'port':'1','path':['p',{'value':'q'}],"
                             "'query':[{'key':'x','value':'1'},{'key':'y','value':'2','disabled':true}]}}}"));
        QCOMPARE(pieces.url, u"https://a.b:1/p/q"_s);
        QCOMPARE(pieces.params.size(), 2U);
        QVERIFY(!pieces.params[1].enabled);
    }

    void pathVariablesBecomeVariables()
    {
        const Request request = onlyRequest(json("{'name':'a','request':{'url':{'raw':'{{base}}/:id/x/:own/"
                                                 ":none?q=:id','variable':[{'key':'id','value':'7'},"
                                                 "{'key':'own','value':'{{own}}'},{'key':'none','value':null}]}}}"));
        QCOMPARE(request.url, u"{{base}}/{{id}}/x/{{own}}/:none?q=:id"_s);
        QCOMPARE(request.variables.size(), 1U);
        QCOMPARE(request.variables[0].value, u"7"_s);
    }

    void bodiesOfEveryKindAreRead()
    {
        const auto bodyOf = [](const QByteArray& body) {
            return onlyRequest(json("{'name':'a','request':{'method':'POST','url':'http://x','body':") + body + "}}");
        };
        QCOMPARE(bodyOf(json("{'mode':'raw','raw':'{\\'a\\':1}','options':{'raw':{'language':'json'}}}")).body.kind,
                 Body::Kind::Json);
        const Request xml = bodyOf(json("{'mode':'raw','raw':'<a/>','options':{'raw':{'language':'xml'}}}"));
        QCOMPARE(headerValue(xml, u"Content-Type"_s), u"application/xml"_s);
        QCOMPARE(bodyOf(json("{'mode':'raw','raw':''}")).body.kind, Body::Kind::None);
        const Request form = bodyOf(json(
            "{'mode':'urlencoded','urlencoded':[{'key':'a','value':'b c'},{'key':'d','value':null,'disabled':true}]}"));
        QCOMPARE(form.body.form.size(), 2U);
        QVERIFY(!form.body.form[1].enabled);
        const Request graph =
            bodyOf(json("{'mode':'graphql','graphql':{'query':'{ a }','variables':'{\\'n\\': {{n}}}'}}"));
        QCOMPARE(graph.body.text, QByteArray(json("{'query':'{ a }','variables':{'n': {{n}}}}")));
        QCOMPARE(bodyOf(json("{'mode':'file','file':{'src':'./a.bin'}}")).body.file, u"./a.bin"_s);
        const Request parts = bodyOf(json("{'mode':'formdata','formdata':[{'key':'a','value':'1','type':'text'},"
                                          "{'key':'off','value':'@2','contentType':'a/b','disabled':true},"
                                          "{'key':'f','type':'file','src':'/x/y.txt'}]}"));
        QCOMPARE(headerValue(parts, u"Content-Type"_s), u"multipart/form-data"_s);
        QCOMPARE(parts.body.form.size(), 3U);
        QCOMPARE(parts.body.form[0].value, u"1"_s);
        QCOMPARE(parts.body.form[1].value, u"\"@2\";type=a/b"_s);
        QVERIFY(!parts.body.form[1].enabled);
        QCOMPARE(parts.body.form[2].value, u"@/x/y.txt"_s);
    }

    /// Where a part cannot stand in a form the body is written out; what is switched off must not be sent with it.
    void aPartThatIsSwitchedOffIsNotWrittenOut()
    {
        const auto contents = importedText(collection(
            json("{'name':'R','request':{'method':'POST','url':'http://x','body':{'mode':'formdata','formdata':["
                 "{'key':'q\\u0000','value':'1'},{'key':'off','value':'hush','disabled':true}]}}}")));
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const Body& body = contents->requests.at(0).request.body;
        QCOMPARE(body.kind, Body::Kind::Text);
        QVERIFY2(!body.text.contains("hush"), body.text.constData());
        QCOMPARE(lines(contents->warnings).filter(u"switched off"_s).size(), 1);
    }

    void aGetHasNoBodyUnlessItIsAskedFor()
    {
        const QByteArray body = json("'request':{'method':'GET','url':'http://x','body':{'mode':'raw','raw':'x'}}");
        QCOMPARE(onlyRequest(json("{'name':'a',") + body + "}").body.kind, Body::Kind::None);
        QCOMPARE(onlyRequest(json("{'name':'a','protocolProfileBehavior':{'disableBodyPruning':true},") + body + "}")
                     .body.kind,
                 Body::Kind::Text);
    }

    void theLastEnabledVariableWins()
    {
        const auto contents =
            importedText(json("{'name':'E','_postman_variable_scope':'environment','values':[{'key':'d','value':'1'},{'"
                              "key':'d','value':'2'},"
                              "{'key':'d','value':'3','enabled':false},{'key':'off','value':'x','enabled':false},"
                              "{'key':'s','value':'hush','type':'secret'}]}"));
        const Environment& environment = contents->environments.at(0);
        QCOMPARE(environment.variables.size(), 3U);
        QCOMPARE(environment.variables[0].value, u"2"_s);
        QVERIFY(!environment.variables[1].enabled);
        QVERIFY(environment.variables[2].secret && environment.variables[2].value.isEmpty());
        QCOMPARE(contents->secrets.at(0).value, u"hush"_s);
    }

    void scriptsAndDescriptionsAreKeptAsText()
    {
        const auto contents = importedText(
            collection(json("{'name':'a','event':[{'listen':'test','script':{'exec':['one','two']}},"
                            "{'listen':'prerequest','script':{'exec':'pm.x()'}}],"
                            "'request':{'url':'http://x','description':{'content':'what','type':'text/markdown'}},"
                            "'response':[{'name':'ok'}]}"),
                       json("'event':[{'listen':'test','script':{'exec':['all']}}],")));
        const ForeignParts parts = foreignParts(contents->requests.at(0).request);
        QCOMPARE(parts.postScript, u"one\ntwo"_s);
        QCOMPARE(parts.preScript, u"pm.x()"_s);
        QCOMPARE(parts.description, u"what"_s);
        QCOMPARE(lines(contents->warnings).filter(u"never run"_s).size(), 1);
        QCOMPARE(lines(contents->warnings).filter(u"example"_s).size(), 1);
    }

    void keysBecomeTheContract()
    {
        const Request sent = onlyRequest(json("{'name':'a','request':{'method':'POST','url':'http://"
                                              "x','header':[{'key':'Idempotency-Key','value':'{{$guid}}'}]}}"));
        QCOMPARE(sent.contract.placement.name, u"Idempotency-Key"_s);
        QCOMPARE(headerValue(sent, u"Idempotency-Key"_s), u"{{key}}"_s);
        const auto offered =
            importedText(collection(json("{'name':'a','request':{'method':'POST','url':'http://"
                                         "x','header':[{'key':'Idempotency-Key','value':'','disabled':true}]}}")));
        QVERIFY(offered->requests.at(0).offeredKey);
    }

    void whatPostmanHasNoWordForIsExportedAndReadBack()
    {
        ImportedContents contents;
        contents.name = u"Mine"_s;
        contents.variables = {{u"baseUrl"_s, u"http://x"_s}, {u"token"_s, u"hush"_s, true, true}};
        contents.environments = {{u"Local"_s, {{u"a"_s, u"b"_s}}, true, {}}};
        Request request;
        request.name = u"Pay"_s;
        request.url = u"{{baseUrl}}/pay/{{id}}?raw=a+b"_s;
        request.params = {{u"q"_s, u"a b"_s}, {u"off"_s, u"x y"_s, false}};
        request.variables = {{u"id"_s, u"{{$guid}}"_s}};
        request.body = {Body::Kind::Text, "[not json", {}, {}};
        request.transport.totalTimeoutMs = 5;
        request.contract.identity = u"$.id"_s;
        request.scenarios.resize(1);
        request.scenarios[0].attempts = 10;
        contents.requests = {{request, u"In/Deep"_s}};
        const auto text = exportAs(*formatNamed(u"postman"_s).value(), contents);
        QVERIFY(text && !text->contains("hush"));
        QVERIFY(text->contains("\"Idempotency-Key\"") && text->contains(":id"));
        const auto again = importedText(*text);
        QVERIFY2(again->requests.at(0).request.contract == request.contract, "contract");
        QVERIFY(again->requests[0].request.scenarios == request.scenarios);
        QVERIFY(again->requests[0].request.transport == request.transport);
        QVERIFY(again->requests[0].request.variables == request.variables);
        QVERIFY(again->requests[0].request.headers.empty());
        QVERIFY(again->requests[0].request.body == request.body);
        QCOMPARE(again->requests[0].folder, u"In/Deep"_s);
        QVERIFY(again->environments == contents.environments);
        QCOMPARE(again->variables.size(), 2U);
        QCOMPARE(again->name, u"Mine"_s);
    }

    void anImportCanBeCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto source = ImportSource::fromBytes(collection(json("{'name':'a','request':'http://x'}")));
        QCOMPARE(importFrom(source, nullptr, {stop.get_token(), {}}).error().code, ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(PostmanTest)
#include "postman.moc"
