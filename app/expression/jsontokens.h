// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringView>

#include <vector>

namespace idemscope {

/// A piece of a JSON text for highlighting; `begin` and `length` in the units of the text it came from.
struct JsonToken
{
    /// Variable: {{name}} outside a string. Error: what cannot be JSON whatever stands around it.
    enum class Kind : quint8 { Punctuation, Name, String, Number, Literal, Variable, Error };
    Kind kind = Kind::Error;
    qsizetype begin = 0;
    qsizetype length = 0;

    bool operator==(const JsonToken&) const = default;
};

/// The tokens of any text, valid or not; white space lies between them.
std::vector<JsonToken> tokenizeJson(QByteArrayView text);
std::vector<JsonToken> tokenizeJson(QStringView text);

/// A JSON text with one member or element a line, two spaces a level; order, duplicates, number and string text stay
/// as written. What is no JSON is given back unchanged.
QByteArray prettyJson(const QByteArray& text);

}
