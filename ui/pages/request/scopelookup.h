// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"
#include "ui/widgets/variablelookup.h"

namespace idemscope {

/// Explains the variables that a request sees: those of `scope`, the built-in ones of a run and generated values.
VariableLookup lookupIn(const VariableScope& scope);

}
