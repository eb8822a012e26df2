// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/safety.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

RenderedRequest to(const QByteArray& url)
{
    RenderedRequest request;
    request.url = url;
    return request;
}

}

/// What may be fired at which machine (SPEC.md §11).
class SafetyTest : public QObject
{
    Q_OBJECT

private slots:
    void loopbackIsToldFromOtherMachines_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("isLoopback");
        QTest::newRow("v4") << QByteArray("http://127.0.0.1:8080/x") << true;
        QTest::newRow("v4 net") << QByteArray("http://127.9.9.9/") << true;
        QTest::newRow("v6") << QByteArray("http://[::1]:1/") << true;
        QTest::newRow("name") << QByteArray("https://localhost/") << true;
        QTest::newRow("sub name") << QByteArray("https://api.localhost/") << true;
        QTest::newRow("other") << QByteArray("https://api.example.org/") << false;
        QTest::newRow("looks like") << QByteArray("https://localhost.example.org/") << false;
        QTest::newRow("user part") << QByteArray("http://127.0.0.1@example.org/") << false;
        QTest::newRow("any") << QByteArray("http://0.0.0.0/") << false;
    }
    void loopbackIsToldFromOtherMachines()
    {
        QFETCH(QByteArray, url);
        QFETCH(bool, isLoopback);
        QCOMPARE(targetOf(to(url))->isLoopback, isLoopback);
    }

    void unixSocketsAreOnThisMachine()
    {
        RenderedRequest request = to("http://api.example.org/");
        request.transport.unixSocket = u"/run/api.sock"_s;
        QVERIFY(targetOf(request)->isLoopback);
        QVERIFY(!targetOf(to("nonsense")));
    }

    void liveKeysAreSeenWhereverTheyStand()
    {
        RenderedRequest request = to("http://x/");
        QVERIFY(!looksLive(request));
        request.headers = {{"Authorization", "Bearer sk_live_abc"}};
        QVERIFY(looksLive(request));
        QVERIFY(looksLive(to("http://x/?key=rk_live_1")));
    }

    void anotherMachineHasLimits()
    {
        const Target other{u"https://x"_s, u"x"_s, false};
        Scenario scenario;
        PlanEstimate estimate;
        estimate.attemptsMax = 500;
        QCOMPARE(limited(scenario, {}, estimate, other)->inFlight, 20);
        estimate.attemptsMax = 501;
        QCOMPARE(limited(scenario, {}, estimate, other).error().code, ErrorCode::NotAllowed);
        SafetyLimits raised;
        raised.attempts = 501;
        QVERIFY(limited(scenario, raised, estimate, other));
        QVERIFY(!limited(scenario, {}, estimate, {{}, {}, true})->inFlight);
    }

    void aGatedBurstNeedsItsExchangesInFlight()
    {
        const Target other{u"https://x"_s, u"x"_s, false};
        Scenario scenario;
        scenario.attempts = 21;
        scenario.release = ReleaseMode::LastByte;
        QCOMPARE(limited(scenario, {}, {}, other).error().code, ErrorCode::NotAllowed);
        scenario.inFlight = 21;
        QVERIFY(limited(scenario, {}, {}, other));
    }
};

QTEST_GUILESS_MAIN(SafetyTest)
#include "safety.moc"
