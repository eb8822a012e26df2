// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/schedulekeeper.h"

namespace idemscope {

/// Whether a replay that is due may be fired without a question: on this machine, or at a host that the user has
/// allowed; never in a protected environment (SPEC.md §11).
bool mayFireUnasked(const ScheduledReplay& replay);
/// What is to be asked before it is fired.
RunSession::SafetyQuestion questionBefore(const ScheduledReplay& replay);

}
