// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

// URLs as other tools let people write them. Of this room.

/// What can go on the wire: trimmed, with http:// where the scheme is left out, with white space and control characters
/// percent-encoded. What stands in {{braces}} stays as it is.
QString wireUrl(const QString& typed);

/// A fragment is never sent (RFC 9110 §4.2.5).
QString withoutFragment(const QString& url);

/// Percent-encodes as parameters are sent, but for what stands in {{braces}}.
QString encodedText(const QString& text);

/// Moves the pairs of the URL's query to the request's parameters, where each would be sent with the very same bytes;
/// else all stay in the URL. Empty names and values without "=" stay as well.
void moveQueryToParams(Request& request);

/// Puts {{name}} where a segment of the path is :name, for each of `variables`, and keeps it as a variable of the
/// request, once everything else of it is there. A value that names variables itself, or a name that the request uses
/// elsewhere, is put in directly; a value that is empty or switched off leaves :name as it is.
void fillPathVariables(Request& request, const Fields& variables);

}
