// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditsupport.h"
#include "model/json/countedjson.h"

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

Profile taking(Practice practice, Stance stance)
{
    Profile profile;
    profile.name = u"second"_s;
    profile.expectations = {{practice, stance, {}, u"page 1"_s, false}};
    return profile;
}

/// A target whose repeats are refused with a pointer to the first result.
loopback::HttpAnswer pointing(CountingServer& target, const loopback::HttpRequest& request, int nth)
{
    const std::string key(request.header("Idempotency-Key"));
    const std::vector<std::pair<std::string, std::string>> json{{"Content-Type", "application/json"}};
    if (nth > 1)
        return {409, json, "{\"existing\":\"" + key + "\"}"};
    target.addEffect(key);
    return {201, json, "{\"id\":\"" + key + "\"}"};
}

/// A target, an audit of it, and what another profile makes of that.
struct TwoProfiles
{
    explicit TwoProfiles(CountingServer::Responder responder = deduplicating(2))
        : bench(std::move(responder))
        , job(bench.job())
    {
    }

    /// Null after a failed QVERIFY.
    std::optional<Audit> first(std::vector<QString> checks = {})
    {
        job.checks = std::move(checks);
        const auto audit = bench.audit(job, checkCatalogue());
        if (!audit)
            qWarning("%s", messageOf(audit).constData());
        sent = bench.server.requests();
        return audit ? std::optional(*audit) : std::nullopt;
    }

    Result<Audit> again(qint64 audit, const Profile& profile)
    {
        AuditJob other = job;
        other.base.profile = profile;
        auto log = RunLog::open(bench.path);
        const auto reader = bench.reader();
        return log ? judgeAgain(other, audit, *reader, **log, bench.monitor, {}) : Failure(log.error());
    }

    int sentSince() const { return bench.server.requests() - sent; }

    AuditBench bench;
    AuditJob job;
    int sent = 0;
};

}

/// Runs of an audit that are judged by another profile, without firing again what would be fired alike.
class JudgeAgainTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameProfileFindsTheSame()
    {
        TwoProfiles two;
        const auto first = two.first();
        QVERIFY(first);
        const auto again = two.again(first->id, two.job.base.profile);
        QVERIFY2(again, messageOf(again));
        QCOMPARE(two.sentSince(), 0);
        QCOMPARE(again->checks.size(), first->checks.size());
        for (const CheckOutcome& check : first->checks) {
            const CheckOutcome& other = outcomeOf(*again, check.id);
            QVERIFY2(other.finding == check.finding, qPrintable(check.id + u": "_s + check.finding.sentence.text() +
                                                                u" / "_s + other.finding.sentence.text()));
            QCOMPARE(other.runs, check.runs);
        }
        QVERIFY(again->id != first->id);
        QCOMPARE(again->attempts, 0);
        QCOMPARE(again->seed, first->seed);
    }

    void anotherProfileFindsOtherwise()
    {
        TwoProfiles two;
        const auto first = two.first({u"key.reuse-other-payload"_s, u"replay.sequential"_s});
        QVERIFY(first);
        const auto again = two.again(first->id, taking(Practice::OtherPayloadReplayed, Stance::Accepted));
        QVERIFY2(again, messageOf(again));
        QCOMPARE(two.sentSince(), 0);
        const QString id = u"key.reuse-other-payload"_s;
        QVERIFY(outcomeOf(*first, id).finding.result == CheckResult::Fail);
        QVERIFY(outcomeOf(*again, id).finding.result == CheckResult::Pass);
        QVERIFY(outcomeOf(*again, u"replay.sequential"_s).finding.result == CheckResult::Pass);
        QCOMPARE(again->profile, u"second"_s);
        QVERIFY2(again->notes.front().text().contains(u"nothing was sent"_s), qPrintable(again->notes.front().text()));
        const auto stored = two.bench.reader()->audit(again->id);
        QVERIFY2(stored, messageOf(stored));
        QVERIFY(stored->row.state == RunState::Finished);
        QCOMPARE(stored->profile[u"name"_s].toString(), u"second"_s);
    }

    void whatItAsksOtherwiseIsFired()
    {
        TwoProfiles two;
        const auto first = two.first({u"key.syntax"_s, u"replay.sequential"_s});
        QVERIFY(first);
        Profile narrow;
        narrow.name = u"narrow"_s;
        narrow.longestKey = 40;
        const auto again = two.again(first->id, narrow);
        QVERIFY2(again, messageOf(again));
        QVERIFY(two.sentSince() > 0);
        QVERIFY(outcomeOf(*again, u"key.syntax"_s).runs != outcomeOf(*first, u"key.syntax"_s).runs);
        QCOMPARE(outcomeOf(*again, u"replay.sequential"_s).runs, outcomeOf(*first, u"replay.sequential"_s).runs);
        const QString note = again->notes.front().text();
        QVERIFY2(note.contains(u"key.syntax"_s) && !note.contains(u"replay.sequential"_s), qPrintable(note));
    }

    /// What was a conflict under the first profile acknowledges under the second.
    void answersAreReadByTheOtherProfile()
    {
        TwoProfiles two(pointing);
        const auto first = two.first({u"replay.fidelity"_s, u"race.loser-recovers"_s});
        QVERIFY(first);
        QVERIFY(outcomeOf(*first, u"replay.fidelity"_s).finding.result != CheckResult::Pass);
        Profile profile = taking(Practice::RepeatPointerRefusal, Stance::Accepted);
        profile.refusalPointer = u"$.existing"_s;
        const auto again = two.again(first->id, profile);
        QVERIFY2(again, messageOf(again));
        const Finding& finding = outcomeOf(*again, u"replay.fidelity"_s).finding;
        QVERIFY2(finding.result == CheckResult::Pass, qPrintable(finding.sentence.text()));
        QCOMPARE(outcomeOf(*again, u"replay.fidelity"_s).runs, outcomeOf(*first, u"replay.fidelity"_s).runs);
        // Its clients would not have repeated what they take for an answer.
        QVERIFY(outcomeOf(*again, u"race.loser-recovers"_s).runs != outcomeOf(*first, u"race.loser-recovers"_s).runs);
    }

    void whatIsGoneIsFiredAgain()
    {
        TwoProfiles two;
        const auto first = two.first({u"replay.sequential"_s, u"replay.marker"_s});
        QVERIFY(first);
        const auto gone = deleteRun(two.bench.path, outcomeOf(*first, u"replay.marker"_s).runs.front());
        QVERIFY2(gone, messageOf(gone));
        const auto again = two.again(first->id, two.job.base.profile);
        QVERIFY2(again, messageOf(again));
        QCOMPARE(two.sentSince(), 2);
        QVERIFY(outcomeOf(*again, u"replay.marker"_s).finding.result ==
                outcomeOf(*first, u"replay.marker"_s).finding.result);
    }

    void oneUnderWayIsLeftAlone()
    {
        TwoProfiles two;
        auto log = RunLog::open(two.bench.path);
        QVERIFY(log);
        const auto audit = (*log)->beginAudit({});
        QVERIFY2(audit, messageOf(audit));
        const auto again = two.again(*audit, {});
        QVERIFY(!again);
        QVERIFY(again.error().code == ErrorCode::NotAllowed);
        QVERIFY(two.again(99, {}).error().code == ErrorCode::NotFound);
    }

    void whatWasCountedIsKeptAsItWas()
    {
        CountedEffects counted;
        counted.hasUsedKeys = true;
        ProbeEffects probe;
        probe.name = u"effects"_s;
        probe.isPerOperation = probe.isPerToken = true;
        probe.isQuiet = false;
        probe.control = 3;
        probe.windowUs = 500'000;
        probe.limitMs = 10'000;
        probe.counts = {{0, {1, true, {}, false}}, {7, {std::nullopt, false, u"404"_s, true}}};
        counted.probes = {probe, {}};
        const auto read = countedFromJson(toJson(counted));
        QVERIFY2(read, messageOf(read));
        QVERIFY(*read == counted);
    }
};

QTEST_GUILESS_MAIN(JudgeAgainTest)
#include "judgeagain.moc"
