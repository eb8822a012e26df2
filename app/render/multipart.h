// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <QByteArray>

namespace idemscope {

/// One part of a multipart/form-data body (RFC 7578).
struct BodyPart
{
    QByteArray name;
    QByteArray value;       ///< of a file its content
    QByteArray fileName;    ///< null: no file
    QByteArray contentType; ///< empty: none is told
    Fields headers = {};    ///< further ones
    QString path = {};      ///< of a file that is read when it is sent; then there is no value

    bool operator==(const BodyPart&) const = default;
};

/// One that stands in none of the parts; the same parts give the same.
QByteArray boundaryFor(const std::vector<BodyPart>& parts);
/// The one that a Content-Type names; empty: none.
QByteArray boundaryOf(const QByteArray& contentType);
QByteArray multipartBytes(const std::vector<BodyPart>& parts, const QByteArray& boundary);

/// What stands behind `name=` in a header's value, with or without quotes; null: nothing.
QByteArray headerParameter(const QByteArray& value, const QByteArray& name);

}
