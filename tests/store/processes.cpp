// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "base/random.h"
#include "store/storesupport.h"
#include "store/storewriter.h"

#include <QSet>

#include <memory>
#include <vector>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

/// What a child said before it was killed.
struct Told
{
    qint64 run = 0;
    QSet<QByteArray> durableKeys;
    std::vector<std::pair<qint64, qint64>> attempts; ///< number, µs of handing over
    qint64 killedAt = 0;
};

/// Kills the child once it has written for about `micros` since its first attempt.
Told writeAndKill(const QString& path, qint64 micros)
{
    Told told;
    Child child({u"--write"_s, path, u"0"_s});
    for (bool isOver = false; !isOver;) {
        const QList<QByteArray> words = child.line().split(' ');
        if (words.front() == "run")
            told.run = words.at(1).toLongLong();
        else if (words.front() == "intent")
            told.durableKeys.insert(words.at(2));
        else if (words.front() == "attempt")
            told.attempts.emplace_back(words.at(1).toLongLong(), words.at(2).toLongLong());
        else
            return told;
        isOver = !told.attempts.empty() && told.attempts.back().second - told.attempts.front().second >= micros;
    }
    told.killedAt = monotonicMicros();
    child.kill();
    return told;
}

QSet<QByteArray> keysOf(const std::vector<Intent>& intents)
{
    QSet<QByteArray> keys;
    for (const Intent& intent : intents) {
        for (const QByteArray& key : intent.keys)
            keys.insert(key);
    }
    return keys;
}

QSet<qint64> numbersOf(RunReader& reader, qint64 run)
{
    QSet<qint64> numbers;
    must(reader.forEachAttempt(run, [&](const std::vector<Attempt>& batch) {
        for (const Attempt& attempt : batch)
            numbers.insert(attempt.number);
    }));
    return numbers;
}

void checkAfterKill(const QString& path, const Told& told)
{
    // Read before any writer has opened the log again.
    auto reader = openReader(path);
    QCOMPARE(must(reader->run(told.run)).row.state, RunState::Interrupted);
    QVERIFY(keysOf(must(reader->intents(told.run))).contains(told.durableKeys));
    const QSet<qint64> numbers = numbersOf(*reader, told.run);
    QCOMPARE(must(reader->attemptCount(told.run)), qint64(numbers.size()));
    for (const auto& [last, at] : told.attempts) {
        for (qint64 number = last - 3; number <= last && told.killedAt - at > 300'000; ++number)
            QVERIFY2(numbers.contains(number), qPrintable(u"attempt %1 of run %2 is lost"_s.arg(number).arg(told.run)));
    }
    QSet<QByteArray> doubtful = keysOf(must(reader->inDoubt(told.run)));
    for (const Intent& intent : must(reader->intents(told.run))) {
        const bool isComplete = numbers.contains(intent.operation * 4 + 4);
        QCOMPARE(doubtful.contains(intent.keys.front()), !isComplete);
    }
}

}

class ProcessesTest : public QObject
{
    Q_OBJECT

private slots:
    void killedAtRandomMoments();
    void manyProcessesCreateTheLogAtOnce();
    void twoProcessesWriteAtOnce();
    void liveRunOfAnotherProcessStays();
    void runOfDeadProcessIsInterrupted();
};

void ProcessesTest::killedAtRandomMoments()
{
    const LogFolder log;
    Random random(randomSeed());
    for (int i = 0; i < 20; ++i) {
        const Told told = writeAndKill(log.path, random.between(0, 600'000));
        QVERIFY(told.run > 0);
        QVERIFY(!told.attempts.empty());
        checkAfterKill(log.path, told);
        if (QTest::currentTestFailed())
            return;
    }
    openLog(log.path);
    QCOMPARE(ask(log.path, "PRAGMA integrity_check").toString(), u"ok"_s);
    QCOMPARE(ask(log.path, "SELECT count(*) FROM runs WHERE state = 3").toInt(), 20);
}

void ProcessesTest::manyProcessesCreateTheLogAtOnce()
{
    constexpr int rounds = 20;
    constexpr int processes = 6;
    for (int round = 0; round < rounds; ++round) {
        const LogFolder log;
        std::vector<std::unique_ptr<Child>> children;
        for (int i = 0; i < processes; ++i)
            children.push_back(std::make_unique<Child>(QStringList{u"--write"_s, log.path, u"4"_s}));
        for (const auto& child : children)
            QCOMPARE(child->wait(), 0);
        QCOMPARE(must(openReader(log.path)->runs(0, 10)).size(), std::size_t(processes));
    }
}

void ProcessesTest::twoProcessesWriteAtOnce()
{
    const LogFolder log;
    // Both find the file missing and create it.
    Child first({u"--write"_s, log.path, u"4000"_s});
    Child second({u"--write"_s, log.path, u"4000"_s});
    QCOMPARE(first.wait(), 0);
    QCOMPARE(second.wait(), 0);
    auto reader = openReader(log.path);
    const auto runs = must(reader->runs(0, 10));
    QCOMPARE(runs.size(), std::size_t(2));
    for (const RunRow& row : runs) {
        QCOMPARE(row.state, RunState::Finished);
        QCOMPARE(row.attempts, 4000);
        QCOMPARE(numbersOf(*reader, row.id).size(), 4000);
        QCOMPARE(must(reader->intents(row.id)).size(), std::size_t(1000));
    }
    QCOMPARE(ask(log.path, "PRAGMA integrity_check").toString(), u"ok"_s);
}

void ProcessesTest::liveRunOfAnotherProcessStays()
{
    const LogFolder log;
    Child child({u"--begin"_s, log.path});
    const qint64 run = child.line().split(' ').at(1).toLongLong();
    openLog(log.path);
    QCOMPARE(must(openReader(log.path)->run(run)).row.state, RunState::Running);
    QVERIFY(must(openReader(log.path)->inDoubt(run)).empty());
    QCOMPARE(deleteRun(log.path, run).error().code, ErrorCode::NotAllowed);
}

void ProcessesTest::runOfDeadProcessIsInterrupted()
{
    const LogFolder log;
    Child child({u"--begin"_s, log.path});
    const qint64 run = child.line().split(' ').at(1).toLongLong();
    child.kill();
    QCOMPARE(must(openReader(log.path)->run(run)).row.state, RunState::Interrupted);
    openLog(log.path);
    QCOMPARE(ask(log.path, "SELECT state FROM runs").toInt(), int(RunState::Interrupted));
}

IDEMSCOPE_TEST_MAIN(ProcessesTest)
#include "processes.moc"
