// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/reasons.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

namespace {

struct ProbeReasons
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ProbeReasons)
};

double windowSeconds(const ProbeEffects& probe)
{
    return secondsOf(probe.windowUs);
}

double limitSeconds(const ProbeEffects& probe)
{
    return secondsOf(probe.limitMs * 1000);
}

SentenceArgument firstError(const ProbeEffects& probe)
{
    for (const auto& [index, count] : probe.counts) {
        if (!count.effects && !count.error.isEmpty())
            return count.error;
    }
    return ProbeReasons::trLater("no reading was taken");
}

/// Collects the reasons of one probe in the order of their weight.
class Collector
{
public:
    Collector(const Trial& trial, const ProbeJudgement& judgement, std::vector<Sentence>& reasons)
        : m_trial(trial)
        , m_probe(judgement)
        , m_reasons(reasons)
    {
    }

    void ofIdentities()
    {
        if (m_probe.withoutIdentity > 0)
            add(m_probe.withoutIdentity == 1
                    ? ProbeReasons::trLater("One operation was acknowledged without an identity in the body.")
                    : ProbeReasons::trLater("%Ln operations were acknowledged without an identity in the body.",
                                            nullptr, pluralCount(m_probe.withoutIdentity)));
        if (m_trial.sharesIdentities)
            add(ProbeReasons::trLater(
                "Different operations were answered with the same identity, so identities do not count "
                "effects here."));
        if (m_trial.verdict == Verdict::Duplicated)
            add(ProbeReasons::trLater(
                "Only identities were compared: this proves duplicates if every identity is a stored "
                "effect. A probe would count the effects themselves."));
        else if (!m_trial.analysis.facts.scenario.acceptInferred)
            add(ProbeReasons::trLater(
                "Only identities were compared. They can prove duplicates, never that an effect happened "
                "exactly once: add a probe, or accept inferred evidence."));
    }

    void ofProbe()
    {
        ofReadings();
        ofTrust();
        ofAcceptedOnly();
        ofIdentityCount();
        if (m_probe.lost > 0 || m_probe.worst == OperationVerdict::Lost)
            add(ProbeReasons::trLater("The probe %1 did not see them within the settle limit of %2 s.")
                    .with(name(), limitSeconds(*m_probe.probe)));
        if (m_probe.isAtLeast && !m_probe.isCut)
            add(ProbeReasons::trLater("The probe %1 had not settled after %2 s: it may be more.")
                    .with(name(), limitSeconds(*m_probe.probe)));
    }

private:
    void ofReadings()
    {
        if (!m_probe.probe->isQuiet)
            add(ProbeReasons::trLater("The probe %1 was not quiet: it moved by itself before the run.").with(name()));
        if (m_probe.unread > 0)
            add(ProbeReasons::trLater("The probe %1 could not be read: %2.").with(name(), firstError(*m_probe.probe)));
        if (m_probe.isCut)
            add(ProbeReasons::trLater("The run was stopped before the probe %1 had settled.").with(name()));
        else if (m_probe.unsettled > 0)
            add(ProbeReasons::trLater("The probe %1 never settled: it was not unchanged for %2 s within %3 s.")
                    .with(name(), windowSeconds(*m_probe.probe), limitSeconds(*m_probe.probe)));
    }

    void ofTrust()
    {
        if (m_probe.judgesNothing)
            add(ProbeReasons::trLater(
                    "The target cannot be judged by the probe %1: it moved for no acknowledged operation. "
                    "Perhaps the target stores nothing, or the probe looks in the wrong place.")
                    .with(name()));
        if (m_probe.hasUsedKeys)
            add(ProbeReasons::trLater(
                    "The keys may have been used before, and the probe %1 counts the whole run: it cannot tell "
                    "their earlier effects. Use a probe per operation.")
                    .with(name()));
        if (m_probe.together > 0)
            add(ProbeReasons::trLater(
                    "The probe %1 read %Ln operations together: 2 + 0 looks like 1 + 1. Use a probe per "
                    "operation, or accept counted evidence.",
                    nullptr, pluralCount(m_probe.together))
                    .with(name()));
        if (m_probe.isForeignPossible)
            add(ProbeReasons::trLater(
                    "Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may "
                    "have written at the same time. Use a probe per operation, or accept counted evidence.",
                    nullptr, pluralCount(m_probe.figures.duplicates + m_probe.figures.unexpected))
                    .with(name()));
    }

    void ofAcceptedOnly()
    {
        if (m_probe.acceptedOnly == 1)
            add(ProbeReasons::trLater("One operation was acknowledged by 202 only and its effect not seen within %1 s.")
                    .with(limitSeconds(*m_probe.probe)));
        else if (m_probe.acceptedOnly > 1)
            add(ProbeReasons::trLater(
                    "%Ln operations were acknowledged by 202 only and their effects not seen within %1 s.", nullptr,
                    pluralCount(m_probe.acceptedOnly))
                    .with(limitSeconds(*m_probe.probe)));
    }

    void ofIdentityCount()
    {
        if (m_probe.outnumbered == 0)
            return;
        add(ProbeReasons::trLater(
                "The answers hold more identities than the probe %1 counts effects: identities %2, effects %3 "
                "in operation %4.")
                .with(name(), m_probe.outnumberedIdentities, m_probe.outnumberedEffects,
                      m_probe.outnumberedOperation + 1));
    }

    QString name() const { return m_probe.figures.name; }
    void add(const Sentence& reason) { m_reasons.push_back(reason); }

    const Trial& m_trial;
    const ProbeJudgement& m_probe;
    std::vector<Sentence>& m_reasons;
};

}

std::vector<Sentence> probeReasons(const Trial& trial)
{
    std::vector<Sentence> reasons;
    for (const ProbeJudgement& judgement : trial.probes) {
        Collector collector(trial, judgement, reasons);
        if (judgement.probe)
            collector.ofProbe();
        else
            collector.ofIdentities();
    }
    return reasons;
}

}
