// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace idemscope {

/// The URLs that curl makes of one with [1-3] and {a,b} in it (its "globbing"), at the most `limit`. {{variables}} and
/// braces without a comma stay; with `isOff` all stays. `isCut`: there would have been more.
struct GlobbedUrls
{
    std::vector<QByteArray> urls;
    bool isCut = false;
};
GlobbedUrls globbedUrls(const QByteArray& url, bool isOff, std::size_t limit = 100);

/// The URL with a scheme: http where it has none, as curl does.
QByteArray urlWithScheme(const QByteArray& url);

/// The URL without a fragment and with `query` behind its own.
QByteArray withQuery(const QByteArray& url, const QByteArray& query);

/// The URL with the name of an uploaded file where its path ends with "/" or there is none.
QByteArray withUploadName(const QByteArray& url, const QByteArray& file);

/// As --data-urlencode writes text; {{variables}} stay.
QByteArray curlEncoded(const QByteArray& text);

}
