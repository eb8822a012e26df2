// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/liveseries.h"

#include <QTest>

#include <numeric>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Attempt answered(int operation, int status, AttemptClass kind, qint64 released, qint64 complete,
                 const QByteArray& identity = {})
{
    Attempt attempt;
    attempt.operation = operation;
    attempt.outcome = Outcome::Responded;
    attempt.status = status;
    attempt.kind = kind;
    attempt.timing.started = attempt.timing.released = released;
    attempt.timing.complete = complete;
    if (!identity.isEmpty())
        attempt.identity = identity;
    return attempt;
}

qint64 total(const std::vector<qint64>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

}

/// Charts while a run goes on: every attempt is counted once, at bounded size.
class LiveSeriesTest : public QObject
{
    Q_OBJECT

private slots:
    void firstExecutionsReplaysAndConflictsAreToldApart()
    {
        LiveSeries live(10);
        live.add(answered(0, 201, AttemptClass::Acknowledged, 0, 50'000, "\"a\""));
        live.add(answered(0, 201, AttemptClass::Acknowledged, 60'000, 61'000, "\"a\""));
        live.add(answered(0, 409, AttemptClass::Conflict, 10, 900));
        live.add(answered(1, 201, AttemptClass::Acknowledged, 0, 50'000, "\"b\""));
        const RunSeries& series = live.series();
        QCOMPARE(series.happenings[std::size_t(Happening::Executed)], 2);
        QCOMPARE(series.happenings[std::size_t(Happening::Replay)], 1);
        QCOMPARE(series.happenings[std::size_t(Happening::Conflict)], 1);
        QCOMPARE(total(series.firstLatency), 2);
        QCOMPARE(total(series.replayLatency), 1);
        QCOMPARE(series.timeline.size(), 4U);
        QCOMPARE(series.cacheByAge.size(), 1U);
        QCOMPARE(series.cacheByAge[0].replays, 1);
    }

    void sizesStayBoundedAndCountsExact()
    {
        LiveSeries live(100'000);
        for (int i = 0; i < 100'000; ++i) {
            const qint64 at = qint64(i) * 1000;
            live.add(
                answered(i, 201, AttemptClass::Acknowledged, at, at + 10 + qint64(i) * 300, QByteArray::number(i)));
        }
        const RunSeries& series = live.series();
        QCOMPARE(total(series.firstLatency), 100'000);
        QVERIFY(series.firstLatency.size() <= 200);
        QVERIFY(series.timeline.size() <= 2'000);
        QVERIFY(series.cacheByTime.size() <= 400);
    }
};

QTEST_GUILESS_MAIN(LiveSeriesTest)
#include "liveseries.moc"
