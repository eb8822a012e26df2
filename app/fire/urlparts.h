// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace idemscope {

/// A URL cut into what the wire needs, byte for byte as typed: nothing is decoded, encoded or normalised.
struct UrlParts
{
    bool isTls = false;
    QByteArray userInfo;   ///< before the @, undecoded
    QByteArray host;       ///< without brackets; a non-ASCII name in its ASCII form (RFC 5891)
    int port = 0;          ///< typed or the scheme's own
    QByteArray hostHeader; ///< host, in brackets if IPv6, with the port unless it is the scheme's own (RFC 9110 §7.2)
    QByteArray target;     ///< path and query as typed, at least "/" (RFC 9112 §3.2.1); the fragment stays here

    QByteArray origin() const; ///< "https://host:port/"
};

/// The failure is an English sentence that says what is wrong with the URL.
tl::expected<UrlParts, QString> splitUrl(const QByteArray& url);

}
