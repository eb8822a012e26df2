// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace idemscope {

/// Decodes what stands between the quotes of a valid JSON string into UTF-8; a lone surrogate becomes its three
/// generalised bytes, so that different strings stay different.
QByteArray decodeJsonString(QByteArrayView inner);

/// Appends one code point, surrogates included, in (generalised) UTF-8.
void appendUtf8(QByteArray& text, char32_t codePoint);

/// The decoded code point at `at` of (generalised) UTF-8 text; moves `at` behind it.
char32_t nextCodePoint(QByteArrayView text, qsizetype& at);

/// Appends \uXXXX of one UTF-16 unit, in lower-case hexadecimal digits.
void appendUnicodeEscape(QByteArray& text, char16_t unit);

/// A member name as it stands between the quotes of a normalized path (RFC 9535 §2.7).
QByteArray escapeNormalizedName(QByteArrayView name);

}
