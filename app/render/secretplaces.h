// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/request.h"

namespace idemscope {

/// Makes secret variables of everything that a request sends at a sensitive place (SPEC.md §11: headers, query
/// parameters, form fields, the password before the host, what authenticates it), all that its contract sends
/// (visitSecretPlaces), set-up and tear-down requests included. A value typed there is replaced by a variable of a new
/// narrowest layer, the variables used there are marked secret. Rendered, the request is the same to the byte; kept, it
/// holds no secret, and an answer that repeats one is recognised. Values under four bytes stay as typed: they would be
/// found everywhere.
void hideSecrets(Request& request, VariableScope& scope);

/// The secret variables of a scope whose value is a text of its own.
std::vector<Secret> secretsOf(const VariableScope& scope);

}
