// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storesupport.h"

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

qint64 beginDelivery(RunLog& log)
{
    RunStart start = someRun(u"POST /events · delivery"_s);
    start.kind = u"delivery"_s;
    return must(log.beginRun(start));
}

qint64 writeCell(RunLog& log, qint64 delivery, qint64 attempts)
{
    RunStart start = someRun(u"exactly-once · loss"_s);
    start.kind = u"channel"_s;
    start.parent = delivery;
    const qint64 run = must(log.beginRun(start));
    must(log.addAttempts(run, plainAttempts(1, attempts)));
    must(log.endRun(run, {}));
    return run;
}

}

/// A delivery and its cells in the run log: one entry for people, everything for those who ask.
class DeliveriesTest : public QObject
{
    Q_OBJECT

private slots:
    void aDeliveryIsOneEntryWithTheAttemptsOfItsCells()
    {
        LogFolder folder;
        const auto log = openLog(folder.path);
        const qint64 delivery = beginDelivery(*log);
        for (int i = 0; i < 18; ++i)
            writeCell(*log, delivery, 10);
        must(log->endRun(delivery, {RunState::Finished, 5, {}, {}, u"supported"_s}));
        const auto reader = openReader(folder.path);
        const auto shown = must(reader->runs(0, 100));
        QCOMPARE(shown.size(), std::size_t(1));
        QCOMPARE(shown.front().id, delivery);
        QCOMPARE(shown.front().attempts, 180);
        QCOMPARE(shown.front().verdict, u"supported"_s);
        QCOMPARE(must(reader->runs(0, 100, {}, RunsShown::All)).size(), std::size_t(19));
        QCOMPARE(must(reader->children(delivery)).size(), std::size_t(18));
        QCOMPARE(must(reader->totalAttempts()), 180);
    }

    void whatIsKnownOfOneThatIsCutShortIsKept()
    {
        LogFolder folder;
        qint64 delivery = 0;
        {
            const auto log = openLog(folder.path);
            delivery = beginDelivery(*log);
            must(log->noteRun(delivery, {{u"cells"_s, 1}}));
            must(log->noteRun(delivery, {{u"cells"_s, 2}}));
            const auto record = must(openReader(folder.path)->run(delivery));
            QVERIFY(record.row.state == RunState::Running);
            QCOMPARE(record.judgement[u"cells"_s].toInt(), 2);
        }
        const auto record = must(openReader(folder.path)->run(delivery));
        QVERIFY(record.row.state == RunState::Interrupted);
        QCOMPARE(record.judgement[u"cells"_s].toInt(), 2);
    }

    void anEndedRunTakesNoMoreNotes()
    {
        LogFolder folder;
        const auto log = openLog(folder.path);
        const qint64 delivery = beginDelivery(*log);
        must(log->endRun(delivery, {RunState::Finished, 5, {{u"cells"_s, 3}}, {}, {}}));
        QVERIFY(!log->noteRun(delivery, {}));
        QCOMPARE(must(openReader(folder.path)->run(delivery)).judgement[u"cells"_s].toInt(), 3);
    }

    void aDeletedDeliveryTakesItsCellsAlong()
    {
        LogFolder folder;
        qint64 delivery = 0;
        {
            const auto log = openLog(folder.path);
            delivery = beginDelivery(*log);
            writeCell(*log, delivery, 10);
            must(log->endRun(delivery, {}));
        }
        const qint64 other = writeRun(folder.path, 3);
        must(deleteRun(folder.path, delivery));
        const auto left = must(openReader(folder.path)->runs(0, 100, {}, RunsShown::All));
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().id, other);
        QCOMPARE(ask(folder.path, "SELECT count(*) FROM attempts").toInt(), 3);
    }

    void oneUnderWayIsNotDeleted()
    {
        LogFolder folder;
        const auto log = openLog(folder.path);
        const qint64 delivery = beginDelivery(*log);
        writeCell(*log, delivery, 1);
        QCOMPARE(deleteRun(folder.path, delivery).error().code, ErrorCode::NotAllowed);
        must(log->endRun(delivery, {}));
        QVERIFY(deleteRun(folder.path, delivery));
    }
};

QTEST_GUILESS_MAIN(DeliveriesTest)
#include "deliveries.moc"
