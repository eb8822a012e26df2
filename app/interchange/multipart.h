// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// One part of a multipart/form-data body (RFC 7578).
struct BodyPart
{
    QByteArray name;
    QByteArray value;       ///< of a file its content
    QByteArray fileName;    ///< null: no file
    QByteArray contentType; ///< empty: none is told
    Fields headers = {};    ///< further ones

    bool operator==(const BodyPart&) const = default;
};

/// Writes the parts out as the request's body, with a boundary that stands in none of them and a Content-Type that
/// names it (in place of one without). The same parts give the same bytes.
void setMultipart(Request& request, const std::vector<BodyPart>& parts);

/// The parts of a body that is multipart/form-data and complete; else none.
std::optional<std::vector<BodyPart>> multipartOf(const Request& request);

}
