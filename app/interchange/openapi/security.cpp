// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/security.h"

#include "interchange/foreignbody.h"
#include "interchange/jsonreading.h"

#include <algorithm>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

struct Security
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::OpenApiSecurity)
};

/// The flow in which nobody has to log in: of OpenAPI 3, or the scheme of Swagger 2 that is one.
std::optional<JsonValue> clientCredentials(const JsonValue& scheme)
{
    if (textAt(scheme, "flow") == "application"_L1)
        return scheme;
    return memberOf(memberOf(scheme, "flows"), "clientCredentials");
}

/// What kind of credential a scheme asks for: "apikey", "basic", "bearer" or "oauth2", which is client credentials;
/// empty: none that can be sent.
QString kindOf(const JsonValue& scheme)
{
    const QString type = textAt(scheme, "type").toLower();
    const QString http = textAt(scheme, "scheme").toLower();
    if (type == "basic"_L1 || (type == "http"_L1 && http == "basic"_L1))
        return u"basic"_s;
    if (type == "oauth2"_L1 && !textAt(clientCredentials(scheme), "tokenUrl").isEmpty())
        return u"oauth2"_s;
    if (type == "oauth2"_L1 || type == "openidconnect"_L1 || (type == "http"_L1 && http == "bearer"_L1))
        return u"bearer"_s;
    return type == "apikey"_L1 ? u"apikey"_s : QString();
}

/// What is needed of a scheme: "read write".
QString scopesOf(const JsonValue& need)
{
    QStringList scopes;
    for (const JsonValue& scope : childrenOf(need))
        scopes += textOf(scope);
    return scopes.join(u' ');
}

}

void SecurityWriter::write(const std::optional<JsonValue>& requirements, Request& request)
{
    const auto alternatives = childrenOf(requirements);
    if (requirements && alternatives.empty())
        request.auth.kind = Auth::Kind::None;
    const auto chosen = std::find_if(alternatives.begin(), alternatives.end(),
                                     [&](const JsonValue& alternative) { return canSend(alternative); });
    if (chosen != alternatives.end()) {
        for (const JsonValue& need : childrenOf(*chosen))
            send(need, *m_references.member(m_schemes, need.name()->string()), request);
        return;
    }
    const auto isNone = [](const JsonValue& alternative) {
        return alternative.size() == 0;
    };
    if (!alternatives.empty() && std::none_of(alternatives.begin(), alternatives.end(), isNone))
        m_contents.warn(request.name, u"security"_s,
                        Security::trLater("The authentication it needs cannot be made: add its header yourself"));
}

bool SecurityWriter::canSend(const JsonValue& alternative)
{
    const auto needs = childrenOf(alternative);
    return !needs.empty() && std::all_of(needs.begin(), needs.end(), [&](const JsonValue& need) {
        const auto scheme = need.name() ? m_references.member(m_schemes, need.name()->string()) : std::nullopt;
        return scheme && !kindOf(*scheme).isEmpty();
    });
}

/// The first that a request can have of its own becomes its authentication, further ones headers and parameters.
void SecurityWriter::send(const JsonValue& need, const JsonValue& scheme, Request& request)
{
    if (request.auth.kind != Auth::Kind::Inherit || textAt(scheme, "in") == "cookie"_L1)
        return sendBeside(nameOf(need), scheme, request);
    request.auth = authOf(need, scheme);
}

Auth SecurityWriter::authOf(const JsonValue& need, const JsonValue& scheme)
{
    const QString name = nameOf(need);
    const QString kind = kindOf(scheme);
    Auth auth;
    if (kind == "bearer"_L1) {
        auth.kind = Auth::Kind::Bearer;
        auth.token = secret(name, Security::trLater("Give the variable “%1” an access token"));
    } else if (kind == "basic"_L1) {
        auth.kind = Auth::Kind::Basic;
        auth.user = variable(name + "User"_L1, false, Security::trLater("Give the variable “%1” the user's name"));
        auth.password = secret(name + "Password"_L1, Security::trLater("Give the variable “%1” the password"));
    } else if (kind == "oauth2"_L1) {
        auth.kind = Auth::Kind::OAuth2;
        const QString url = textAt(clientCredentials(scheme), "tokenUrl");
        auth.tokenUrl = url.startsWith(u'/') ? "{{baseUrl}}"_L1 + url : url;
        auth.clientId =
            variable(name + "ClientId"_L1, false, Security::trLater("Give the variable “%1” the client's id"));
        auth.clientSecret =
            secret(name + "ClientSecret"_L1, Security::trLater("Give the variable “%1” the client's secret"));
        auth.scope = scopesOf(need);
    } else {
        auth.kind = Auth::Kind::ApiKey;
        auth.place = textAt(scheme, "in") == "query"_L1 ? Auth::Place::Query : Auth::Place::Header;
        auth.name = textAt(scheme, "name");
        auth.value = secret(name, Security::trLater("Give the variable “%1” the API key"));
    }
    return auth;
}

void SecurityWriter::sendBeside(const QString& name, const JsonValue& scheme, Request& request)
{
    const QString kind = kindOf(scheme);
    const QString place = textAt(scheme, "in");
    if (kind != "apikey"_L1) {
        const QString value =
            secret(name, kind == "basic"_L1 ? Security::trLater("Give the variable “%1” the Base64 form of "
                                                                "name:password")
                                            : Security::trLater("Give the variable “%1” an access token"));
        return addHeader(request, u"Authorization"_s, (kind == "basic"_L1 ? "Basic "_L1 : "Bearer "_L1) + value);
    }
    const QString value = secret(name, Security::trLater("Give the variable “%1” the API key"));
    const QString key = textAt(scheme, "name");
    if (place == "query"_L1)
        request.params.push_back({key, value});
    else if (place == "cookie"_L1)
        request.headers.push_back({u"Cookie"_s, key + u'=' + value});
    else
        addHeader(request, key, value);
}

QString SecurityWriter::secret(const QString& name, const Sentence& hint)
{
    return variable(name, true, hint);
}

QString SecurityWriter::variable(const QString& name, bool isSecret, const Sentence& hint)
{
    const auto isIt = [&](const Field& known) {
        return known.name == name;
    };
    if (std::none_of(m_contents.variables.begin(), m_contents.variables.end(), isIt)) {
        m_contents.variables.push_back({.name = name, .value = {}, .enabled = true, .secret = isSecret});
        m_contents.warn({}, name, hint.with(name));
    }
    return "{{"_L1 + name + "}}"_L1;
}

}
