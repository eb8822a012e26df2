// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedaudit.h"

#include "drive/runpreparation.h"
#include "drive/storedjob.h"
#include "model/json.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

Result<AuditJob> jobOf(const AuditRecord& record, const VariableScope& secrets)
{
    auto plan = storedPlan(record.request, {}, record.profile, record.facts);
    if (!plan)
        return Failure(plan.error());
    if (auto complete = restoreSecrets(plan->scope, secrets, record.request); !complete)
        return Failure(complete.error());
    if (auto complete = restoreStepSecrets(plan->request, secrets); !complete)
        return Failure(complete.error());
    AuditJob job;
    job.base.request = std::move(plan->request);
    job.base.scope = std::move(plan->scope);
    job.base.rows = std::move(plan->rows);
    job.base.folder = plan->folder;
    job.base.isProtected = plan->isProtected;
    job.base.profile = std::move(plan->profile);
    job.base.environment = record.row.environment;
    job.rounds = record.facts[u"rounds"_s].toInt();
    job.clients = record.facts[u"clients"_s].toInt();
    return job;
}

/// The audit as far as it came. Cut short before its first check had ended, it has no document yet.
Result<Audit> auditOf(const AuditRecord& record)
{
    auto audit = auditFromJson(record.document);
    if (audit && audit->id == 0) {
        audit->id = record.row.id;
        audit->started = record.row.started;
        audit->profile = record.row.profile;
        audit->title = record.row.title;
        audit->target = record.row.target;
        audit->seed = record.row.seed;
    }
    return audit;
}

}

Result<AuditJob> storedAuditJob(RunReader& reader, qint64 audit, const VariableScope& secrets)
{
    const auto record = reader.audit(audit);
    if (!record)
        return Failure(record.error());
    auto job = jobOf(*record, secrets);
    const auto document = auditOf(*record);
    if (!job || !document)
        return job ? Failure(document.error()) : job;
    for (const CheckOutcome& check : document->checks)
        job->checks.push_back(check.id);
    return job;
}

Result<AuditJob> rerunJob(RunReader& reader, qint64 audit, const QString& check, const VariableScope& secrets)
{
    const auto record = reader.audit(audit);
    if (!record)
        return Failure(record.error());
    auto job = jobOf(*record, secrets);
    auto document = auditOf(*record);
    if (!job || !document)
        return job ? Failure(document.error()) : job;
    job->checks = {check};
    job->into = AuditContinuation{std::move(*document), record->row.state};
    return job;
}

}
