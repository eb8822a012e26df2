// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/request.h"
#include "model/sentence.h"

namespace idemscope {

/// What a user gave by hand at the place that the request's authentication would take, and that is sent instead. Empty:
/// nothing, the authentication is sent.
Sentence givenInsteadOfAuth(const Request& request);

/// The authentication of a request that belongs to another one: its own where both go to the same scheme, host and port
/// once `scope` is put in, else none: credentials are not shown to strangers.
Auth authFor(const QString& url, const Request& request, const VariableScope& scope);

/// The same for a request that is sent before the request itself: none, too, where it needs what only comes later (the
/// login that a token is captured from).
Auth authForStep(const QString& url, const Request& request, const VariableScope& scope);

}
