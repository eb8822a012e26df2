// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/resource.h"

#include "expression/json.h"

#include <QRegularExpression>
#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isSameHost(const QUrl& one, const QUrl& other)
{
    const auto portOf = [](const QUrl& url) {
        return url.port(url.scheme() == "https"_L1 ? 443 : 80);
    };
    return one.scheme() == other.scheme() && one.host() == other.host() && portOf(one) == portOf(other);
}

/// An identity is kept as canonical JSON.
QByteArray bareIdentity(const QByteArray& identity)
{
    const auto document = JsonDocument::parse(identity);
    return document && document->root().isString() ? document->root().string() : identity;
}

}

std::optional<QString> createdUrl(const Attempt& created)
{
    if (!created.request)
        return {};
    const QUrl asked(QString::fromUtf8(created.request->url));
    const QByteArray location = headerValue(created.response.headers, "Location").trimmed();
    if (!location.isEmpty()) {
        const QUrl found = asked.resolved(QUrl(QString::fromUtf8(location)));
        if (found.isValid() && isSameHost(found, asked))
            return found.toString(QUrl::FullyEncoded | QUrl::RemoveFragment);
    }
    if (!created.identity)
        return {};
    const QString folder =
        asked.toString(QUrl::FullyEncoded | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash);
    return folder + '/'_L1 + QString::fromLatin1(bareIdentity(*created.identity).toPercentEncoding());
}

QByteArray shownState(const Response& response)
{
    if (response.status / 100 != 2)
        return response.status == 404 || response.status == 410 ? QByteArray("gone")
                                                                : QByteArray::number(response.status);
    const auto document = JsonDocument::parse(response.body);
    QString state = QString::fromUtf8(document ? canonical(document->root()) : response.body);
    static const QRegularExpression moment(uR"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.,]*(?:Z|[+-]\d\d:?\d\d)?)"_s);
    return state.replace(moment, u"…"_s).toUtf8();
}

}
