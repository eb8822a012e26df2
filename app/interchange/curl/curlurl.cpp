// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlurl.h"

#include "interchange/templatetext.h"
#include "render/urltext.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// What may stand at one place of a URL.
using Choices = std::vector<QByteArray>;

constexpr int mostInRange = 1000;

/// "1-3", "01-10", "a-e", with ":step"; none where it is no range (an array in a query, an IPv6 address).
Choices rangeChoices(const QByteArray& inside)
{
    static const QRegularExpression pattern(u"^(?:(\\d{1,9})-(\\d{1,9})|([A-Za-z])-([A-Za-z]))(?::(\\d{1,6}))?$"_s);
    const auto match = pattern.match(QString::fromLatin1(inside));
    if (!match.hasMatch())
        return {};
    const bool isNumber = match.hasCaptured(1);
    const int from = isNumber ? match.captured(1).toInt() : match.captured(3).at(0).unicode();
    const int to = isNumber ? match.captured(2).toInt() : match.captured(4).at(0).unicode();
    const int step = std::max(match.captured(5).toInt(), 1);
    const QString width = match.captured(1);
    Choices choices;
    for (int value = from; value <= to && choices.size() < mostInRange; value += step) {
        choices.push_back(isNumber
                              ? QByteArray::number(value).rightJustified(width.startsWith(u'0') ? width.size() : 1, '0')
                              : QByteArray(1, static_cast<char>(value)));
    }
    return choices;
}

Choices listChoices(const QByteArray& inside)
{
    if (!inside.contains(','))
        return {};
    Choices choices;
    for (const QByteArray& choice : inside.split(','))
        choices.push_back(choice);
    return choices;
}

/// The pieces of a URL in order, each with what may stand there.
std::vector<Choices> piecesOf(const QByteArray& url)
{
    std::vector<Choices> pieces;
    QByteArray literal;
    for (qsizetype at = 0; at < url.size(); ++at) {
        const char byte = url[at];
        if (byte == '\\' && at + 1 < url.size() && QByteArrayView("[]{}\\").contains(url[at + 1])) {
            literal += url[++at];
            continue;
        }
        const bool isVariable = byte == '{' && url.sliced(at).startsWith("{{");
        const qsizetype end = isVariable ? url.indexOf("}}", at) + 1 : url.indexOf(byte == '[' ? ']' : '}', at);
        Choices choices;
        if ((byte == '[' || byte == '{') && !isVariable && end > at) {
            const QByteArray inside = url.sliced(at + 1, end - at - 1);
            choices = byte == '[' ? rangeChoices(inside) : listChoices(inside);
        }
        if (choices.empty()) {
            literal += isVariable && end > at ? url.sliced(at, end - at + 1) : QByteArray(1, byte);
            at = isVariable && end > at ? end : at;
        } else {
            pieces.push_back({literal});
            pieces.push_back(std::move(choices));
            literal.clear();
            at = end;
        }
    }
    pieces.push_back({literal});
    return pieces;
}

}

GlobbedUrls globbedUrls(const QByteArray& url, bool isOff, std::size_t limit)
{
    GlobbedUrls result{{QByteArray()}, false};
    if (isOff)
        return {{url}, false};
    for (const Choices& choices : piecesOf(url)) {
        std::vector<QByteArray> longer;
        for (const QByteArray& start : result.urls) {
            for (const QByteArray& choice : choices) {
                if (longer.size() < limit)
                    longer.push_back(start + choice);
                else
                    result.isCut = true;
            }
        }
        result.urls = std::move(longer);
    }
    return result;
}

QByteArray urlWithScheme(const QByteArray& url)
{
    const qsizetype mark = url.indexOf("://");
    const qsizetype path = url.indexOf('/');
    const bool hasScheme = mark > 0 && mark < path;
    return hasScheme || url.startsWith("{{") ? url : "http://" + url;
}

QByteArray withQuery(const QByteArray& url, const QByteArray& query)
{
    const qsizetype hash = url.indexOf('#');
    QByteArray result = hash < 0 ? url : url.first(hash);
    if (query.isEmpty())
        return result;
    if (!result.contains('?'))
        result += '?';
    else if (!result.endsWith('&') && !result.endsWith('?'))
        result += '&';
    return result + query;
}

QByteArray withUploadName(const QByteArray& url, const QByteArray& file)
{
    const qsizetype host = url.indexOf("://") + 3;
    const qsizetype mark = url.indexOf('?', host);
    QByteArray path = mark < 0 ? url : url.first(mark);
    if (path.indexOf('/', host) < 0)
        path += '/';
    if (!path.endsWith('/') || file == "-" || file == ".")
        return url;
    return path + percentEncoded(file.sliced(file.lastIndexOf('/') + 1)) + (mark < 0 ? QByteArray() : url.sliced(mark));
}

QByteArray curlEncoded(const QByteArray& text)
{
    return aroundVariables(text, [](QByteArrayView piece) { return percentEncoded(piece).replace("%20", "+"); });
}

}
