// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace idemscope {

/// What a gateway sink does with a call (SPEC.md §5).
struct SinkAnswer
{
    enum class Kind { Ok, Slow, Error, Reset, None };
    Kind kind = Kind::Ok;
    int number = 0; ///< milliseconds of Slow, status of Error

    /// Answered with success, with RST or not at all: the charge was, or may have been, made.
    bool isCounted() const { return kind != Kind::Error; }
    bool operator==(const SinkAnswer&) const = default;
};

/// `ok`, `slow:MS`, `error:CODE` (400 to 599), `rst` or `none`. Errors: InvalidInput naming what cannot be read.
Result<SinkAnswer> sinkAnswerFromText(const QString& text);
QString toText(const SinkAnswer& answer);

}
