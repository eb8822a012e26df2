// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/operation.h"

namespace idemscope::sandbox {

/// Gives an answer the form that the operation's rules ask for: the replay's marker, a refusal with a pointer instead
/// of a replay, headers that every answer bears. `current`: what became of the effect since, for rules that answer so.
void present(Handled& handled, const Operation& operation, const std::optional<std::string>& current);

}
