// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/preflight.h"

#include "render/givenauth.h"

#include <map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Preflight
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Preflight)
};

constexpr int preflightLimitMs = 4'000;

Sentence answerAdvice(const Attempt& attempt)
{
    if (attempt.outcome != Outcome::Responded)
        return Preflight::trLater("No complete answer came: %1. Check the URL, the network and TLS settings.")
            .with(attempt.error);
    switch (attempt.status) {
    case 401:
    case 403:
        return Preflight::trLater("The answer was %1: the credentials are missing or not allowed.")
            .with(attempt.status);
    case 404:
    case 405:
        return Preflight::trLater("The answer was %1: check method and path.").with(attempt.status);
    case 400:
    case 415:
    case 422:
        return Preflight::trLater("The answer was %1: the target does not accept this body or its Content-Type.")
            .with(attempt.status);
    default:
        return Preflight::trLater(
                   "The answer %1 is no acknowledgement under this contract. If it is one for this API, say so "
                   "under “acknowledged when”.")
            .with(attempt.status);
    }
}

Sentence probeAdvice(const ProbeMove& probe)
{
    if (!probe.effects)
        return Preflight::trLater("The probe “%1” could not be read: %2").with(probe.name, probe.error);
    if (*probe.effects == 0)
        return Preflight::trLater(
                   "The probe “%1” did not move: it does not count this effect, or the effect comes later than the "
                   "settle limit.")
            .with(probe.name);
    return Preflight::trLater("The probe “%1” moved by %2 instead of one: it counts something else as well, or others "
                              "are writing too.")
        .with(probe.name, double(*probe.effects));
}

ProbeMove moveOf(const ProbeEffects& probe)
{
    ProbeMove move;
    move.name = probe.name;
    if (probe.counts.empty()) {
        move.error = Preflight::trLater("it was not read");
        return move;
    }
    const EffectCount& count = probe.counts.begin()->second;
    move.effects = count.effects;
    move.error = Sentence::verbatim(count.error);
    return move;
}

/// The last reading of each probe, with the last answer that was given in full.
class LastReadings
{
public:
    void take(const Reading& reading)
    {
        Reading& last = m_byProbe[reading.probe];
        const QByteArray raw = reading.raw.isEmpty() ? last.raw : reading.raw;
        last = reading;
        last.raw = raw;
    }
    void fill(ProbeMove& move, int probe) const
    {
        if (const auto found = m_byProbe.find(probe); found != m_byProbe.end()) {
            move.reading = found->second.value;
            move.raw = found->second.raw;
        }
    }

private:
    std::map<int, Reading> m_byProbe;
};

std::vector<Sentence> adviceFor(const PreflightReport& report)
{
    std::vector<Sentence> advice;
    if (!report.isAcknowledged)
        advice.push_back(answerAdvice(report.attempt));
    else if (report.namesIdentity && !report.attempt.identity)
        advice.push_back(Preflight::trLater("The identity was not found in the answer's body: check its JSONPath."));
    else if (!report.namesIdentity && report.probes.empty())
        advice.push_back(
            Preflight::trLater("The contract names neither an identity nor a probe: nothing could be counted."));
    for (const ProbeMove& probe : report.probes) {
        if (report.isAcknowledged && !probe.movedByOne())
            advice.push_back(probeAdvice(probe));
    }
    return advice;
}

}

RunJob onceOnly(const RunJob& job, const QString& kind)
{
    RunJob result = job;
    result.kind = kind;
    result.scenario = {};
    result.scenario.attempts = 1;
    result.scenario.seed = job.scenario.seed;
    if (job.scenario.keyStrategy == KeyStrategy::Fixed || job.scenario.keyStrategy == KeyStrategy::None) {
        result.scenario.keyStrategy = job.scenario.keyStrategy;
        result.scenario.fixedKey = job.scenario.fixedKey;
    }
    return result;
}

Result<PreflightReport> preflight(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop)
{
    PreflightReport report;
    RunJob once = onceOnly(job, u"preflight"_s);
    once.onAttempt = [&report](const Attempt& attempt) {
        report.attempt = attempt;
    };
    LastReadings readings;
    once.onReading = [&readings](const Reading& reading) {
        readings.take(reading);
    };
    Settling& settling = once.request.contract.settling;
    if (!settling.limitMs)
        settling.limitMs = preflightLimitMs;
    const auto result = runScenario(once, log, monitor, stop);
    if (!result)
        return Failure(result.error());
    report.run = result->run;
    report.isAcknowledged = report.attempt.kind == AttemptClass::Acknowledged;
    report.namesIdentity = !job.request.contract.identity.isEmpty();
    for (const ProbeEffects& probe : result->probes) {
        report.probes.push_back(moveOf(probe));
        readings.fill(report.probes.back(), int(report.probes.size()) - 1);
    }
    report.advice = adviceFor(report);
    report.note = givenInsteadOfAuth(job.request);
    return report;
}

Result<Attempt> sendOnce(const RunJob& job, RunLog& log, RunMonitor& monitor, std::stop_token stop)
{
    Attempt attempt;
    RunJob once = onceOnly(job, u"send"_s);
    once.onAttempt = [&attempt](const Attempt& sent) {
        attempt = sent;
    };
    once.request.contract.probes.clear();
    const auto result = runScenario(once, log, monitor, stop);
    if (!result)
        return Failure(result.error());
    return attempt;
}

}
