// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/reconciler.h"

#include "drive/storedjob.h"
#include "model/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Reconcile
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Reconcile)
};

constexpr int reconcileRetries = 5;

/// One client for each operation, patient enough for a key that is still locked; no faults.
Scenario reconcileScenario(const Scenario& original)
{
    Scenario scenario = original;
    if (original.keyStrategy != KeyStrategy::PerAttempt)
        scenario.attempts = 1;
    scenario.arrival = {};
    scenario.release = ReleaseMode::Plain;
    scenario.payload = PayloadStrategy::Same;
    scenario.faults.clear();
    scenario.retry = {};
    scenario.retry.retries =
        original.keyStrategy == KeyStrategy::PerAttempt ? original.retry.retries : reconcileRetries;
    scenario.expectations.clear();
    return scenario;
}

std::vector<OperationVerdict> verdictsOf(const RunRecord& record)
{
    if (record.judgement.isEmpty())
        return {};
    auto judgement = judgementFromJson(record.judgement);
    return judgement ? std::move(judgement->operations) : std::vector<OperationVerdict>();
}

bool hasDoubt(const std::vector<OperationVerdict>& verdicts)
{
    return std::find(verdicts.begin(), verdicts.end(), OperationVerdict::InDoubt) != verdicts.end();
}

/// What the operations of a run had captured, so that the same bytes are sent again. Errors: NotFound for a secret.
Result<std::vector<OperationSetUp>> setUpOf(RunReader& reader, qint64 run)
{
    const auto steps = reader.steps(run);
    if (!steps)
        return Failure(steps.error());
    std::map<int, OperationSetUp> operations;
    for (const StepExchange& step : *steps) {
        if (!step.operation)
            continue;
        OperationSetUp& known = operations[*step.operation];
        known.name.index = *step.operation;
        for (const Field& variable : step.captured) {
            if (variable.secret)
                return fail(ErrorCode::NotFound,
                            Reconcile::tr("Run %1 captured the secret “%2” for its operations. It is never stored, so "
                                          "they cannot be sent again as they were.")
                                .arg(run)
                                .arg(variable.name));
            known.captured.push_back(variable);
        }
    }
    std::vector<OperationSetUp> result;
    for (auto& [index, known] : operations)
        result.push_back(std::move(known));
    return result;
}

}

Result<std::vector<Intent>> openIntents(RunReader& reader, const RunRecord& record)
{
    auto open = reader.inDoubt(record.row.id);
    const std::vector<OperationVerdict> verdicts = verdictsOf(record);
    if (!open || !hasDoubt(verdicts))
        return open;
    auto intents = reader.intents(record.row.id);
    if (!intents)
        return intents;
    std::erase_if(*intents, [&](const Intent& intent) {
        const bool isJudgedOpen = std::size_t(intent.operation) < verdicts.size() &&
                                  verdicts[std::size_t(intent.operation)] == OperationVerdict::InDoubt;
        return !isJudgedOpen && std::none_of(open->begin(), open->end(),
                                             [&](const Intent& other) { return other.operation == intent.operation; });
    });
    return intents;
}

Result<std::optional<qint64>> settledBy(RunReader& reader, qint64 run)
{
    const auto children = reader.children(run);
    if (!children)
        return Failure(children.error());
    for (const RunRow& child : *children) {
        if (child.kind != "reconcile"_L1 || child.state != RunState::Finished)
            continue;
        const auto record = reader.run(child.id);
        if (!record)
            return Failure(record.error());
        if (!hasDoubt(verdictsOf(*record)))
            return std::optional(child.id);
    }
    return std::optional<qint64>();
}

Result<RunJob> repeatJob(RunReader& reader, const RunRecord& record, const VariableScope& scope)
{
    auto job = storedJob(record, scope);
    if (!job)
        return job;
    job->parent = record.row.id;
    job->seed = record.row.seed;
    job->nonce = record.nonce;
    auto setUp = setUpOf(reader, record.row.id);
    if (!setUp)
        return Failure(setUp.error());
    job->setUp = *std::move(setUp);
    return job;
}

Result<RunJob> reconcileJob(RunReader& reader, qint64 run, const VariableScope& scope)
{
    const auto record = reader.run(run);
    if (!record)
        return Failure(record.error());
    if (record->row.state == RunState::Running)
        return fail(
            ErrorCode::NotAllowed,
            Reconcile::tr("Run %1 is still under way: its attempts may yet be answered. Wait until it has ended, "
                          "or stop it, then reconcile it. Nothing was sent.")
                .arg(run));
    const auto inDoubt = openIntents(reader, *record);
    if (!inDoubt)
        return Failure(inDoubt.error());
    if (inDoubt->empty())
        return fail(ErrorCode::InvalidInput,
                    Reconcile::tr("Run %1 has no attempt in doubt; there is nothing to reconcile").arg(run));
    const auto settled = settledBy(reader, run);
    if (!settled)
        return Failure(settled.error());
    if (*settled)
        return fail(ErrorCode::InvalidInput,
                    Reconcile::tr("Run %1 was reconciled by run %2 already (history show %2)").arg(run).arg(**settled));
    auto job = repeatJob(reader, *record, scope);
    if (!job)
        return job;
    job->scenario = reconcileScenario(job->scenario);
    job->kind = u"reconcile"_s;
    for (const Intent& intent : *inDoubt)
        job->onlyOperations.push_back(intent.operation);
    return job;
}

Result<std::vector<std::vector<QByteArray>>> keysOf(RunReader& reader, qint64 run)
{
    if (const auto record = reader.run(run); !record)
        return Failure(record.error());
    const auto intents = reader.intents(run);
    if (!intents)
        return Failure(intents.error());
    std::vector<std::vector<QByteArray>> keys;
    for (const Intent& intent : *intents)
        keys.push_back(intent.keys);
    return keys;
}

}
