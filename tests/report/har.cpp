// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/harreport.h"
#include "report/samples.h"

#include <QBuffer>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Written and read back.
QJsonObject harOf(const std::vector<ReportExchange>& exchanges, const QString& comment = {})
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    HarWriter har(buffer, u"0.1.0"_s, comment);
    for (const ReportExchange& exchange : exchanges)
        har.add(exchange, u"2026-03-04T05:06:07.890Z"_s, u"http://127.0.0.1:8080"_s);
    if (!har.finish())
        return {};
    QJsonParseError error;
    const QJsonObject document = QJsonDocument::fromJson(buffer.data(), &error).object();
    if (error.error != QJsonParseError::NoError)
        qWarning() << error.errorString() << buffer.data();
    return document[u"log"_s].toObject();
}

}

class HarTest : public QObject
{
    Q_OBJECT

private slots:
    void itReadsBack()
    {
        const QJsonObject log = harOf(samples::runReport().run->evidence, u"3 of \"many\""_s);
        QCOMPARE(log[u"version"_s].toString(), u"1.2"_s);
        QCOMPARE(log[u"creator"_s][u"name"_s].toString(), u"Idemscope"_s);
        QCOMPARE(log[u"comment"_s].toString(), u"3 of \"many\""_s);
        QCOMPARE(log[u"entries"_s].toArray().size(), 3);
        QCOMPARE(harOf({})[u"entries"_s].toArray().size(), 0);
    }

    void everyEntryHasWhatReadersNeed()
    {
        const QJsonArray entries = harOf(samples::runReport().run->evidence)[u"entries"_s].toArray();
        for (const QJsonValue& entry : entries) {
            QVERIFY(QDateTime::fromString(entry[u"startedDateTime"_s].toString(), Qt::ISODateWithMs).isValid());
            for (const QString& name : {u"method"_s, u"url"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s,
                                        u"queryString"_s, u"headersSize"_s, u"bodySize"_s})
                QVERIFY2(entry[u"request"_s].toObject().contains(name), qPrintable(name));
            for (const QString& name : {u"status"_s, u"statusText"_s, u"httpVersion"_s, u"cookies"_s, u"headers"_s,
                                        u"content"_s, u"redirectURL"_s, u"headersSize"_s, u"bodySize"_s})
                QVERIFY2(entry[u"response"_s].toObject().contains(name), qPrintable(name));
            double sum = 0;
            for (const QString& name : {u"blocked"_s, u"dns"_s, u"connect"_s, u"send"_s, u"wait"_s, u"receive"_s})
                sum += std::max(0.0, entry[u"timings"_s][name].toDouble());
            QCOMPARE(entry[u"time"_s].toDouble(), sum);
            for (const QString& name : {u"send"_s, u"wait"_s, u"receive"_s})
                QVERIFY(entry[u"timings"_s][name].toDouble() >= 0);
        }
        const QJsonValue first = entries.first();
        QCOMPARE(first[u"request"_s][u"method"_s].toString(), u"POST"_s);
        QCOMPARE(first[u"request"_s][u"url"_s].toString(), u"http://127.0.0.1:8080/payments"_s);
        QCOMPARE(first[u"_verdict"_s].toString(), u"executed"_s);
        QCOMPARE(first[u"_attempt"_s].toInt(), 11);
        QVERIFY(first[u"_idempotencyKey"_s].toString().startsWith(u"3f0c1c0a"_s));
        QCOMPARE(first[u"serverIPAddress"_s].toString(), u"127.0.0.1"_s);
    }

    void aRequestWithoutAnswerHasStatusZero()
    {
        ReportExchange lost = samples::runReport().run->evidence.front();
        lost.attempt.outcome = Outcome::Unknown;
        lost.attempt.status = 0;
        lost.attempt.response = {};
        lost.attempt.timing.firstByte = -1;
        lost.attempt.error = u"connection reset"_s;
        const QJsonValue entry = harOf({lost})[u"entries"_s][0];
        QCOMPARE(entry[u"response"_s][u"status"_s].toInt(-1), 0);
        QCOMPARE(entry[u"_error"_s].toString(), u"connection reset"_s);
    }

    void bytesThatAreNoTextAreKept()
    {
        ReportExchange binary = samples::runReport().run->evidence.front();
        binary.attempt.requestBody = QByteArray("\xff\x00\x80", 3);
        binary.attempt.response.body = QByteArray("\xfe\x01", 2);
        const QJsonValue entry = harOf({binary})[u"entries"_s][0];
        const auto decoded = [](const QJsonValue& text) {
            return QByteArray::fromBase64(text.toString().toLatin1());
        };
        QCOMPARE(decoded(entry[u"request"_s][u"postData"_s][u"_base64"_s]), binary.attempt.requestBody);
        QCOMPARE(entry[u"response"_s][u"content"_s][u"encoding"_s].toString(), u"base64"_s);
        QCOMPARE(decoded(entry[u"response"_s][u"content"_s][u"text"_s]), binary.attempt.response.body);
    }

    void queryAndCookiesAreTakenApart()
    {
        ReportExchange exchange = samples::runReport().run->evidence.front();
        exchange.attempt.requestHead = "GET /a?x=1%202&y HTTP/1.1\r\nHost: h\r\nCookie: a=b; c=d=e\r\n\r\n";
        const QJsonValue request = harOf({exchange})[u"entries"_s][0][u"request"_s];
        QCOMPARE(request[u"queryString"_s][0][u"value"_s].toString(), u"1 2"_s);
        QCOMPARE(request[u"cookies"_s][1][u"value"_s].toString(), u"d=e"_s);
    }
};

QTEST_GUILESS_MAIN(HarTest)
#include "har.moc"
