// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/findings.h"

#include <algorithm>

namespace idemscope {

namespace {

struct FindingGrounds
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::FindingGrounds)
};

const ProbeEffects* probeNamed(const PlayResult& result, const QString& name)
{
    const auto found = std::find_if(result.probes.begin(), result.probes.end(),
                                    [&](const ProbeEffects& probe) { return probe.name == name; });
    return found == result.probes.end() ? nullptr : &*found;
}

}

Findings::Findings(Severity severity, const char* source, const std::vector<PlayResult>& results)
    : m_severity(severity)
    , m_source(QString::fromUtf8(source))
    , m_results(results)
{
}

Finding Findings::make(CheckResult result, const Sentence& sentence, std::vector<EvidencePiece> evidence,
                       std::vector<Sentence> details) const
{
    std::erase_if(details, [](const Sentence& detail) { return detail.isEmpty(); });
    Finding finding{result, m_severity, sentence, std::move(details), m_source, std::move(evidence)};
    if (finding.evidence.empty())
        finding.evidence = evidenceOf(m_results);
    return finding;
}

Finding Findings::pass(const Sentence& sentence, std::vector<Sentence> details) const
{
    return make(CheckResult::Pass, sentence, {}, std::move(details));
}

Finding Findings::fail(const Sentence& sentence, std::vector<EvidencePiece> evidence,
                       std::vector<Sentence> details) const
{
    return make(CheckResult::Fail, sentence, std::move(evidence), std::move(details));
}

Finding Findings::warn(const Sentence& sentence, std::vector<EvidencePiece> evidence,
                       std::vector<Sentence> details) const
{
    return make(CheckResult::Warn, sentence, std::move(evidence), std::move(details));
}

Finding Findings::inconclusive(const Sentence& reason, std::vector<Sentence> details) const
{
    return make(CheckResult::Inconclusive, reason, {}, std::move(details));
}

Finding Findings::ruled(const Profile& profile, const Ruling& ruling, const Sentence& sentence,
                        std::vector<EvidencePiece> evidence, std::vector<Sentence> details) const
{
    if (ruling.isNamed)
        details.insert(details.begin(), objectionText(profile, ruling));
    Finding finding = make(ruling.result, sentence, std::move(evidence), std::move(details));
    if (!ruling.expectation.source.isEmpty())
        finding.source = ruling.expectation.source;
    return finding;
}

Sentence groundsOf(const PlayResult& result, const EffectCheck& check)
{
    const ProbeEffects* probe = probeNamed(result, check.probe);
    if (!probe)
        return check.isKnown ? FindingGrounds::trLater("Inferred from the identities alone: true if each of them is a "
                                                       "stored effect.")
                             : Sentence();
    return probe->isPerOperation
               ? FindingGrounds::trLater("Proved by the probe %1, per operation.").with(check.probe)
               : FindingGrounds::trLater("Counted by the probe %1, over the whole run.").with(check.probe);
}

std::vector<Sentence> groundsOf(const std::vector<PlayResult>& results, const EffectCheck& check)
{
    std::vector<Sentence> details;
    if (!results.empty())
        details.push_back(groundsOf(results.front(), check));
    if (check.isAtLeast)
        details.push_back(FindingGrounds::trLater("It may be more: the probe %1 had not settled.").with(check.probe));
    return details;
}

}
