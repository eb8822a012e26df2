// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestjobs.h"

#include "session/jobsource.h"
#include "ui/pages/request/requestfile.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/preferences.h"

namespace idemscope {

RequestJobs::RequestJobs(const WorkspaceSession& workspace, const RequestFile& file, const RequestTabs& tabs)
    : m_workspace(workspace)
    , m_file(file)
    , m_tabs(tabs)
{
}

RunJob RequestJobs::jobFor(const Request& request, const QString& title) const
{
    const QString& folder = m_file.open().collectionFolder;
    RunJob job;
    job.request = m_workspace.inherited(request, folder, m_file.open().path);
    if (job.request.name.isEmpty())
        job.request.name = title;
    job.scenario = m_tabs.scenario();
    job.limits = safetyLimits();
    job.scope = scopeOf(job.request);
    m_workspace.takeSavedSteps(job.request, folder);
    job.folder = folder;
    job.environment = m_workspace.currentEnvironment(folder);
    job.isProtected = m_workspace.isCurrentProtected(folder);
    if (const Result<Profile> profile = profileNamed(job.request.contract.profile))
        job.profile = *profile;
    if (Result<DataRows> given = rows())
        job.rows = *std::move(given);
    return job;
}

VariableScope RequestJobs::scopeOf(const Request& request) const
{
    return m_workspace.scopeFor(request, m_file.open().collectionFolder, m_file.open().path);
}

EffectiveAuth RequestJobs::effectiveAuth(const Request& request) const
{
    return m_workspace.authFor(request, m_file.open().collectionFolder, m_file.open().path);
}

QStringList RequestJobs::savedRequests() const
{
    return m_workspace.requestPaths(m_file.open().collectionFolder);
}

Result<DataRows> RequestJobs::rows() const
{
    return m_rows.read(m_tabs.scenario().dataRows, m_file.open().collectionFolder);
}

Result<PlanEstimate> RequestJobs::plan(const RunJob& job) const
{
    const Result<DataRows> given = rows();
    return given ? RunSession::estimate(job) : Result<PlanEstimate>(Failure(given.error()));
}

}
