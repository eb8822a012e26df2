// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"

namespace idemscope {

/// What happened to every attempt, by its number from 1 on; none where a number is not taken.
using AttemptHappenings = std::vector<std::optional<Happening>>;

/// A short text of it: a letter and, from two on, how many follow each other, "E3DR120". A million mixed ones take a
/// million characters.
QString packHappenings(const AttemptHappenings& happenings);
/// What packHappenings() wrote; empty if the text is not of its making or names more than a hundred million.
AttemptHappenings unpackHappenings(QStringView text);

}
