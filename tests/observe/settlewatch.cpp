// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/settlewatch.h"

#include <QTest>

using namespace idemscope;

class SettleWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void oneLookSettlesNothing();
    void unchangedForTheWindowSettles();
    void windowCountsFromTheEndOfTheFirstToTheBeginOfTheLastLook();
    void changeStartsAnew();
    void belowTheMinimumNeverSettles();
    void excessSettlesToo();
};

void SettleWatchTest::oneLookSettlesNothing()
{
    SettleWatch watch(500, 0);
    QVERIFY(!watch.value());
    QVERIFY(!watch.settlesAt());
    watch.look(1, 0, 10);
    QVERIFY(!watch.isSettled());
    QCOMPARE(watch.value(), std::optional<qint64>(1));
    QCOMPARE(watch.settlesAt(), std::optional<qint64>(510));
}

void SettleWatchTest::unchangedForTheWindowSettles()
{
    SettleWatch watch(500, 1);
    watch.look(1, 0, 10);
    watch.look(1, 300, 310);
    QVERIFY(!watch.isSettled());
    watch.look(1, 510, 520);
    QVERIFY(watch.isSettled());
}

void SettleWatchTest::windowCountsFromTheEndOfTheFirstToTheBeginOfTheLastLook()
{
    SettleWatch watch(500, 1);
    watch.look(1, 0, 400);
    watch.look(1, 600, 1'000);
    QVERIFY(!watch.isSettled());
    watch.look(1, 900, 1'300);
    QVERIFY(watch.isSettled());
}

void SettleWatchTest::changeStartsAnew()
{
    SettleWatch watch(500, 1);
    watch.look(1, 0, 0);
    watch.look(2, 499, 499);
    watch.look(2, 900, 900);
    QVERIFY(!watch.isSettled());
    watch.look(2, 999, 999);
    QVERIFY(watch.isSettled());
    QCOMPARE(watch.value(), std::optional<qint64>(2));
}

void SettleWatchTest::belowTheMinimumNeverSettles()
{
    SettleWatch watch(500, 3);
    watch.look(2, 0, 0);
    watch.look(2, 10'000, 10'000);
    QVERIFY(!watch.isSettled());
    QVERIFY(!watch.settlesAt());
    watch.look(3, 10'100, 10'100);
    watch.look(3, 10'600, 10'600);
    QVERIFY(watch.isSettled());
}

void SettleWatchTest::excessSettlesToo()
{
    SettleWatch watch(500, 1);
    watch.look(4, 0, 0);
    watch.look(4, 500, 500);
    QVERIFY(watch.isSettled());
}

QTEST_GUILESS_MAIN(SettleWatchTest)
#include "settlewatch.moc"
