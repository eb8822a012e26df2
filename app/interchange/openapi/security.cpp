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

/// What kind of credential a scheme asks for: "apikey", "basic" or "bearer"; empty: none that can be sent.
QString kindOf(const JsonValue& scheme)
{
    const QString type = textAt(scheme, "type").toLower();
    const QString http = textAt(scheme, "scheme").toLower();
    if (type == "basic"_L1 || (type == "http"_L1 && http == "basic"_L1))
        return u"basic"_s;
    if (type == "oauth2"_L1 || type == "openidconnect"_L1 || (type == "http"_L1 && http == "bearer"_L1))
        return u"bearer"_s;
    return type == "apikey"_L1 ? u"apikey"_s : QString();
}

}

void SecurityWriter::write(const std::optional<JsonValue>& requirements, Request& request)
{
    const auto alternatives = childrenOf(requirements);
    const auto chosen = std::find_if(alternatives.begin(), alternatives.end(),
                                     [&](const JsonValue& alternative) { return canSend(alternative); });
    if (chosen != alternatives.end()) {
        for (const JsonValue& need : childrenOf(*chosen))
            send(nameOf(need), *m_references.member(m_schemes, need.name()->string()), request);
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

void SecurityWriter::send(const QString& name, const JsonValue& scheme, Request& request)
{
    const QString kind = kindOf(scheme);
    if (kind == "bearer"_L1)
        return addHeader(request, u"Authorization"_s,
                         "Bearer "_L1 + variable(name, Security::trLater("Give the variable “%1” an access token")));
    if (kind == "basic"_L1)
        return addHeader(request, u"Authorization"_s,
                         "Basic "_L1 + variable(name, Security::trLater("Give the variable “%1” the Base64 form of "
                                                                        "name:password")));
    const QString value = variable(name, Security::trLater("Give the variable “%1” the API key"));
    const QString place = textAt(scheme, "in");
    const QString key = textAt(scheme, "name");
    if (place == "query"_L1)
        request.params.push_back({key, value});
    else if (place == "cookie"_L1)
        request.headers.push_back({u"Cookie"_s, key + u'=' + value});
    else
        addHeader(request, key, value);
}

QString SecurityWriter::variable(const QString& name, const Sentence& hint)
{
    const auto isIt = [&](const Field& known) {
        return known.name == name;
    };
    if (std::none_of(m_contents.variables.begin(), m_contents.variables.end(), isIt)) {
        m_contents.variables.push_back({.name = name, .value = {}, .enabled = true, .secret = true});
        m_contents.warn({}, name, hint.with(name));
    }
    return "{{"_L1 + name + "}}"_L1;
}

}
