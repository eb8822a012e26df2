// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

// What shows a fault without Idemscope: the same requests by curl, with a fresh key. Empty texts: no attempt shows it.

/// A script for a POSIX shell.
QString reproductionScript(const AuditReport& audit, const QString& check);
QString reproductionScript(const RunReport& run);
/// What was found, what was expected, and the script, as Markdown for an issue.
QString reproductionMarkdown(const AuditReport& audit, const QString& check);
QString reproductionMarkdown(const RunReport& run);

}
