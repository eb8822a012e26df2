// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/auditsession.h"

namespace idemscope {

/// What the first of these would send, and what the `others`, which judge the same runs, would at the most send as
/// well.
void showEstimates(const std::vector<AuditEstimate>& estimates, const std::vector<Profile>& others, bool asJson,
                   Console& console);

/// Without a request every check there is, with one those that fit it.
void printChecks(const std::vector<CheckPlan>& checks, Console& console);
/// The same as a JSON document.
QByteArray checksDocument(const std::vector<CheckPlan>& checks);

}
