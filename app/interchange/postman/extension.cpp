// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/extension.h"

#include "interchange/foreign.h"
#include "interchange/jsonreading.h"
#include "model/json.h"

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

struct Extension
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::PostmanExtension)
};

const QLatin1StringView memberName("idemscope");

void warnDamaged(const QString& item, const Error& error, ImportedContents& contents)
{
    contents.warn(
        item, memberName,
        Extension::trLater("What Idemscope had added to the file is damaged and was not read: %1").with(error.message));
}

}

QJsonObject extensionOf(const Request& request)
{
    Request rest = request;
    rest.name.clear();
    rest.method = Request().method;
    rest.headers.clear();
    rest.auth = {};
    rest.body = {};
    if (request.body.kind == Body::Kind::Text)
        rest.body.kind = Body::Kind::Text;
    ForeignParts parts;
    parts.more = foreignParts(request).more;
    setForeignParts(rest, parts);
    for (Field& variable : rest.variables) {
        if (variable.secret)
            variable.value.clear();
    }
    return toJson(rest);
}

bool readExtension(const JsonValue& item, Request& request, ImportedContents& contents)
{
    const auto member = memberOf(item, memberName.latin1());
    if (!member || !member->isObject())
        return false;
    auto read = requestFromJson(keptJson(*member).toObject());
    if (!read) {
        warnDamaged(request.name, read.error(), contents);
        return false;
    }
    read->name = request.name;
    request = std::move(*read);
    return true;
}

QJsonObject extensionOf(const ImportedContents& contents)
{
    QJsonArray environments;
    for (Environment environment : contents.environments) {
        for (Field& variable : environment.variables) {
            if (variable.secret)
                variable.value.clear();
        }
        environments.append(toJson(environment));
    }
    QJsonObject extension{{u"version"_s, 1}};
    if (!environments.isEmpty())
        extension.insert(u"environments"_s, environments);
    return extension;
}

void readExtension(const JsonValue& collection, ImportedContents& contents)
{
    const auto member = memberOf(collection, memberName.latin1());
    if (!member)
        return;
    std::erase_if(contents.variables, isStandIn);
    for (const JsonValue& environment : childrenAt(member, "environments")) {
        auto read = environmentFromJson(keptJson(environment).toObject());
        if (read)
            contents.environments.push_back(std::move(*read));
        else
            warnDamaged({}, read.error(), contents);
    }
}

QJsonArray standIns()
{
    QJsonArray variables;
    for (const QString& name : {u"key"_s, u"operation"_s, u"round"_s})
        variables.append(QJsonObject{{u"key"_s, name}, {u"value"_s, name == "round"_L1 ? u"0"_s : u"{{$guid}}"_s}});
    return variables;
}

bool isStandIn(const Field& variable)
{
    return (variable.name == "key"_L1 || variable.name == "operation"_L1 || variable.name == "round"_L1) &&
           (variable.value == "{{$guid}}"_L1 || variable.value == "0"_L1);
}

}
