// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/structuredfield.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct StructuredField
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StructuredField)
};

bool isPrintable(char byte)
{
    return byte >= 0x20 && byte < 0x7f;
}

Failure badString(qsizetype at)
{
    return fail(ErrorCode::InvalidInput, StructuredField::tr("Not a structured-field string, position %1").arg(at + 1));
}

}

Result<QByteArray> structuredString(QByteArrayView text)
{
    QByteArray result = "\"";
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isPrintable(text[at])) {
            return fail(
                ErrorCode::InvalidInput,
                StructuredField::tr("Position %1: a structured-field string holds printable ASCII only").arg(at + 1));
        }
        if (text[at] == '"' || text[at] == '\\')
            result += '\\';
        result += text[at];
    }
    result += '"';
    return result;
}

Result<QByteArray> parseStructuredString(QByteArrayView fieldValue)
{
    qsizetype at = 0;
    const auto skipSpaces = [&] {
        while (at < fieldValue.size() && fieldValue[at] == ' ')
            ++at;
    };
    skipSpaces();
    if (at == fieldValue.size() || fieldValue[at] != '"')
        return badString(at);
    QByteArray text;
    for (++at; at < fieldValue.size() && fieldValue[at] != '"'; ++at) {
        if (fieldValue[at] == '\\') {
            ++at;
            if (at == fieldValue.size() || (fieldValue[at] != '"' && fieldValue[at] != '\\'))
                return badString(at);
        }
        if (!isPrintable(fieldValue[at]))
            return badString(at);
        text += fieldValue[at];
    }
    if (at == fieldValue.size())
        return badString(at);
    ++at;
    skipSpaces();
    if (at != fieldValue.size())
        return badString(at);
    return text;
}

}
