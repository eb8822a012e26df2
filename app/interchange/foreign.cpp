// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreign.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView memberName("imported");

void put(QJsonObject& object, QLatin1StringView name, const QString& text)
{
    if (!text.isEmpty())
        object.insert(name, text);
}

void put(QJsonObject& object, QLatin1StringView name, const QJsonObject& value)
{
    if (!value.isEmpty())
        object.insert(name, value);
}

}

ForeignParts foreignParts(const Request& request)
{
    const QJsonObject object = request.unknownMembers.value(memberName).toObject();
    return {object.value("description"_L1).toString(), object.value("preScript"_L1).toString(),
            object.value("postScript"_L1).toString(), object.value("auth"_L1).toObject(),
            object.value("more"_L1).toObject()};
}

void setForeignParts(Request& request, const ForeignParts& parts)
{
    QJsonObject object;
    put(object, "description"_L1, parts.description);
    put(object, "preScript"_L1, parts.preScript);
    put(object, "postScript"_L1, parts.postScript);
    put(object, "auth"_L1, parts.auth);
    put(object, "more"_L1, parts.more);
    if (object.isEmpty())
        request.unknownMembers.remove(memberName);
    else
        request.unknownMembers.insert(memberName, object);
}

}
