// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace idemscope {

/// The first place where a text stops being JSON (RFC 8259); a {{variable}} stands for any value. `message` is
/// translated.
struct JsonProblem
{
    qsizetype start = 0;
    qsizetype length = 1;
    QString message;

    bool operator==(const JsonProblem&) const = default;
};
/// An empty text has no problem.
std::optional<JsonProblem> jsonProblem(QStringView text);

/// The same tokens laid out with two spaces per level: member order, number text and duplicate names are kept.
/// None for a text that has a problem.
std::optional<QString> formattedJson(QStringView text);

}
