// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditsupport.h"
#include "drive/storedaudit.h"

#include <QElapsedTimer>
#include <QFile>

#include <set>
#include <thread>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

const CheckOutcome& outcomeOf(const Audit& audit, const QString& id)
{
    const auto found = std::find_if(audit.checks.begin(), audit.checks.end(),
                                    [&](const CheckOutcome& check) { return check.id == id; });
    if (found == audit.checks.end())
        qFatal("no check %s", qPrintable(id));
    return *found;
}

QStringList idsOf(const Audit& audit)
{
    QStringList ids;
    for (const CheckOutcome& check : audit.checks)
        ids += check.id;
    return ids;
}

/// Fires once, then the same keys again after 300 ms, then says how that came out.
CheckStep goingOn(const CheckContext&, const std::vector<PlayResult>& results)
{
    Play play;
    play.scenario.attempts = 1;
    play.scenario.operations = 3;
    if (results.size() < 2) {
        play.name = results.empty() ? u"first"_s : u"again"_s;
        if (!results.empty()) {
            play.continues = 0;
            play.afterMs = 300;
        }
        return std::vector<Play>{play};
    }
    Finding finding;
    finding.result = results[1].judgement.figures.observed == 3 ? CheckResult::Pass : CheckResult::Fail;
    finding.sentence = Sentence::verbatim(QString::number(results[1].lateMs));
    for (const Attempt& attempt : results[1].attempts) {
        const auto isSame = [&](const Attempt& earlier) {
            return earlier.key == attempt.key && earlier.requestBody == attempt.requestBody;
        };
        if (std::none_of(results[0].attempts.begin(), results[0].attempts.end(), isSame))
            finding.result = CheckResult::Fail;
    }
    return finding;
}

CheckStep varied(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (!results.empty())
        return Finding{CheckResult::Pass, Severity::Info, Sentence::verbatim(u"varied"_s), {}, {}, {}};
    Play play;
    play.name = u"varied"_s;
    play.scenario.variations = {{}, {}};
    play.scenario.variations[1].key = "{{key}}-other";
    return std::vector<Play>{play};
}

/// Names a secret in its finding, as a check that quotes an answer may.
CheckStep quoting(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.empty()) {
        Play play;
        play.name = u"once"_s;
        play.scenario.attempts = 1;
        return std::vector<Play>{play};
    }
    Finding finding;
    finding.result = CheckResult::Warn;
    const auto& head = results.front().attempts.front().requestHead;
    finding.sentence = MadeUp::trLater("sent: %1").with(QString::fromUtf8(head));
    return finding;
}

CheckStep impossible(const CheckContext&, const std::vector<PlayResult>&)
{
    Play play;
    play.name = u"impossible"_s;
    play.scenario.attempts = 0;
    return std::vector<Play>{play};
}

CheckStep patient(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.size() >= 20)
        return Finding{CheckResult::Pass, Severity::Info, Sentence::verbatim(u"done"_s), {}, {}, {}};
    Play play;
    play.name = u"step %1"_s.arg(results.size());
    play.scenario.attempts = 5;
    return std::vector<Play>{play};
}

/// Two plays at once, each of a thousand attempts.
CheckStep busy(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (!results.empty()) {
        std::set<QByteArray> keys;
        qint64 attempts = 0;
        for (const PlayResult& result : results) {
            attempts += qint64(result.attempts.size());
            for (const Attempt& attempt : result.attempts)
                keys.insert(attempt.key);
        }
        Finding finding;
        finding.result = attempts == 400 && keys.size() == 200 ? CheckResult::Pass : CheckResult::Fail;
        finding.sentence = Sentence::verbatim(u"%1 %2"_s.arg(attempts).arg(keys.size()));
        return finding;
    }
    Play one;
    one.name = u"one"_s;
    one.scenario.operations = 100;
    Play other = one;
    other.name = u"other"_s;
    return std::vector<Play>{one, other};
}

}

class AuditDriverTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPlayIsARunOfTheAudit()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.rounds = 3;
        const auto audit = bench.audit(job, {madeUpCheck("control.made"), madeUpCheck("race.made")});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        QCOMPARE(idsOf(*audit), (QStringList{u"control.made"_s, u"race.made"_s}));
        QVERIFY2(audit->title.startsWith(u"POST /"_s) && !audit->title.contains(u'·'), qPrintable(audit->title));
        QCOMPARE(outcomeOf(*audit, u"race.made"_s).finding.sentence.text(), u"6 attempts"_s);
        QCOMPARE(audit->attempts, 1 + 6 + 6);
        QCOMPARE(bench.server.requests(), 13);

        const auto reader = bench.reader();
        QVERIFY(reader->runs(0, 10)->empty());
        QCOMPARE(reader->runs(0, 10, {}, RunsShown::All)->size(), 3U);
        const auto runs = *reader->runsOfAudit(audit->id);
        QCOMPARE(runs.size(), 3U);
        QCOMPARE(runs[1].kind, u"check"_s);
        QCOMPARE(runs[1].checkId, u"control.made"_s);
        QCOMPARE(runs[2].title, u"race.made · twice"_s);
        QCOMPARE(runs[2].verdict, u"exactly-once"_s);
        const auto stored = *reader->audit(audit->id);
        QVERIFY(stored.row.state == RunState::Finished);
        QCOMPARE(stored.row.score.pass, 2);
        QCOMPARE(*auditFromJson(stored.document), *audit);
    }

    void aPlayGoesOnWithTheSameKeysAndPayloads()
    {
        AuditBench bench;
        const auto audit = bench.audit(bench.job(), {madeUpCheck("made.on", goingOn)});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        const CheckOutcome& outcome = outcomeOf(*audit, u"made.on"_s);
        QVERIFY(outcome.finding.result == CheckResult::Pass);
        QVERIFY(outcome.finding.sentence.text().toInt() < 250);
        QCOMPARE(outcome.runs.size(), 2U);
        const auto reader = bench.reader();
        QCOMPARE(reader->run(outcome.runs[1])->row.parent, outcome.runs[0]);
        const auto arrivals = bench.server.arrivals();
        QCOMPARE(arrivals.size(), 7U);
        QVERIFY(arrivals[4].request.receivedMicros - arrivals[1].request.receivedMicros >= 300'000);
    }

    void theSameSeedFiresFreshKeys()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.seed = 7;
        QVERIFY(bench.audit(job, {madeUpCheck("made.one")}));
        QVERIFY(bench.audit(job, {madeUpCheck("made.one")}));
        QCOMPARE(bench.server.keys().size(), 4U);
        const auto reader = bench.reader();
        QCOMPARE(reader->runsOfAudit(1)->at(1).seed, reader->runsOfAudit(2)->at(1).seed);
        QVERIFY(reader->runsOfAudit(1)->at(1).seed != reader->runsOfAudit(1)->at(0).seed);
    }

    void aRunOfVariedClientsHasNoVerdictOfItsOwn()
    {
        AuditBench bench;
        const auto audit = bench.audit(bench.job(), {madeUpCheck("made.varied", varied)});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        const auto runs = *bench.reader()->runsOfAudit(audit->id);
        QCOMPARE(runs.at(0).verdict, u"exactly-once"_s);
        QCOMPARE(runs.at(1).verdict, QString());
    }

    void checksRunSideBySideWithoutMixing()
    {
        AuditBench bench;
        const auto audit = bench.audit(bench.job(), {madeUpCheck("a.busy", busy), madeUpCheck("b.busy", busy),
                                                     madeUpCheck("c.busy", busy), madeUpCheck("d.busy", busy)});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        for (const CheckOutcome& check : audit->checks)
            QVERIFY2(check.finding.result == CheckResult::Pass, qPrintable(check.finding.sentence.text()));
        QCOMPARE(audit->attempts, 1601);
        const auto reader = bench.reader();
        const auto runs = reader->runsOfAudit(audit->id);
        for (const RunRow& row : *runs) {
            QVERIFY(row.state == RunState::Finished);
            QCOMPARE(*reader->attemptCount(row.id), row.attempts);
            QCOMPARE(qint64(reader->intents(row.id)->size()), std::max<qint64>(1, row.attempts / 2));
        }
    }

    void chosenSkippedAndOnDemand()
    {
        AuditBench bench;
        const std::vector<Check> catalogue{madeUpCheck("race.one"), madeUpCheck("race.two"),
                                           madeUpCheck("retry.storm", twice, true)};
        AuditJob job = bench.job();
        QCOMPARE(idsOf(*bench.audit(job, catalogue)), (QStringList{u"race.one"_s, u"race.two"_s}));
        job.skipped = {u"race.one"_s};
        QCOMPARE(idsOf(*bench.audit(job, catalogue)), QStringList{u"race.two"_s});
        job = bench.job();
        job.checks = {u"retry.storm"_s};
        QCOMPARE(idsOf(*bench.audit(job, catalogue)), QStringList{u"retry.storm"_s});
        job.checks = {u"race"_s};
        QCOMPARE(idsOf(*bench.audit(job, catalogue)), (QStringList{u"race.one"_s, u"race.two"_s}));
        job.checks = {u"race.three"_s};
        const auto unknown = bench.audit(job, catalogue);
        QVERIFY(!unknown);
        QVERIFY(unknown.error().code == ErrorCode::InvalidInput);
        QVERIFY(unknown.error().message.contains(u"race.three"_s));
    }

    void whatIsUnmetIsNotApplicable()
    {
        AuditBench bench;
        Check check = madeUpCheck("made.unmet");
        check.unmet = [](const CheckContext&) -> std::optional<Sentence> {
            return MadeUp::trLater("needs a second principal");
        };
        const auto audit = bench.audit(bench.job(), {check});
        QVERIFY(outcomeOf(*audit, u"made.unmet"_s).finding.result == CheckResult::NotApplicable);
        QCOMPARE(bench.server.requests(), 1);
    }

    void tooMuchIsRefusedBeforeAnythingIsSent()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.rounds = 30;
        job.maxAttempts = 60;
        const auto refused = bench.audit(job, {madeUpCheck("race.dear")});
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::NotAllowed);
        QVERIFY2(refused.error().message.contains(u"61"_s) && refused.error().message.contains(u"race.dear"_s),
                 qPrintable(refused.error().message));
        QCOMPARE(bench.server.requests(), 0);
        job.maxAttempts = 61;
        QVERIFY(bench.audit(job, {madeUpCheck("race.dear")}));
    }

    void anotherMachineGetsFewerRoundsAndClients()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.url = u"https://api.example.org/payments"_s;
        job.rounds.reset();
        job.clients = 50;
        Check dear = madeUpCheck("race.dear");
        dear.cost = [](const CheckContext& context) -> CheckCost {
            return {qint64(context.rounds) * context.clients * 2, 1000, 1000};
        };
        const auto plan = planAudit(job, {dear});
        QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
        QCOMPARE(plan->context.clients, 20);
        QVERIFY(plan->context.rounds < 20 && plan->context.rounds > 1);
        QVERIFY(plan->estimate.attempts <= 500);
        QCOMPARE(plan->estimate.lowered.size(), 2U);
        QVERIFY(!plan->isSideBySide);
        job.maxAttempts = 30;
        QVERIFY(planAudit(job, {dear}).error().code == ErrorCode::NotAllowed);
    }

    /// Checks share six places for their runs; where they cannot, everything comes one after another.
    void theEstimateCountsEveryRun()
    {
        const AuditBench bench;
        AuditJob job = bench.job();
        std::vector<Check> checks{madeUpCheck("made.one"), madeUpCheck("made.two"), madeUpCheck("made.three")};
        for (Check& check : checks)
            check.cost = [](const CheckContext&) -> CheckCost {
                return {20, 600, 6000};
            };
        const auto together = planAudit(job, checks);
        QVERIFY2(together, messageOf(together));
        const qint64 firstMs = 60 + 50 + 50;
        QCOMPARE(together->estimate.milliseconds, firstMs + 600 + (18'000 - 600) / auditRunsAtOnce);
        QCOMPARE(together->estimate.checks.front().milliseconds, qint64(600));
        job.base.request.contract.probes.front().reads = Probe::Reads::Count;
        job.base.request.contract.probes.front().jsonPath = u"$[*]"_s;
        const auto inTurn = planAudit(job, checks);
        QVERIFY2(inTurn, messageOf(inTurn));
        QCOMPARE(inTurn->estimate.milliseconds, firstMs + 1000 + 18'000);
        QCOMPARE(inTurn->estimate.checks.front().milliseconds, qint64(6000));
    }

    void aTargetThatIsNotThereIsAnError()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.url = u"http://127.0.0.1:1/payments"_s;
        const auto audit = bench.audit(job, {madeUpCheck("made.one")});
        QVERIFY(!audit);
        QVERIFY(audit.error().code == ErrorCode::Network);
        QVERIFY(bench.reader()->audits(1)->front().state != RunState::Running);
    }

    void whatIsNotAcknowledgedIsSaidAndNotGoneOnWith()
    {
        AuditBench bench([](CountingServer&, const loopback::HttpRequest&, int) {
            return loopback::HttpAnswer{401, {}, "{}"};
        });
        const auto audit = bench.audit(bench.job(), {madeUpCheck("made.one"), madeUpCheck("made.two")});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        for (const CheckOutcome& check : audit->checks) {
            QVERIFY(check.finding.result == CheckResult::Inconclusive);
            QVERIFY(check.finding.sentence.text().contains(u"401"_s));
        }
        QCOMPARE(bench.server.requests(), 1);
    }

    void aProbeThatDoesNotMoveIsNamed()
    {
        AuditBench bench([](CountingServer&, const loopback::HttpRequest&, int) {
            return loopback::HttpAnswer{201, {}, "{\"id\":\"1\"}"};
        });
        const auto audit = bench.audit(bench.job(), {madeUpCheck("made.one")});
        const Finding& finding = outcomeOf(*audit, u"made.one"_s).finding;
        QVERIFY(finding.result == CheckResult::Inconclusive);
        QVERIFY2(finding.sentence.text().contains(u"effects"_s), qPrintable(finding.sentence.text()));
    }

    void aStopEndsSoonAndKeepsWhatWasDone()
    {
        AuditBench bench(deduplicating(100));
        std::stop_source stop;
        std::optional<Result<Audit>> audit;
        std::thread worker([&] {
            audit = bench.audit(bench.job(), {madeUpCheck("control.quick"), madeUpCheck("made.patient", patient)},
                                stop.get_token());
        });
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.monitor.snapshot().checks.size() == 2 && bench.monitor.snapshot().checks[1].attemptsDone > 2, 20'000);
        QElapsedTimer timer;
        timer.start();
        stop.request_stop();
        worker.join();
        QVERIFY2(timer.elapsed() < 1'500, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(*audit);
        QVERIFY((*audit)->isStopped);
        QVERIFY(outcomeOf(**audit, u"control.quick"_s).finding.result == CheckResult::Pass);
        const CheckOutcome& cut = outcomeOf(**audit, u"made.patient"_s);
        QVERIFY(cut.finding.result == CheckResult::Inconclusive);
        QVERIFY(!cut.runs.empty());
        QVERIFY(bench.reader()->audits(1)->front().state == RunState::Stopped);
    }

    void theTimeLimitEndsItToo()
    {
        AuditBench bench(deduplicating(100));
        AuditJob job = bench.job();
        job.maxSeconds = 2;
        QElapsedTimer timer;
        timer.start();
        const auto audit = bench.audit(job, {madeUpCheck("made.patient", patient)});
        QVERIFY(timer.elapsed() < 4'000);
        QVERIFY(audit->isStopped);
        QVERIFY(audit->checks.front().finding.sentence.text().contains(u"2"_s));
    }

    void bailEndsAtTheFirstFailure()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.bailOn = Severity::Major;
        job.base.request.contract.probes.front().reads = Probe::Reads::Count; // per run: one after another
        job.base.request.contract.probes.front().jsonPath = u"$.*"_s;
        const auto audit = bench.audit(job, {madeUpCheck("made.bad", failing), madeUpCheck("made.good")});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        QVERIFY(outcomeOf(*audit, u"made.bad"_s).finding.result == CheckResult::Fail);
        QVERIFY(outcomeOf(*audit, u"made.good"_s).finding.result == CheckResult::Inconclusive);
    }

    void whatCannotBeFiredIsInconclusive()
    {
        AuditBench bench;
        const auto audit =
            bench.audit(bench.job(), {madeUpCheck("made.impossible", impossible), madeUpCheck("made.good")});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        QVERIFY(outcomeOf(*audit, u"made.impossible"_s).finding.result == CheckResult::Inconclusive);
        QVERIFY(outcomeOf(*audit, u"made.good"_s).finding.result == CheckResult::Pass);
    }

    void findingsHoldNoSecret()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.headers.push_back({u"Authorization"_s, u"Bearer hush-hush-hush"_s});
        const auto audit = bench.audit(job, {madeUpCheck("made.quoting", quoting)});
        const QString text = audit->checks.front().finding.sentence.text();
        QVERIFY2(text.contains(u"Authorization"_s) && !text.contains(u"hush"_s), qPrintable(text));
        QFile file(bench.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("hush-hush-hush"));
    }

    void oneCheckIsPutAgainAndItsLineReplaced()
    {
        AuditBench bench;
        const std::vector<Check> catalogue{madeUpCheck("made.a"), madeUpCheck("made.b", failing),
                                           madeUpCheck("made.c")};
        const auto first = bench.audit(bench.job(), catalogue);
        auto mended = catalogue;
        mended[1].next = twice;
        const auto job = rerunJob(*bench.reader(), first->id, u"made.b"_s, {});
        QVERIFY2(job, qPrintable(job ? QString() : job.error().message));
        const auto again = bench.audit(*job, mended);
        QVERIFY2(again, qPrintable(again ? QString() : again.error().message));
        QCOMPARE(again->id, first->id);
        QCOMPARE(idsOf(*again), idsOf(*first));
        QVERIFY(outcomeOf(*again, u"made.b"_s).finding.result == CheckResult::Pass);
        QCOMPARE(outcomeOf(*again, u"made.a"_s), outcomeOf(*first, u"made.a"_s));
        QCOMPARE(bench.reader()->audit(first->id)->row.score.pass, 3);
        QCOMPARE(bench.reader()->audits(10)->size(), 1U);
    }

    void aLongPromiseIsScheduledOnRequestAlone()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.contract.promisedAgeMs = 86'400'000;
        Check check = madeUpCheck("expiry.window");
        check.unmet = [](const CheckContext&) -> std::optional<Sentence> {
            return MadeUp::trLater("longer than an audit waits");
        };
        QVERIFY(bench.audit(job, {check}));
        QVERIFY(bench.reader()->schedules()->empty());
        job.checks = {u"expiry.window"_s};
        const auto audit = bench.audit(job, {check});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        QVERIFY(audit->checks.front().finding.result == CheckResult::NotApplicable);
        QCOMPARE(audit->checks.front().finding.details.size(), 1U);
        const auto schedules = *bench.reader()->schedules();
        QCOMPARE(schedules.size(), 3U);
        QCOMPARE(schedules[0].ageMs, 86'400'000 / 4);
        QVERIFY(std::abs(schedules[0].dueMs - QDateTime::currentMSecsSinceEpoch() - 21'600'000) < 60'000);
        QCOMPARE(schedules[0].promisedAgeMs, 86'400'000);
    }

    void aLateReplayIsScheduledAndCarriedOut()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.contract.promisedAgeMs = 86'400'000;
        job.agesMs = std::vector<qint64>{50, 86'000'000};
        const auto audit = bench.audit(job, {madeUpCheck("expiry.window")});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        QCOMPARE(bench.reader()->schedules()->size(), 2U);
        QTest::qWait(60);
        const auto reader = bench.reader();
        auto log = std::move(*RunLog::open(bench.path)); // another process, later
        const auto done = carryOutDue({*reader, *log, {}}, {});
        QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
        QCOMPARE(done->size(), 1U);
        const ScheduleRow& replay = done->front();
        QVERIFY(replay.state == ScheduleState::Done);
        QCOMPARE(replay.effects, 0);
        QVERIFY(!replay.breaksPromise());
        QVERIFY(replay.lateMs > 0);
        const auto run = *reader->run(*replay.carriedOut);
        QCOMPARE(run.row.kind, u"scheduled"_s);
        QCOMPARE(run.row.parent, replay.run);
        QCOMPARE(bench.server.keys().size(), 2U);
        QCOMPARE(carryOutDue({*reader, *log, {}}, {})->size(), 0U);
    }

    /// Secrets are never stored, and a replay without them would be another request.
    void aReplayWithoutItsSecretsWaits()
    {
        AuditBench bench;
        AuditJob job = bench.job();
        job.base.request.headers.push_back({u"X-Token"_s, u"{{token}} {{other}}"_s});
        job.base.scope = {
            {u"collection"_s, {{u"token"_s, u"s3cret"_s, true, true}, {u"other"_s, u"t0p"_s, true, true}}}};
        job.agesMs = std::vector<qint64>{20};
        const auto audit = bench.audit(job, {madeUpCheck("expiry.window")});
        QVERIFY2(audit, messageOf(audit));
        QTest::qWait(30);
        const int sent = bench.server.requests();
        const auto reader = bench.reader();
        auto log = std::move(*RunLog::open(bench.path));
        const VariableScope one{{u"process environment"_s, {{u"TOKEN"_s, u"s3cret"_s, true, true}}}};
        const auto withheld = carryOutDue({*reader, *log, one}, {});
        QVERIFY2(withheld, messageOf(withheld));
        QCOMPARE(withheld->size(), 1U);
        QCOMPARE(withheld->front().missingSecrets, QStringList{u"other"_s});
        QCOMPARE(bench.server.requests(), sent);
        ScheduleRow untouched = reader->schedules()->front();
        QVERIFY(untouched.state == ScheduleState::Waiting);
        QVERIFY(!untouched.carriedOut && untouched.error.isEmpty());
        const std::map<qint64, VariableScope> own{
            {untouched.id, {{u"keychain"_s, {{u"other"_s, u"t0p"_s, true, true}}}}}};
        const auto done = carryOutDue({*reader, *log, one, {}, {}, own}, {});
        QVERIFY2(done, messageOf(done));
        QVERIFY2(done->front().state == ScheduleState::Done, qPrintable(done->front().error));
        QVERIFY(done->front().missingSecrets.isEmpty());
        QCOMPARE(bench.server.arrivals().back().request.header("X-Token"), std::string("s3cret t0p"));
    }

    void aReplayThatExecutesAnewBreaksThePromise()
    {
        AuditBench bench([](CountingServer& target, const loopback::HttpRequest& request, int) {
            target.addEffect(std::string(request.header("Idempotency-Key")));
            return loopback::HttpAnswer{201, {}, "{\"id\":\"1\"}"};
        });
        AuditJob job = bench.job();
        job.base.request.contract.promisedAgeMs = 60'000;
        job.agesMs = std::vector<qint64>{1};
        Check once = madeUpCheck("expiry.window", [](const CheckContext& context, const auto& results) {
            CheckStep step = twice(context, results);
            if (auto* plays = std::get_if<std::vector<Play>>(&step))
                plays->front().scenario.attempts = 1;
            return step;
        });
        const auto audit = bench.audit(job, {once});
        QVERIFY2(audit, qPrintable(audit ? QString() : audit.error().message));
        const auto reader = bench.reader();
        auto log = std::move(*RunLog::open(bench.path));
        const auto done = carryOutDue({*reader, *log, {}}, {});
        QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
        QCOMPARE(done->front().effects, 1);
        QVERIFY(done->front().breaksPromise());
        const Audit updated = *auditFromJson(reader->audit(audit->id)->document);
        QVERIFY(outcomeOf(updated, u"expiry.window"_s).finding.result == CheckResult::Fail);
    }
};

QTEST_GUILESS_MAIN(AuditDriverTest)
#include "auditdriver.moc"
