// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sentence.h"

#include <QCoreApplication>
#include <QLocale>

namespace idemscope {

namespace {

QString argumentText(const SentenceArgument& argument)
{
    if (argument.part)
        return argument.part->text();
    if (!argument.number)
        return argument.text;
    return QLocale().toString(*argument.number, 'f', argument.decimals.value_or(QLocale::FloatingPointShortest));
}

/// Puts all arguments in at once: a text among them may itself hold "%1".
QString filled(const QString& pattern, const std::vector<SentenceArgument>& arguments)
{
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool mayBePlace = pattern[i] == u'%' && i + 1 < pattern.size();
        const int place = mayBePlace ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || size_t(place) > arguments.size()) {
            result += pattern[i];
            continue;
        }
        result += argumentText(arguments[size_t(place) - 1]);
        ++i;
    }
    return result;
}

}

Sentence Sentence::verbatim(const QString& text)
{
    return {{}, text.toUtf8(), {}, {}};
}

QString Sentence::text() const
{
    if (context.isEmpty())
        return filled(QString::fromUtf8(source), arguments);
    return filled(QCoreApplication::translate(context.constData(), source.constData(), nullptr, count.value_or(-1)),
                  arguments);
}

// Written out: clang 14 crashes on a defaulted one, since the type holds itself.
bool Sentence::operator==(const Sentence& other) const
{
    return context == other.context && source == other.source && count == other.count && arguments == other.arguments;
}

}
