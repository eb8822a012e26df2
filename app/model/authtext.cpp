// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/authtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuthWords
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuthText)
};

/// A text in pieces between colons; those within {{variables}} divide nothing.
QStringList pieces(const QString& text, qsizetype most)
{
    QStringList result;
    qsizetype from = 0;
    bool isVariable = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QStringView rest = QStringView(text).sliced(at);
        isVariable = rest.startsWith("{{"_L1) || (isVariable && !rest.startsWith("}}"_L1));
        if (text[at] == u':' && !isVariable && result.size() + 1 < most) {
            result += text.sliced(from, at - from);
            from = at + 1;
        }
    }
    return result += text.sliced(from);
}

std::optional<Auth> awsFrom(const QString& text)
{
    QStringList parts = pieces(text, 5);
    if (parts.size() < 4)
        return {};
    Auth auth{.kind = Auth::Kind::AwsSigV4};
    auth.accessKey = parts[0];
    auth.secretKey = parts[1];
    auth.region = parts[2];
    auth.service = parts[3];
    auth.sessionToken = parts.value(4);
    return auth;
}

/// The URL of the token endpoint begins behind the last "@" that one follows.
std::optional<Auth> oauthFrom(const QString& text, bool isClientInBody)
{
    static const QRegularExpression form(u"^(.*)@((?:https?://|\\{\\{).+)$"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const auto match = form.match(text);
    const QStringList client = pieces(match.captured(1), 2);
    if (!match.hasMatch() || client.size() != 2)
        return {};
    Auth auth{.kind = Auth::Kind::OAuth2};
    auth.clientId = client[0];
    auth.clientSecret = client[1];
    auth.tokenUrl = match.captured(2);
    auth.isClientInBody = isClientInBody;
    return auth;
}

std::optional<Auth> apiKeyFrom(const QString& text, Auth::Place place)
{
    const qsizetype sign = text.indexOf(u'=');
    if (sign <= 0)
        return {};
    Auth auth{.kind = Auth::Kind::ApiKey};
    auth.place = place;
    auth.name = text.first(sign);
    auth.value = text.sliced(sign + 1);
    return auth;
}

std::optional<Auth> userFrom(const QString& text, Auth::Kind kind)
{
    const QStringList parts = pieces(text, 2);
    if (parts.size() != 2)
        return {};
    Auth auth{.kind = kind};
    auth.user = parts[0];
    auth.password = parts[1];
    return auth;
}

std::optional<Auth> bearerFrom(const QString& text)
{
    Auth auth{.kind = Auth::Kind::Bearer};
    auth.token = text;
    return text.isEmpty() ? std::nullopt : std::optional(auth);
}

std::optional<Auth> authFrom(const QString& kind, const QString& rest)
{
    return kind == "bearer"_L1        ? bearerFrom(rest)
           : kind == "basic"_L1       ? userFrom(rest, Auth::Kind::Basic)
           : kind == "digest"_L1      ? userFrom(rest, Auth::Kind::Digest)
           : kind == "header"_L1      ? apiKeyFrom(rest, Auth::Place::Header)
           : kind == "query"_L1       ? apiKeyFrom(rest, Auth::Place::Query)
           : kind == "aws-sigv4"_L1   ? awsFrom(rest)
           : kind == "oauth2"_L1      ? oauthFrom(rest, false)
           : kind == "oauth2-body"_L1 ? oauthFrom(rest, true)
                                      : std::nullopt;
}

}

Result<Auth> authFromText(const QString& text)
{
    if (text == "none"_L1)
        return Auth{.kind = Auth::Kind::None};
    const qsizetype colon = text.indexOf(u':');
    const auto auth = authFrom(text.left(colon), colon < 0 ? QString() : text.sliced(colon + 1));
    if (auth)
        return *auth;
    return fail(
        ErrorCode::InvalidInput,
        AuthWords::tr(
            "none, bearer:TOKEN, basic:USER:PASSWORD, digest:USER:PASSWORD, header:NAME=VALUE, query:NAME=VALUE, "
            "aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN] or "
            "oauth2:CLIENT:SECRET@TOKENURL expected"));
}

QString toText(const Auth& auth)
{
    switch (auth.kind) {
    case Auth::Kind::Inherit:
        return {};
    case Auth::Kind::None:
        return u"none"_s;
    case Auth::Kind::Bearer:
        return "bearer:"_L1 + auth.token;
    case Auth::Kind::Basic:
        return "basic:"_L1 + auth.user + u':' + auth.password;
    case Auth::Kind::Digest:
        return "digest:"_L1 + auth.user + u':' + auth.password;
    case Auth::Kind::ApiKey:
        return (auth.place == Auth::Place::Query ? "query:"_L1 : "header:"_L1) + auth.name + u'=' + auth.value;
    case Auth::Kind::AwsSigV4: {
        QStringList parts{u"aws-sigv4"_s, auth.accessKey, auth.secretKey, auth.region, auth.service};
        if (!auth.sessionToken.isEmpty())
            parts += auth.sessionToken;
        return parts.join(u':');
    }
    case Auth::Kind::OAuth2:
        return (auth.isClientInBody ? "oauth2-body:"_L1 : "oauth2:"_L1) + auth.clientId + u':' + auth.clientSecret +
               u'@' + auth.tokenUrl;
    }
    return {};
}

QString authTitle(const Auth& auth)
{
    switch (auth.kind) {
    case Auth::Kind::Inherit:
        return AuthWords::tr("inherited");
    case Auth::Kind::None:
        return AuthWords::tr("none", "no authentication");
    case Auth::Kind::Bearer:
        return AuthWords::tr("bearer token");
    case Auth::Kind::Basic:
        return AuthWords::tr("user and password (Basic)");
    case Auth::Kind::Digest:
        return AuthWords::tr("user and password (Digest)");
    case Auth::Kind::ApiKey:
        return auth.place == Auth::Place::Query ? AuthWords::tr("API key in the query parameter %1").arg(auth.name)
                                                : AuthWords::tr("API key in the header %1").arg(auth.name);
    case Auth::Kind::AwsSigV4:
        return AuthWords::tr("AWS Signature Version 4");
    case Auth::Kind::OAuth2:
        return AuthWords::tr("OAuth 2 client credentials");
    }
    return {};
}

}
