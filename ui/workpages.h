// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"
#include "ui/sessions.h"

#include <optional>

namespace idemscope {

class Documents;
class ScheduleKeeper;

/// Opens the pages of what requests are worked on with (profiles, variables, sandbox, schedules), each once; keeps the
/// schedules. Child of the workbench.
class WorkPages : public QObject
{
    Q_OBJECT

public:
    WorkPages(const Sessions& sessions, Documents& documents, QObject* parent);

    /// At the profile of this name unless it is empty.
    void openProfiles(const QString& name);
    /// At the variables that a place in a tree sees as its own, or else at the environment in force.
    void openVariables(const std::optional<CollectionPlace>& level);
    void openSandbox();
    void openSchedules();

signals:
    void runRequested(qint64 run);
    void replaysCarriedOut(int count); ///< that had been scheduled
    void trouble(const idemscope::Error& error);

private:
    template <typename Page, typename Make>
    Page* only(Make make);

    Sessions m_sessions;
    Documents& m_documents;
    ScheduleKeeper* m_schedules;
};

}
