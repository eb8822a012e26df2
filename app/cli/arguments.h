// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QCommandLineParser>

#include <optional>

namespace idemscope {

/// One option of a command: its names, the word for its value (empty: a switch) and what it does.
struct OptionSpec
{
    QStringList names;
    QString value;
    QString help;
    bool mayBeEmpty = false; ///< an empty value has a meaning of its own
};

/// The parsed arguments of one sub-command.
class Arguments
{
public:
    /// `positional` are names such as REQUEST, each needed unless it ends with "?". Errors: InvalidInput (unknown
    /// option, a missing or empty value, too many or too few arguments).
    static Result<Arguments> parse(const QStringList& arguments, const QList<OptionSpec>& options,
                                   const QStringList& positional);

    bool has(const QString& name) const { return m_parser->isSet(name); }
    std::optional<QString> value(const QString& name) const; ///< the last one given
    QStringList values(const QString& name) const { return m_parser->values(name); }
    /// Every option given with its value, in the order of the command line.
    std::vector<std::pair<QString, QString>> inOrder() const;
    QString positional(int index) const { return m_parser->positionalArguments().value(index); }

    /// A whole number of at least `minimum`. Errors: InvalidInput naming the option.
    Result<std::optional<qint64>> number(const QString& name, qint64 minimum) const;
    /// The same, as an int. Errors: also for a number that is none.
    Result<std::optional<int>> integer(const QString& name, int minimum) const;
    Result<std::optional<double>> real(const QString& name, double minimum) const;

private:
    std::shared_ptr<QCommandLineParser> m_parser;
};

/// Wrong usage of an option, as an error: "--NAME VALUE: why", "-N VALUE: why".
Failure badOption(const QString& name, const QString& value, const QString& why);

/// The text of `idemscope COMMAND --help`.
QString helpText(const QString& synopsis, const QString& description, const QList<OptionSpec>& options);

}
