// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/rendering.h"

#include <algorithm>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

QByteArray logOf(const QByteArray& entries)
{
    return "{\"log\":{\"version\":\"1.2\",\"entries\":[" + entries + "]}}";
}

QByteArray entryOf(const QByteArray& request)
{
    return "{\"request\":" + request + "}";
}

QStringList names(const Fields& fields)
{
    QStringList result;
    for (const Field& field : fields)
        result += field.name;
    return result;
}

}

/// A capture of a browser or a proxy becomes requests that can be sent again.
class HarTest : public QObject
{
    Q_OBJECT

private slots:
    void theCorpusImportsWithItsCounts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("entries");
        for (const GoldenFile& file : goldenFiles(u"har"_s))
            QTest::newRow(qPrintable(file.path))
                << file.path << (file.measured.contains("single"_L1) ? 1 : file.count(u"entries"_s));
    }
    void theCorpusImportsWithItsCounts()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv");
        QFETCH(QString, path);
        QFETCH(int, entries);
        const auto contents = importedFile(sharedPath(u"corpus/"_s + path));
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        QCOMPARE(static_cast<int>(contents->requests.size()) + contents->skipped, entries);
        const bool hasEntryWithoutAddress = path.endsWith("insomnia-har-deep.json"_L1);
        QCOMPARE(contents->skipped, hasEntryWithoutAddress ? 1 : 0);
        for (const FiledRequest& filed : contents->requests)
            QVERIFY2(!names(filed.request.headers).join(u' ').contains(u':'), qPrintable(filed.request.name));
    }

    void everyCorpusFileComesBackFromItsExport_data() { theCorpusImportsWithItsCounts_data(); }
    void everyCorpusFileComesBackFromItsExport()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv");
        QFETCH(QString, path);
        const auto first = importedFile(sharedPath(u"corpus/"_s + path));
        for (const char* format : {"har", "idemscope"}) {
            const auto text = exportAs(**formatNamed(QLatin1StringView(format)), *first);
            const auto again = importedText(*text);
            QVERIFY2(again, again ? "" : qPrintable(again.error().message));
            QCOMPARE(again->requests.size(), first->requests.size());
            for (std::size_t i = 0; i < first->requests.size(); ++i)
                QVERIFY2(again->requests[i].request == first->requests[i].request &&
                             again->requests[i].folder == first->requests[i].folder,
                         qPrintable(first->requests[i].request.name));
            QVERIFY(again->variables == first->variables);
        }
    }

    /// hahwul/gori#888, reqable-app#1081
    void whatBelongsToTheConnectionIsLeftOut()
    {
        const auto contents = importedText(logOf(
            entryOf("{\"method\":\"GET\",\"url\":\"https://h.test/a\",\"headers\":["
                    "{\"name\":\":authority\",\"value\":\"h.test\"},{\"name\":\":method\",\"value\":\"GET\"},{\"name\":"
                    "\"Host\",\"value\":\"h.test\"},"
                    "{\"name\":\"Connection\",\"value\":\"keep-alive\"},{\"name\":\"Content-Length\",\"value\":\"3\"},"
                    "{\"name\":\"Accept\",\"value\":\"*/*\"}],\"httpVersion\":\"h3\"}")));
        QCOMPARE(names(contents->requests[0].request.headers), QStringList{u"Accept"_s});
    }

    /// HAR's URL has no fragment; what a person wrote comes back whole all the same.
    void fragmentsAndHeadersOfAConnectionComeBack_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<Fields>("params");
        QTest::newRow("plain") << u"https://h.test/a"_s << Fields();
        QTest::newRow("fragment") << u"https://h.test/a#top"_s << Fields();
        QTest::newRow("query") << u"https://h.test/a?x=1#top?y"_s << Fields();
        QTest::newRow("parameters") << u"https://h.test/a#top"_s << Fields{{u"p"_s, u"1"_s}, {u"q"_s, {}, false}};
        QTest::newRow("variable") << u"{{base}}/a#{{part}}"_s << Fields();
    }
    void fragmentsAndHeadersOfAConnectionComeBack()
    {
        QFETCH(QString, url);
        QFETCH(Fields, params);
        ImportedContents first;
        first.requests.resize(1);
        Request& request = first.requests[0].request;
        request.name = u"a"_s;
        request.method = u"GET"_s;
        request.url = url;
        request.params = params;
        request.headers = {{u"Host"_s, u"h.test"_s},
                           {u"Connection"_s, u"close"_s},
                           {u"TE"_s, u"trailers"_s},
                           {u"Upgrade"_s, u"x"_s, false}};
        for (const char* format : {"har", "http", "idemscope", "postman"}) {
            const auto text = exportAs(**formatNamed(QLatin1StringView(format)), first);
            const auto again = importedText(*text, format);
            QVERIFY2(again && again->requests.at(0).request == request, text->constData());
        }
        const auto har = JsonDocument::parse(*exportAs(**formatNamed(u"har"_s), first));
        const auto entry = har->root().member("log")->member("entries")->children().begin();
        QVERIFY(!(*entry).member("request")->member("url")->string().contains('#'));
    }

    /// Whoever changes the URL in the exported file means it.
    void aChangedUrlWinsOverItsOldFragment()
    {
        ImportedContents first;
        first.requests.resize(1);
        first.requests[0].request.name = u"a"_s;
        first.requests[0].request.url = u"https://h.test/a#top"_s;
        for (const char* format : {"har", "http"}) {
            QByteArray text = *exportAs(**formatNamed(QLatin1StringView(format)), first);
            const QByteArray sent = "https://h.test/a"; // behind what travels beside it
            text.replace(text.lastIndexOf(sent), sent.size(), "https://h.test/b");
            const auto again = importedText(text, format);
            QVERIFY2(again && again->requests.at(0).request.url == "https://h.test/b"_L1, text.constData());
        }
    }

    /// har-to-k6 issue 58
    void theQueryIsNotAddedTwice()
    {
        const auto contents =
            importedText(logOf(entryOf("{\"method\":\"GET\",\"url\":\"https://h.test/a?x=1&y=a%20b\","
                                       "\"queryString\":[{\"name\":\"x\",\"value\":\"1\"},{\"name\":\"y\",\"value\":"
                                       "\"a b\"},{\"name\":\"z\",\"value\":\"3\"}]}")));
        QCOMPARE(QString::fromUtf8(onTheWire(*contents)->url), u"https://h.test/a?x=1&y=a%20b&z=3"_s);
    }

    void textWinsOverParams()
    {
        const auto contents = importedText(logOf(
            entryOf("{\"method\":\"POST\",\"url\":\"https://h.test/a\",\"postData\":{"
                    "\"mimeType\":\"application/"
                    "x-www-form-urlencoded\",\"text\":\"a=1&b=2\",\"params\":[{\"name\":\"a\",\"value\":\"9\"}]}}")));
        QCOMPARE(onTheWire(*contents)->body, "a=1&b=2");
    }

    /// reqable-app#767
    void base64IsDecoded()
    {
        const auto contents = importedText(
            logOf(entryOf("{\"method\":\"POST\",\"url\":\"https://h.test/a\",\"postData\":{"
                          "\"mimeType\":\"application/json\",\"encoding\":\"base64\",\"text\":\"eyJhIjoxfQ==\"}}")));
        QCOMPARE(contents->requests[0].request.body.text, "{\"a\":1}");
        QVERIFY(contents->requests[0].request.body.kind == Body::Kind::Json);
    }

    /// httptoolkit#64, hyperjumptech/monika#297
    void headersAndBodyOfAPutAreThere()
    {
        const auto contents = importedText(entryOf(
            "{\"method\":\"put\",\"url\":\"https://h.test/a\",\"headers\":["
            "{\"name\":\"X-A\",\"value\":\"1\"}],\"postData\":{\"mimeType\":\"text/plain\",\"text\":\"hello\"}}"));
        const auto sent = onTheWire(*contents);
        QCOMPARE(sent->method, "PUT");
        QCOMPARE(sent->body, "hello");
        QCOMPARE(headerValue(sent->headers, "X-A"), "1");
    }

    void cookiesAndTokensAreKeptApart()
    {
        const auto contents =
            importedText(logOf(entryOf("{\"method\":\"GET\",\"url\":\"https://h.test/a\",\"headers\":["
                                       "{\"name\":\"Authorization\",\"value\":\"Bearer "
                                       "t0p\"}],\"cookies\":[{\"name\":\"sid\",\"value\":\"s3cret\"}]}")));
        const Request& request = contents->requests[0].request;
        QCOMPARE(fieldNamed(request.headers, u"Cookie"_s)->value, u"{{cookie}}"_s);
        QCOMPARE(fieldNamed(request.headers, u"Authorization"_s)->value, u"Bearer {{authorization}}"_s);
        QCOMPARE(contents->secrets.size(), 2U);
        const auto text = exportAs(**formatNamed(u"har"_s), *contents);
        QVERIFY(!text->contains("t0p") && !text->contains("s3cret"));
    }

    void entriesAreGroupedByPageOrHost()
    {
        const auto byHost = importedText(logOf(entryOf("{\"method\":\"GET\",\"url\":\"https://a.test/1\"}") + ',' +
                                               entryOf("{\"method\":\"GET\",\"url\":\"https://b.test/1\"}")));
        QCOMPARE(byHost->requests[1].folder, u"b.test"_s);
        const auto byPage =
            importedText("{\"log\":{\"pages\":[{\"id\":\"p\",\"title\":\"Shop / cart\"}],\"entries\":["
                         "{\"pageref\":\"p\",\"request\":{\"method\":\"GET\",\"url\":\"https://a.test/1\"}}]}}");
        QCOMPARE(byPage->requests[0].folder, u"Shop cart"_s);
    }

    void oneBadEntryDoesNotSpoilTheRest()
    {
        const auto contents =
            importedText(logOf("{\"nothing\":1},7," + entryOf("{\"method\":\"GET\",\"url\":\"data:text/plain,x\"}") +
                               ',' + entryOf("{\"url\":\"https://h.test/\"}")));
        QCOMPARE(contents->requests.size(), 1U);
        QCOMPARE(contents->skipped, 3);
        QCOMPARE(contents->requests[0].request.method, u"GET"_s);
        QVERIFY2(lines(contents->warnings).first().contains("entry 1"_L1),
                 qPrintable(lines(contents->warnings).first()));
    }

    void whatIsNoHarIsRefusedWithItsPlace()
    {
        const auto broken = importedText("{\"log\": {\n  \"entries\": [}", nullptr, u"x.har"_s);
        QVERIFY2(broken.error().message.startsWith("x.har: line 2, column 15"_L1), qPrintable(broken.error().message));
        QVERIFY(importedText("{\"a\":1}", "har").error().message.contains("no HAR"_L1));
        QVERIFY(!importedText(logOf({})));
    }

    void aLargeCaptureIsReadInTimeAndCanBeCancelled()
    {
        const QByteArray body(2000, 'x');
        QByteArrayList entries;
        for (int i = 0; i < 2000; ++i)
            entries += entryOf("{\"method\":\"POST\",\"url\":\"https://h.test/" + QByteArray::number(i) +
                               "\",\"postData\":{\"mimeType\":\"text/plain\",\"text\":\"" + body + "\"}}");
        const ImportSource source = ImportSource::fromBytes(logOf(entries.join(",\n")));
        std::stop_source stop;
        int seen = 0;
        const ImportWatch watch{stop.get_token(), [&](int percent) {
                                    seen = percent;
                                    if (percent >= 10)
                                        stop.request_stop();
                                }};
        const auto cancelled = importFrom(source, nullptr, watch);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QVERIFY(seen < 20);
        QCOMPARE(imported(source)->requests.size(), 2000U);
    }
};

QTEST_GUILESS_MAIN(HarTest)
#include "har.moc"
