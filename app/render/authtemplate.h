// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/texttemplate.h"
#include "model/auth.h"

namespace idemscope {

class PartsCompiler;

/// The variable that an access token of OAuth 2 is rendered from; whoever fires puts it into the scope.
inline const QString accessTokenVariable = QStringLiteral("auth.accessToken");
/// Likewise the challenge of the target that a Digest login answers.
inline const QString challengeVariable = QStringLiteral("auth.challenge");

/// A request's authentication made ready. What the user gave by hand at its place is left as it is. Of this room.
class AuthTemplate
{
public:
    /// Errors go to `compiler`: variables without a value, parts that are missing.
    static AuthTemplate compile(const Auth& auth, PartsCompiler& compiler);

    /// Adds its header, its parameter or what the request is to be signed with, and the secrets made of it. Errors:
    /// InvalidInput (a user name with a colon).
    Result<void> apply(RenderedRequest& request, TextTemplate::Source source) const;

private:
    Result<void> applyBasic(RenderedRequest& request, TextTemplate::Source source) const;
    void applyKey(RenderedRequest& request, TextTemplate::Source source) const;
    void applyLogin(RenderedRequest& request, TextTemplate::Source source) const;
    void applySigning(RenderedRequest& request, TextTemplate::Source source) const;

    Auth::Kind m_kind = Auth::Kind::None;
    Auth::Place m_place = Auth::Place::Header;
    std::vector<TextTemplate> m_texts; ///< those of the kind, in the order of its description
};

/// Whether the query of a URL holds a parameter.
bool hasQueryName(const QByteArray& url, const QByteArray& name);
/// Whether a user stands before the host.
bool hasUserInfo(const QByteArray& url);

}
