// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/awssignature.h"

#include "fire/engine.h"
#include "support/countingserver.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// The credentials of AWS's own test suite.
const Signing credentials{"AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", {}, "us-east-1", "service"};
const QDateTime moment(QDate(2015, 8, 30), QTime(12, 36, 0), Qt::UTC);

RenderedRequestPtr request(const QByteArray& method, const QByteArray& url, const HeaderFields& headers = {},
                           const QByteArray& body = {}, const Signing& signing = credentials)
{
    auto result = std::make_shared<RenderedRequest>();
    result->method = method;
    result->url = url;
    result->headers = headers;
    result->body = body;
    result->hasBody = !body.isEmpty();
    result->signing = signing;
    return result;
}

QByteArray signatureOf(const RenderedRequestPtr& request)
{
    const QByteArray header = headerValue(signedAt(request, moment)->headers, "Authorization");
    return header.mid(header.indexOf("Signature=") + 10);
}

QByteArray authorizationOf(const CountingServer& server)
{
    const auto arrivals = server.arrivals();
    return arrivals.empty() ? QByteArray() : QByteArray::fromStdString(arrivals.back().request.header("authorization"));
}

}

/// Signatures against AWS's published examples and against curl's.
class AwsSignatureTest : public QObject
{
    Q_OBJECT

private slots:
    void publishedVectorsAreMet_data()
    {
        QTest::addColumn<RenderedRequestPtr>("unsignedRequest");
        QTest::addColumn<QByteArray>("signature");
        const QByteArray host = "https://example.amazonaws.com";
        QTest::newRow("get-vanilla") << request("GET", host + "/")
                                     << QByteArray("5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
        QTest::newRow("get-vanilla-query-order-key-case")
            << request("GET", host + "/?Param2=value2&Param1=value1")
            << QByteArray("b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500");
        QTest::newRow("post-vanilla") << request("POST", host + "/")
                                      << QByteArray("5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b");
        QTest::newRow("post-x-www-form-urlencoded")
            << request("POST", host + "/", {{"Content-Type", "application/x-www-form-urlencoded"}}, "Param1=value1")
            << QByteArray("ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a");
        Signing iam = credentials;
        iam.service = "iam";
        QTest::newRow("the example of the reference: IAM ListUsers")
            << request("GET", "https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08",
                       {{"Content-Type", "application/x-www-form-urlencoded; charset=utf-8"}}, {}, iam)
            << QByteArray("5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7");
    }

    void publishedVectorsAreMet()
    {
        QFETCH(RenderedRequestPtr, unsignedRequest);
        QFETCH(QByteArray, signature);
        QCOMPARE(signatureOf(unsignedRequest), signature);
    }

    void pathsAreNormalisedAsTheServiceDoes()
    {
        const QByteArray host = "https://example.amazonaws.com";
        const QByteArray plain = signatureOf(request("GET", host + "/a/b/"));
        QCOMPARE(signatureOf(request("GET", host + "/a/./x/..//b/")), plain);
        QVERIFY(signatureOf(request("GET", host + "/a/b")) != plain);
        QCOMPARE(signatureOf(request("GET", host)), signatureOf(request("GET", host + "/")));
    }

    void twoMomentsGiveTwoSignaturesAndTheRestIsTheSame()
    {
        const auto unsignedOne = request("POST", "https://example.amazonaws.com/", {{"Idempotency-Key", "k"}}, "body");
        const auto first = signedAt(unsignedOne, moment);
        const auto second = signedAt(unsignedOne, moment.addSecs(1));
        QVERIFY(headerValue(first->headers, "Authorization") != headerValue(second->headers, "Authorization"));
        QCOMPARE(headerValue(second->headers, "X-Amz-Date"), "20150830T123601Z");
        QCOMPARE(first->body, second->body);
        QCOMPARE(headerValue(first->headers, "Idempotency-Key"), "k");
    }

    void temporaryCredentialsAreSignedToo()
    {
        Signing temporary = credentials;
        temporary.sessionToken = "session";
        temporary.service = "s3";
        const auto result = signedAt(request("PUT", "https://b.s3.amazonaws.com/k%20y", {}, "x", temporary), moment);
        QCOMPARE(headerValue(result->headers, "X-Amz-Security-Token"), "session");
        QCOMPARE(headerValue(result->headers, "X-Amz-Content-Sha256"),
                 "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881");
        QVERIFY(headerValue(result->headers, "Authorization")
                    .contains("SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,"));
    }

    void curlSignsAlike()
    {
        const QString curl = QStandardPaths::findExecutable(u"curl"_s);
        if (curl.isEmpty())
            QSKIP("there is no curl");
        CountingServer server;
        const QString url = QString::fromStdString(server.url()) + u"/payments?a=1&b=2"_s; // older ones do not sort;
        QProcess process;
        process.start(curl, {u"-s"_s, url, u"--aws-sigv4"_s, u"aws:amz:us-east-1:service"_s, u"--user"_s,
                             u"AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"_s, u"-H"_s,
                             u"X-Amz-Date: 20150830T123600Z"_s, u"-H"_s, u"Content-Type: application/json"_s,
                             u"--data-raw"_s, u"{}"_s, u"-A"_s, QString()});
        QVERIFY(process.waitForFinished());
        const QByteArray theirs = authorizationOf(server);
        QVERIFY2(theirs.startsWith("AWS4-HMAC-SHA256"), theirs);

        Engine engine;
        const HeaderFields headers{{"X-Amz-Date", "20150830T123600Z"}, {"Content-Type", "application/json"}};
        const Exchange exchange = exchangeOnce(engine, request("POST", url.toUtf8(), headers, "{}"), {});
        QCOMPARE(exchange.outcome, Outcome::Responded);
        QCOMPARE(authorizationOf(server), theirs);
    }

    void aRequestWithoutCredentialsStaysAsItIs()
    {
        const auto plain = std::make_shared<const RenderedRequest>();
        QVERIFY(signedAt(plain, moment) == plain);
    }
};

QTEST_GUILESS_MAIN(AwsSignatureTest)
#include "awssignature.moc"
