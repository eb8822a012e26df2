// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreignauth.h"

#include "interchange/foreign.h"
#include "render/givenauth.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ForeignAuthText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ForeignAuth)
};

/// In other tools the authentication wins over a header of the same name.
void dropHeader(Request& request, const QString& name)
{
    std::erase_if(request.headers, [&](const Field& header) {
        return header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

void setHeader(Request& request, const QString& name, const QString& value)
{
    dropHeader(request, name);
    request.headers.push_back({name, value});
}

bool looksSecret(const QString& name)
{
    static const QRegularExpression pattern(u"secret|password|token$|^value$|passphrase|privatekey|^authkey$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

bool isBuiltOfVariables(const QString& value)
{
    return value.contains("{{"_L1);
}

/// A secret variable of the collection with this value: the one that has it already, or a new one.
QString secretVariable(const QString& base, const QString& value, ImportedContents& contents)
{
    for (const FoundSecret& secret : contents.secrets) {
        if (secret.environment.isEmpty() && secret.value == value && secret.variable.startsWith(base))
            return secret.variable;
    }
    const QString name = freeName(base, [&](const QString& taken) {
        const auto hasIt = [&](const Field& field) {
            return field.name == taken;
        };
        return std::any_of(contents.variables.begin(), contents.variables.end(), hasIt);
    });
    contents.variables.push_back({.name = name, .value = {}, .enabled = true, .secret = true});
    contents.secrets.push_back({{}, name, value});
    return name;
}

void keep(const ForeignAuth& auth, Request& request, ImportedContents& contents)
{
    QJsonObject kept{{u"type"_s, auth.kind}};
    for (const Field& parameter : auth.parameters) {
        if (parameter.name == "type"_L1)
            continue;
        const bool isSecret =
            looksSecret(parameter.name) && !parameter.value.isEmpty() && !isBuiltOfVariables(parameter.value);
        kept.insert(parameter.name,
                    isSecret ? "{{"_L1 + secretVariable(auth.kind + u'.' + parameter.name, parameter.value, contents) +
                                   "}}"_L1
                             : parameter.value);
    }
    ForeignParts parts = foreignParts(request);
    parts.auth = kept;
    setForeignParts(request, parts);
}

/// The first of some names for one thing that has a value.
QString firstOf(const ForeignAuth& auth, std::initializer_list<QStringView> names)
{
    for (const QStringView name : names) {
        if (const QString value = auth.parameter(name); !value.isEmpty())
            return value;
    }
    return {};
}

std::optional<Auth> bearerOf(const ForeignAuth& foreign)
{
    const QString prefix = foreign.parameter(u"prefix");
    if (!prefix.isEmpty() && prefix.compare("bearer"_L1, Qt::CaseInsensitive) != 0)
        return {};
    Auth auth{.kind = Auth::Kind::Bearer};
    auth.token = foreign.parameter(u"token");
    return auth;
}

Auth userOf(const ForeignAuth& foreign, Auth::Kind kind)
{
    Auth auth{.kind = kind};
    auth.user = foreign.parameter(u"username");
    auth.password = foreign.parameter(u"password");
    return auth;
}

std::optional<Auth> apiKeyOf(const ForeignAuth& foreign)
{
    if (foreign.parameter(u"in") == "cookie"_L1)
        return {};
    Auth auth{.kind = Auth::Kind::ApiKey};
    auth.place = foreign.parameter(u"in") == "query"_L1 ? Auth::Place::Query : Auth::Place::Header;
    auth.name = foreign.parameter(u"key");
    auth.value = foreign.parameter(u"value");
    return auth.name.isEmpty() ? Auth{.kind = Auth::Kind::None} : auth;
}

Auth awsOf(const ForeignAuth& foreign)
{
    Auth auth{.kind = Auth::Kind::AwsSigV4};
    auth.accessKey = firstOf(foreign, {u"accessKey", u"accessKeyId"});
    auth.secretKey = firstOf(foreign, {u"secretKey", u"secretAccessKey"});
    auth.sessionToken = foreign.parameter(u"sessionToken");
    auth.region = foreign.parameter(u"region");
    auth.service = foreign.parameter(u"service");
    return auth;
}

/// Nobody has to log in for client credentials alone.
std::optional<Auth> oauthOf(const ForeignAuth& foreign)
{
    if (firstOf(foreign, {u"grant_type", u"grantType"}) != "client_credentials"_L1)
        return {};
    Auth auth{.kind = Auth::Kind::OAuth2};
    auth.tokenUrl = firstOf(foreign, {u"accessTokenUrl", u"access_token_url"});
    auth.clientId = firstOf(foreign, {u"clientId", u"client_id"});
    auth.clientSecret = firstOf(foreign, {u"clientSecret", u"client_secret"});
    auth.scope = foreign.parameter(u"scope");
    auth.isClientInBody = foreign.parameter(u"client_authentication") == "body"_L1 ||
                          foreign.parameter(u"credentials_placement") == "body"_L1 ||
                          foreign.parameter(u"credentialsInBody") == "true"_L1;
    return auth;
}

std::optional<Auth> authOf(const ForeignAuth& foreign)
{
    return foreign.kind == "none"_L1                                ? Auth{.kind = Auth::Kind::None}
           : foreign.kind == "bearer"_L1                            ? bearerOf(foreign)
           : foreign.kind == "basic"_L1                             ? userOf(foreign, Auth::Kind::Basic)
           : foreign.kind == "digest"_L1                            ? userOf(foreign, Auth::Kind::Digest)
           : foreign.kind == "apikey"_L1                            ? apiKeyOf(foreign)
           : foreign.kind == "awsv4"_L1 || foreign.kind == "iam"_L1 ? awsOf(foreign)
           : foreign.kind == "oauth2"_L1                            ? oauthOf(foreign)
                                                                    : std::nullopt;
}

/// What is sent, but for no kind of ours.
bool sendOtherwise(const ForeignAuth& foreign, Request& request)
{
    if (foreign.kind == "bearer"_L1)
        setHeader(request, u"Authorization"_s, foreign.parameter(u"prefix") + u' ' + foreign.parameter(u"token"));
    else if (foreign.kind == "apikey"_L1)
        request.headers.push_back({u"Cookie"_s, foreign.parameter(u"key") + u'=' + foreign.parameter(u"value")});
    else
        return false;
    return true;
}

/// A header or parameter that is typed as well would be sent instead.
void makeRoom(Request& request, const Auth& auth)
{
    if (auth.kind == Auth::Kind::ApiKey && auth.place == Auth::Place::Query)
        std::erase_if(request.params, [&](const Field& param) { return param.enabled && param.name == auth.name; });
    else if (auth.kind != Auth::Kind::None)
        dropHeader(request, auth.kind == Auth::Kind::ApiKey ? auth.name : u"Authorization"_s);
}

QString inPostman(Auth::Kind kind)
{
    switch (kind) {
    case Auth::Kind::Inherit:
        return {};
    case Auth::Kind::None:
        return u"noauth"_s;
    case Auth::Kind::Bearer:
        return u"bearer"_s;
    case Auth::Kind::Basic:
        return u"basic"_s;
    case Auth::Kind::Digest:
        return u"digest"_s;
    case Auth::Kind::ApiKey:
        return u"apikey"_s;
    case Auth::Kind::AwsSigV4:
        return u"awsv4"_s;
    case Auth::Kind::OAuth2:
        return u"oauth2"_s;
    }
    return {};
}

Fields parametersOf(const Auth& auth)
{
    switch (auth.kind) {
    case Auth::Kind::Inherit:
    case Auth::Kind::None:
        return {};
    case Auth::Kind::Bearer:
        return {{u"token"_s, auth.token}};
    case Auth::Kind::Basic:
    case Auth::Kind::Digest:
        return {{u"username"_s, auth.user}, {u"password"_s, auth.password}};
    case Auth::Kind::ApiKey:
        return {{u"key"_s, auth.name},
                {u"value"_s, auth.value},
                {u"in"_s, auth.place == Auth::Place::Query ? u"query"_s : u"header"_s}};
    case Auth::Kind::AwsSigV4:
        return {{u"accessKey"_s, auth.accessKey},
                {u"secretKey"_s, auth.secretKey},
                {u"sessionToken"_s, auth.sessionToken},
                {u"region"_s, auth.region},
                {u"service"_s, auth.service}};
    case Auth::Kind::OAuth2:
        return {{u"grant_type"_s, u"client_credentials"_s},
                {u"accessTokenUrl"_s, auth.tokenUrl},
                {u"clientId"_s, auth.clientId},
                {u"clientSecret"_s, auth.clientSecret},
                {u"scope"_s, auth.scope},
                {u"client_authentication"_s, auth.isClientInBody ? u"body"_s : u"header"_s},
                {u"addTokenTo"_s, u"header"_s}};
    }
    return {};
}

}

QString ForeignAuth::parameter(QStringView name) const
{
    for (const Field& parameter : parameters) {
        if (parameter.name == name)
            return parameter.value;
    }
    return {};
}

void applyAuth(const ForeignAuth& foreign, Request& request, ImportedContents& contents)
{
    if (foreign.kind.isEmpty())
        return;
    if (const auto auth = authOf(foreign)) {
        makeRoom(request, *auth);
        request.auth = *auth;
    } else if (!sendOtherwise(foreign, request)) {
        keep(foreign, request, contents);
        contents.warn(request.name, u"auth"_s,
                      ForeignAuthText::trLater(
                          "The authentication “%1” is kept as text and not sent: add the header it needs yourself")
                          .with(foreign.kind));
    }
}

ForeignAuth keptAuth(const Request& request)
{
    ForeignAuth auth{inPostman(request.auth.kind), parametersOf(request.auth)};
    if (!auth.kind.isEmpty())
        return auth;
    const QJsonObject kept = foreignParts(request).auth;
    for (auto member = kept.begin(); member != kept.end(); ++member) {
        if (member.key() == "type"_L1)
            auth.kind = member->toString();
        else
            auth.parameters.push_back({member.key(), member->toString()});
    }
    return auth;
}

void showAuth(Request& request)
{
    const Auth& auth = request.auth;
    const Request given = request;
    if (!givenInsteadOfAuth(given).isEmpty())
        return;
    if (auth.kind == Auth::Kind::Bearer)
        request.headers.push_back({u"Authorization"_s, "Bearer "_L1 + auth.token});
    else if (auth.kind == Auth::Kind::ApiKey && auth.place == Auth::Place::Query)
        request.params.push_back({auth.name, auth.value});
    else if (auth.kind == Auth::Kind::ApiKey)
        request.headers.push_back({auth.name, auth.value});
    else if (auth.kind == Auth::Kind::Basic && !isBuiltOfVariables(auth.user + auth.password))
        request.headers.push_back(
            {u"Authorization"_s,
             "Basic "_L1 + QString::fromLatin1((auth.user + u':' + auth.password).toUtf8().toBase64())});
}

}
