// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/servers.h"

#include "interchange/jsonreading.h"

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

struct Servers
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::OpenApiServers)
};

const QLatin1StringView variableName("baseUrl");

/// The URL with its variables at their defaults.
QString urlOf(const JsonValue& server)
{
    QString url = textAt(server, "url");
    for (const JsonValue& variable : childrenAt(server, "variables"))
        url.replace(u'{' + nameOf(variable) + u'}', textAt(variable, "default"));
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

/// The first server keeps its variables: they are edited beside {{baseUrl}}.
QString editableUrl(const JsonValue& server, Fields& variables)
{
    QString url = textAt(server, "url");
    for (const JsonValue& variable : childrenAt(server, "variables")) {
        const QString name = nameOf(variable);
        const QString place = u'{' + name + u'}';
        if (!url.contains(place) || name == variableName)
            continue;
        url.replace(place, u'{' + place + u'}');
        variables.push_back({name, textAt(variable, "default")});
    }
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

/// Swagger 2: schemes, host and basePath.
QString swaggerUrl(const JsonValue& root)
{
    const QString host = textAt(root, "host");
    QString scheme = u"https"_s;
    const auto schemes = childrenAt(root, "schemes");
    if (!schemes.empty())
        scheme = textOf(schemes.front());
    QString path = textAt(root, "basePath");
    while (path.endsWith(u'/'))
        path.chop(1);
    return host.isEmpty() ? path : scheme + "://"_L1 + host + path;
}

QString titleOf(const JsonValue& server)
{
    const QString description = textAt(server, "description").simplified();
    return fileableName(description.isEmpty() ? urlOf(server) : description, u"Server"_s);
}

void addEnvironments(const std::vector<JsonValue>& servers, ImportedContents& contents)
{
    for (const JsonValue& server : servers) {
        const auto isTaken = [&](const QString& name) {
            return std::any_of(contents.environments.begin(), contents.environments.end(),
                               [&](const Environment& known) { return known.name == name; });
        };
        contents.environments.push_back(
            {freeName(titleOf(server), isTaken), {{variableName, urlOf(server)}}, false, {}});
    }
}

}

void readServers(const JsonValue& root, ImportedContents& contents)
{
    const auto servers = childrenAt(root, "servers");
    Fields variables;
    QString url = servers.empty() ? swaggerUrl(root) : editableUrl(servers.front(), variables);
    if (!url.contains("://"_L1)) {
        url = "http://localhost"_L1 + (url.isEmpty() || url.startsWith(u'/') ? QString() : u"/"_s) + url;
        contents.warn({}, u"servers"_s,
                      Servers::trLater("The document names no host: give the variable “%1” the address of the API")
                          .with(QString(variableName)));
    }
    contents.variables.push_back({variableName, url});
    contents.variables.insert(contents.variables.end(), variables.begin(), variables.end());
    if (servers.size() > 1)
        addEnvironments(servers, contents);
}

QString baseOf(const JsonValue& operation, const JsonValue& pathItem)
{
    for (const JsonValue& owner : {operation, pathItem}) {
        const auto servers = childrenAt(owner, "servers");
        const QString url = servers.empty() ? QString() : urlOf(servers.front());
        if (url.contains("://"_L1))
            return url;
    }
    return u"{{baseUrl}}"_s;
}

}
