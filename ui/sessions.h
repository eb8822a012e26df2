// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

class HistorySession;
class SandboxSession;
class WorkspaceSession;

/// What every page of the window works on; made by the application, valid as long as the window lives.
struct Sessions
{
    WorkspaceSession& workspace;
    SandboxSession& sandbox;
    HistorySession& history;
    QString runLogPath;
};

}
