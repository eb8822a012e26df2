// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/expectation.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// `--expect` bounds.
class ExpectationTest : public QObject
{
    Q_OBJECT

private slots:
    void boundsAreCompared_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isMet");
        QTest::newRow("ms") << u"p95<200ms"_s << true;
        QTest::newRow("ms too small") << u"p95 < 149 ms"_s << false;
        QTest::newRow("s") << u"max<=0.15s"_s << true;
        QTest::newRow("us") << u"p50>=1000us"_s << true;
        QTest::newRow("count") << u"duplicates=0"_s << true;
        QTest::newRow("ratio") << u"cache_hit_ratio>=0.5"_s << true;
        QTest::newRow("percent") << u"cache_hit_ratio > 50%"_s << false;
        QTest::newRow("no value") << u"conflict_ratio<1"_s << false;
    }
    void boundsAreCompared()
    {
        QFETCH(QString, text);
        QFETCH(bool, isMet);
        Figures figures;
        figures.all = {10, 1000, 100'000, 150'000, 150'000, 150'000};
        figures.cacheHitRatio = 0.5;
        const auto expectation = Expectation::parse(text);
        QVERIFY2(expectation, qPrintable(expectation ? QString() : expectation.error().message));
        QCOMPARE(expectation->isMet(figures), isMet);
    }

    void mistakesAreNamed()
    {
        QVERIFY(Expectation::parse(u"p95 small"_s).error().message.contains(u"p95 small"_s));
        QVERIFY(Expectation::parse(u"p97<1ms"_s).error().message.contains(u"p95"_s));
    }
};

QTEST_GUILESS_MAIN(ExpectationTest)
#include "expectation.moc"
