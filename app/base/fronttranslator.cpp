// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/fronttranslator.h"

#include <QRegularExpression>

#include <cstring>

namespace idemscope {

namespace {

constexpr auto parting = "¦";

}

QString forFront(const QString& message, Front front)
{
    static const QRegularExpression names(QStringLiteral("(\\s*[(（])([^()（）¦]*)¦([^()（）¦]*)([)）])"));
    QString told = message;
    for (auto found = names.match(told); found.hasMatch(); found = names.match(told)) {
        const QString name = found.captured(front == Front::CommandLine ? 2 : 3).trimmed();
        told.replace(found.capturedStart(), found.capturedLength(),
                     name.isEmpty() ? QString() : found.captured(1) + name + found.captured(4));
    }
    return told;
}

FrontTranslator::FrontTranslator(Front front, QObject* parent)
    : QTranslator(parent)
    , m_front(front)
{
}

QString FrontTranslator::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    QString translated = QTranslator::translate(context, source, disambiguation, count);
    if (!std::strstr(source, parting))
        return translated;
    return forFront(translated.isEmpty() ? QString::fromUtf8(source) : translated, m_front);
}

}
