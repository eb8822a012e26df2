// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "expression/variables.h"
#include "model/request.h"

#include <stop_token>

namespace idemscope {

/// The challenge that a request's target sends to whoever is not logged in (RFC 7616 §3.3): its URL is asked for with a
/// GET that carries neither key nor body nor parameters; that is no attempt. Blocks. Errors: InvalidInput (a variable
/// without a value, a bad URL), Network (no answer, or one without such a challenge), Cancelled.
Result<QByteArray> challengeFor(const Request& request, const VariableScope& scope, std::stop_token stop);

}
