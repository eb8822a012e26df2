// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

namespace idemscope {

/// Who a request says it comes from. Every text may hold {{variables}}.
struct Auth
{
    enum class Kind {
        Inherit, ///< what the folder above says, or the one above it, or the collection; else nothing
        None,
        Bearer,   ///< RFC 6750 §2.1
        Basic,    ///< RFC 7617
        Digest,   ///< RFC 7616
        ApiKey,   ///< a header or a query parameter
        AwsSigV4, ///< AWS Signature Version 4, in headers
        OAuth2    ///< client credentials (RFC 6749 §4.4), then a bearer token
    };
    enum class Place { Header, Query };

    Kind kind = Kind::Inherit;
    QString token = {};    ///< bearer
    QString user = {};     ///< basic, digest; may be empty, holds no ":" where it is sent in plain (basic)
    QString password = {}; ///< basic, digest
    Place place = Place::Header;
    QString name = {};  ///< API key: of the header or parameter
    QString value = {}; ///< API key
    QString accessKey = {};
    QString secretKey = {};
    QString sessionToken = {}; ///< AWS: of temporary credentials; may be empty
    QString region = {};
    QString service = {};
    QString tokenUrl = {};
    QString clientId = {};
    QString clientSecret = {};
    QString scope = {};          ///< OAuth 2; may be empty
    bool isClientInBody = false; ///< OAuth 2: id and secret go in the token request's body, not in its header

    bool operator==(const Auth&) const = default;
};

using AuthText = QString Auth::*;

/// The members of a kind that must not be stored as they are typed.
std::vector<AuthText> secretTexts(Auth::Kind kind);
/// What a variable that holds one is called: "authToken".
QString secretName(AuthText text);

/// Whether a secret is written out. One that is made of {{variables}} is none, nor is one of under four bytes, which
/// would be found everywhere.
bool isTypedSecret(const QString& text);

/// Moves a typed secret into a secret variable, which takes its place: the one of that name, or a new one.
void moveSecret(QString& text, const QString& name, Fields& variables);

/// Moves typed secrets into secret variables ("authToken"), which take their place: those of that name among
/// `variables`, or new ones.
void moveSecrets(Auth& auth, Fields& variables);
/// The same without a trace of the values: what may be written down (SPEC.md §11).
Auth withoutSecrets(Auth auth);

}
