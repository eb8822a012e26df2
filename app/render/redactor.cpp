// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/redactor.h"

#include "render/secretpattern.h"
#include "render/urltext.h"

#include <algorithm>

namespace idemscope {

struct Redactor::Patterns
{
    std::vector<SecretPattern> all; ///< longest value first

    bool knows(const Secret& secret) const
    {
        return std::any_of(all.begin(), all.end(),
                           [&](const SecretPattern& known) { return known.secret() == secret; });
    }
    void add(const std::vector<Secret>& secrets)
    {
        for (const Secret& secret : secrets) {
            if (!secret.value.isEmpty() && !knows(secret))
                all.emplace_back(secret);
            // Of a URL it is kept as typed there, but an answer may repeat what it means.
            const Secret meant{secret.name, percentDecoded(secret.value, false)};
            if (meant.value.size() >= 4 && !knows(meant))
                all.emplace_back(meant);
        }
        std::stable_sort(all.begin(), all.end(), [](const SecretPattern& left, const SecretPattern& right) {
            return left.secret().value.size() > right.secret().value.size();
        });
    }
};

namespace {

QByteArray placeholder(const QString& name)
{
    return QStringLiteral("‹secret %1›").arg(name).toUtf8();
}

std::vector<QByteArray> withAlways(std::vector<QByteArray> names, std::initializer_list<const char*> always)
{
    names.insert(names.end(), always.begin(), always.end());
    for (QByteArray& name : names)
        name = name.toLower();
    return names;
}

bool contains(const std::vector<QByteArray>& names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(), [name](const QByteArray& known) {
        return known.size() == name.size() && name.compare(known, Qt::CaseInsensitive) == 0;
    });
}

bool isPlaceholder(QByteArrayView value)
{
    return value.startsWith("‹secret ") && value.endsWith("›");
}

}

Redactor::Redactor(std::vector<Secret> secrets, std::vector<QByteArray> headers, std::vector<QByteArray> queryNames)
    : m_headers(withAlways(std::move(headers),
                           {"Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "api_key",
                            "apikey", "access_token", "token", "secret", "password", "signature"}))
    , m_queryNames(withAlways(std::move(queryNames), {"Authorization", "X-Api-Key", "api_key", "apikey", "access_token",
                                                      "token", "secret", "password", "signature"}))
{
    auto patterns = std::make_shared<Patterns>();
    patterns->add(secrets);
    m_patterns = std::move(patterns);
}

Redactor Redactor::with(const std::vector<Secret>& more) const
{
    const bool knowsAll = std::all_of(more.begin(), more.end(), [this](const Secret& secret) {
        return secret.value.isEmpty() || m_patterns->knows(secret);
    });
    Redactor result = *this;
    if (knowsAll)
        return result;
    auto patterns = std::make_shared<Patterns>(*m_patterns);
    patterns->add(more);
    result.m_patterns = std::move(patterns);
    return result;
}

QByteArray Redactor::redactBytes(const QByteArray& bytes) const
{
    std::vector<SecretSpan> spans;
    for (const SecretPattern& pattern : m_patterns->all)
        pattern.find(bytes, spans);
    if (spans.empty())
        return bytes;
    std::stable_sort(spans.begin(), spans.end(),
                     [](const SecretSpan& left, const SecretSpan& right) { return left.begin < right.begin; });
    QByteArray result;
    qsizetype at = 0;
    for (std::size_t i = 0; i < spans.size();) {
        const SecretSpan first = spans[i];
        qsizetype end = first.end;
        for (; i < spans.size() && spans[i].begin < end; ++i)
            end = std::max(end, spans[i].end);
        result.append(QByteArrayView(bytes).sliced(at, first.begin - at)).append(placeholder(*first.name));
        at = end;
    }
    return result.append(QByteArrayView(bytes).sliced(at));
}

bool Redactor::isSensitiveHeader(QByteArrayView name) const
{
    return contains(m_headers, name.trimmed());
}

bool Redactor::isSensitiveQueryName(QByteArrayView name) const
{
    return contains(m_queryNames, name);
}

void Redactor::addPasswordSpan(const QByteArray& url, std::vector<SensitiveSpan>& spans) const
{
    const qsizetype authority = url.indexOf("://") + 3;
    const qsizetype colon = authority < 3 ? -1 : url.indexOf(':', authority);
    const qsizetype at = colon < 0 ? -1 : url.indexOf('@', colon);
    const bool isBeforePath = at > colon + 1 && std::none_of(url.begin() + authority, url.begin() + at, [](char byte) {
                                  return byte == '/' || byte == '?' || byte == '#';
                              });
    if (isBeforePath)
        spans.push_back({colon + 1, at, QStringLiteral("password")});
}

void Redactor::addQuerySpans(const QByteArray& url, std::vector<SensitiveSpan>& spans) const
{
    const qsizetype start = url.indexOf('?') < 0 ? url.indexOf('#') : url.indexOf('?');
    if (start < 0)
        return;
    const QByteArray flat = QByteArray(url).replace('#', '&').replace(';', '&').replace('?', '&');
    for (const PairSpan& pair : pairSpans(flat, start + 1, flat.size())) {
        const QByteArray name = percentDecoded(url.mid(pair.nameBegin, pair.nameEnd - pair.nameBegin), true);
        if (isSensitiveQueryName(name) && pair.end > pair.valueBegin)
            spans.push_back({pair.valueBegin, pair.end, QString::fromUtf8(name)});
    }
}

std::vector<SensitiveSpan> Redactor::sensitiveSpans(const QByteArray& url) const
{
    std::vector<SensitiveSpan> spans;
    addPasswordSpan(url, spans);
    addQuerySpans(url, spans);
    return spans;
}

/// Replaces what is sensitive by its place, in a URL from which the secrets' values are gone already.
QByteArray Redactor::redactQuery(const QByteArray& url) const
{
    if (!url.contains('?') && !url.contains('#') && !url.contains('@'))
        return url;
    QByteArray result = url;
    const std::vector<SensitiveSpan> spans = sensitiveSpans(url);
    for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
        if (!isPlaceholder(QByteArrayView(url).sliced(span->begin, span->end - span->begin)))
            result.replace(span->begin, span->end - span->begin, placeholder(span->name));
    }
    return result;
}

QByteArray Redactor::redactUrl(const QByteArray& url) const
{
    return redactQuery(redactBytes(url));
}

HeaderFields Redactor::redactHeaders(const HeaderFields& headers) const
{
    HeaderFields result = headers;
    for (HeaderField& header : result) {
        if (!isSensitiveHeader(header.name))
            header.value = redactUrl(header.value);
        else if (!header.value.isEmpty())
            header.value = placeholder(QString::fromUtf8(header.name));
    }
    return result;
}

/// One line without its end, a header or a start line, from which the secrets' values are gone already.
QByteArray Redactor::redactLine(const QByteArray& line) const
{
    const qsizetype colon = line.indexOf(':');
    const QByteArrayView name = QByteArrayView(line).first(std::max<qsizetype>(0, colon));
    if (name.isEmpty() || name.contains(' ')) {
        const qsizetype target = line.indexOf(' ') + 1;
        const qsizetype end = std::max(line.lastIndexOf(' '), target);
        return line.first(target) + redactQuery(line.sliced(target, end - target)) + line.sliced(end);
    }
    qsizetype value = colon + 1;
    while (value < line.size() && line[value] == ' ')
        ++value;
    if (!isSensitiveHeader(name))
        return line.first(value) + redactQuery(line.sliced(value));
    return value == line.size() ? line : line.first(value) + placeholder(QString::fromUtf8(name));
}

QByteArray Redactor::redactHead(const QByteArray& head) const
{
    const QByteArray text = redactBytes(head);
    QByteArray result;
    result.reserve(text.size());
    bool hidesFolded = false; // an old continuation line belongs to the header above it (RFC 9112 §5.2)
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype newLine = text.indexOf('\n', begin);
        const qsizetype next = newLine < 0 ? text.size() : newLine + 1;
        qsizetype end = newLine < 0 ? next : newLine;
        if (end > begin && text[end - 1] == '\r')
            --end;
        QByteArray line = text.sliced(begin, end - begin);
        const bool isFolded = line.startsWith(' ') || line.startsWith('\t');
        if (!isFolded)
            hidesFolded = isSensitiveHeader(QByteArrayView(line).first(std::max<qsizetype>(0, line.indexOf(':'))));
        if (isFolded && hidesFolded)
            line.clear();
        if (line.contains('?') || line.contains('#') || line.contains('@') || hidesFolded)
            line = redactLine(line);
        result += line;
        result.append(QByteArrayView(text).sliced(end, next - end));
        begin = next;
    }
    return result;
}

}
