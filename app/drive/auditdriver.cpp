// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditdriver.h"

#include "base/clock.h"
#include "base/random.h"
#include "drive/auditending.h"
#include "drive/auditfindings.h"
#include "drive/auditopening.h"
#include "drive/runpreparation.h"
#include "drive/schedule.h"
#include "model/json.h"
#include "observe/sinkhub.h"
#include "render/secretplaces.h"

#include <QJsonArray>

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditDriver)
};

constexpr std::size_t mostPlays = 2'000;

using Checks = std::vector<const Check*>;

/// What goes wrong for the whole audit, not for one check.
bool endsAudit(const Error& error)
{
    switch (error.code) {
    case ErrorCode::StorageFull:
    case ErrorCode::StorageLocked:
    case ErrorCode::StorageReadOnly:
    case ErrorCode::StorageNewer:
    case ErrorCode::StorageCorrupt:
    case ErrorCode::Internal:
        return true;
    default:
        return false;
    }
}

bool isControl(const Check* check)
{
    return QLatin1String(check->id).startsWith("control."_L1);
}

/// Carries out one audit. Lives as long as it, on the audit's thread; checks that run side by side have threads of
/// their own, which share what is marked so.
class AuditRun
{
public:
    AuditRun(AuditJob job, AuditPlan plan, RunLog& log, AuditMonitor& monitor, const std::stop_token& stop)
        : m_job(std::move(job))
        , m_plan(std::move(plan))
        , m_log(log)
        , m_monitor(monitor)
        , m_ending(stop, m_job.maxSeconds)
        , m_setUp(log)
        , m_redactor(secretsOf(m_job.base.scope))
        , m_startedUs(monotonicMicros())
    {
    }

    Result<Audit> carryOut();

private:
    Result<void> begin();
    Result<void> setUp();
    Result<void> open();
    void putAll();
    void putSideBySide(const Checks& checks);
    void putInTurn(const Checks& checks);
    void put(const Check& check);
    Finding answer(const Check& check, std::vector<PlayedRun>& played);
    Result<bool> fire(const Check& check, const std::vector<Play>& plays, std::vector<PlayedRun>& played);
    std::vector<Result<std::optional<PlayedRun>>> fireAll(const Check& check, const std::vector<Play>& plays,
                                                          const std::vector<PlayedRun>& played);
    Finding stopped(const Check& check, const std::vector<PlayResult>& results) const;
    void scheduleReplays(const Check& check, Finding& finding, std::vector<PlayedRun>& played);
    void keep(CheckOutcome outcome);
    Result<Audit> conclude();
    RunState endState() const;

    AuditJob m_job;
    AuditPlan m_plan;
    RunLog& m_log;
    AuditMonitor& m_monitor;
    AuditEnding m_ending; ///< shared
    SharedSetUp m_setUp;  ///< shared
    Redactor m_redactor;
    qint64 m_startedUs;
    std::optional<AuditPlayer> m_player; ///< shared
    std::optional<Sentence> m_obstacle;
    std::mutex m_mutex; ///< of m_audit
    Audit m_audit;
};

Result<Audit> AuditRun::carryOut()
{
    if (auto begun = begin(); !begun)
        return Failure(begun.error());
    if (auto ready = setUp(); !ready)
        m_ending.failWith(ready.error());
    else if (auto opened = open(); !opened)
        m_ending.failWith(opened.error());
    m_monitor.endFirstRequest();
    if (!m_ending.failure())
        putAll();
    m_setUp.end(m_ending.isOver());
    return conclude();
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
        facts.insert(u"rounds"_s, m_plan.context.rounds);
        facts.insert(u"clients"_s, m_plan.context.clients);
        const auto id =
            m_log.beginAudit({m_audit.title, m_audit.target, m_job.base.environment, m_audit.profile, m_audit.started,
                              m_audit.seed, keptRequest(m_job.base, m_redactor), toJson(m_job.base.profile), facts});
        if (!id)
            return Failure(id.error());
        m_audit.id = *id;
    }
    m_player.emplace(AuditPlayer::Setup{m_job, m_audit.id, m_audit.seed, m_plan.isSideBySide ? auditRunsAtOnce : 1, m_setUp},
                     m_log, m_monitor);
    m_monitor.begin(m_plan, m_audit.id);
    return {};
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
    if (!*opening)
        return {};
    m_plan.context.serviceUs = std::max<qint64>(1, (*opening)->serviceUs);
    if ((*opening)->isHttp2)
        m_plan.context.gate = ReleaseMode::SinglePacket;
    m_obstacle = (*opening)->obstacle;
    if (!m_job.into)
        m_audit.notes.insert(m_audit.notes.end(), (*opening)->notes.begin(), (*opening)->notes.end());
    return {};
}

/// Controls first: what the others are judged by. Last, one after another, what may disturb the target.
void AuditRun::putAll()
{
    Checks controls, others, disturbing;
    for (const Check* check : m_plan.checks)
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
    if (const auto unmet = check.unmet(m_plan.context)) {
        outcome.finding = unanswered(check, *unmet, CheckResult::NotApplicable);
    } else if (m_obstacle) {
        outcome.finding = unanswered(check, *m_obstacle);
    } else {
        m_monitor.start(outcome.id);
        outcome.finding = answer(check, played);
    }
    scheduleReplays(check, outcome.finding, played);
    outcome.finding = redacted(std::move(outcome.finding), m_redactor);
    for (const PlayedRun& run : played)
        outcome.runs.push_back(run.result.run);
    outcome.durationMs = (monotonicMicros() - startedUs) / 1000;
    const Finding& finding = outcome.finding;
    if (m_job.bailOn && finding.result == CheckResult::Fail && finding.severity <= *m_job.bailOn)
        m_ending.bail();
    keep(std::move(outcome));
}

Finding AuditRun::answer(const Check& check, std::vector<PlayedRun>& played)
{
    std::vector<PlayResult> results;
    while (true) {
        for (std::size_t i = results.size(); i < played.size(); ++i)
            results.push_back(played[i].result);
        if (m_ending.isOver())
            return stopped(check, results);
        const CheckStep step = check.next(m_plan.context, results);
        if (const auto* finding = std::get_if<Finding>(&step))
            return *finding;
        const auto& plays = std::get<std::vector<Play>>(step);
        if (plays.empty() || played.size() + plays.size() > mostPlays)
            return unanswered(check, AuditText::trLater("The check came to no end; this is a fault of Idemscope"));
        const auto fired = fire(check, plays, played);
        if (!fired)
            return unanswered(check, AuditText::trLater("It could not be carried out: %1").with(fired.error().message));
        if (!*fired)
            return stopped(check, results);
    }
}

/// What was seen until the stop may be enough for a failure, never for a pass.
Finding AuditRun::stopped(const Check& check, const std::vector<PlayResult>& results) const
{
    if (!results.empty()) {
        const CheckStep step = check.next(m_plan.context, results);
        const auto* finding = std::get_if<Finding>(&step);
        if (finding && finding->result == CheckResult::Fail)
            return *finding;
    }
    return unanswered(check, m_ending.reason());
}

/// False: the audit ended before the last one was fired. What was fired is added in any case.
Result<bool> AuditRun::fire(const Check& check, const std::vector<Play>& plays, std::vector<PlayedRun>& played)
{
    std::vector<Result<std::optional<PlayedRun>>> fired = fireAll(check, plays, played);
    std::optional<Error> failure;
    bool isComplete = true;
    for (auto& run : fired) {
        if (!run)
            failure = failure ? failure : run.error();
        else if (*run)
            played.push_back(std::move(**run));
        else
            isComplete = false;
    }
    if (failure && endsAudit(*failure))
        m_ending.failWith(*failure);
    if (failure)
        return Failure(*failure);
    return isComplete;
}

std::vector<Result<std::optional<PlayedRun>>> AuditRun::fireAll(const Check& check, const std::vector<Play>& plays,
                                                                const std::vector<PlayedRun>& played)
{
    std::vector<Result<std::optional<PlayedRun>>> fired(plays.size());
    const auto fireOne = [&](std::size_t i) {
        const std::optional<int>& continues = plays[i].continues;
        const bool isKnown = continues && *continues >= 0 && std::size_t(*continues) < played.size();
        fired[i] = m_player->play(QString::fromLatin1(check.id), plays[i],
                                  isKnown ? &played[std::size_t(*continues)] : nullptr, m_ending.token());
    };
    const bool goesTogether = m_plan.isSideBySide && !check.isOnDemand && plays.size() > 1;
    if (!goesTogether) {
        for (std::size_t i = 0; i < plays.size(); ++i)
            fireOne(i);
        return fired;
    }
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < plays.size(); ++i)
            threads.emplace_back([&fireOne, i] { fireOne(i); });
    }
    return fired;
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
        if (const auto fired = fire(check, {play}, played); !fired || !*fired || played.empty())
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

Result<Audit> runAudit(const AuditJob& given, RunLog& log, AuditMonitor& monitor, std::stop_token stop,
                       const std::vector<Check>& catalogue)
{
    AuditJob job = given;
    hideSecrets(job.base.request, job.base.scope);
    job.base.sinks = std::make_shared<SinkHub>(); // one port serves all runs, and calls between them are not lost
    auto plan = planAudit(job, catalogue);
    if (!plan)
        return Failure(plan.error());
    return AuditRun(job, std::move(*plan), log, monitor, stop).carryOut();
}

}
