// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "session/auditarchive.h"

#include <QJsonArray>

namespace idemscope {

// The part of `idemscope history` that is about audits and scheduled replays.

/// The number of an argument "audit:N"; none: it names something else.
std::optional<qint64> auditArgument(const Arguments& arguments, int index);

QJsonArray auditRowsJson(const std::vector<AuditRow>& audits);
void printAuditRows(const std::vector<AuditRow>& audits, Console& console);
int showAudit(qint64 audit, const Arguments& arguments, Console& console);
int compareStoredAudits(qint64 earlier, qint64 later, const Arguments& arguments, Console& console);

/// Fires the scheduled replays that are due and says what is still to come.
int resumeSchedules(const Arguments& arguments, Console& console);

}
