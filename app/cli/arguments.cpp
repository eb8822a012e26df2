// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/arguments.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ArgumentText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Arguments)
};

constexpr int helpColumn = 34;

Result<void> checkPositional(const QStringList& given, const QStringList& wanted)
{
    qsizetype needed = 0;
    for (const QString& name : wanted)
        needed += name.endsWith(u'?') ? 0 : 1;
    if (given.size() < needed)
        return fail(ErrorCode::InvalidInput, ArgumentText::tr("%1 is missing").arg(wanted.at(given.size())));
    if (given.size() > wanted.size())
        return fail(ErrorCode::InvalidInput,
                    ArgumentText::tr("“%1” is one argument too many").arg(given.at(wanted.size())));
    return {};
}

/// An empty value is mostly a variable of a script that was not set.
Result<void> checkValues(const Arguments& given, const QList<OptionSpec>& options)
{
    for (const auto& [name, value] : given.inOrder()) {
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const OptionSpec& known) { return known.names.contains(name); });
        const bool takesValue = option != options.end() && !option->value.isEmpty();
        if (takesValue && value.isEmpty() && !option->mayBeEmpty)
            return badOption(name, u"''"_s, ArgumentText::tr("it is empty; give a value, or leave the option out"));
    }
    return {};
}

QString optionColumn(const OptionSpec& option)
{
    QStringList names;
    for (const QString& name : option.names)
        names += (name.size() == 1 ? u"-"_s : u"--"_s) + name;
    return names.join(u", "_s) + (option.value.isEmpty() ? QString() : u' ' + option.value);
}

}

Result<Arguments> Arguments::parse(const QStringList& arguments, const QList<OptionSpec>& options,
                                   const QStringList& positional)
{
    Arguments result;
    result.m_parser = std::make_shared<QCommandLineParser>();
    result.m_parser->setSingleDashWordOptionMode(QCommandLineParser::ParseAsCompactedShortOptions);
    for (const OptionSpec& option : options)
        result.m_parser->addOption({option.names, option.help, option.value});
    if (!result.m_parser->parse(QStringList{u"idemscope"_s} + arguments))
        return fail(ErrorCode::InvalidInput, result.m_parser->errorText());
    if (auto checked = checkPositional(result.m_parser->positionalArguments(), positional); !checked)
        return Failure(checked.error());
    if (auto checked = checkValues(result, options); !checked)
        return Failure(checked.error());
    return result;
}

std::optional<QString> Arguments::value(const QString& name) const
{
    return has(name) ? std::optional(m_parser->values(name).constLast()) : std::nullopt;
}

std::vector<std::pair<QString, QString>> Arguments::inOrder() const
{
    std::vector<std::pair<QString, QString>> given;
    QHash<QString, qsizetype> seen;
    for (const QString& name : m_parser->optionNames())
        given.emplace_back(name, m_parser->values(name).value(seen[name]++));
    return given;
}

Result<std::optional<qint64>> Arguments::number(const QString& name, qint64 minimum) const
{
    const auto text = value(name);
    if (!text)
        return std::optional<qint64>();
    bool isNumber = false;
    const qint64 number = text->toLongLong(&isNumber);
    if (!isNumber || number < minimum)
        return badOption(name, *text, ArgumentText::tr("a whole number of at least %1 expected").arg(minimum));
    return std::optional(number);
}

Result<std::optional<int>> Arguments::integer(const QString& name, int minimum) const
{
    const auto number = this->number(name, minimum);
    if (!number)
        return Failure(number.error());
    if (*number && **number > std::numeric_limits<int>::max())
        return badOption(name, QString::number(**number), ArgumentText::tr("too large"));
    return *number ? std::optional(int(**number)) : std::nullopt;
}

Result<std::optional<double>> Arguments::real(const QString& name, double minimum) const
{
    const auto text = value(name);
    if (!text)
        return std::optional<double>();
    bool isNumber = false;
    const double number = text->toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < minimum)
        return badOption(name, *text, ArgumentText::tr("a number of at least %1 expected").arg(minimum));
    return std::optional(number);
}

Failure badOption(const QString& name, const QString& value, const QString& why)
{
    return fail(ErrorCode::InvalidInput, u"%1%2 %3: %4"_s.arg(name.size() == 1 ? u"-"_s : u"--"_s, name, value, why));
}

QString helpText(const QString& synopsis, const QString& description, const QList<OptionSpec>& options)
{
    QString text = ArgumentText::tr("Usage: %1").arg(synopsis) + u"\n\n"_s + description + u"\n"_s;
    if (!options.isEmpty())
        text += u'\n' + ArgumentText::tr("Options:") + u'\n';
    for (const OptionSpec& option : options) {
        const QString column = u"  "_s + optionColumn(option);
        const bool fits = column.size() < helpColumn;
        text += (fits ? column.leftJustified(helpColumn) : column + u'\n' + QString(helpColumn, u' ')) + option.help +
                u'\n';
    }
    return text;
}

}
