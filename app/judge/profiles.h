// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/profile.h"

#include <vector>

namespace idemscope {

/// Names of the profiles that Idemscope brings with it, sorted (SPEC.md §9).
std::vector<QString> profileNames();

/// A profile by the name of a shipped one or by the path of a JSON file. Errors: NotFound, listing the known names;
/// InvalidInput and Io, naming the file.
Result<Profile> loadProfile(const QString& nameOrPath);

}
