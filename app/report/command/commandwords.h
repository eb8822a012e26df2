// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <QStringList>

#include <vector>

namespace idemscope {

/// A text that a script has in a variable.
struct ShellVariable
{
    QString text;
    QString name;
};

/// A text as one word of a POSIX shell. What `variables` hold is taken from them; `‹secret NAME›` becomes an
/// environment variable, since a report holds no secret.
QString shellWord(const QString& text, const std::vector<ShellVariable>& variables = {});
/// "token" → IDEMSCOPE_SECRET_TOKEN
QString secretVariable(const QString& name);
/// The environment variables that a command takes secrets from, each once.
QStringList secretsOf(const QString& command);

/// How a command is written: a line for each option, joined by backslashes, or all in one.
enum class CommandForm { Lines, Line };

/// Collects the words of one call of `idemscope` and writes them as a shell takes them.
class CommandWords
{
public:
    /// Names of secret variables, whose values come from the process environment.
    explicit CommandWords(const QStringList& secrets = {});

    /// `idemscope` and its sub-command, which stand on one line.
    void addProgram(const QString& command);
    void add(const QString& word);
    void add(const QString& option, const QString& value);
    void add(const QString& option, qint64 value);
    void addIf(bool isWanted, const QString& option);
    /// An option and its value, unless it is empty.
    void addText(const QString& option, const QString& value);

    QString text(CommandForm form = CommandForm::Lines) const;

private:
    std::vector<ShellVariable> m_secrets;
    QStringList m_lines; ///< each quoted
};

}
