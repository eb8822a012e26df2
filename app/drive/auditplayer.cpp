// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditplayer.h"

#include "base/clock.h"
#include "drive/derivedseed.h"
#include "drive/scenariodriver.h"

#include <algorithm>
#include <chrono>

namespace idemscope {

using namespace Qt::StringLiterals;

AuditPlayer::AuditPlayer(const Setup& setup, RunLog& log, AuditMonitor& monitor)
    : m_setup(setup)
    , m_log(log)
    , m_monitor(monitor)
    , m_free(setup.runsAtOnce)
{
}

RunJob AuditPlayer::jobOf(const QString& check, const Play& play, const PlayedRun* original) const
{
    RunJob job = m_setup.job.base;
    job.kind = u"check"_s;
    job.title = check.isEmpty() ? play.name : check + u" · "_s + play.name;
    job.audit = m_setup.audit;
    job.checkId = check;
    job.scenario = play.scenario;
    job.scenario.name = play.name;
    job.seed = original ? original->seed : derivedSeed(m_setup.seed, check + u'\n' + play.name);
    job.onlyOperations.clear();
    job.reusedKeys.clear();
    if (original) {
        job.parent = original->result.run;
        job.nonce = original->nonce;
        job.now = original->now;
        job.setUp = original->setUp;
    }
    return job;
}

Result<std::optional<PlayedRun>> AuditPlayer::play(const QString& check, const Play& play, const PlayedRun* original,
                                                   std::stop_token stop)
{
    const qint64 due = original && play.afterMs > 0 ? original->releasedUs + play.afterMs * 1000 : 0;
    // What was promised a moment is not held up by others.
    const bool isTimed = due > 0;
    if (isTimed ? !waitUntil(due, stop) : !enter(stop))
        return std::optional<PlayedRun>();
    PlayedRun played;
    played.result.play = play;
    RunJob job = jobOf(check, play, original);
    job.onAttempt = [&](const Attempt& attempt) {
        const Timing& timing = attempt.timing;
        const qint64 released = monotonicMicros() - (timing.complete - std::max(timing.released, timing.started));
        if (!attempt.isControl && (played.releasedUs == 0 || released < played.releasedUs))
            played.releasedUs = released;
        played.result.attempts.push_back(attempt);
        m_monitor.countAttempt(check);
    };
    RunMonitor unseen;
    auto run = runScenario(job, m_log, unseen, stop);
    if (!isTimed)
        leave();
    if (!run)
        return Failure(run.error());
    std::sort(played.result.attempts.begin(), played.result.attempts.end(),
              [](const Attempt& one, const Attempt& other) { return one.number < other.number; });
    played.result.run = run->run;
    played.result.probes = std::move(run->probes);
    played.result.judgement = std::move(run->judgement);
    played.result.isStopped = run->state != RunState::Finished;
    played.result.lateMs = isTimed ? std::max<qint64>(0, (played.releasedUs - due) / 1000) : 0;
    m_setup.shared.add(*run);
    played.setUp = std::move(run->setUp);
    played.seed = run->seed;
    played.nonce = run->nonce;
    played.now = run->now;
    return std::optional(std::move(played));
}

bool AuditPlayer::waitUntil(qint64 micros, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    const qint64 left = micros - monotonicMicros();
    m_wake.wait_for(lock, stop, std::chrono::microseconds(std::max<qint64>(0, left)),
                    [micros] { return monotonicMicros() >= micros; });
    return !stop.stop_requested();
}

bool AuditPlayer::enter(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_wake.wait(lock, stop, [this] { return m_free > 0; }) || stop.stop_requested())
        return false;
    --m_free;
    return true;
}

void AuditPlayer::leave()
{
    const std::scoped_lock lock(m_mutex);
    ++m_free;
    m_wake.notify_all();
}

}
