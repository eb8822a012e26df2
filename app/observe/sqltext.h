// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <vector>

namespace idemscope {

/// A SQL query whose {{variables}} became places for values (SPEC.md §5, SQL probe): no value is ever spliced into the
/// text. A variable outside of literals is one place; so is a whole '…' literal that holds variables. Comments are left
/// out. An immutable value.
class SqlText
{
public:
    /// Errors: InvalidInput with the position (in characters, from 1): a second statement, a variable in a name, a
    /// placeholder of another style, something that is not closed, no statement at all.
    static Result<SqlText> parse(const QString& query);

    const QString& text() const { return m_text; }                  ///< each place as ?
    const std::vector<QString>& values() const { return m_values; } ///< the template of each place, in order

private:
    friend class SqlScanner;
    QString m_text;
    std::vector<QString> m_values;
};

}
