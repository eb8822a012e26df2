// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"

namespace idemscope {

/// How a foreign file says who sends a request.
struct ForeignAuth
{
    QString kind;      ///< "bearer", "basic", "apikey", or what is kept as text
    Fields parameters; ///< "token", "prefix" · "username", "password" · "key", "value", "in" (header, query, cookie)

    bool isEmpty() const { return kind.isEmpty() || kind == QLatin1String("none"); }
    QString parameter(QStringView name) const;
    bool operator==(const ForeignAuth&) const = default;
};

/// Makes headers and parameters of what can be sent that way; what cannot (digest, OAuth, signatures) is kept as text
/// in the request's foreign parts, its secrets as secret variables, with a warning.
void applyAuth(const ForeignAuth& auth, Request& request, ImportedContents& contents);

/// What applyAuth() kept, for exports.
ForeignAuth keptAuth(const Request& request);

}
