// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditdriver.h"

#include "base/clock.h"
#include "base/random.h"
#include "drive/auditfindings.h"
#include "drive/auditopening.h"
#include "drive/checkrunner.h"
#include "drive/runpreparation.h"
#include "drive/schedule.h"
#include "drive/storedplays.h"
#include "model/json.h"
#include "observe/sinkhub.h"
#include "render/secretplaces.h"

#include <QJsonArray>

#include <algorithm>
#include <limits>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditDriver)
};

using Checks = std::vector<const Check*>;

bool isControl(const Check* check)
{
    return QLatin1String(check->id).startsWith("control."_L1);
}

/// Carries out one audit. Lives as long as it, on the audit's thread; checks that run side by side have threads of
/// their own, which share what is marked so.
class AuditRun
{
public:
    /// `known`: what is judged again instead of fired, or null.
    AuditRun(AuditJob job, AuditPlan plan, RunLog& log, AuditMonitor& monitor, const std::stop_token& stop,
             StoredPlays* known = nullptr)
        : m_job(std::move(job))
        , m_plan(std::move(plan))
        , m_log(log)
        , m_monitor(monitor)
        , m_stop(stop)
        , m_ending(stop, m_job.maxSeconds)
        , m_setUp(log)
        , m_known(known)
        , m_open(m_plan.checks)
        , m_redactor(secretsOf(m_job.base.scope))
        , m_startedUs(monotonicMicros())
    {
    }

    Result<Audit> carryOut();

private:
    Result<void> begin();
    void addBounds(QJsonObject& facts) const;
    Result<void> judgeKnown();
    Result<bool> judgeKnown(const Check& check);
    void noteKnown();
    Result<void> fireOpen();
    Result<void> setUp();
    Result<void> open();
    void takeOpening(const AuditOpening& opening);
    std::optional<Finding> unasked(const Check& check) const;
    void putAll();
    void putSideBySide(const Checks& checks);
    void putInTurn(const Checks& checks);
    void put(const Check& check);
    void scheduleReplays(const Check& check, Finding& finding, std::vector<PlayedRun>& played);
    void keep(CheckOutcome outcome);
    Result<Audit> conclude();
    RunState endState() const;

    AuditJob m_job;
    AuditPlan m_plan;
    RunLog& m_log;
    AuditMonitor& m_monitor;
    std::stop_token m_stop; ///< of the user; time that is over lets the tear-down be
    AuditEnding m_ending;   ///< shared
    SharedSetUp m_setUp;    ///< shared
    StoredPlays* m_known;
    Checks m_open; ///< to be fired, in the order of the catalogue
    Redactor m_redactor;
    qint64 m_startedUs;
    std::optional<AuditPlayer> m_player; ///< shared
    std::optional<CheckRunner> m_runner; ///< shared
    bool m_isOpened = false;
    std::optional<Sentence> m_obstacle;
    std::mutex m_mutex; ///< of m_audit
    Audit m_audit;
};

Result<Audit> AuditRun::carryOut()
{
    if (auto begun = begin(); !begun)
        return Failure(begun.error());
    if (auto judged = judgeKnown(); !judged)
        m_ending.failWith(judged.error());
    else if (auto fired = m_open.empty() ? Result<void>() : fireOpen(); !fired)
        m_ending.failWith(fired.error());
    return conclude();
}

/// Whatever happens, what was set up is torn down.
Result<void> AuditRun::fireOpen()
{
    Result<void> done = setUp();
    if (done && !m_isOpened)
        done = open();
    m_monitor.endFirstRequest();
    if (done)
        putAll();
    m_setUp.end(!done || m_ending.isOver(), m_stop);
    return done;
}

Result<void> AuditRun::begin()
{
    m_audit.seed = m_job.seed ? *m_job.seed : m_job.into ? m_job.into->audit.seed : randomSeed() >> 11;
    if (m_job.into) {
        const quint64 seed = m_audit.seed;
        m_audit = m_job.into->audit;
        m_audit.seed = seed;
        if (auto reopened = m_log.reopenAudit(m_audit.id); !reopened)
            return reopened;
    } else {
        m_audit.started = wallClockText();
        m_audit.profile = m_job.base.profile.name;
        m_audit.title = m_plan.title;
        m_audit.target = QString::fromUtf8(m_redactor.redactBytes(m_plan.estimate.origin.toUtf8()));
        m_audit.notes = m_plan.estimate.lowered;
        QJsonObject facts = keptSurroundings(m_job.base, m_redactor, std::numeric_limits<qint64>::max());
        addBounds(facts);
        const auto id =
            m_log.beginAudit({m_audit.title, m_audit.target, m_job.base.environment, m_audit.profile, m_audit.started,
                              m_audit.seed, keptRequest(m_job.base, m_redactor), toJson(m_job.base.profile), facts});
        if (!id)
            return Failure(id.error());
        m_audit.id = *id;
    }
    m_player.emplace(
        AuditPlayer::Setup{m_job, m_audit.id, m_audit.seed, m_plan.isSideBySide ? auditRunsAtOnce : 1, m_setUp}, m_log,
        m_monitor);
    m_runner.emplace(m_plan, *m_player, m_ending);
    m_monitor.begin(m_plan, m_audit.id);
    return {};
}

/// What it was told beside the request, to be told again.
void AuditRun::addBounds(QJsonObject& facts) const
{
    facts.insert(u"rounds"_s, m_plan.context.rounds);
    facts.insert(u"clients"_s, m_plan.context.clients);
    facts.insert(u"checks"_s, QJsonArray::fromStringList({m_job.checks.begin(), m_job.checks.end()}));
    facts.insert(u"skipped"_s, QJsonArray::fromStringList({m_job.skipped.begin(), m_job.skipped.end()}));
    QJsonArray ages;
    for (const qint64 age : m_job.agesMs.value_or(std::vector<qint64>()))
        ages.append(age);
    facts.insert(u"ages_ms"_s, ages);
}

/// Answers what can be answered by what an earlier audit has fired; the rest stays open.
Result<void> AuditRun::judgeKnown()
{
    if (!m_known)
        return {};
    const auto opening = m_known->opening();
    if (!opening)
        return Failure(opening.error());
    if (!*opening)
        return {};
    takeOpening(**opening);
    m_monitor.endFirstRequest();
    Checks open;
    for (const Check* check : m_open) {
        const auto isJudged = judgeKnown(*check);
        if (!isJudged)
            return Failure(isJudged.error());
        if (!*isJudged)
            open.push_back(check);
    }
    m_open = std::move(open);
    noteKnown();
    return {};
}

/// False: it is to be fired.
Result<bool> AuditRun::judgeKnown(const Check& check)
{
    const qint64 startedUs = monotonicMicros();
    CheckOutcome outcome;
    outcome.id = QString::fromLatin1(check.id);
    if (const auto finding = unasked(check)) {
        outcome.finding = *finding;
    } else {
        auto known = m_known->answer(check, m_plan.context);
        if (!known)
            return Failure(known.error());
        if (!*known)
            return false;
        outcome = std::move(**known);
    }
    outcome.finding = redacted(std::move(outcome.finding), m_redactor);
    outcome.durationMs = (monotonicMicros() - startedUs) / 1000;
    keep(std::move(outcome));
    return true;
}

void AuditRun::noteKnown()
{
    QStringList names;
    for (const Check* check : m_open)
        names += QString::fromLatin1(check->id);
    const Sentence note =
        names.isEmpty()
            ? AuditText::trLater("Judged by what audit %1 has fired; nothing was sent.").with(double(m_known->audit()))
            : AuditText::trLater("Judged by what audit %1 has fired. What it did not fire as this profile asks was "
                                 "fired now: %2.")
                  .with(double(m_known->audit()), names.join(u", "_s));
    m_audit.notes.insert(m_audit.notes.begin(), note);
}

/// Once for all checks: every play has operations of its own, but one login is enough for them.
Result<void> AuditRun::setUp()
{
    m_job.base.audit = m_audit.id;
    auto done = m_setUp.begin(m_job.base, m_ending.token());
    if (m_job.base.runValues)
        m_redactor = m_redactor.with(secretsOf({{{}, *m_job.base.runValues}}));
    return done;
}

/// The single request that says whether the target can be judged, and how fast it is.
Result<void> AuditRun::open()
{
    const auto opening = openAudit(*m_player, m_job.base.request.contract, m_ending.token());
    if (!opening)
        return Failure(opening.error());
    if (*opening)
        takeOpening(**opening);
    return {};
}

void AuditRun::takeOpening(const AuditOpening& opening)
{
    m_isOpened = true;
    m_plan.context.serviceUs = std::max<qint64>(1, opening.serviceUs);
    if (opening.isHttp2)
        m_plan.context.gate = ReleaseMode::SinglePacket;
    m_obstacle = opening.obstacle;
    if (!m_job.into)
        m_audit.notes.insert(m_audit.notes.end(), opening.notes.begin(), opening.notes.end());
}

/// What is said of a check that cannot be put to this target.
std::optional<Finding> AuditRun::unasked(const Check& check) const
{
    if (const auto unmet = check.unmet(m_plan.context))
        return unanswered(check, *unmet, CheckResult::NotApplicable);
    return m_obstacle ? std::optional(unanswered(check, *m_obstacle)) : std::nullopt;
}

/// Controls first: what the others are judged by. Last, one after another, what may disturb the target.
void AuditRun::putAll()
{
    Checks controls, others, disturbing;
    for (const Check* check : m_open)
        (isControl(check) ? controls : check->isOnDemand ? disturbing : others).push_back(check);
    for (const Checks& checks : {controls, others})
        m_plan.isSideBySide ? putSideBySide(checks) : putInTurn(checks);
    putInTurn(disturbing);
}

void AuditRun::putSideBySide(const Checks& checks)
{
    std::vector<std::jthread> threads;
    for (const Check* check : checks)
        threads.emplace_back([this, check] { put(*check); });
}

void AuditRun::putInTurn(const Checks& checks)
{
    for (const Check* check : checks)
        put(*check);
}

void AuditRun::put(const Check& check)
{
    const qint64 startedUs = monotonicMicros();
    CheckOutcome outcome;
    outcome.id = QString::fromLatin1(check.id);
    std::vector<PlayedRun> played;
    if (const auto finding = unasked(check)) {
        outcome.finding = *finding;
    } else {
        m_monitor.start(outcome.id);
        outcome.finding = m_runner->answer(check, played);
    }
    scheduleReplays(check, outcome.finding, played);
    outcome.finding = redacted(std::move(outcome.finding), m_redactor);
    for (const PlayedRun& run : played)
        outcome.runs.push_back(run.result.run);
    outcome.durationMs = (monotonicMicros() - startedUs) / 1000;
    keep(std::move(outcome));
}

/// Ages beyond what the audit waited for are left to a schedule, where that was asked for; the finding says so.
void AuditRun::scheduleReplays(const Check& check, Finding& finding, std::vector<PlayedRun>& played)
{
    if (QLatin1String(check.id) != expiryCheckId || !wantsSchedule(m_job) || m_obstacle || m_ending.isOver())
        return;
    qint64 waitedMs = 0;
    for (const PlayedRun& run : played)
        waitedMs = std::max(waitedMs, run.result.play.afterMs);
    const std::vector<qint64> ages = scheduledAges(m_job, waitedMs);
    if (ages.empty())
        return;
    if (played.empty()) {
        Play play;
        play.name = u"first"_s;
        play.scenario.attempts = 1;
        if (const auto fired = m_runner->fire(check, {play}, played); !fired || !*fired || played.empty())
            return;
    }
    const auto count = addSchedules(m_log, {m_audit.id, QString::fromLatin1(check.id), played.front()}, ages);
    if (!count)
        return m_ending.failWith(count.error());
    finding.details.push_back(
        AuditText::trLater("%n replay(s) at greater ages are scheduled: the window or “idemscope history resume” "
                           "carries them out when they are due",
                           nullptr, *count));
}

/// Takes the outcome into the audit, at its place in the catalogue, and writes it down.
void AuditRun::keep(CheckOutcome outcome)
{
    m_monitor.finish(outcome);
    const Finding& finding = outcome.finding;
    if (m_job.bailOn && finding.result == CheckResult::Fail && finding.severity <= *m_job.bailOn)
        m_ending.bail();
    const std::scoped_lock lock(m_mutex);
    const auto placeOf = [this](const QString& id) {
        const std::vector<CheckPlan>& all = m_plan.estimate.checks;
        return std::find_if(all.begin(), all.end(), [&](const CheckPlan& plan) { return plan.id == id; });
    };
    std::vector<CheckOutcome>& checks = m_audit.checks;
    std::erase_if(checks, [&](const CheckOutcome& known) { return known.id == outcome.id; });
    const auto place = std::find_if(checks.begin(), checks.end(),
                                    [&](const CheckOutcome& known) { return placeOf(known.id) > placeOf(outcome.id); });
    checks.insert(place, std::move(outcome));
    if (!m_job.into)
        m_audit.durationMs = (monotonicMicros() - m_startedUs) / 1000;
    if (auto written = m_log.updateAudit(m_audit, RunState::Running); !written)
        m_ending.failWith(written.error());
}

RunState AuditRun::endState() const
{
    if (m_job.into)
        return m_job.into->state;
    const bool isCutShort = m_ending.why() == AuditEnding::Why::Stopped;
    return isCutShort ? m_job.base.stoppedAs : m_ending.isOver() ? RunState::Stopped : RunState::Finished;
}

Result<Audit> AuditRun::conclude()
{
    const std::scoped_lock lock(m_mutex);
    m_audit.attempts += m_monitor.snapshot().attemptsDone;
    if (!m_job.into) {
        m_audit.durationMs = (monotonicMicros() - m_startedUs) / 1000;
        m_audit.isStopped = m_ending.isOver();
    }
    const auto written = m_log.updateAudit(m_audit, endState());
    if (const auto failure = m_ending.failure())
        return Failure(*failure);
    if (!written)
        return Failure(written.error());
    return m_audit;
}

}

namespace {

/// What a job is carried out with.
struct ReadyAudit
{
    AuditJob job;
    AuditPlan plan;
};

Result<ReadyAudit> readyAudit(const AuditJob& given, const std::vector<Check>& catalogue)
{
    ReadyAudit ready{given, {}};
    hideSecrets(ready.job.base.request, ready.job.base.scope);
    ready.job.base.sinks = std::make_shared<SinkHub>(); // one port serves all runs, and calls between them are not lost
    auto plan = planAudit(ready.job, catalogue);
    if (!plan)
        return Failure(plan.error());
    ready.plan = std::move(*plan);
    return ready;
}

}

Result<Audit> runAudit(const AuditJob& job, RunLog& log, AuditMonitor& monitor, std::stop_token stop,
                       const std::vector<Check>& catalogue)
{
    auto ready = readyAudit(job, catalogue);
    if (!ready)
        return Failure(ready.error());
    return AuditRun(std::move(ready->job), std::move(ready->plan), log, monitor, stop).carryOut();
}

Result<Audit> judgeAgain(const AuditJob& job, qint64 audit, RunReader& reader, RunLog& log, AuditMonitor& monitor,
                         std::stop_token stop, const std::vector<Check>& catalogue)
{
    auto ready = readyAudit(job, catalogue);
    if (!ready)
        return Failure(ready.error());
    auto known = StoredPlays::open(reader, audit, ready->job.base.request.contract, ready->job.base.profile);
    if (!known)
        return Failure(known.error());
    if (!ready->job.seed)
        ready->job.seed = known->seed();
    return AuditRun(std::move(ready->job), std::move(ready->plan), log, monitor, stop, &*known).carryOut();
}

}
