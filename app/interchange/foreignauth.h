// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"

namespace idemscope {

/// How a foreign file says who sends a request.
struct ForeignAuth
{
    QString kind;      ///< "bearer", "basic", "apikey", "awsv4", "oauth2", or what is kept as text
    Fields parameters; ///< in Postman's words, or in those of another tool that applyAuth() knows

    bool isEmpty() const { return kind.isEmpty() || kind == QLatin1String("none"); }
    QString parameter(QStringView name) const;
    bool operator==(const ForeignAuth&) const = default;
};

/// Makes the request's authentication of what can be sent; what cannot (digest, OAuth with a person in it, other
/// signatures) is kept as text in the request's foreign parts, its secrets as secret variables, with a warning.
void applyAuth(const ForeignAuth& auth, Request& request, ImportedContents& contents);

/// The request's authentication or, where it has none of its own, what applyAuth() kept, for exports.
ForeignAuth keptAuth(const Request& request);

/// Puts the authentication into headers and parameters, for formats without words for it: what they are told is what
/// goes on the wire. What takes a calculation over variables stays where it is.
void showAuth(Request& request);

}
