// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/runcontext.h"

#include "base/clock.h"

namespace idemscope {

qint64 RunContext::elapsedUs() const
{
    return monotonicMicros() - startedUs;
}

void RunContext::publish()
{
    const qint64 elapsed = elapsedUs();
    const auto done = qint64(history.attempts().size());
    if (elapsed - pace.fromUs >= 500'000) {
        pace.perSecond = double(done - pace.fromAttempts) * 1e6 / double(elapsed - pace.fromUs);
        pace.fromUs = elapsed;
        pace.fromAttempts = done;
    }
    RunSnapshot snapshot;
    snapshot.phase = phase;
    snapshot.run = run;
    snapshot.attemptsDone = done;
    snapshot.attemptsPlanned = attemptsPlanned;
    snapshot.elapsedUs = elapsed;
    snapshot.ratePerSecond = pace.perSecond;
    if (phase == RunPhase::Firing && pace.perSecond > 0)
        snapshot.timeLeftMs = qint64(double(std::max<qint64>(0, attemptsPlanned - done)) * 1e3 / pace.perSecond);
    if (phase == RunPhase::Firing && idleUntilUs > elapsed)
        snapshot.waitMs = (idleUntilUs - elapsed) / 1000;
    snapshot.series = std::make_shared<const RunSeries>(live.series());
    monitor.publish(std::move(snapshot));
}

}
