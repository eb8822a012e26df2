// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/auth.h"

namespace idemscope {

/// The members of this very value that must not be stored as they are typed: those of its kind, and a user without a
/// password, since many an API takes its key that way.
std::vector<AuthText> secretTextsOf(const Auth& auth);

}
