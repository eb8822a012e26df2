// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storesupport.h"

#include <thread>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray longBody(int which)
{
    return QByteArray(20'000, 'x') + QByteArray::number(which);
}

/// A run of ten attempts with long bodies `from` … `from + 9` and everything else a run may have.
qint64 writeRunWithBodies(RunLog& log, int from)
{
    const qint64 run = must(log.beginRun(someRun()));
    must(log.commitIntents(run, {someIntent(0, 1, {"a", "b"})}).get());
    std::vector<Attempt> attempts;
    for (int i = 0; i < 10; ++i) {
        attempts.push_back(fullAttempt(i + 1));
        attempts.back().response.body = longBody(from + i);
    }
    must(log.addAttempts(run, attempts));
    must(log.addReadings(run, {{0, Reading::Moment::Before, 0, {}, 12, 0, {}, "[]"}}));
    StepExchange step;
    step.responseBody = longBody(from);
    must(log.addSteps(run, {step}));
    must(log.endRun(run, {}));
    return run;
}

void checkBodies(RunReader& reader, qint64 run, int from)
{
    for (int i = 0; i < 10; ++i)
        QCOMPARE(must(reader.attempt(run, i + 1)).response.body, longBody(from + i));
}

/// Nothing in the file belongs to no run, and no long body is unused or missing.
void checkNoOrphans(const QString& path)
{
    for (const char* table : {"attempts", "operations", "keys", "texts", "bodies", "readings", "steps"}) {
        const QByteArray sql =
            QByteArray("SELECT count(*) FROM ") + table + " WHERE id >> 32 NOT IN (SELECT id FROM runs)";
        QCOMPARE(ask(path, sql).toInt(), 0);
    }
    QCOMPARE(ask(path, "SELECT count(*) FROM documents WHERE run NOT IN (SELECT id FROM runs)").toInt(), 0);
    QCOMPARE(ask(path, "SELECT count(*) FROM uses WHERE run NOT IN (SELECT id FROM runs)").toInt(), 0);
    QCOMPARE(ask(path, "SELECT count(*) FROM shared_bodies WHERE id NOT IN (SELECT shared FROM uses)").toInt(), 0);
    QCOMPARE(ask(path, "SELECT count(*) FROM bodies WHERE shared NOT IN (SELECT id FROM shared_bodies)").toInt(), 0);
    QCOMPARE(ask(path, "PRAGMA integrity_check").toString(), u"ok"_s);
}

}

class DeletionTest : public QObject
{
    Q_OBJECT

private slots:
    void deletedRunIsGone();
    void sharedBodiesStayWhileUsed();
    void deletingUnderWriters();
    void idsAreNotUsedAgain();
    void begunDeletionIsFinished();
    void runUnderWayIsKept();
    void missingRunAndFile();
    void vacuumGivesSpaceBack();
};

void DeletionTest::deletedRunIsGone()
{
    const LogFolder log;
    const qint64 run = writeRunWithBodies(*openLog(log.path), 0);
    must(deleteRun(log.path, run));
    auto reader = openReader(log.path);
    QVERIFY(must(reader->runs(0, 10)).empty());
    QCOMPARE(reader->run(run).error().code, ErrorCode::NotFound);
    for (const char* table : {"runs", "documents", "attempts", "operations", "keys", "texts", "bodies", "readings",
                              "steps", "shared_bodies", "uses"})
        QCOMPARE(ask(log.path, QByteArray("SELECT count(*) FROM ") + table).toInt(), 0);
}

void DeletionTest::sharedBodiesStayWhileUsed()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 first = writeRunWithBodies(*writer, 0);
    const qint64 second = writeRunWithBodies(*writer, 5);
    QCOMPARE(ask(log.path, "SELECT count(*) FROM shared_bodies").toInt(), 15);
    must(deleteRun(log.path, first));
    QCOMPARE(ask(log.path, "SELECT count(*) FROM shared_bodies").toInt(), 10);
    checkBodies(*openReader(log.path), second, 5);
    checkNoOrphans(log.path);
    must(deleteRun(log.path, second));
    QCOMPARE(ask(log.path, "SELECT count(*) FROM shared_bodies").toInt(), 0);
    // The writer, open all the time, stores them anew.
    const qint64 third = writeRunWithBodies(*writer, 0);
    checkBodies(*openReader(log.path), third, 0);
    checkNoOrphans(log.path);
}

void DeletionTest::deletingUnderWriters()
{
    const LogFolder log;
    openLog(log.path);
    constexpr int runsEach = 15;
    std::vector<qint64> kept[2];
    const auto work = [&](int writer) {
        auto runLog = openLog(log.path);
        for (int i = 0; i < runsEach; ++i) {
            const qint64 run = writeRunWithBodies(*runLog, i % 3);
            if (i % 2 == 0)
                must(deleteRun(log.path, run));
            else
                kept[writer].push_back(run);
        }
    };
    std::thread other(work, 1);
    work(0);
    other.join();
    checkNoOrphans(log.path);
    auto reader = openReader(log.path);
    for (const auto& runs : kept) {
        for (std::size_t i = 0; i < runs.size(); ++i)
            checkBodies(*reader, runs[i], static_cast<int>(i * 2 + 1) % 3);
    }
    QCOMPARE(must(reader->runs(0, 100)).size(), kept[0].size() + kept[1].size());
}

void DeletionTest::idsAreNotUsedAgain()
{
    const LogFolder log;
    const qint64 first = writeRun(log.path, 1);
    must(deleteRun(log.path, first));
    QVERIFY(writeRun(log.path, 1) > first);
}

void DeletionTest::begunDeletionIsFinished()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 100);
    // As a process leaves it that dies right after the first step.
    QVERIFY(execute(log.path, "UPDATE runs SET is_deleted = 1"));
    QVERIFY(must(openReader(log.path)->runs(0, 10)).empty());
    QCOMPARE(deleteRun(log.path, run).error().code, ErrorCode::NotFound);
    must(vacuumRunLog(log.path));
    QCOMPARE(ask(log.path, "SELECT count(*) FROM attempts").toInt(), 0);
    checkNoOrphans(log.path);
}

void DeletionTest::runUnderWayIsKept()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    QCOMPARE(deleteRun(log.path, run).error().code, ErrorCode::NotAllowed);
    must(writer->addAttempts(run, plainAttempts(1, 10)));
    must(writer->endRun(run, {}));
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 10);
    must(deleteRun(log.path, run));
}

void DeletionTest::missingRunAndFile()
{
    const LogFolder log;
    QCOMPARE(deleteRun(log.path, 1).error().code, ErrorCode::NotFound);
    QCOMPARE(vacuumRunLog(log.path).error().code, ErrorCode::NotFound);
    QVERIFY(!QFile::exists(log.path));
    writeRun(log.path, 1);
    QCOMPARE(deleteRun(log.path, 99).error().code, ErrorCode::NotFound);
}

void DeletionTest::vacuumGivesSpaceBack()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 50'000);
    const qint64 kept = writeRun(log.path, 10);
    const qint64 before = must(openReader(log.path)->sizeBytes());
    must(deleteRun(log.path, run));
    const qint64 won = must(vacuumRunLog(log.path));
    const qint64 after = must(openReader(log.path)->sizeBytes());
    QVERIFY(won > 0);
    QVERIFY(after < before / 4);
    QCOMPARE(must(openReader(log.path)->attempt(kept, 10)), plainAttempt(10, 10));
}

QTEST_GUILESS_MAIN(DeletionTest)
#include "deletion.moc"
