// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

// Bodies as several formats know them. Of this room.

/// JSON where the media type, the request's Content-Type or, without either, the text itself says so; else text. A
/// media type that is not JSON's own becomes a Content-Type header unless there is one.
void setTextBody(Request& request, const QByteArray& text, const QString& mediaType);

/// {"query": …, "variables": …}; the variables are JSON text, which may hold {{variables}}.
void setGraphQlBody(Request& request, const QString& query, const QString& variables, const QString& operation = {});

/// The header, unless the request has one of that name.
void addHeader(Request& request, const QString& name, const QString& value);

/// The headers of the folders around it, nearest first; those that are switched off stay so.
void inheritHeaders(Request& request, const Fields& headers);

}
