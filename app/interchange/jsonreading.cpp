// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/jsonreading.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace idemscope {

using namespace Qt::StringLiterals;

QString textOf(const std::optional<JsonValue>& value)
{
    if (!value || value->isNull())
        return {};
    return value->isString() ? QString::fromUtf8(value->string()) : QString::fromUtf8(value->text());
}

QString joinedTextOf(const std::optional<JsonValue>& value)
{
    if (!value || !value->isArray())
        return textOf(value);
    QStringList texts;
    for (const JsonValue element : value->children())
        texts += textOf(element);
    return texts.join(u", "_s);
}

std::optional<JsonValue> memberOf(const std::optional<JsonValue>& object, QByteArrayView name)
{
    const auto member = object ? object->member(name) : std::nullopt;
    return member && !member->isNull() ? member : std::nullopt;
}

QString textAt(const std::optional<JsonValue>& object, QByteArrayView name)
{
    return textOf(memberOf(object, name));
}

bool isTrueAt(const std::optional<JsonValue>& object, QByteArrayView name)
{
    const auto member = memberOf(object, name);
    return member && (member->isTrue() || member->isText("true"));
}

std::vector<JsonValue> childrenOf(const std::optional<JsonValue>& value)
{
    std::vector<JsonValue> children;
    if (!value || (!value->isArray() && !value->isObject()))
        return children;
    children.reserve(static_cast<std::size_t>(value->size()));
    for (const JsonValue child : value->children())
        children.push_back(child);
    return children;
}

std::vector<JsonValue> childrenAt(const std::optional<JsonValue>& object, QByteArrayView name)
{
    return childrenOf(memberOf(object, name));
}

QString nameOf(const JsonValue& value)
{
    return textOf(value.name());
}

QJsonValue keptJson(const JsonValue& value)
{
    return QJsonDocument::fromJson('[' + value.text().toByteArray() + ']').array().at(0);
}

}
