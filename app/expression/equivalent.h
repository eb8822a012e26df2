// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"
#include "base/result.h"

#include <QByteArray>

#include <vector>

namespace idemscope {

/// One way of writing the same JSON value in other bytes (SPEC.md §4, payload strategy equivalent).
enum class JsonSpelling { MemberOrder, WhiteSpace, NumberSpelling, UnicodeEscapes };

/// The same JSON value in other bytes, by one chosen way. Numbers with more than 15 digits stay as they are, since a
/// target that reads them as doubles would see another value. Errors: InvalidInput (not JSON), NotFound (the value
/// offers nothing to this way: no two members, no number, no string).
Result<QByteArray> equivalentJson(const QByteArray& text, JsonSpelling spelling, Random& random);

/// By one or several ways that `random` chooses; always other bytes. Errors: InvalidInput (not JSON).
Result<QByteArray> equivalentJson(const QByteArray& text, Random& random);

}
