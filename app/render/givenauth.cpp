// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/givenauth.h"

#include "render/authtemplate.h"

#include <QUrl>

#include <algorithm>

namespace idemscope {

namespace {

struct GivenAuth
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::GivenAuth)
};

bool isAmong(const Fields& fields, const QString& name, Qt::CaseSensitivity sensitivity)
{
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field& field) { return field.enabled && field.name.compare(name, sensitivity) == 0; });
}

/// "https://host:443" of a URL, empty for what is none.
QString originOf(const QString& text, const VariableScope& scope)
{
    Generated generated;
    const auto expansion = expand(text, scope, generated);
    const QUrl url = expansion ? QUrl(expansion->text, QUrl::TolerantMode) : QUrl();
    if (url.host().isEmpty())
        return {};
    const int usual = url.scheme() == QLatin1String("https") ? 443 : 80;
    return url.scheme() + QStringLiteral("://") + url.host() + u':' + QString::number(url.port(usual));
}

}

Auth authFor(const QString& url, const Request& request, const VariableScope& scope)
{
    const QString origin = originOf(url, scope);
    const bool isSame = !origin.isEmpty() && origin == originOf(request.url, scope);
    return isSame ? request.auth : Auth{.kind = Auth::Kind::None};
}

Auth authForStep(const QString& url, const Request& request, const VariableScope& scope)
{
    Auth auth = authFor(url, request, scope);
    const auto isKnown = [&](AuthText text) {
        Generated generated;
        const auto expansion = expand(auth.*text, scope, generated);
        return expansion && expansion->unresolved.empty();
    };
    std::vector<AuthText> texts = secretTexts(auth.kind);
    if (auth.kind == Auth::Kind::Basic)
        texts.push_back(&Auth::user);
    return std::all_of(texts.begin(), texts.end(), isKnown) ? auth : Auth{.kind = Auth::Kind::None};
}

Sentence givenInsteadOfAuth(const Request& request)
{
    const Auth& auth = request.auth;
    if (auth.kind == Auth::Kind::Inherit || auth.kind == Auth::Kind::None)
        return {};
    const bool isKey = auth.kind == Auth::Kind::ApiKey;
    if (isKey && auth.place == Auth::Place::Query) {
        if (isAmong(request.params, auth.name, Qt::CaseSensitive) ||
            hasQueryName(request.url.toUtf8(), auth.name.toUtf8()))
            return GivenAuth::trLater("The query parameter %1, given by hand, is sent instead of the authentication")
                .with(auth.name);
        return {};
    }
    const QString header = isKey ? auth.name : QStringLiteral("Authorization");
    if (isAmong(request.headers, header, Qt::CaseInsensitive))
        return GivenAuth::trLater("The header %1, given by hand, is sent instead of the authentication").with(header);
    if (!isKey && hasUserInfo(request.url.toUtf8()))
        return GivenAuth::trLater("The user named in the URL is sent instead of the authentication");
    return {};
}

}
