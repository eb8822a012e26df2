// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"

namespace idemscope {

/// A generated value such as {{$guid}} or {{$randomInt 5 200}}, its arguments checked. A value type; of this room.
class DynamicValue
{
public:
    using Function = QByteArray (*)(const QStringList& arguments, Generated& generated);

    /// The value that the text between the braces names, or none when there is no such. Errors: InvalidInput
    /// (wrong arguments).
    static Result<std::optional<DynamicValue>> parse(const QString& text);

    /// Every name there is, for completion.
    static QStringList names();

    QByteArray make(Generated& generated) const { return m_function(m_arguments, generated); }

private:
    DynamicValue(Function function, QStringList arguments)
        : m_function(function)
        , m_arguments(std::move(arguments))
    {
    }

    Function m_function;
    QStringList m_arguments;
};

}
