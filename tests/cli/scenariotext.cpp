// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/scenariotext.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Option values as people type them (CLI.md).
class ScenarioTextTest : public QObject
{
    Q_OBJECT

private slots:
    void arrivalsAreRead()
    {
        QVERIFY(arrivalFromText(u"concurrent"_s)->kind == ArrivalKind::Concurrent);
        const Arrival staggered = *arrivalFromText(u"staggered:30-10"_s);
        QCOMPARE(staggered.delayMinMs, 10);
        QCOMPARE(staggered.delayMaxMs, 30);
        QCOMPARE(arrivalFromText(u"staggered:20"_s)->delayMaxMs, 20);
        const Arrival open = *arrivalFromText(u"open:50-200"_s);
        QCOMPARE(open.rateFrom, 50.0);
        QCOMPARE(open.rateTo, 200.0);
        for (const QString& bad : {u"staggered"_s, u"staggered:x"_s, u"open:0"_s, u"open:"_s, u"sequential:5"_s, u""_s})
            QVERIFY2(!arrivalFromText(bad), qPrintable(bad));
    }

    void keyStrategiesAreRead()
    {
        Scenario scenario;
        QVERIFY(applyKeyStrategy(scenario, u"fixed:a:b"_s));
        QCOMPARE(scenario.fixedKey, QByteArray("a:b"));
        QVERIFY(applyKeyStrategy(scenario, u"derived"_s));
        for (const QString& bad : {u"fixed"_s, u"shared:x"_s, u"mine"_s})
            QVERIFY2(!applyKeyStrategy(scenario, bad), qPrintable(bad));
    }

    void faultsAreRead()
    {
        const Fault everywhere = *faultFromText(u"abandon"_s, u"mid-body"_s);
        QVERIFY(everywhere.point == WirePoint::MidBody && !everywhere.reset && everywhere.on == FaultTarget{});
        const Fault first = *faultFromText(u"abandon"_s, u"after-request:rst@1"_s);
        QVERIFY(first.reset && first.on.index == 1);
        const Fault some = *faultFromText(u"delay"_s, u"15%2.5"_s);
        QVERIFY(some.kind == Fault::Kind::Delay && some.milliseconds == 15 && some.on.percent == 2.5);
        for (const QString& bad :
             {u"after-request:fin"_s, u"after-request@0"_s, u"after-request%101"_s, u"@1"_s, u"mid"_s})
            QVERIFY2(!faultFromText(u"abandon"_s, bad), qPrintable(bad));
        QVERIFY(!faultFromText(u"client-timeout-ms"_s, u"soon@1"_s));
    }

    void retryReasonsAreRead()
    {
        RetryPolicy retry;
        QVERIFY(applyRetryOn(retry, u"failed,unknown"_s));
        QVERIFY(retry.onFailed && retry.onUnknown && !retry.onConflict);
        QVERIFY(!applyRetryOn(retry, u"boredom"_s));
    }
};

QTEST_GUILESS_MAIN(ScenarioTextTest)
#include "scenariotext.moc"
