// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/collectionjobs.h"

#include "workspace/collection.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

void collectRequests(const std::vector<CollectionNode>& nodes, QStringList& paths)
{
    for (const CollectionNode& node : nodes) {
        if (node.isFolder)
            collectRequests(node.children, paths);
        else
            paths += node.path;
    }
}

Result<void> addJobs(std::vector<CollectionJobs::Entry>& entries, const QString& path, const JobSource& source)
{
    auto job = makeJob(source);
    if (!job)
        return Failure(job.error());
    auto profile = profileNamed(job->request.contract.profile);
    if (!profile)
        return Failure(profile.error());
    job->profile = std::move(*profile);
    for (const Scenario& scenario : std::vector<Scenario>(job->request.scenarios)) {
        job->scenario = scenario;
        entries.push_back({path, *job});
    }
    return {};
}

}

Result<CollectionJobs> collectionJobs(const QString& folder, const QString& environment, const Fields& variables)
{
    const auto collection = Collection::open(folder);
    if (!collection)
        return Failure(collection.error());
    CollectionJobs jobs{collection->name(), {}};
    QStringList paths;
    collectRequests(collection->nodes(), paths);
    for (const QString& path : paths) {
        const auto request = collection->request(path);
        if (!request)
            return Failure(request.error());
        if (request->scenarios.empty())
            continue;
        const JobSource source{collection->folder() + u'/' + path, environment, variables};
        if (auto added = addJobs(jobs.entries, path, source); !added)
            return Failure(added.error());
    }
    return jobs;
}

}
