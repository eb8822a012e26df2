// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/reportreader.h"

namespace idemscope {

/// Where this runs as a step of GitHub Actions: adds the Markdown report to the step's summary (GITHUB_STEP_SUMMARY),
/// and annotates every failure on standard error (GITHUB_ACTIONS). Elsewhere it does nothing. What cannot be written is
/// said; it changes no exit code.
void tellGitHub(const QString& runLogPath, const ReportSubject& subject, const Console& console);

/// One workflow command: `::error title=…::message`, escaped as GitHub reads it.
QString workflowCommand(const QString& level, const QString& title, const QString& message);

}
