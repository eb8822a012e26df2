// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/variablelookup.h"

#include "ui/commands/keys.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct VariableTip
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::VariableTip)
};

}

std::vector<VariableSpan> variableSpans(const QString& text)
{
    std::vector<VariableSpan> spans;
    qsizetype at = text.indexOf("{{"_L1);
    while (at >= 0) {
        const qsizetype end = text.indexOf("}}"_L1, at + 2);
        if (end < 0)
            break;
        // "{{{{a}}": the innermost pair of braces is the variable.
        const qsizetype start = text.lastIndexOf("{{"_L1, end - 1);
        const QString name = text.mid(start + 2, end - start - 2).trimmed();
        if (!name.isEmpty())
            spans.push_back({start, end + 2 - start, name});
        at = text.indexOf("{{"_L1, end + 2);
    }
    return spans;
}

QList<QTextLayout::FormatRange> variableFormats(const QString& text, const VariableLookup& lookup)
{
    QList<QTextLayout::FormatRange> formats;
    if (!lookup)
        return formats;
    for (const VariableSpan& span : variableSpans(text)) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(span.start);
        range.length = static_cast<int>(span.length);
        const bool isResolved = lookup(span.name).isResolved;
        range.format.setForeground(isResolved ? theme().colors().accent : theme().colors().errorMark);
        if (!isResolved) {
            range.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            range.format.setUnderlineColor(theme().colors().errorMark);
        }
        formats.append(range);
    }
    return formats;
}

QString variableTip(const QString& text, qsizetype position, const VariableLookup& lookup)
{
    if (!lookup)
        return {};
    for (const VariableSpan& span : variableSpans(text)) {
        if (position < span.start || position >= span.start + span.length)
            continue;
        const VariableInfo info = lookup(span.name);
        if (!info.trouble.isEmpty())
            return info.trouble;
        if (!info.isResolved)
            return withKeys(VariableTip::tr("%1 has no value, and nothing is sent before it has one: give it one among "
                                            "the variables of this request, its environment or its collection")
                                .arg(span.name),
                            Command::EditVariables);
        if (info.value.isEmpty())
            return VariableTip::tr("%1, from %2").arg(span.name, info.origin);
        return VariableTip::tr("%1 = %2, from %3").arg(span.name, info.value, info.origin);
    }
    return {};
}

}
