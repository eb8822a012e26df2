// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/archive.h"

namespace idemscope::archive {

namespace {

QJsonObject restoreMembers(QJsonObject known, const QJsonObject& unknown)
{
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const QJsonValue current = known.value(it.key());
        known.insert(it.key(), current.isUndefined() ? it.value() : restore(current, it.value().toObject()));
    }
    return known;
}

QJsonArray restoreItems(QJsonArray known, const QJsonObject& unknown)
{
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QJsonValue inner = unknown.value(QString::number(i));
        if (inner.isObject())
            known.replace(i, restore(known.at(i), inner.toObject()));
    }
    return known;
}

}

QJsonValue restore(const QJsonValue& known, const QJsonObject& unknown)
{
    if (known.isArray())
        return restoreItems(known.toArray(), unknown);
    return known.isObject() ? QJsonValue(restoreMembers(known.toObject(), unknown)) : known;
}

}
