// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedjudgement.h"

#include "drive/runpreparation.h"
#include "judge/judge.h"
#include "model/sentence.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CutShort
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::CutShort)
};

/// What was sent and never answered, as far as the log knows, is named before everything else.
void nameDoubt(Judgement& judgement, qsizetype operations)
{
    if (operations == 0)
        return;
    if (judgement.figures.attempts == 0) {
        judgement.sentence = CutShort::trLater("Inconclusive: the run was cut short before any outcome was recorded");
        judgement.reasons.clear();
    }
    judgement.reasons.insert(
        judgement.reasons.begin(),
        operations == 1
            ? CutShort::trLater(
                  "One operation may have been sent, but its outcome was not recorded: reconcile the run.")
            : CutShort::trLater("%Ln operations may have been sent, but their outcome was not recorded: reconcile the "
                                "run.",
                                nullptr, int(operations)));
    if (judgement.verdict == Verdict::Inconclusive)
        judgement.evidenceSentence = judgement.reasons.front();
}

/// The figures are of what reached the log.
void nameCut(Judgement& judgement)
{
    if (judgement.figures.attempts > 0)
        judgement.reasons.push_back(CutShort::trLater(
            "The run was cut short: attempts, wire sends and effects are what was recorded until then, "
            "there may have been more."));
}

std::vector<ProbeEffects> unreadProbes(const Contract& contract)
{
    std::vector<ProbeEffects> probes;
    for (const Probe& probe : contract.probes) {
        ProbeEffects effects;
        effects.name = probe.title();
        effects.isPerOperation = probe.isPerOperation();
        probes.push_back(std::move(effects));
    }
    return probes;
}

}

Result<StoredVerdict> judgeStored(RunReader& reader, const RunRecord& record)
{
    const auto plan = storedPlan(record.request, record.scenario, record.profile, record.facts);
    if (!plan)
        return Failure(plan.error());
    History history;
    const auto read = reader.forEachAttempt(record.row.id, [&](const std::vector<Attempt>& attempts) {
        for (const Attempt& attempt : attempts)
            history.add(attempt);
    });
    if (!read)
        return Failure(read.error());
    RunFacts facts;
    facts.scenario = plan->scenario;
    facts.probes = unreadProbes(plan->request.contract);
    facts.hasIdentity = !plan->request.contract.identity.isEmpty();
    facts.isLoopback = record.facts[u"isLoopback"_s].toBool();
    const auto inDoubt = reader.inDoubt(record.row.id);
    if (!inDoubt)
        return Failure(inDoubt.error());
    StoredVerdict verdict;
    verdict.judgement = judge(history, facts, plan->profile);
    nameCut(verdict.judgement);
    nameDoubt(verdict.judgement, qsizetype(inDoubt->size()));
    for (const AttemptFacts& attempt : history.attempts())
        verdict.durationMs = std::max(verdict.durationMs, attempt.complete / 1000);
    verdict.series = makeSeries(history, facts, &verdict.judgement);
    return verdict;
}

}
