// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreign.h"
#include "quoted.h"
#include "roundtrip.h"

#include "model/authtext.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

Result<ImportedContents> fromBru(const QByteArray& text)
{
    return importedText(text, nullptr, u"Request.bru"_s);
}

/// A POST with this body block.
Request withBody(const QByteArray& mode, const QByteArray& block)
{
    const auto contents = fromBru("meta {\n  name: R\n  type: http\n}\n\npost {\n  url: http://x\n  body: " + mode +
                                  "\n  auth: none\n}\n\n" + block);
    return contents ? contents->requests.at(0).request : Request();
}

/// The requests that Bruno's own test collection holds: .bru files with a method's block.
int requestsIn(const QString& folder)
{
    static const QRegularExpression method(u"^(get|post|put|delete|patch|options|head|http) \\{"_s,
                                           QRegularExpression::MultilineOption);
    int count = 0;
    for (QDirIterator files(folder, {u"*.bru"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        count += method.match(QString::fromUtf8(readFile(files.next()).value())).hasMatch();
    return count;
}

}

/// Bruno's folders, files and exports become requests; nothing of them is ever written.
class BrunoTest : public QObject
{
    Q_OBJECT

private slots:
    void itsOwnTestCollectionIsRead()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/bruno");
        const QString folder = sharedPath(u"corpus/bruno/bruno-tests-collection"_s);
        const auto contents = importedFile(folder);
        QVERIFY2(contents.has_value(), contents ? "" : qPrintable(contents.error().message));
        QCOMPARE(int(contents->requests.size()), requestsIn(folder));
        QCOMPARE(contents->skipped, 0);
        QCOMPARE(contents->environments.size(), 2U);
        QVERIFY(contents->folders.size() > 15);
        QCOMPARE(roundTrip(*contents), QString());
    }

    void filesOfTheCorpusAreRead()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/bruno");
        const QString folder = sharedPath(u"corpus/bruno/"_s);
        const auto request = importedFile(folder + u"request.bru"_s);
        QCOMPARE(request->requests.size(), 1U);
        QCOMPARE(request->requests[0].request.name, u"Send Bulk SMS"_s);
        QCOMPARE(fieldNamed(request->requests[0].request.params, u"nested escaped \"quote\""_s)->value,
                 u"is allowed"_s);
        QCOMPARE(importedFile(folder + u"annotations.bru"_s)->variables.size(), 2U);
        QCOMPARE(importedFile(folder + u"collection.bru"_s)->variables.size(), 2U);
        const auto open = importedFile(folder + u"descriptions-collection.yml"_s);
        QCOMPARE(open->requests.size(), 2U);
        QCOMPARE(open->folders.at(0).variables.size(), 3U);
        QCOMPARE(open->environments.at(0).variables.size(), 3U);
        const Fields& parts = open->requests[0].request.body.form;
        QVERIFY(std::any_of(parts.begin(), parts.end(),
                            [](const Field& part) { return part.value.contains("alice@example.com"_L1); }));
        QCOMPARE(roundTrip(*open), QString());
        const auto exported = importedFile(folder + u"bruno-testbench.json"_s);
        QVERIFY(exported->requests.size() > 50);
        QCOMPARE(roundTrip(*exported), QString());
    }

    void textsInQuotesKeepTheirType() // usebruno/bruno#6527, #5951, #4140, #4457
    {
        const Request request =
            withBody("multipartForm", "body:multipart-form {\n  a: '''\n    {\n      \"x\": 1\n    }\n  ''' "
                                      "@contentType(application/json)\n  b: two @contentType(text/plain)\n}\n");
        QCOMPARE(fieldNamed(request.body.form, u"a"_s)->value, u"{\n  \"x\": 1\n};type=application/json"_s);
        QCOMPARE(fieldNamed(request.body.form, u"b"_s)->value, u"two;type=text/plain"_s);
    }

    void whatIsSwitchedOffStaysOff()
    {
        const Request bru = withBody("multipartForm", "headers {\n  ~X-Off: 1\n}\nbody:multipart-form {\n  a: 1\n"
                                                      "  ~b: 2\n  ~f: @file(x.txt)\n}\n");
        QVERIFY(!fieldNamed(bru.headers, u"X-Off"_s)->enabled);
        const auto contents = importedText(json(
            "{'name':'C','version':'1','items':[{'type':'http','name':'R','request':{'method':'POST','url':"
            "'http://x/:id','headers':[{'name':'X-Off','value':'1','enabled':false}],'params':[{'name':'id','value':"
            "'7','type':'path','enabled':false},{'name':'q','value':'1','type':'query','enabled':false}],"
            "'body':{'mode':'multipartForm','multipartForm':[{'type':'text','name':'a','value':'1','enabled':true},"
            "{'type':'text','name':'b','value':'2','enabled':false},{'type':'file','name':'f','value':['x.txt'],"
            "'enabled':false}]}}}]}"));
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const Request& exported = contents->requests.at(0).request;
        QVERIFY(!fieldNamed(exported.headers, u"X-Off"_s)->enabled);
        QVERIFY(!fieldNamed(exported.params, u"q"_s)->enabled);
        QCOMPARE(exported.url, u"http://x/:id"_s);
        QVERIFY(!fieldNamed(exported.variables, u"id"_s)->enabled);
        const Fields parts{{u"a"_s, u"1"_s}, {u"b"_s, u"2"_s, false}, {u"f"_s, u"@x.txt"_s, false}};
        QVERIFY(bru.body.form == parts);
        QVERIFY(exported.body.form == parts);
        QCOMPARE(roundTrip(*contents), QString());
    }

    void jsonIsAValueToo() // usebruno/bruno#1692
    {
        const Request request =
            withBody("multipartForm", "body:multipart-form {\n  body: {\n    \"a\": 1\n  }\n  c: d\n}\n");
        QCOMPARE(request.body.form.at(0).value, u"{\n  \"a\": 1\n}"_s);
        QCOMPARE(request.body.form.at(1).name, u"c"_s);
    }

    void scriptsAreNotTakenForBlocks() // usebruno/bruno#355
    {
        const auto contents =
            fromBru("meta {\n  name: R\n}\nget {\n  url: http://x/:id?a=1\n}\nparams:query {\n  a: 1\n  ~b: 2\n"
                    "}\nparams:path {\n  id: 7\n}\nscript:pre-request {\n  const o = {\n    method: \"POST\"\n"
                    "  };\n  get {\n  }\n}\ntests {\n  t();\n}\ndocs {\n  # Why\n}\n");
        const Request& request = contents->requests.at(0).request;
        QCOMPARE(request.method, u"GET"_s);
        QCOMPARE(request.url, u"http://x/{{id}}"_s);
        QCOMPARE(request.params.size(), 2U);
        QVERIFY(!request.params[1].enabled);
        QVERIFY(foreignParts(request).preScript.contains("method: \"POST\""_L1));
        QCOMPARE(foreignParts(request).postScript, u"t();"_s);
        QCOMPARE(foreignParts(request).description, u"# Why"_s);
    }

    void tagsMayStandInOneLine() // usebruno/bruno#7715
    {
        QVERIFY(fromBru("meta {\n  name: R\n  tags: a, b\n}\nget {\n  url: http://x\n}\n"));
        QVERIFY(fromBru("meta {\n  name: R\n  tags: [\n    a\n    b\n  ]\n}\nget {\n  url: http://x\n}\n"));
    }

    void blocksNobodyKnowsAreLeftAlone() // bruno-ide-extensions#39
    {
        const auto contents =
            fromBru("meta {\n  name: R\n}\nget {\n  url: http://x\n}\nexample {\n  name: ok\n  response: {\n"
                    "    status: {\n      code: 200\n    }\n  }\n}\nnew:thing {\n  anything at all\n}\n");
        QCOMPARE(contents->requests.size(), 1U);
    }

    void aBadFileIsShownAndNothingElseIsLost() // usebruno/bruno#5225
    {
        const QTemporaryDir dir;
        const QByteArray bad = "meta {\n  name: Bad\n}\nget {\n  url: http://x\n}\nparams:query {\n  q: a\nb\n}\n";
        const auto write = [&](const QString& name, const QByteArray& text) {
            QVERIFY(QDir(dir.path()).mkpath(QFileInfo(name).path()));
            QVERIFY(writeFile(dir.filePath(name), text));
        };
        write(u"bruno.json"_s, json("{'version':'1','name':'Mine','type':'collection'}"));
        write(u"collection.bru"_s,
              "auth {\n  mode: bearer\n}\nauth:bearer {\n  token: {{t}}\n}\nheaders {\n  X-All: 1\n}\n");
        write(u"Bad.bru"_s, bad);
        write(u"in/folder.bru"_s,
              "meta {\n  name: In side\n}\nauth {\n  mode: none\n}\nvars:pre-request {\n  v: 1\n}\n");
        write(u"in/Open.bru"_s, "meta {\n  name: Open\n  seq: 2\n}\nget {\n  url: http://x\n  auth: inherit\n}\n");
        write(u"Good.bru"_s,
              "meta {\n  name: Good\n  seq: 1\n}\nget {\n  url: {{process.env.HOST}}/a\n  auth: inherit\n}\n");
        write(u"environments/Test.bru"_s, "vars {\n  host: x\n}\nvars:secret [\n  t,\n  ~u\n]\n");
        const auto contents = importedFile(dir.path());
        QCOMPARE(contents->name, u"Mine"_s);
        QCOMPARE(contents->skipped, 1);
        QVERIFY2(lines(contents->warnings).join(u'\n').contains("Bad.bru: line 9, column 1"_L1),
                 qPrintable(lines(contents->warnings).join(u'\n')));
        QCOMPARE(*readFile(dir.filePath(u"Bad.bru"_s)), bad);
        QCOMPARE(contents->requests.size(), 2U);
        const auto named = [&](const QString& name) -> const FiledRequest& {
            return contents->requests[0].request.name == name ? contents->requests[0] : contents->requests[1];
        };
        QCOMPARE(named(u"Good"_s).request.url, u"{{$processEnv HOST}}/a"_s);
        QCOMPARE(toText(named(u"Good"_s).request.auth), u"bearer:{{t}}"_s);
        QCOMPARE(toText(named(u"Open"_s).request.auth), u"none"_s);
        QVERIFY(fieldNamed(named(u"Open"_s).request.headers, u"X-All"_s) != nullptr);
        QCOMPARE(named(u"Open"_s).folder, u"In side"_s);
        const Environment& environment = contents->environments.at(0);
        QCOMPARE(environment.variables.size(), 3U);
        QVERIFY(environment.variables[1].secret && !environment.variables[2].enabled);
    }

    void faultsNameLineAndColumn()
    {
        const auto messageOf = [](const QByteArray& text) {
            const auto contents = fromBru(text);
            return contents ? QString() : contents.error().message;
        };
        QVERIFY(messageOf("meta {\n  name: R\n").contains("line 1, column 1"_L1));
        QVERIFY(messageOf("get {\n  url\n}\n").contains("line 2, column 3"_L1));
        QVERIFY(messageOf("nonsense\n").contains("line 1, column 1"_L1));
        QVERIFY(messageOf("headers {\n  a: '''\n  x\n}\n").contains("line 2"_L1));
    }

    void bodiesOfEveryKindAreRead()
    {
        QCOMPARE(withBody("json", "body:json {\n  {\n    \"a\": {{n}}\n  }\n}\n").body.text,
                 QByteArray("{\n  \"a\": {{n}}\n}"));
        QCOMPARE(fieldNamed(withBody("xml", "body:xml {\n  <a/>\n}\n").headers, u"Content-Type"_s)->value,
                 u"application/xml"_s);
        QCOMPARE(withBody("formUrlEncoded", "body:form-urlencoded {\n  a: 1\n  ~b: 2\n}\n").body.form.size(), 2U);
        QCOMPARE(withBody("graphql", "body:graphql {\n  { a }\n}\nbody:graphql:vars {\n  {\"n\": 1}\n}\n").body.text,
                 json("{'query':'{ a }','variables':{'n': 1}}"));
        QCOMPARE(withBody("file", "body:file {\n  file: @file(a/b.bin) @contentType(image/png)\n}\n").body.file,
                 u"a/b.bin"_s);
        QCOMPARE(withBody("none", "body:json {\n  {}\n}\n").body.kind, Body::Kind::None);
        const Request files = withBody("multipartForm", "body:multipart-form {\n  f: @file(a.txt|b.txt)\n}\n");
        QCOMPARE(files.body.form.at(1).value, u"@b.txt"_s);
    }
};

QTEST_GUILESS_MAIN(BrunoTest)
#include "bruno.moc"
