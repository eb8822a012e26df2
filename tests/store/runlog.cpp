// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storesupport.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSet>

#include <sys/stat.h>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

int modeOf(const QString& path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? static_cast<int>(facts.st_mode & 0777) : -1;
}

/// What is given back of an attempt: all but the request it was rendered from.
Attempt asStored(Attempt attempt)
{
    attempt.request.reset();
    return attempt;
}

}

class RunLogTest : public QObject
{
    Q_OBJECT

private slots:
    void attemptsComeBackWhole();
    void runComesBackWhole();
    void intentsComeBackWhole();
    void readingsComeBackWhole();
    void stepsComeBackWithoutSecrets();
    void equalBodiesAreStoredOnce();
    void longBodiesAreSharedBetweenRuns();
    void longBodiesAreCut();
    void filesArePrivate();
    void whatIsNoPlainFileIsLeftAlone();
    void runWithoutEndIsInterrupted();
    void outcomesAreDurableInTime();
    void callsForOtherRunsAreRefused();
    void severalRunsAtOnce();
};

void RunLogTest::attemptsComeBackWhole()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    std::vector<Attempt> attempts;
    for (qint64 number = 1; number <= 500; ++number)
        attempts.push_back(fullAttempt(number));
    attempts.push_back({});
    attempts.back().number = 501;
    must(writer->addAttempts(run, attempts));
    must(writer->endRun(run, {}));
    auto reader = openReader(log.path);
    for (const Attempt& attempt : attempts)
        QCOMPARE(must(reader->attempt(run, attempt.number)), asStored(attempt));
    QCOMPARE(must(reader->attemptCount(run)), 501);
}

void RunLogTest::runComesBackWhole()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 first = must(writer->beginRun(someRun()));
    RunStart start = someRun(u"再試行"_s);
    start.parent = first;
    const qint64 run = must(writer->beginRun(start));
    auto reader = openReader(log.path);
    QCOMPARE(must(reader->run(run)).row.state, RunState::Running);
    RunEnd end;
    end.state = RunState::Stopped;
    end.durationMs = 1234;
    end.judgement = {{u"violated"_s, true}};
    end.verdict = u"duplicated"_s;
    end.series = {{u"bucketUs"_s, 10}};
    must(writer->endRun(run, end));
    const RunRecord record = must(reader->run(run));
    QCOMPARE(record.row.title, start.title);
    QCOMPARE(record.row.kind, start.kind);
    QCOMPARE(record.row.target, start.target);
    QCOMPARE(record.row.environment, start.environment);
    QCOMPARE(record.row.started, start.started);
    QCOMPARE(record.row.seed, start.seed);
    QCOMPARE(record.row.parent, start.parent);
    QCOMPARE(record.row.state, RunState::Stopped);
    QCOMPARE(record.row.durationMs, 1234);
    QCOMPARE(record.row.verdict, u"duplicated"_s);
    QCOMPARE(record.nonce, start.nonce);
    QCOMPARE(record.request, start.request);
    QCOMPARE(record.scenario, start.scenario);
    QCOMPARE(record.profile, start.profile);
    QCOMPARE(record.facts, start.facts);
    QCOMPARE(record.judgement, end.judgement);
    QCOMPARE(record.series, end.series);
}

void RunLogTest::intentsComeBackWhole()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    const std::vector<Intent> intents = {someIntent(0, 2, {"a", "b"}), someIntent(1, 1, {}),
                                         someIntent(12, 3, {"\xff\xfe k"})};
    must(writer->commitIntents(run, intents).get());
    // Durable before the run has ended: another connection sees them now.
    const auto stored = must(openReader(log.path)->intents(run));
    QCOMPARE(stored.size(), intents.size());
    for (std::size_t i = 0; i < intents.size(); ++i) {
        QCOMPARE(stored[i].operation, intents[i].operation);
        QCOMPARE(stored[i].round, intents[i].round);
        QCOMPARE(stored[i].clients, intents[i].clients);
        QCOMPARE(stored[i].token, intents[i].token);
        QCOMPARE(stored[i].keys, intents[i].keys);
        QCOMPARE(stored[i].requestHead, intents[i].requestHead);
        QCOMPARE(stored[i].requestBody, intents[i].requestBody);
    }
}

void RunLogTest::readingsComeBackWhole()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    const std::vector<Reading> readings = {{0, Reading::Moment::Before, 0, {}, 12, 0, {}, "[]"},
                                           {1, Reading::Moment::After, 3, 7, 99, {}, u"HTTP 500"_s, {}}};
    must(writer->addReadings(run, readings));
    must(writer->endRun(run, {}));
    QCOMPARE(must(openReader(log.path)->readings(run)), readings);
}

void RunLogTest::stepsComeBackWithoutSecrets()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    StepExchange login;
    login.at = 12;
    login.durationUs = 340;
    login.status = 200;
    login.captured = {{.name = u"token"_s, .value = u"t0ps3cret"_s, .secret = true}};
    login.requestHead = "POST /login HTTP/1.1\r\n\r\n";
    login.responseBody = "{}";
    StepExchange order;
    order.step = 1;
    order.operation = 7;
    order.error = u"answered 409"_s;
    order.captured = {{u"order"_s, u"17"_s}};
    must(writer->addSteps(run, {login, order}));
    must(writer->endRun(run, {}));
    login.captured.front().value.clear();
    QCOMPARE(must(openReader(log.path)->steps(run)), (std::vector<StepExchange>{login, order}));
    QCOMPARE(must(openReader(log.path)->steps(run, 1)), std::vector<StepExchange>{login});
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 0);
    QCOMPARE(ask(log.path, "SELECT count(*) FROM steps WHERE captured LIKE '%t0ps3cret%'").toInt(), 0);
}

void RunLogTest::equalBodiesAreStoredOnce()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    std::vector<Attempt> attempts;
    for (qint64 number = 1; number <= 1000; ++number) {
        attempts.push_back(plainAttempt(number));
        // Never the body seen last at the same place.
        attempts.back().response.body = "body " + QByteArray::number(number % 10);
        attempts.back().requestBody = "body " + QByteArray::number(number % 7);
    }
    must(writer->addAttempts(run, attempts));
    must(writer->endRun(run, {}));
    QCOMPARE(ask(log.path, "SELECT count(*) FROM bodies").toInt(), 10);
    QCOMPARE(must(openReader(log.path)->attempt(run, 995)).response.body, QByteArray("body 5"));
}

void RunLogTest::longBodiesAreSharedBetweenRuns()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const QByteArray body(100'000, 'x');
    for (int i = 0; i < 3; ++i) {
        const qint64 run = must(writer->beginRun(someRun()));
        Attempt attempt = plainAttempt(1);
        attempt.response.body = body;
        must(writer->addAttempts(run, {attempt}));
        must(writer->endRun(run, {}));
        QCOMPARE(must(openReader(log.path)->attempt(run, 1)).response.body, body);
    }
    QCOMPARE(ask(log.path, "SELECT count(*) FROM shared_bodies").toInt(), 1);
}

void RunLogTest::longBodiesAreCut()
{
    const LogFolder log;
    RunLog::Options options;
    options.bodyCapBytes = 1000;
    auto writer = must(RunLog::open(log.path, options));
    const qint64 run = must(writer->beginRun(someRun()));
    std::vector<Attempt> attempts = plainAttempts(1, 3);
    const QByteArray common(5000, 'a');
    attempts[0].response.body = common + "1";
    attempts[1].response.body = common + "2";
    attempts[2].response.body = common + "1";
    must(writer->addAttempts(run, attempts));
    must(writer->endRun(run, {}));
    auto reader = openReader(log.path);
    QCOMPARE(must(reader->attempt(run, 1)).response.body, common.first(1000));
    const BodyFacts facts = must(reader->bodyFacts(run, 1)).response;
    QCOMPARE(facts.length, 5001);
    QVERIFY(facts.isCut);
    QCOMPARE(facts.sha256, QCryptographicHash::hash(attempts[0].response.body, QCryptographicHash::Sha256));
    QVERIFY(!must(reader->bodyFacts(run, 1)).request.isCut);
    QSet<QByteArray> groups;
    must(reader->forEachAttempt(run, [&](const std::vector<Attempt>& batch) {
        for (const Attempt& attempt : batch)
            groups.insert(attempt.response.body);
    }));
    QCOMPARE(groups.size(), 2);
}

void RunLogTest::filesArePrivate()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/deep/runs.sqlite"_s);
    auto writer = openLog(path);
    const qint64 run = must(writer->beginRun(someRun()));
    must(writer->endRun(run, {}));
    for (const QString& suffix : {u""_s, u"-wal"_s, u"-shm"_s, u"-live"_s})
        QCOMPARE(modeOf(path + suffix), 0600);
    QCOMPARE(modeOf(folder.filePath(u"new"_s)), 0700);
    QCOMPARE(modeOf(folder.filePath(u"new/deep"_s)), 0700);
    writer.reset();
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    openLog(path);
    QCOMPARE(modeOf(path), 0600);
}

void RunLogTest::whatIsNoPlainFileIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString directory = folder.filePath(u"directory"_s);
    const QString pipe = folder.filePath(u"pipe"_s);
    QVERIFY(::mkdir(QFile::encodeName(directory).constData(), 0755) == 0);
    QVERIFY(::mkfifo(QFile::encodeName(pipe).constData(), 0644) == 0);
    for (const QString& path : {directory, pipe, u"/dev/null"_s}) {
        const int mode = modeOf(path);
        const auto opened = RunLog::open(path);
        QVERIFY(!opened);
        QVERIFY2(opened.error().message.contains(path), qPrintable(opened.error().message));
        QCOMPARE(modeOf(path), mode);
    }
}

void RunLogTest::runWithoutEndIsInterrupted()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    must(writer->addAttempts(run, plainAttempts(1, 10)));
    auto reader = openReader(log.path);
    QCOMPARE(must(reader->run(run)).row.state, RunState::Running);
    writer.reset();
    QCOMPARE(must(reader->run(run)).row.state, RunState::Interrupted);
    QCOMPARE(must(reader->attemptCount(run)), 10);
}

void RunLogTest::outcomesAreDurableInTime()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    auto reader = openReader(log.path);
    QCOMPARE(must(reader->attemptCount(run)), 0);
    must(writer->addAttempts(run, {plainAttempt(1)}));
    // Nothing else is called that would make the writer hurry. The limit is 200 ms; a loaded machine is given more.
    QTRY_COMPARE_WITH_TIMEOUT(must(reader->attemptCount(run)), 1, 1000);
}

void RunLogTest::callsForOtherRunsAreRefused()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    QCOMPARE(writer->addAttempts(1, plainAttempts(1, 1)).error().code, ErrorCode::NotFound);
    QCOMPARE(writer->commitIntents(1, {someIntent(0, 1, {"k"})}).get().error().code, ErrorCode::NotFound);
    const qint64 run = must(writer->beginRun(someRun()));
    must(writer->endRun(run, {}));
    QCOMPARE(writer->addAttempts(run, plainAttempts(1, 1)).error().code, ErrorCode::NotFound);
    QCOMPARE(writer->endRun(run, {}).error().code, ErrorCode::NotFound);
    QVERIFY(!writer->failure());
}

void RunLogTest::severalRunsAtOnce()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 first = must(writer->beginRun(someRun()));
    const qint64 second = must(writer->beginRun(someRun()));
    for (qint64 number = 1; number <= 100; ++number) {
        must(writer->addAttempts(first, {plainAttempt(number)}));
        must(writer->addAttempts(second, {plainAttempt(number), plainAttempt(number + 1000)}));
    }
    must(writer->endRun(second, {}));
    must(writer->endRun(first, {}));
    auto reader = openReader(log.path);
    QCOMPARE(must(reader->attemptCount(first)), 100);
    QCOMPARE(must(reader->attemptCount(second)), 200);
    QCOMPARE(must(reader->attempts(second, {}, 100, 1)).front().number, 1001);
}

QTEST_GUILESS_MAIN(RunLogTest)
#include "runlog.moc"
