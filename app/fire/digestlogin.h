// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/message.h"

namespace idemscope {

/// The strongest challenge among the WWW-Authenticate headers of a response that a Digest login can answer (RFC 7616:
/// SHA-256 and MD5, also as session variants; qop "auth" or none). Errors: InvalidInput (there is none).
Result<QByteArray> digestChallenge(const HeaderFields& headers);

/// The request with the answer to its challenge: an Authorization header with a client nonce of its own, which counts
/// how often the server's nonce was used in this process. Itself where there is nothing to log in with.
RenderedRequestPtr loggedIn(const RenderedRequestPtr& request);

/// The value of that header for a given client nonce and count (RFC 7616 §3.4).
QByteArray digestAuthorization(const RenderedRequest& request, const QByteArray& target, const QByteArray& clientNonce,
                               quint32 count);

}
