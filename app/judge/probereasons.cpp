// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/reasons.h"
#include "judge/sentences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace idemscope {

namespace {

struct ProbeReasons
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProbeReasons)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString limitText(const ProbeEffects& probe)
{
    return secondsText(probe.limitMs * 1000);
}

QString firstError(const ProbeEffects& probe)
{
    for (const auto& [index, count] : probe.counts) {
        if (!count.effects && !count.error.isEmpty())
            return count.error;
    }
    return ProbeReasons::tr("no reading was taken");
}

/// Collects the reasons of one probe in the order of their weight.
class Collector
{
public:
    Collector(const Trial& trial, const ProbeJudgement& judgement, std::vector<QString>& reasons)
        : m_trial(trial)
        , m_probe(judgement)
        , m_reasons(reasons)
    {
    }

    void ofIdentities()
    {
        if (m_probe.withoutIdentity > 0)
            add(m_probe.withoutIdentity == 1
                    ? ProbeReasons::tr("One operation was acknowledged without an identity in the body.")
                    : ProbeReasons::tr("%Ln operations were acknowledged without an identity in the body.", nullptr,
                                       pluralCount(m_probe.withoutIdentity)));
        if (m_trial.sharesIdentities)
            add(ProbeReasons::tr(
                "Different operations were answered with the same identity, so identities do not count "
                "effects here."));
        if (m_trial.verdict == Verdict::Duplicated)
            add(ProbeReasons::tr("Only identities were compared: this proves duplicates if every identity is a stored "
                                 "effect. A probe would count the effects themselves."));
        else if (!m_trial.analysis.facts.scenario.acceptInferred)
            add(ProbeReasons::tr(
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
            add(ProbeReasons::tr("The probe %1 did not see them within the settle limit of %2 s.")
                    .arg(name(), limitText(*m_probe.probe)));
        if (m_probe.isAtLeast)
            add(ProbeReasons::tr("The probe %1 had not settled after %2 s: it may be more.")
                    .arg(name(), limitText(*m_probe.probe)));
    }

private:
    void ofReadings()
    {
        if (!m_probe.probe->isQuiet)
            add(ProbeReasons::tr("The probe %1 was not quiet: it moved by itself before the run.").arg(name()));
        if (m_probe.unread > 0)
            add(ProbeReasons::tr("The probe %1 could not be read: %2.").arg(name(), firstError(*m_probe.probe)));
        if (m_probe.unsettled > 0)
            add(ProbeReasons::tr("The probe %1 never settled: it still moved after %2 s.")
                    .arg(name(), limitText(*m_probe.probe)));
    }

    void ofTrust()
    {
        if (m_probe.judgesNothing)
            add(ProbeReasons::tr("The target cannot be judged by the probe %1: it moved for no acknowledged operation. "
                                 "Perhaps the target stores nothing, or the probe looks in the wrong place.")
                    .arg(name()));
        if (m_probe.hasUsedKeys)
            add(ProbeReasons::tr(
                    "The keys may have been used before, and the probe %1 counts the whole run: it cannot tell "
                    "their earlier effects. Use a probe per operation.")
                    .arg(name()));
        if (m_probe.together > 0)
            add(ProbeReasons::tr("The probe %1 read %Ln operations together: 2 + 0 looks like 1 + 1. Use a probe per "
                                 "operation, or accept counted evidence.",
                                 nullptr, pluralCount(m_probe.together))
                    .arg(name()));
        if (m_probe.isForeignPossible)
            add(ProbeReasons::tr(
                    "Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may "
                    "have written at the same time. Use a probe per operation, or accept counted evidence.",
                    nullptr, pluralCount(m_probe.figures.duplicates + m_probe.figures.unexpected))
                    .arg(name()));
    }

    void ofAcceptedOnly()
    {
        if (m_probe.acceptedOnly == 1)
            add(ProbeReasons::tr("One operation was acknowledged by 202 only and its effect not seen within %1 s.")
                    .arg(limitText(*m_probe.probe)));
        else if (m_probe.acceptedOnly > 1)
            add(ProbeReasons::tr("%Ln operations were acknowledged by 202 only and their effects not seen within %1 s.",
                                 nullptr, pluralCount(m_probe.acceptedOnly))
                    .arg(limitText(*m_probe.probe)));
    }

    void ofIdentityCount()
    {
        if (m_probe.outnumbered == 0)
            return;
        const QString operation = number(m_probe.outnumberedOperation + 1);
        const QString effects = number(m_probe.outnumberedEffects);
        add(ProbeReasons::tr(
                "The answers hold more identities than the probe %1 counts effects: identities %2, effects %3 "
                "in operation %4.")
                .arg(name(), number(m_probe.outnumberedIdentities), effects, operation));
    }

    QString name() const { return m_probe.figures.name; }
    void add(const QString& reason) { m_reasons.push_back(reason); }

    const Trial& m_trial;
    const ProbeJudgement& m_probe;
    std::vector<QString>& m_reasons;
};

}

std::vector<QString> probeReasons(const Trial& trial)
{
    std::vector<QString> reasons;
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
