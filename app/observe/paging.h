// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

namespace idemscope {

/// Where a paged answer goes on.
struct NextPage
{
    QByteArray url; ///< absolute; empty: this was the last page
    QString error;  ///< English: there is more, but it cannot be followed
};

/// Finds the page after `response`, the answer to `url` (SPEC.md §5, HTTP probe). In this order:
/// a Link header with rel=next (RFC 8288) · a body member `next` or `links.next` (`_links.next`) with a URL or a path,
/// also as `{"href": …}` · a cursor (`next_cursor`, `nextCursor`, `nextPageToken`, `next_page_token`, also in `meta` or
/// `pagination`), sent as `cursor`, `pageToken` or `page_token` · `has_more: true`, followed by `starting_after=<id of
/// the last element of data>` · `page` below `total_pages` (`pages`, `last_page`), followed by `page=<n + 1>`.
/// A link to another origin is not followed: headers with credentials would go there.
NextPage nextPage(const QByteArray& url, const Response& response);

}
