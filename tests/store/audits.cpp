// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/logfile.h"
#include "store/storesupport.h"

#include "model/json.h"

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

AuditStart someAudit()
{
    return {u"POST /payments"_s,
            u"http://127.0.0.1:8080"_s,
            u"Local"_s,
            u"stripe"_s,
            u"2026-11-30T00:00:00Z"_s,
            77,
            {{u"url"_s, u"x"_s}},
            {{u"a"_s, 1}},
            {{u"folder"_s, u"/tmp"_s}}};
}

Audit withChecks(qint64 id)
{
    Audit audit;
    audit.id = id;
    audit.attempts = 12;
    audit.durationMs = 345;
    for (const CheckResult result : {CheckResult::Pass, CheckResult::Pass, CheckResult::Fail, CheckResult::Fail,
                                     CheckResult::Warn, CheckResult::Inconclusive, CheckResult::NotApplicable}) {
        CheckOutcome outcome;
        outcome.id = u"check.%1"_s.arg(audit.checks.size());
        outcome.finding.result = result;
        outcome.finding.severity = audit.checks.size() == 3 ? Severity::Info : Severity::Critical;
        outcome.finding.sentence = Sentence::verbatim(u"said"_s);
        outcome.finding.evidence = {{1, {2, 3}}};
        audit.checks.push_back(outcome);
    }
    return audit;
}

qint64 runOfAudit(RunLog& log, qint64 audit, const QString& check)
{
    RunStart start = someRun();
    start.kind = u"check"_s;
    start.audit = audit;
    start.checkId = check;
    const qint64 run = must(log.beginRun(start));
    must(log.addAttempts(run, plainAttempts(1, 50)));
    must(log.endRun(run, {}));
    return run;
}

ScheduleRow someSchedule(qint64 run, qint64 audit, qint64 dueMs)
{
    ScheduleRow schedule;
    schedule.audit = audit;
    schedule.checkId = u"expiry.window"_s;
    schedule.run = run;
    schedule.ageMs = 1000;
    schedule.dueMs = dueMs;
    return schedule;
}

/// A run log as the version before audits left it.
void makeOldLog(const LogFolder& log)
{
    must(createPrivateFile(log.path));
    QVERIFY(execute(log.path, shippedMigrations().front().sql));
    QVERIFY(execute(log.path, "PRAGMA application_id = 1229213011;PRAGMA user_version = 1;"
                              "INSERT INTO runs (kind, title, target, environment, started, state, seed, nonce)"
                              " VALUES ('burst', 'old', '', '', '', 1, 1, x'00');"
                              "INSERT INTO documents (run, request, scenario, profile, facts)"
                              " VALUES (1, '{}', '{}', '{}', '{}')"));
}

}

class AuditsTest : public QObject
{
    Q_OBJECT

private slots:
    void anAuditIsKeptWithItsRuns()
    {
        const LogFolder log;
        auto writer = openLog(log.path);
        const qint64 audit = must(writer->beginAudit(someAudit()));
        const qint64 run = runOfAudit(*writer, audit, u"race.same-key"_s);
        must(writer->updateAudit(withChecks(audit), RunState::Finished));
        const auto reader = openReader(log.path);
        const auto rows = must(reader->audits(10));
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].title, u"POST /payments"_s);
        QCOMPARE(rows[0].profile, u"stripe"_s);
        QCOMPARE(rows[0].seed, 77U);
        QCOMPARE(rows[0].runs, 1);
        QVERIFY(rows[0].score == (AuditScore{2, 2, 1, 1, 1, 1}));
        QCOMPARE(rows[0].score.count(CheckAnswer::Fail), 1);
        QCOMPARE(rows[0].score.count(CheckAnswer::Remark), 1);
        QVERIFY(rows[0].state == RunState::Finished);
        const auto record = must(reader->audit(audit));
        QVERIFY(must(auditFromJson(record.document)) == withChecks(audit));
        QCOMPARE(record.facts, someAudit().facts);
        QCOMPARE(must(reader->runsOfAudit(audit)).at(0).id, run);
        QCOMPARE(must(reader->run(run)).row.checkId, u"race.same-key"_s);
        QVERIFY(must(reader->runs(0, 10)).empty());
        QCOMPARE(must(reader->runs(0, 10, u"POST"_s)).size(), 1U);
        QCOMPARE(reader->audit(99).error().code, ErrorCode::NotFound);
    }

    void anAuditWhoseProcessDiedReadsAsInterruptedWithWhatItHad()
    {
        const LogFolder log;
        {
            auto writer = openLog(log.path);
            const qint64 audit = must(writer->beginAudit(someAudit()));
            must(writer->updateAudit(withChecks(audit), RunState::Running));
            QVERIFY(must(openReader(log.path)->audits(1)).at(0).state == RunState::Running);
        }
        QVERIFY(must(openReader(log.path)->audits(1)).at(0).state == RunState::Interrupted);
        // As after a power cut, before anybody has written since.
        QVERIFY(execute(log.path, "UPDATE audits SET state = 0"));
        QVERIFY(must(openReader(log.path)->audits(1)).at(0).state == RunState::Interrupted);
        QCOMPARE(must(auditFromJson(must(openReader(log.path)->audit(1)).document)).checks.size(), 7U);
        openLog(log.path);
        QCOMPARE(ask(log.path, "SELECT state FROM audits").toInt(), int(RunState::Interrupted));
    }

    void anAuditUnderWayIsNeitherReopenedNorDeleted()
    {
        const LogFolder log;
        auto writer = openLog(log.path);
        const qint64 audit = must(writer->beginAudit(someAudit()));
        auto other = openLog(log.path);
        QCOMPARE(other->reopenAudit(audit).error().code, ErrorCode::NotAllowed);
        QCOMPARE(deleteAudit(log.path, audit).error().code, ErrorCode::NotAllowed);
        QVERIFY(!other->failure());
        must(writer->updateAudit(withChecks(audit), RunState::Finished));
        must(other->reopenAudit(audit));
        QVERIFY(must(openReader(log.path)->audits(1)).at(0).state == RunState::Running);
        must(other->updateAudit(withChecks(audit), RunState::Finished));
        QCOMPARE(other->reopenAudit(99).error().code, ErrorCode::NotFound);
        QVERIFY(!other->failure());
    }

    void deletingAnAuditTakesItsRunsAndSchedules()
    {
        const LogFolder log;
        const qint64 kept = writeRun(log.path, 20);
        {
            auto writer = openLog(log.path);
            const qint64 audit = must(writer->beginAudit(someAudit()));
            const qint64 run = runOfAudit(*writer, audit, u"expiry.window"_s);
            must(writer->addSchedule(someSchedule(run, audit, 1)));
            must(writer->updateAudit(withChecks(audit), RunState::Finished));
        }
        must(deleteAudit(log.path, 1));
        for (const char* table : {"audits", "audit_documents", "schedules"})
            QCOMPARE(ask(log.path, QByteArray("SELECT count(*) FROM ") + table).toInt(), 0);
        QCOMPARE(ask(log.path, "SELECT count(*) FROM attempts").toInt(), 20);
        QCOMPARE(must(openReader(log.path)->runs(0, 10, {}, RunsShown::All)).at(0).id, kept);
        QCOMPARE(deleteAudit(log.path, 1).error().code, ErrorCode::NotFound);
    }

    void aScheduleIsTakenOnceAndSurvivesItsTaker()
    {
        const LogFolder log;
        auto writer = openLog(log.path);
        const qint64 audit = must(writer->beginAudit(someAudit()));
        const qint64 run = runOfAudit(*writer, audit, u"expiry.window"_s);
        const qint64 later = must(writer->addSchedule(someSchedule(run, audit, 2000)));
        const qint64 sooner = must(writer->addSchedule(someSchedule(run, audit, 1000)));
        QVERIFY(must(writer->claimSchedule(sooner)));
        {
            auto other = openLog(log.path);
            QVERIFY(!must(other->claimSchedule(sooner)));
            QVERIFY(must(other->claimSchedule(later)));
        }
        openLog(log.path); // whoever opens next finds that the taker is gone
        auto schedules = must(openReader(log.path)->schedules());
        QCOMPARE(schedules.size(), 2U);
        QCOMPARE(schedules[0].id, sooner);
        QVERIFY(schedules[0].state == ScheduleState::Running);
        QVERIFY(schedules[1].state == ScheduleState::Waiting);
        ScheduleRow done = schedules[0];
        done.state = ScheduleState::Done;
        done.carriedOut = run;
        done.lateMs = 12;
        done.effects = 0;
        must(writer->updateSchedule(done));
        QVERIFY(!must(writer->claimSchedule(sooner)));
        QVERIFY(must(openReader(log.path)->schedules()).at(0) == done);
        must(cancelSchedule(log.path, later));
        QVERIFY(!must(writer->claimSchedule(later)));
        QCOMPARE(cancelSchedule(log.path, later).error().code, ErrorCode::NotFound);
    }

    void anOlderLogIsReadAsItIsAndMigratedAfterABackup()
    {
        const LogFolder log;
        makeOldLog(log);
        {
            const auto reader = openReader(log.path);
            QCOMPARE(must(reader->runs(0, 10)).at(0).title, u"old"_s);
            QVERIFY(!must(reader->run(1)).row.audit);
            QVERIFY(must(reader->audits(10)).empty());
            QVERIFY(must(reader->schedules()).empty());
            QCOMPARE(reader->audit(1).error().code, ErrorCode::NotFound);
        }
        openLog(log.path);
        QCOMPARE(ask(log.path, "PRAGMA user_version").toInt(), 3);
        QCOMPARE(ask(log.path + u".backup-v1"_s, "PRAGMA user_version").toInt(), 1);
        QCOMPARE(must(openReader(log.path)->runs(0, 10)).at(0).title, u"old"_s);
    }

    void aReaderOpenSinceBeforeTheMigrationGoesOn()
    {
        const LogFolder log;
        makeOldLog(log);
        const auto reader = openReader(log.path);
        QVERIFY(must(reader->audits(10)).empty());
        auto writer = openLog(log.path);
        must(writer->beginAudit(someAudit()));
        QCOMPARE(must(reader->runs(0, 10)).size(), 1U);
    }
};

QTEST_GUILESS_MAIN(AuditsTest)
#include "audits.moc"
