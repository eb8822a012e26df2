// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/responsereader.h"
#include "fire/shots.h"
#include "support/wireserver.h"

#include <QTest>
#include <brotli/encode.h>
#include <zlib.h>
#include <zstd.h>

using namespace idemscope;
using namespace idemscope::test;
using Progress = ResponseReader::Progress;

namespace {

QByteArray deflated(const QByteArray& text, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&stream, uLong(text.size())) + 64), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return out;
}

QByteArray coded(const QByteArray& coding, const QByteArray& text)
{
    if (coding == "br") {
        std::size_t size = BrotliEncoderMaxCompressedSize(std::size_t(text.size()));
        QByteArray out{qsizetype(size), Qt::Uninitialized};
        BrotliEncoderCompress(5, 22, BROTLI_MODE_GENERIC, std::size_t(text.size()),
                              reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                              reinterpret_cast<std::uint8_t*>(out.data()));
        return out.left(qsizetype(size));
    }
    if (coding == "zstd") {
        QByteArray out(qsizetype(ZSTD_compressBound(std::size_t(text.size()))), Qt::Uninitialized);
        return out.left(
            qsizetype(ZSTD_compress(out.data(), std::size_t(out.size()), text.data(), std::size_t(text.size()), 3)));
    }
    return deflated(text, coding == "deflate" ? 15 : (coding == "raw" ? -15 : 31));
}

QByteArray answer(const QByteArray& encoding, const QByteArray& body)
{
    return "HTTP/1.1 200 OK\r\nContent-Encoding: " + encoding +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

/// Feeds `wire` in pieces of `step` bytes.
Progress feed(ResponseReader& reader, const QByteArray& wire, qsizetype step)
{
    Progress progress = Progress::More;
    for (qsizetype at = 0; at < wire.size() && progress == Progress::More; at += step)
        progress = reader.take(QByteArrayView(wire).sliced(at, std::min(step, wire.size() - at)));
    return progress;
}

const QByteArray text = R"({"id":"pay_1","amount":1000,"note":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})";

}

/// Reading one HTTP/1.1 response, in pieces of any size, and undoing its codings.
class TestResponse : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refusesNonsense_data();
    void refusesNonsense();
    void decodes_data();
    void decodes();
    void damagedCoding_data();
    void damagedCoding();
    void anUndecodableAnswerIsAnAnswer();
    void stopsBombs_data();
    void stopsBombs();
    void limitsPlainBodies();
};

void TestResponse::reads_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("needsClose");
    QTest::addColumn<bool>("isReusable");
    const QByteArray get = "GET";
    QTest::newRow("length") << get << QByteArray("HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok") << 201
                            << QByteArray("ok") << false << true;
    QTest::newRow("no reason") << get << QByteArray("HTTP/1.1 201\r\nContent-Length: 2\r\n\r\nok") << 201
                               << QByteArray("ok") << false << true;
    QTest::newRow("bare LF") << get << QByteArray("HTTP/1.1 200 OK\nContent-Length: 2\n\nok") << 200 << QByteArray("ok")
                             << false << true;
    QTest::newRow("length twice, the same")
        << get << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\nContent-Length: 2\r\n\r\nok") << 200
        << QByteArray("ok") << false << true;
    QTest::newRow("chunked") << get
                             << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: "
                                           "chunked\r\n\r\n2;x=y\r\nok\r\nA\r\n0123456789\r\n0\r\nT: 1\r\n\r\n")
                             << 200 << QByteArray("ok0123456789") << false << true;
    QTest::newRow("chunked beats length")
        << get
        << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n")
        << 200 << QByteArray("ok") << false << true;
    QTest::newRow("until close") << get << QByteArray("HTTP/1.1 200 OK\r\n\r\nok") << 200 << QByteArray("ok") << true
                                 << false;
    QTest::newRow("HTTP/1.0") << get << QByteArray("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok") << 200
                              << QByteArray("ok") << false << false;
    QTest::newRow("close asked for") << get
                                     << QByteArray(
                                            "HTTP/1.1 200 OK\r\nConnection: x, Close\r\nContent-Length: 2\r\n\r\nok")
                                     << 200 << QByteArray("ok") << false << false;
    QTest::newRow("204") << get << QByteArray("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n") << 204
                         << QByteArray() << false << true;
    QTest::newRow("304") << get << QByteArray("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n") << 304
                         << QByteArray() << false << true;
    QTest::newRow("HEAD") << QByteArray("HEAD")
                          << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Encoding: gzip\r\n\r\n") << 200
                          << QByteArray() << false << true;
    QTest::newRow("interim") << get
                             << QByteArray("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: "
                                           "x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                             << 200 << QByteArray("ok") << false << true;
    QTest::newRow("NUL in the body") << get << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\na\0b", 41) << 200
                                     << QByteArray("a\0b", 3) << false << true;
}

void TestResponse::reads()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, wire);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, needsClose);
    QFETCH(const bool, isReusable);
    for (qsizetype step = 1; step <= wire.size(); ++step) {
        ResponseReader reader(method, 0);
        Progress progress = feed(reader, wire, step);
        if (needsClose) {
            QCOMPARE(progress, Progress::More);
            progress = reader.end();
        }
        QCOMPARE(progress, Progress::Complete);
        QCOMPARE(reader.response().status, status);
        QCOMPARE(reader.response().body, body);
        QCOMPARE(reader.response().wireBodyBytes, body.size());
        QCOMPARE(reader.isConnectionReusable(), isReusable);
        QVERIFY(reader.response().head.startsWith("HTTP/1.") && wire.contains(reader.response().head));
    }
    // Cut anywhere, it is not complete.
    for (qsizetype cut = 0; cut < wire.size() && !needsClose; ++cut) {
        ResponseReader reader(method, 0);
        QCOMPARE(feed(reader, wire.left(cut), 7), Progress::More);
        QCOMPARE(reader.end(), Progress::Failed);
        QVERIFY(!reader.error().isEmpty());
    }
    // Bytes that nobody asked for make the connection unfit for the next exchange.
    ResponseReader reader(method, 0);
    if (feed(reader, wire + "HTTP/1.1 200 OK\r\n", wire.size() + 17) == Progress::Complete)
        QVERIFY(!reader.isConnectionReusable());
}

void TestResponse::refusesNonsense_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::newRow("no HTTP") << QByteArray("220 ready\r\n\r\n");
    QTest::newRow("HTTP/2 preface") << QByteArray("HTTP/2 200\r\n\r\n");
    QTest::newRow("status of two digits") << QByteArray("HTTP/1.1 20 OK\r\n\r\n");
    QTest::newRow("status of four digits") << QByteArray("HTTP/1.1 2000 OK\r\n\r\n");
    QTest::newRow("negative length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n");
    QTest::newRow("two lengths") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n");
    QTest::newRow("huge length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n");
    QTest::newRow("chunk size") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n");
    QTest::newRow("huge chunk size") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n");
    QTest::newRow("chunk without end") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nokay\r\n");
    QTest::newRow("endless head") << "HTTP/1.1 200 OK\r\n" + QByteArray(1'000'000, 'x');
    QTest::newRow("endless interim answers") << QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(30'000);
    QTest::newRow("endless trailers") << "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" +
                                             QByteArray("a: b\r\n").repeated(100'000);
    QTest::newRow("endless chunk line") << "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" +
                                               QByteArray(1'000'000, '1');
}

void TestResponse::refusesNonsense()
{
    QFETCH(const QByteArray, wire);
    for (const qsizetype step : {qsizetype(1) + wire.size() / 1000, wire.size()}) {
        ResponseReader reader("GET", 0);
        QCOMPARE(feed(reader, wire, step), Progress::Failed);
        QVERIFY(!reader.error().isEmpty());
    }
}

void TestResponse::decodes_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("wireBody");
    QTest::addColumn<QByteArray>("body");
    for (const QByteArray coding : {"gzip", "x-gzip", "deflate", "br", "zstd"})
        QTest::newRow(coding.constData()) << coding << coded(coding, text) << text;
    QTest::newRow("deflate without zlib header") << QByteArray("deflate") << coded("raw", text) << text;
    QTest::newRow("upper case, spaces") << QByteArray(" GZip ") << coded("gzip", text) << text;
    QTest::newRow("two members") << QByteArray("gzip") << coded("gzip", text) + coded("gzip", text) << text + text;
    QTest::newRow("padding behind") << QByteArray("gzip") << coded("gzip", text) + QByteArray(3, '\0') << text;
    QTest::newRow("stacked") << QByteArray("gzip, br") << coded("br", coded("gzip", text)) << text;
    QTest::newRow("stacked thrice") << QByteArray("zstd,deflate , gzip")
                                    << coded("gzip", coded("deflate", coded("zstd", text))) << text;
    QTest::newRow("identity") << QByteArray("identity") << text << text;
    QTest::newRow("unknown") << QByteArray("rot13") << text << text;
    QTest::newRow("unknown inside") << QByteArray("rot13, gzip") << coded("gzip", text) << text;
    QTest::newRow("empty body") << QByteArray("gzip") << QByteArray() << QByteArray();
    QTest::newRow("large") << QByteArray("br") << coded("br", QByteArray(3'000'000, 'x')) << QByteArray(3'000'000, 'x');
}

void TestResponse::decodes()
{
    QFETCH(const QByteArray, encoding);
    QFETCH(const QByteArray, wireBody);
    QFETCH(const QByteArray, body);
    const QByteArray wire = answer(encoding, wireBody);
    for (const qsizetype step : {qsizetype(1), qsizetype(3), wire.size()}) {
        ResponseReader reader("GET", 64 * 1024 * 1024);
        QCOMPARE(feed(reader, wire, step), Progress::Complete);
        QVERIFY(reader.response().body == body);
        QCOMPARE(reader.response().wireBodyBytes, wireBody.size());
    }
}

void TestResponse::damagedCoding_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("wireBody");
    for (const QByteArray coding : {"gzip", "deflate", "br", "zstd"}) {
        QTest::addRow("%s cut short", coding.constData()) << coding << coded(coding, text).chopped(5);
        QTest::addRow("%s that is none", coding.constData())
            << coding << QByteArray("\xff\xff\xff\xff\xff\xff\xff\xff not coded at all");
    }
}

void TestResponse::damagedCoding()
{
    QFETCH(const QByteArray, encoding);
    QFETCH(const QByteArray, wireBody);
    // The answer came whole: that its body cannot be decoded is a remark.
    ResponseReader reader("GET", 0);
    QCOMPARE(feed(reader, answer(encoding, wireBody), 10), Progress::Complete);
    QVERIFY(!reader.remark().isEmpty());
    QCOMPARE(reader.response().wireBodyBytes, wireBody.size());
    // Where only the close ends the body, nobody knows whether more would have come.
    ResponseReader untilClose("GET", 0);
    feed(untilClose, "HTTP/1.1 200 OK\r\nContent-Encoding: " + encoding + "\r\n\r\n" + coded(encoding, text).chopped(5),
         10);
    QCOMPARE(untilClose.end(), Progress::Failed);
}

void TestResponse::anUndecodableAnswerIsAnAnswer()
{
    const WireServer server([](const WireRequest&) { return WireReply{.bytes = answer("gzip", "no gzip at all")}; });
    const Exchange exchange = fireOne(makeShot(makeRequest("POST", server.url())));
    QCOMPARE(exchange.outcome, Outcome::Responded);
    QCOMPARE(exchange.response.status, 200);
    QVERIFY2(exchange.error.contains(QStringLiteral("Content-Encoding")), qPrintable(exchange.error));
}

void TestResponse::stopsBombs_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("wireBody");
    const QByteArray zeros(200 * 1024 * 1024, '\0');
    QTest::newRow("gzip") << QByteArray("gzip") << coded("gzip", zeros);
    QTest::newRow("br") << QByteArray("br") << coded("br", zeros);
    QTest::newRow("zstd") << QByteArray("zstd") << coded("zstd", zeros);
    QTest::newRow("gzip in gzip") << QByteArray("gzip, gzip") << coded("gzip", coded("gzip", zeros));
}

void TestResponse::stopsBombs()
{
    QFETCH(const QByteArray, encoding);
    QFETCH(const QByteArray, wireBody);
    const WireServer server([&](const WireRequest&) { return WireReply{.bytes = answer(encoding, wireBody)}; });
    RenderedRequest request = makeRequest("GET", server.url());
    request.transport.decodedLimitBytes = 1'000'000;
    const Exchange exchange = fireOne(makeShot(request));
    QCOMPARE(exchange.outcome, Outcome::Unknown);
    QVERIFY(exchange.error.contains(QStringLiteral("1000000")));
    QVERIFY(exchange.response.body.size() <= 1'000'000);
    QVERIFY(exchange.response.body.capacity() < 3'000'000);
    QCOMPARE(exchange.response.status, 200);
}

void TestResponse::limitsPlainBodies()
{
    ResponseReader reader("GET", 10);
    QCOMPARE(feed(reader, "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n01234567890", 100), Progress::Failed);
}

QTEST_GUILESS_MAIN(TestResponse)
#include "response.moc"
