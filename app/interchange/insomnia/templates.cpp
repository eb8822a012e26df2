// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/templates.h"

#include "expression/dynamicvalue.h"

#include <QRegularExpression>

#include <utility>

namespace idemscope::insomnia {

using namespace Qt::StringLiterals;

namespace {

/// "_.a.b", "_['a b']", "a" → the plain name; filters ("a | upper") have no counterpart.
QString variableName(QString inner)
{
    static const QRegularExpression subscript(u"^_\\[['\"](.*)['\"]\\]$"_s);
    inner = inner.trimmed();
    if (const auto match = subscript.match(inner); match.hasMatch())
        return match.captured(1);
    return inner.startsWith("_."_L1) ? inner.sliced(2) : inner;
}

QString variable(const QString& name)
{
    return "{{"_L1 + name + "}}"_L1;
}

QString firstArgument(const QString& arguments)
{
    static const QRegularExpression quoted(u"^\\s*['\"]([^'\"]*)['\"]"_s);
    return quoted.match(arguments).captured(1);
}

}

QString Templates::converted(const QString& text)
{
    static const QRegularExpression place(u"\\{\\{([^{}]*)\\}\\}|\\{%([^{}%]*)%\\}"_s);
    if (!text.contains("{{"_L1) && !text.contains("{%"_L1))
        return text;
    QString result;
    qsizetype at = 0;
    for (auto matches = place.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += QStringView(text).sliced(at, match.capturedStart() - at);
        result += match.capturedStart(1) >= 0 ? variable(variableName(match.captured(1)))
                                              : tag(match.captured(0), match.captured(2));
        at = match.capturedEnd();
    }
    return result += QStringView(text).sliced(at);
}

QString Templates::tag(const QString& whole, const QString& inner)
{
    const QString name = inner.simplified().section(u' ', 0, 0);
    const QString argument = firstArgument(inner.trimmed().sliced(name.size()));
    if (name == "uuid"_L1)
        return variable(u"$guid"_s);
    if ((name == "now"_L1 || name == "timestamp"_L1) && (argument.isEmpty() || argument == "iso-8601"_L1))
        return variable(u"$isoTimestamp"_s);
    if ((name == "now"_L1 || name == "timestamp"_L1) && argument == "unix"_L1)
        return variable(u"$timestamp"_s);
    if (name == "faker"_L1 && DynamicValue::parse(u'$' + argument).value_or(std::nullopt))
        return variable(u'$' + argument);
    if (!m_unknown.contains(whole))
        m_unknown += whole;
    return whole;
}

QStringList Templates::takeUnknown()
{
    return std::exchange(m_unknown, {});
}

}
