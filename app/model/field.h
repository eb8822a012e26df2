// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace idemscope {

/// A name and a value as typed in a table: a header, a parameter, a form field or a variable. Values may hold
/// {{variables}}.
struct Field
{
    QString name;
    QString value;
    bool enabled = true;
    bool secret = false;     ///< variables only: masked, never stored
    bool perAttempt = false; ///< variables only: rendered anew for every attempt (SPEC.md §2, operation)

    bool operator==(const Field&) const = default;
};
using Fields = std::vector<Field>;

}
