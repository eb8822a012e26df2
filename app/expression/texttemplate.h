// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/dynamicvalue.h"

namespace idemscope {

/// A text whose {{variables}} of a scope are replaced once and for all, while built-ins and generated values stay open;
/// made to be rendered many times. Works on bytes, so that text of any encoding passes through. Immutable value.
class TextTemplate
{
public:
    TextTemplate() = default;

    /// Errors: InvalidInput (a cycle; wrong arguments of a generated value), Limit (the text grows by more than 64 MiB,
    /// variables are nested more than 100 deep or stand in more than 100,000 places).
    static Result<TextTemplate> compile(const QByteArray& text, const VariableScope& scope);

    /// True when every rendering gives the same bytes.
    bool isConstant() const;
    bool usesKey() const;

    /// Where the open places get their values.
    struct Source
    {
        Generated& generated;
        Generated& perAttempt;                          ///< for what stands in variables marked per attempt
        QByteArray (*encode)(QByteArrayView) = nullptr; ///< applied to {{key}} and {{operation}}
    };
    /// Appends the secrets whose value is used to `secrets`.
    QByteArray render(Source source, std::vector<Secret>& secrets) const;

    const std::vector<QString>& unresolved() const { return m_unresolved; }
    const std::vector<QString>& perAttempt() const { return m_perAttempt; }
    const std::vector<QString>& late() const { return m_late; } ///< variables whose values come with the rendering

private:
    friend class TemplateCompiler;
    struct Piece
    {
        enum class Kind { Literal, Key, Operation, Round, Dynamic, Late, SecretBegin, SecretEnd };
        Kind kind = Kind::Literal;
        QByteArray literal; ///< of Late: the sample
        std::optional<DynamicValue> dynamic;
        bool isPerAttempt = false;
        QString name; ///< of a late or a secret variable
    };

    std::vector<Piece> m_pieces;
    std::vector<QString> m_unresolved;
    std::vector<QString> m_perAttempt;
    std::vector<QString> m_late;
};

}
