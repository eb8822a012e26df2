// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/profile.h"

#include <vector>

namespace idemscope {

/// Names of the profiles that Idemscope brings with it, sorted (SPEC.md §9).
std::vector<QString> profileNames();
/// Names of the profiles in a folder, sorted, without those that a shipped one has already.
std::vector<QString> profileNamesIn(const QString& folder);

/// Reads the text of a profile file strictly: every member is known and nothing in it contradicts itself.
/// Errors: InvalidInput, naming file and member ("expectations[2].practice").
Result<Profile> readProfile(const QByteArray& text, const QString& fileName);
/// The same for a file. Errors besides: NotFound, Io, Limit.
Result<Profile> readProfileFile(const QString& path);
/// The text of a profile's file.
QByteArray profileText(const Profile& profile);

/// A profile by the name of a shipped one, by the name of one in `ownFolder` (NAME.json) or by the path of a JSON file.
/// Errors: NotFound, listing the known names; InvalidInput and Io, naming the file.
Result<Profile> loadProfile(const QString& nameOrPath, const QString& ownFolder = {});

}
