// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"

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

/// The log holds no secrets: those of a stored run's environment are taken while it is the chosen one, else those that
/// the process environment holds.
VariableScope secretsFor(const Sessions& sessions, const QString& environment);

}
