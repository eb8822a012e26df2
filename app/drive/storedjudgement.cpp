// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedjudgement.h"

#include "drive/runpreparation.h"
#include "judge/judge.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

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

Result<Judgement> judgeStored(RunReader& reader, const RunRecord& record)
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
    facts.isStopped = true;
    return judge(history, facts, plan->profile);
}

}
