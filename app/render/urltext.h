// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

namespace idemscope {

// URLs as text: nothing is normalised, only pieces are put in or taken out. Of this room.

/// Percent-encodes everything but RFC 3986 §2.3's unreserved characters.
QByteArray percentEncoded(QByteArrayView text);
/// As HTML forms encode (application/x-www-form-urlencoded, URL Standard §5.2).
QByteArray formEncoded(QByteArrayView text);
/// Decodes %XX; with `isForm` also + as a space. Bad escapes stay.
QByteArray percentDecoded(QByteArrayView text, bool isForm);

/// The name=value pairs of a query or form, as byte ranges of the text they stand in.
struct PairSpan
{
    qsizetype nameBegin = 0;
    qsizetype nameEnd = 0;
    qsizetype valueBegin = 0; ///< equal to nameEnd where there is no "="
    qsizetype end = 0;
};
std::vector<PairSpan> pairSpans(QByteArrayView text, qsizetype begin, qsizetype end);

/// Where the query of a URL stands, without "?"; empty at the place where one would begin.
struct QuerySpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool hasMark = false; ///< there is a "?"
};
QuerySpan querySpan(QByteArrayView url);

/// The URL with name=value added to its query, before a fragment. Both are encoded already.
QByteArray withQueryPair(const QByteArray& url, QByteArrayView pair);

/// Errors: InvalidInput for what is no absolute http or https URL that can go on the wire; says what to write instead.
Result<void> checkUrl(QByteArrayView url);

}
