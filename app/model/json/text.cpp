// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace idemscope {

namespace {

struct JsonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonText)
};

/// Line and column, both from 1, of a byte offset.
std::pair<int, int> position(const QByteArray& text, int offset)
{
    const QByteArray before = text.left(offset);
    const int line = int(before.count('\n')) + 1;
    const int column = int(QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size()) + 1;
    return {line, column};
}

}

Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto [line, column] = position(text, error.offset);
        return fail(
            ErrorCode::InvalidInput,
            JsonText::tr("%1, line %2, column %3: %4").arg(fileName).arg(line).arg(column).arg(error.errorString()));
    }
    if (!document.isObject())
        return fail(ErrorCode::InvalidInput, JsonText::tr("%1, line 1, column 1: an object expected").arg(fileName));
    return document.object();
}

QByteArray fileText(const QJsonObject& object)
{
    QByteArray result;
    for (const QByteArray& line : QJsonDocument(object).toJson(QJsonDocument::Indented).split('\n')) {
        qsizetype indent = 0;
        while (indent < line.size() && line[indent] == ' ')
            ++indent;
        if (!line.isEmpty())
            result += line.mid(indent / 2) + '\n';
    }
    return result;
}

}
