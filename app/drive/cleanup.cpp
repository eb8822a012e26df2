// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/cleanup.h"

#include "drive/storedjob.h"
#include "expression/json.h"
#include "render/givenauth.h"

#include <QCoreApplication>

#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Cleanup
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Cleanup)
};

/// The log holds an identity as canonical JSON.
QString plainText(const QByteArray& identity)
{
    const auto document = JsonDocument::parse(identity);
    return QString::fromUtf8(document && document->root().isString() ? document->root().string() : identity);
}

/// The clean-up request as a request of its own, which nothing is read off.
Request requestFor(const Request& original, const VariableScope& scope)
{
    const Probe& cleanup = original.contract.cleanup;
    Request request;
    request.name = original.name;
    request.method = cleanup.method;
    request.url = cleanup.url;
    request.headers = cleanup.headers;
    request.auth = authFor(cleanup.url, original, scope);
    request.transport = original.transport;
    request.contract.placement.kind = KeyPlacement::Kind::None;
    // It may need the same login; operations of its own it has none.
    for (const FlowStep& step : original.steps) {
        if (step.isOfRun())
            request.steps.push_back(step);
    }
    if (!cleanup.body.isEmpty()) {
        const QString start = cleanup.body.trimmed().left(1);
        request.body.kind = start == "{"_L1 || start == "["_L1 ? Body::Kind::Json : Body::Kind::Text;
        request.body.text = cleanup.body.toUtf8();
    }
    return request;
}

}

Result<std::vector<Created>> createdBy(RunReader& reader, qint64 run)
{
    if (const auto record = reader.run(run); !record)
        return Failure(record.error());
    std::vector<Created> created;
    std::set<QByteArray> known;
    const auto read = reader.forEachAttempt(run, [&](const std::vector<Attempt>& batch) {
        for (const Attempt& attempt : batch) {
            if (attempt.identity && known.insert(*attempt.identity).second)
                created.push_back({plainText(*attempt.identity), attempt.operation, attempt.key, attempt.number});
        }
    });
    if (!read)
        return Failure(read.error());
    return created;
}

Result<CleanupPlan> cleanupPlan(RunReader& reader, qint64 run, const VariableScope& scope)
{
    const auto record = reader.run(run);
    if (!record)
        return Failure(record.error());
    auto created = createdBy(reader, run);
    if (!created)
        return Failure(created.error());
    auto job = storedJob(*record, scope);
    if (!job)
        return Failure(job.error());
    if (job->request.contract.cleanup.url.isEmpty())
        return fail(ErrorCode::InvalidInput, Cleanup::tr("The contract of run %1 names no clean-up request").arg(run));
    if (created->empty())
        return fail(ErrorCode::InvalidInput,
                    Cleanup::tr("Run %1 created nothing that has an identity; there is nothing to clean up").arg(run));
    job->request = requestFor(job->request, job->scope);
    job->kind = u"cleanup"_s;
    job->parent = run;
    job->now.reset();
    job->scenario = {};
    job->scenario.operations = int(created->size());
    job->scenario.attempts = 1;
    // One operation per identity, which takes the place of its key.
    job->scope.insert(job->scope.begin(), {Cleanup::tr("clean-up"), {{u"identity"_s, u"{{key}}"_s}}});
    for (const Created& thing : *created)
        job->reusedKeys.push_back({thing.identity.toUtf8()});
    return CleanupPlan{*std::move(created), *std::move(job)};
}

}
