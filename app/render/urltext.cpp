// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/urltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct Url
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Url)
};

bool isAlphanumeric(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

int hexDigit(char byte)
{
    const char lower = static_cast<char>(byte | 0x20);
    return byte >= '0' && byte <= '9' ? byte - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

QByteArray encoded(QByteArrayView text, QByteArrayView alsoPlain, bool spaceIsPlus)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    QByteArray result;
    result.reserve(text.size());
    for (const char byte : text) {
        const auto value = static_cast<unsigned char>(byte);
        if (isAlphanumeric(byte) || alsoPlain.contains(byte))
            result.append(byte);
        else if (byte == ' ' && spaceIsPlus)
            result.append('+');
        else
            result.append('%').append(digits[value >> 4]).append(digits[value & 0xf]);
    }
    return result;
}

Failure badUrl(const QString& message)
{
    return fail(ErrorCode::InvalidInput, message);
}

/// `rest` is the URL behind its scheme.
Result<void> checkPort(QByteArrayView rest, const QString& shown)
{
    const auto* end =
        std::find_if(rest.begin(), rest.end(), [](char byte) { return QByteArrayView("/?#").contains(byte); });
    QByteArrayView host = rest.first(end - rest.begin());
    host = host.sliced(host.lastIndexOf('@') + 1);
    const qsizetype colon = host.lastIndexOf(':');
    if (colon < 0 || colon < host.lastIndexOf(']') || colon + 1 == host.size())
        return {};
    const QByteArray port = host.sliced(colon + 1).toByteArray();
    const bool isDigits = std::all_of(port.begin(), port.end(), [](char byte) { return byte >= '0' && byte <= '9'; });
    if (isDigits && port.size() <= 5 && port.toInt() >= 1 && port.toInt() <= 65535)
        return {};
    return badUrl(Url::tr("“%1”: the port “%2” is no number from 1 to 65535").arg(shown, QString::fromUtf8(port)));
}

}

QByteArray percentEncoded(QByteArrayView text)
{
    return encoded(text, "-._~", false);
}
QByteArray formEncoded(QByteArrayView text)
{
    return encoded(text, "*-._", true);
}

QByteArray percentDecoded(QByteArrayView text, bool isForm)
{
    QByteArray result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool hasDigits = text[at] == '%' && at + 2 < text.size();
        const int high = hasDigits ? hexDigit(text[at + 1]) : -1;
        const int low = hasDigits ? hexDigit(text[at + 2]) : -1;
        if (high >= 0 && low >= 0) {
            result += static_cast<char>(high * 16 + low);
            at += 2;
        } else {
            result += isForm && text[at] == '+' ? ' ' : text[at];
        }
    }
    return result;
}

std::vector<PairSpan> pairSpans(QByteArrayView text, qsizetype begin, qsizetype end)
{
    std::vector<PairSpan> pairs;
    while (begin < end) {
        const qsizetype separator = text.indexOf('&', begin);
        const qsizetype pairEnd = separator < 0 || separator > end ? end : separator;
        const qsizetype equals = text.indexOf('=', begin);
        const bool hasValue = equals >= 0 && equals < pairEnd;
        const qsizetype nameEnd = hasValue ? equals : pairEnd;
        if (pairEnd > begin)
            pairs.push_back({begin, nameEnd, hasValue ? equals + 1 : nameEnd, pairEnd});
        begin = pairEnd + 1;
    }
    return pairs;
}

QuerySpan querySpan(QByteArrayView url)
{
    const qsizetype fragment = url.indexOf('#');
    const qsizetype end = fragment < 0 ? url.size() : fragment;
    const qsizetype mark = url.first(end).indexOf('?');
    return {mark < 0 ? end : mark + 1, end, mark >= 0};
}

QByteArray withQueryPair(const QByteArray& url, QByteArrayView pair)
{
    const QuerySpan query = querySpan(url);
    QByteArray addition;
    if (!query.hasMark)
        addition = "?";
    else if (query.end > query.begin && url[query.end - 1] != '&')
        addition = "&";
    addition.append(pair);
    QByteArray result = url;
    return result.insert(query.end, addition);
}

Result<void> checkUrl(QByteArrayView url)
{
    const QString shown = QString::fromUtf8(url);
    const QByteArray lower = url.first(std::min<qsizetype>(url.size(), 8)).toByteArray().toLower();
    const qsizetype scheme = lower.startsWith("http://") ? 7 : lower.startsWith("https://") ? 8 : 0;
    if (url.isEmpty())
        return badUrl(Url::tr("The URL is empty"));
    if (scheme == 0 && url.contains("://"))
        return badUrl(Url::tr("“%1” cannot be fired at: only http:// and https:// are supported").arg(shown));
    if (scheme == 0)
        return badUrl(Url::tr("“%1” has no scheme: write http://%1 or https://%1").arg(shown));
    const auto* bad =
        std::find_if(url.begin(), url.end(), [](char byte) { return (byte >= 0 && byte <= 0x20) || byte == 0x7f; });
    if (bad != url.end()) {
        return badUrl(Url::tr("“%1” holds a space or control character at position %2: write it as %XX")
                          .arg(shown)
                          .arg(QString::fromUtf8(url.first(bad - url.begin())).size() + 1));
    }
    if (url.size() == scheme || QByteArrayView("/?#:").contains(url[scheme]))
        return badUrl(Url::tr("“%1” names no host").arg(shown));
    return checkPort(url.sliced(scheme), shown);
}

}
