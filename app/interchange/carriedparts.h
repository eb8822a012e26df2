// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "interchange/contents.h"

#include <QJsonObject>

namespace idemscope {

// What a foreign format has no words for travels beside it, in a comment or a member of our own, so that exporting and
// importing again keeps everything.

/// The URL as it goes on the wire: with the enabled parameters in its query, without a fragment; {{variables}} stay.
QString sentUrl(const Request& request);

/// The rest of a request that is written, its authentication shown, as method, sentUrl(), enabled headers and
/// bodyBytes(). Secret values are left out.
QJsonObject carriedParts(const FiledRequest& filed);

/// Adds the body to such parts, for a format that cannot hold its bytes: it is taken whatever is written there.
void carryBody(QJsonObject& parts, const Request& request);

/// Puts such parts back to a request read from those four. What was changed there since is kept as it was changed.
/// Errors: InvalidInput (the parts are damaged); then `filed` stays as it is.
Result<void> restoreCarried(FiledRequest& filed, const QJsonObject& parts);

}
