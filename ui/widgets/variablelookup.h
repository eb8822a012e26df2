// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QTextLayout>

#include <concepts>
#include <functional>
#include <vector>

namespace idemscope {

/// What a {{name}} stands for now.
struct VariableInfo
{
    bool isResolved = false;
    QString value;        ///< empty for a secret and for what is made anew for every rendering
    QString origin;       ///< "environment Local"
    QString trouble = {}; ///< why it has no value, if more is known than that
};

/// Explains a variable by its name, and names those there are. A value; without a function nothing is known, nothing is
/// marked.
class VariableLookup
{
public:
    VariableLookup() = default;
    template <std::invocable<const QString&> Explain>
    VariableLookup(Explain explain, QStringList names = {})
        : m_explain(std::move(explain))
        , m_names(std::move(names))
    {
    }

    explicit operator bool() const { return bool(m_explain); }
    VariableInfo operator()(const QString& name) const { return m_explain(name); }
    /// For completion: the narrowest level's first.
    const QStringList& names() const { return m_names; }

private:
    std::function<VariableInfo(const QString& name)> m_explain;
    QStringList m_names;
};

/// A {{name}} within a text.
struct VariableSpan
{
    qsizetype start = 0;
    qsizetype length = 0; ///< with braces
    QString name;         ///< trimmed

    bool operator==(const VariableSpan&) const = default;
};
std::vector<VariableSpan> variableSpans(const QString& text);

/// Colours for the variables of a text: resolved ones in the accent colour, the others red and underlined.
QList<QTextLayout::FormatRange> variableFormats(const QString& text, const VariableLookup& lookup);

/// "baseUrl = http://127.0.0.1:8080, from environment Local", or that it has no value; empty where there is no
/// variable.
QString variableTip(const QString& text, qsizetype position, const VariableLookup& lookup);

}
