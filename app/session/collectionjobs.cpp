// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/collectionjobs.h"

#include "session/rowsfile.h"
#include "session/steprequests.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

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
        auto rows = RowsFile().read(scenario.dataRows, job->folder);
        if (!rows)
            return Failure(rows.error());
        job->rows = *std::move(rows);
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
    for (const QString& path : requestPathsIn(collection->nodes())) {
        const auto request = collection->request(path);
        if (!request)
            return Failure(request.error());
        if (request->scenarios.empty())
            continue;
        const JobSource source{collection->folder() + u'/' + path, environment, variables, {}};
        if (auto added = addJobs(jobs.entries, path, source); !added)
            return Failure(added.error());
    }
    return jobs;
}

}
