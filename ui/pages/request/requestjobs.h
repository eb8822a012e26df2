// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/rowsfile.h"
#include "session/runsession.h"
#include "session/workspacesession.h"

namespace idemscope {

class RequestFile;
class RequestTabs;

/// Makes of a request as edited what is fired: with all that it inherits, sees and takes from its collection. GUI
/// thread.
class RequestJobs
{
public:
    RequestJobs(const WorkspaceSession& workspace, const RequestFile& file, const RequestTabs& tabs);

    /// `title` names a request without a name.
    RunJob jobFor(const Request& request, const QString& title) const;
    VariableScope scopeOf(const Request& request) const;
    EffectiveAuth effectiveAuth(const Request& request) const;
    QStringList savedRequests() const; ///< of its collection
    /// Of the chosen scenario.
    Result<DataRows> rows() const;
    Result<PlanEstimate> plan(const RunJob& job) const;

private:
    const WorkspaceSession& m_workspace;
    const RequestFile& m_file;
    const RequestTabs& m_tabs;
    mutable RowsFile m_rows; ///< remembers what it read
};

}
