// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/variables.h"

#include "expression/texttemplate.h"

namespace idemscope {

Result<Expansion> expand(const QString& text, const VariableScope& scope, Generated& generated)
{
    const auto compiled = TextTemplate::compile(text.toUtf8(), scope);
    if (!compiled)
        return Failure(compiled.error());
    Expansion expansion;
    expansion.text = QString::fromUtf8(compiled->render({generated, generated}, expansion.secrets));
    expansion.unresolved = compiled->unresolved();
    return expansion;
}

std::vector<QString> perAttemptVariables(const QString& text, const VariableScope& scope)
{
    const auto compiled = TextTemplate::compile(text.toUtf8(), scope);
    return compiled ? compiled->perAttempt() : std::vector<QString>();
}

}
