// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/styles.h"

#include "interchange/foreignurl.h"
#include "interchange/jsonreading.h"

#include <QStringList>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

QStringList piecesOf(const JsonValue& value)
{
    QStringList pieces;
    for (const JsonValue& child : childrenOf(value)) {
        if (value.isObject())
            pieces += nameOf(child);
        pieces += textOf(child);
    }
    return pieces;
}

/// What stands between the elements; empty: each is a pair of its own.
QString separatorOf(const JsonValue& parameter)
{
    const QString format = textAt(parameter, "collectionFormat");
    const QString style = textAt(parameter, "style");
    if (style == "spaceDelimited"_L1 || format == "ssv"_L1)
        return u"%20"_s;
    if (style == "pipeDelimited"_L1 || format == "pipes"_L1)
        return u"|"_s;
    if (format == "tsv"_L1)
        return u"%09"_s;
    const auto explode = memberOf(parameter, "explode");
    const bool isSwagger2 = !memberOf(parameter, "schema") && memberOf(parameter, "type");
    return (explode && explode->isFalse()) || (isSwagger2 && format != "multi"_L1) ? u","_s : QString();
}

std::vector<QueryPair> exploded(const QString& name, const JsonValue& value, bool isDeep)
{
    std::vector<QueryPair> pairs;
    for (const JsonValue& child : childrenOf(value)) {
        if (!value.isObject())
            pairs.push_back({name, textOf(child)});
        else
            pairs.push_back({isDeep ? u"%1[%2]"_s.arg(name, nameOf(child)) : nameOf(child), textOf(child)});
    }
    return pairs;
}

}

QString simpleText(const QByteArray& example, QChar separator)
{
    const auto document = JsonDocument::parse(example);
    if (!document)
        return {};
    const JsonValue value = document->root();
    return value.isArray() || value.isObject() ? piecesOf(value).join(separator) : textOf(value);
}

std::vector<QueryPair> queryPairs(const JsonValue& parameter, const QByteArray& example)
{
    const QString name = textAt(parameter, "name");
    const auto document = JsonDocument::parse(example);
    if (!document)
        return {{name, {}}};
    const JsonValue value = document->root();
    if (memberOf(parameter, "content"))
        return {{name, value.isString() ? textOf(value) : QString::fromUtf8(example)}};
    if (!value.isArray() && !value.isObject())
        return {{name, textOf(value), isTrueAt(parameter, "allowReserved")}};
    const bool isDeep = textAt(parameter, "style") == "deepObject"_L1;
    const QString separator = separatorOf(parameter);
    if (separator.isEmpty() || isDeep)
        return exploded(name, value, isDeep);
    QStringList pieces = piecesOf(value);
    for (QString& piece : pieces)
        piece = encodedText(piece);
    return {{name, pieces.join(separator), pieces.size() > 1}};
}

}
