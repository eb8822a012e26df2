// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/urlparts.h"
#include "model/message.h"

namespace idemscope {

/// A request as HTTP/1.1 puts it on the wire (RFC 9112).
struct RequestBytes
{
    QByteArray head; ///< request line to empty line
    QByteArray body; ///< framed: in one chunk if the user asked for Transfer-Encoding: chunked

    qint64 size() const { return head.size() + body.size(); }
};

/// What makes a request unfit to be sent (a method that is no token, a line break in a header …), in English, or an
/// empty text.
QString requestProblem(const RenderedRequest& request);

/// Exactly what the user asked for plus what HTTP needs: one Host, and Content-Length for a body whose length no header
/// tells.
RequestBytes requestBytes(const RenderedRequest& request, const UrlParts& url);

bool hasHeader(const HeaderFields& fields, QByteArrayView name);
/// Whether a comma-separated header (any of its lines) lists `token`, without regard to case.
bool hasToken(const HeaderFields& fields, QByteArrayView name, QByteArrayView token);

}
