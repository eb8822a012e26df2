// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/environments.h"

#include "interchange/jsonreading.h"

#include <QHash>

namespace idemscope::insomnia {

using namespace Qt::StringLiterals;

namespace {

void flatten(const JsonValue& value, const QString& name, Templates& templates, Fields& fields)
{
    if ((!value.isObject() && !value.isArray()) || value.size() == 0) {
        fields.push_back({name, templates.converted(textOf(value))});
        return;
    }
    int index = 0;
    for (const JsonValue& child : childrenOf(value))
        flatten(child, value.isObject() ? name + u'.' + nameOf(child) : u"%1[%2]"_s.arg(name).arg(index++), templates,
                fields);
}

}

Fields variablesOf(const std::optional<JsonValue>& owner, QByteArrayView member, Templates& templates)
{
    Fields fields;
    for (const JsonValue& value : childrenAt(owner, member))
        flatten(value, nameOf(value), templates, fields);
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < fields.size(); ++i)
        places.insert(fields[i].name, i);
    for (const JsonValue& row : childrenAt(owner, "kvPairData")) {
        const QString name = textAt(row, "name");
        const auto enabled = memberOf(row, "enabled");
        const bool isOff = enabled && enabled->isFalse();
        if (name.isEmpty() || (!isOff && !places.contains(name)))
            continue;
        if (!places.contains(name)) {
            places.insert(name, fields.size());
            fields.push_back({name, templates.converted(textAt(row, "value")), false});
        }
        fields[places[name]].secret = textAt(row, "type") == "secret"_L1;
    }
    return fields;
}

}
