// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/reconciler.h"

#include "drive/storedjob.h"

#include <QCoreApplication>

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

}

Result<RunJob> repeatJob(const RunRecord& record, const VariableScope& scope)
{
    auto job = storedJob(record, scope);
    if (!job)
        return job;
    job->parent = record.row.id;
    job->seed = record.row.seed;
    job->nonce = record.nonce;
    return job;
}

Result<RunJob> reconcileJob(RunReader& reader, qint64 run, const VariableScope& scope)
{
    const auto record = reader.run(run);
    if (!record)
        return Failure(record.error());
    const auto inDoubt = reader.inDoubt(run);
    if (!inDoubt)
        return Failure(inDoubt.error());
    if (inDoubt->empty())
        return fail(ErrorCode::InvalidInput,
                    Reconcile::tr("Run %1 has no attempt in doubt; there is nothing to reconcile").arg(run));
    auto job = repeatJob(*record, scope);
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
