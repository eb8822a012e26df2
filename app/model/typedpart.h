// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

namespace idemscope {

/// What a field of a form sends where the form goes as multipart/form-data (RFC 7578). It is typed as curl's -F takes
/// it: "text", "@path", each with ";type=MEDIA/TYPE" and ";filename=NAME" behind it; a text that would be taken for one
/// of these stands in double quotes.
struct TypedPart
{
    QString text; ///< or, of a file, its path
    bool isFile = false;
    QString type;     ///< media type; empty: none is told, of a file application/octet-stream
    QString fileName; ///< as it is told; null: of a file the last piece of its path, else none

    bool operator==(const TypedPart&) const = default;
};

TypedPart typedPartOf(const QString& value);
QString toText(const TypedPart& part);

/// Whether a form goes as multipart/form-data: where a header says so.
bool isMultipart(const Fields& headers);
/// Says so, or no longer.
void setMultipart(Fields& headers, bool isMultipart);

}
