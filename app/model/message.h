// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <vector>

namespace idemscope {

/// One header line, in the case and order it has on the wire.
struct HeaderField
{
    QByteArray name;
    QByteArray value;

    bool operator==(const HeaderField&) const = default;
};
using HeaderFields = std::vector<HeaderField>;

/// The first value of a header, compared without regard to case (RFC 9110 §5.1), or a null QByteArray.
QByteArray headerValue(const HeaderFields& fields, QByteArrayView name);

/// A value that must not be stored: it is replaced by ‹secret NAME› wherever bytes are kept (SPEC.md §11).
struct Secret
{
    QString name;
    QByteArray value;

    bool operator==(const Secret&) const = default;
};

/// What a request is signed with anew each time it is sent (AWS Signature Version 4).
struct Signing
{
    QByteArray accessKey;
    QByteArray secretKey;
    QByteArray sessionToken; ///< may be empty
    QByteArray region;
    QByteArray service;

    bool operator==(const Signing&) const = default;
};

/// What a request answers a server's challenge with anew each time it is sent (RFC 7616).
struct DigestLogin
{
    QByteArray user;
    QByteArray password;
    QByteArray challenge; ///< a value of WWW-Authenticate

    bool operator==(const DigestLogin&) const = default;
};

/// The exact request of one operation: what every attempt of it puts on the wire (SPEC.md §2, operation).
/// `headers` holds what the user asked for; Host and Content-Length are added by the engine as HTTP needs them.
struct RenderedRequest
{
    QByteArray method = "GET";
    QByteArray url; ///< absolute, as typed once variables are replaced; never normalised
    HeaderFields headers;
    QByteArray body;
    bool hasBody = false; ///< an empty body and no body differ by Content-Length
    Transport transport;
    std::vector<Secret> secrets;
    std::optional<Signing> signing;   ///< the engine adds its headers when an attempt is sent: they hold the time
    std::optional<DigestLogin> login; ///< likewise: its header counts the attempts

    bool operator==(const RenderedRequest&) const = default;
};
using RenderedRequestPtr = std::shared_ptr<const RenderedRequest>;

/// A response as far as it was read.
struct Response
{
    int status = 0;
    QByteArray httpVersion;   ///< "HTTP/1.1", "HTTP/2"
    HeaderFields headers;     ///< of the final response
    QByteArray head;          ///< exact bytes from the status line to the empty line (HTTP/2: in HTTP/1 notation)
    QByteArray body;          ///< decoded
    qint64 wireBodyBytes = 0; ///< size of the body before decoding

    bool operator==(const Response&) const = default;
};

}
