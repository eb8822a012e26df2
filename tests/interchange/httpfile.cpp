// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/rendering.h"

#include <algorithm>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

bool warnsOf(const ImportedContents& contents, const QString& words)
{
    const QStringList all = lines(contents.warnings);
    return std::any_of(all.begin(), all.end(), [&](const QString& line) { return line.contains(words); });
}

Result<ImportedContents> read(const QByteArray& text)
{
    return importedText(text, "http", u"x.http"_s);
}

Request single(const QByteArray& text)
{
    const auto contents = read(text);
    return contents && contents->requests.size() == 1 ? contents->requests[0].request : Request();
}

}

/// A .http or .rest file becomes its requests, in the dialects of three editors.
class HttpFileTest : public QObject
{
    Q_OBJECT

private slots:
    void theCorpusImportsWithItsCounts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("requests");
        for (const GoldenFile& file : goldenFiles(u"http"_s))
            QTest::newRow(qPrintable(file.path)) << file.path << file.count(u"request_lines"_s);
    }
    void theCorpusImportsWithItsCounts()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv");
        QFETCH(QString, path);
        QFETCH(int, requests);
        const auto contents = importedFile(sharedPath(u"corpus/"_s + path));
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        QStringList urls;
        for (const FiledRequest& filed : contents->requests)
            urls += filed.request.method + u' ' + filed.request.url;
        QVERIFY2(static_cast<int>(contents->requests.size()) == requests,
                 qPrintable((urls + lines(contents->warnings)).join(u'\n')));
    }

    void everyCorpusFileComesBackFromItsExport_data() { theCorpusImportsWithItsCounts_data(); }
    void everyCorpusFileComesBackFromItsExport()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv");
        QFETCH(QString, path);
        const auto first = importedFile(sharedPath(u"corpus/"_s + path));
        const auto text = exportAs(**formatNamed(u"http"_s), *first);
        const auto again = importedText(*text, "http");
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE(again->requests.size(), first->requests.size());
        for (std::size_t i = 0; i < first->requests.size(); ++i)
            QVERIFY2(again->requests[i].request == first->requests[i].request,
                     qPrintable(first->requests[i].request.name));
    }

    /// Bug reports of other tools (IMPORTS.md §3.7), as small inputs.
    void whatOthersGotWrong()
    {
        QCOMPARE(
            onTheWire(*read("POST http://h/\nContent-Type: application/x-www-form-urlencoded\n\na=1\n&b=2\n"))->body,
            "a=1&b=2");
        const auto variable = read("POST http://h/\n\nhello\n\n@x = 1\n");
        QCOMPARE(variable->requests[0].request.body.text, "hello");
        QCOMPARE(variable->variables[0].value, u"1"_s);
        QCOMPARE(single("POST http://h/\nContent-Type: application/json\n\n# note\n{\"a\":1}\n").body.text,
                 "{\"a\":1}");
        QCOMPARE(single("GET http://h/x HTTP/1.1\n").url, u"http://h/x"_s);
        QCOMPARE(read("###\nGET http://h/\n###\n\n###\n")->requests.size(), 1U);
        QCOMPARE(single("POST http://h/\nContent-Type: application/json\n\n{\n\n \"a\": 1\n}\n").body.text,
                 "{\n\n \"a\": 1\n}");
        QVERIFY(!importedText("A manual\n========\n\nSome prose about GET requests.\n", nullptr, u"manual.rest"_s));
    }

    void linesGoOnAndVersionsAreNoUrl()
    {
        QCOMPARE(single("GET https://h.test/comments\n    ?page=2\n    &size=1\nAccept: a/b\n").url,
                 u"https://h.test/comments?page=2&size=1"_s);
        QCOMPARE(single("http://h.test/\n    api\n    /get\n").url, u"http://h.test/api/get"_s);
        const Request relative = single("GET /api?x=1 HTTP/1.1\nHost: h.test:81\n");
        QCOMPARE(relative.url, u"http://h.test:81/api?x=1"_s);
        QVERIFY(relative.headers.empty());
    }

    void namesComeFromTitlesDirectivesAndComments()
    {
        const auto contents =
            read("### Pay\nGET http://h/1\n###\n# @name list\nGET http://h/2\n###\n// Look\nGET http://h/3\n");
        QCOMPARE(contents->requests[0].request.name, u"Pay"_s);
        QCOMPARE(contents->requests[1].request.name, u"list"_s);
        QCOMPARE(contents->requests[2].request.name, u"Look"_s);
    }

    void aVariableSetAnewHoldsForWhatComesBehind()
    {
        const auto contents = read("@id = 1\nGET http://h/{{id}}\n###\n@id = 2\nGET http://h/{{id}}\n");
        QCOMPARE(onTheWire(*contents, 0)->url, "http://h/1");
        QCOMPARE(onTheWire(*contents, 1)->url, "http://h/2");
    }

    void scriptsAreKeptAndNeverSent()
    {
        const auto contents = read("< {% a() %}\nPOST http://h/\n\nhello\n\n> {%\n client.log(1);\n%}\n<> old.json\n");
        QCOMPARE(contents->requests[0].request.body.text, "hello");
        QVERIFY(contents->requests[0].request.unknownMembers.contains("imported"_L1));
        QVERIFY(warnsOf(*contents, u"never run"_s));
    }

    void filesAreReadOnlyWhereAllowed()
    {
        const auto contents = read("POST http://h/\n\n< ./body.json\n");
        QVERIFY(contents->requests[0].request.body.kind == Body::Kind::File);
        QCOMPARE(contents->requests[0].request.body.file, u"./body.json"_s);
        QVERIFY(warnsOf(*contents, u"was not read"_s));
    }

    void multipartHasTheLineEndsOfHttp()
    {
        const auto contents = read("POST http://h/\nContent-Type: multipart/form-data; boundary=W\n\n--W\n"
                                   "Content-Disposition: form-data; name=\"a\"\n\n1\n--W--\n");
        QCOMPARE(onTheWire(*contents)->body, "--W\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--W--\r\n");
    }

    void partsOfAFormComeBack()
    {
        ImportedContents first;
        first.requests.resize(1);
        Request& request = first.requests[0].request;
        request.name = u"a"_s;
        request.url = u"http://h/"_s;
        request.headers = {{u"Content-Type"_s, u"multipart/form-data"_s}};
        request.body = {Body::Kind::Form,
                        {},
                        {{u"a"_s, u"1;type=text/plain"_s}, {u"f"_s, u"@x.bin"_s}, {u"off"_s, u"2"_s, false}},
                        {}};
        for (const QString& type : {u"multipart/form-data"_s, u"multipart/form-data; boundary=B"_s}) {
            request.headers[0].value = type;
            for (const char* format : {"http", "har", "postman", "idemscope"}) {
                const auto text = exportAs(**formatNamed(QLatin1StringView(format)), first);
                const auto again = importedText(*text, format);
                QVERIFY2(again && again->requests.at(0).request == request, text->constData());
            }
        }
        const auto command = exportAs(**formatNamed(u"curl"_s), first);
        QVERIFY2(command->contains("--form 'f=@x.bin'"), command->constData());
        QCOMPARE(importedText(*command)->requests.at(0).request.body.form.size(), 2U);
    }

    void graphQlBecomesItsJson()
    {
        const Request request =
            single("POST http://h/graphql\nX-REQUEST-TYPE: GraphQL\n\nquery { a }\n\n{\"n\": 12345678901234567890}\n");
        QCOMPARE(request.body.text, R"({"query":"query { a }","variables":{"n": 12345678901234567890}})");
        QVERIFY(request.headers.empty() || fieldNamed(request.headers, u"X-REQUEST-TYPE"_s) == nullptr);
    }

    void curlLinesAndPasswordsAreUnderstood()
    {
        QCOMPARE(single("curl https://h.test/1 -X DELETE\n").method, u"DELETE"_s);
        const auto contents = read("GET http://h/\nAuthorization: Basic me:hush\n");
        QCOMPARE(contents->secrets[0].value, QString::fromLatin1(QByteArray("me:hush").toBase64()));
    }

    void whatOnlyOtherToolsDoIsSaid()
    {
        const auto contents = read("# @prompt code\nGET http://h/{{login.response.body.$.id}}\n###\nGRPC h/x\n###\n"
                                   "Accept: a/b\n###\nGET /relative\n");
        QCOMPARE(contents->requests.size(), 2U);
        QCOMPARE(contents->skipped, 2);
        for (const QString& words : {u"“code”"_s, u"login.response"_s, u"“GRPC”"_s, u"no request line"_s, u"no host"_s})
            QVERIFY2(warnsOf(*contents, words), qPrintable(words));
    }

    void privateEnvironmentsAreSecret()
    {
        const auto contents = importedText(R"({"dev":{"host":"h","n":7},"$shared":{"v":"1"}})", nullptr,
                                           u"http-client.private.env.json"_s);
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const Environment& dev = contents->environments[0];
        QCOMPARE(dev.variables.size(), 3U);
        QVERIFY(dev.variables[0].secret && dev.variables[0].value.isEmpty());
        QCOMPARE(contents->secrets[0].environment, u"dev"_s);
    }

    void aTypeThatTheBodyBringsAlongIsNoHeader()
    {
        ImportedContents first;
        first.requests.resize(3);
        const Body bodies[] = {{Body::Kind::Json, "{\"a\":1}", {}, {}},
                               {Body::Kind::Form, {}, {{u"a"_s, u"b"_s}}, {}},
                               {Body::Kind::Text, "a", {}, {}}};
        for (std::size_t i = 0; i < first.requests.size(); ++i) {
            Request& request = first.requests[i].request;
            request.name = QString::number(i);
            request.url = u"http://h/"_s;
            request.body = bodies[i];
        }
        for (const char* format : {"http", "har"}) {
            const auto text = exportAs(**formatNamed(QLatin1StringView(format)), first);
            const auto again = importedText(*text, format);
            for (std::size_t i = 0; i < first.requests.size(); ++i)
                QVERIFY2(again->requests.at(i).request == first.requests[i].request, text->constData());
        }
    }

    void bodiesThatABlockCannotHoldTravelBesideIt()
    {
        const auto first =
            importedText("curl http://h/ -H 'Content-Type: text/plain' --data-binary $'  # a\\r\\n### b\\n> c\\n'");
        const auto text = exportAs(**formatNamed(u"http"_s), *first);
        const auto again = importedText(*text, "http");
        QVERIFY2(again, text->constData());
        QCOMPARE(again->requests.at(0).request.body.text, first->requests[0].request.body.text);
    }
};

QTEST_GUILESS_MAIN(HttpFileTest)
#include "httpfile.moc"
