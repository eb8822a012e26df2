// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/jsonschema.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString typeOf(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return u"null"_s;
    case QJsonValue::Bool:
        return u"boolean"_s;
    case QJsonValue::Double:
        return value.toDouble() == double(qint64(value.toDouble())) ? u"integer"_s : u"number"_s;
    case QJsonValue::String:
        return u"string"_s;
    case QJsonValue::Array:
        return u"array"_s;
    default:
        return u"object"_s;
    }
}

bool isOfType(const QJsonValue& value, const QJsonValue& wanted)
{
    const QJsonArray types = wanted.isArray() ? wanted.toArray() : QJsonArray{wanted};
    const QString type = typeOf(value);
    return types.contains(type) || (type == "integer"_L1 && types.contains(u"number"_s));
}

/// Whether a keyword about one value is kept; none: no such keyword.
std::optional<bool> keeps(const QString& keyword, const QJsonValue& rule, const QJsonValue& value)
{
    if (keyword == "type"_L1)
        return isOfType(value, rule);
    if (keyword == "enum"_L1)
        return rule.toArray().contains(value);
    if (keyword == "minimum"_L1)
        return !value.isDouble() || value.toDouble() >= rule.toDouble();
    if (keyword == "maximum"_L1)
        return !value.isDouble() || value.toDouble() <= rule.toDouble();
    if (keyword == "minLength"_L1)
        return !value.isString() || value.toString().size() >= rule.toInt();
    if (keyword == "maxLength"_L1)
        return !value.isString() || value.toString().size() <= rule.toInt();
    if (keyword == "pattern"_L1)
        return !value.isString() || QRegularExpression(rule.toString()).match(value.toString()).hasMatch();
    return std::nullopt;
}

}

QStringList JsonSchema::broken(const QJsonValue& value) const
{
    QStringList faults;
    check(m_root, value, u"$"_s, faults);
    return faults;
}

QJsonObject JsonSchema::resolved(const QString& reference) const
{
    return m_root.value("$defs"_L1).toObject().value(reference.section(u'/', -1)).toObject();
}

void JsonSchema::check(const QJsonObject& schema, const QJsonValue& value, const QString& path,
                       QStringList& faults) const
{
    static const QStringList silent = {u"$schema"_s, u"$id"_s, u"$defs"_s, u"title"_s, u"description"_s};
    static const QStringList ofObjects = {u"properties"_s, u"required"_s, u"additionalProperties"_s};
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        if (silent.contains(it.key()) || ofObjects.contains(it.key()))
            continue;
        if (it.key() == "$ref"_L1) {
            check(resolved(it.value().toString()), value, path, faults);
        } else if (it.key() == "items"_L1) {
            const QJsonArray items = value.toArray();
            for (qsizetype i = 0; i < items.size(); ++i)
                check(it.value().toObject(), items.at(i), u"%1[%2]"_s.arg(path).arg(i), faults);
        } else if (!keeps(it.key(), it.value(), value).value_or(false)) {
            faults += u"%1: %2"_s.arg(path, it.key());
        }
    }
    if (value.isObject())
        checkMembers(schema, value.toObject(), path, faults);
}

void JsonSchema::checkMembers(const QJsonObject& schema, const QJsonObject& object, const QString& path,
                              QStringList& faults) const
{
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (const QJsonValue& name : schema.value("required"_L1).toArray()) {
        if (!object.contains(name.toString()))
            faults += u"%1.%2: required"_s.arg(path, name.toString());
    }
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (properties.contains(it.key()))
            check(properties.value(it.key()).toObject(), it.value(), path + u'.' + it.key(), faults);
        else if (schema.value("additionalProperties"_L1) == QJsonValue(false))
            faults += u"%1.%2: additionalProperties"_s.arg(path, it.key());
    }
}

}
