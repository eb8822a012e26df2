// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/urlparts.h"

#include <QUrl>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isAscii(const QByteArray& text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool hasSpaceOrControl(const QByteArray& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; });
}

qsizetype firstOf(const QByteArray& text, const char* characters)
{
    const auto at = QByteArrayView(text).begin();
    const auto end = at + text.size();
    return std::find_if(at, end, [characters](char c) { return strchr(characters, c) && c != 0; }) - at;
}

/// Splits "host:port", "[v6]:port" into `parts`; returns what is wrong, or an empty text.
QString splitHost(const QByteArray& text, UrlParts& parts)
{
    const bool isBracketed = text.startsWith('[');
    const qsizetype hostEnd =
        isBracketed ? text.indexOf(']') + 1 : (text.contains(':') ? text.indexOf(':') : text.size());
    if (hostEnd <= 0)
        return u"The URL names no host"_s;
    QByteArray host = text.left(hostEnd);
    if (!isAscii(host))
        host = QUrl::toAce(QString::fromUtf8(host));
    if (host.isEmpty())
        return u"The host name of the URL is not valid"_s;
    const int ownPort = parts.isTls ? 443 : 80;
    const QByteArray rest = text.mid(hostEnd);
    bool isNumber = true;
    parts.port = rest.size() > 1 ? rest.mid(1).toInt(&isNumber) : ownPort;
    if ((!rest.isEmpty() && !rest.startsWith(':')) || !isNumber || parts.port < 1 || parts.port > 65535)
        return u"The port of the URL is not a number from 1 to 65535"_s;
    parts.host = isBracketed ? host.mid(1, host.size() - 2) : host;
    parts.hostHeader = parts.port == ownPort ? host : host + ':' + QByteArray::number(parts.port);
    return {};
}

}

QByteArray UrlParts::origin() const
{
    const QByteArray name = host.contains(':') ? '[' + host + ']' : host;
    return (isTls ? "https://" : "http://") + name + ':' + QByteArray::number(port) + '/';
}

tl::expected<UrlParts, QString> splitUrl(const QByteArray& url)
{
    if (hasSpaceOrControl(url))
        return tl::unexpected(u"The URL holds a space or control character; write it percent-encoded"_s);
    UrlParts parts;
    const qsizetype schemeEnd = url.indexOf("://");
    const QByteArray scheme = url.left(std::max<qsizetype>(schemeEnd, 0)).toLower();
    if (scheme != "http" && scheme != "https")
        return tl::unexpected(u"The URL must begin with http:// or https://"_s);
    parts.isTls = scheme == "https";
    const QByteArray rest = url.mid(schemeEnd + 3);
    const qsizetype authorityEnd = firstOf(rest, "/?#");
    const QByteArray authority = rest.left(authorityEnd);
    const qsizetype at = authority.lastIndexOf('@');
    parts.userInfo = authority.left(std::max<qsizetype>(at, 0));
    if (const QString problem = splitHost(authority.mid(at + 1), parts); !problem.isEmpty())
        return tl::unexpected(problem);
    const QByteArray tail = rest.mid(authorityEnd);
    parts.target = tail.left(firstOf(tail, "#"));
    if (!parts.target.startsWith('/'))
        parts.target.prepend('/');
    return parts;
}

}
