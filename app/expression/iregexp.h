// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QRegularExpression>

#include <optional>

namespace idemscope {

/// Translates an I-Regexp (RFC 9485) into an expression that matches a whole text, or with `anywhere` a part of one.
/// None when it is no I-Regexp. Its number of steps is bounded, so that a hostile expression ends with an invalid
/// match.
std::optional<QRegularExpression> fromIRegexp(QByteArrayView expression, bool anywhere);

}
