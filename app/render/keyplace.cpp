// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/keyplace.h"

#include "expression/jsonpointer.h"
#include "expression/structuredfield.h"
#include "render/urltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

using Kind = KeyPlacement::Kind;

struct Key
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::KeyPlace)
};

bool isTokenByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(byte);
}

/// The pair of that name in `text` between begin and end, or none.
std::optional<PairSpan> findPair(QByteArrayView text, qsizetype begin, qsizetype end, QByteArrayView name, bool isForm)
{
    for (const PairSpan& pair : pairSpans(text, begin, end)) {
        if (percentDecoded(text.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin), isForm) == name)
            return pair;
    }
    return std::nullopt;
}

/// Sets the value of a pair, unless it already holds the key.
void setPair(QByteArray& text, const PairSpan& pair, const QByteArray& key, const QByteArray& encoded, bool isForm)
{
    const QByteArrayView value = QByteArrayView(text).sliced(pair.valueBegin, pair.end - pair.valueBegin);
    if (!key.isEmpty() && percentDecoded(value, isForm).contains(key))
        return;
    text.replace(pair.nameEnd, pair.end - pair.nameEnd, '=' + encoded);
}

/// Removes a pair with the "&" beside it; `begin` is where the pairs start.
void removePair(QByteArray& text, const PairSpan& pair, qsizetype begin)
{
    const bool isFollowed = pair.end < text.size() && text[pair.end] == '&';
    const qsizetype from = !isFollowed && pair.nameBegin > begin ? pair.nameBegin - 1 : pair.nameBegin;
    text.remove(from, pair.end + (isFollowed ? 1 : 0) - from);
}

}

Result<void> checkHeader(const HeaderField& header)
{
    const QString name = QString::fromUtf8(header.name);
    if (header.name.isEmpty() || !std::all_of(header.name.begin(), header.name.end(), isTokenByte))
        return fail(
            ErrorCode::InvalidInput,
            Key::tr("“%1” is no header name: letters, digits and !#$%&'*+-.^_`|~ only, no space (RFC 9110 §5.6.2)")
                .arg(name));
    if (std::any_of(header.value.begin(), header.value.end(),
                    [](char byte) { return (byte >= 0 && byte < 0x20 && byte != '\t') || byte == 0x7f; })) {
        return fail(
            ErrorCode::InvalidInput,
            Key::tr(
                "The value of header %1 holds a line end or another control character, which no header may hold (RFC "
                "9110 §5.5)")
                .arg(name));
    }
    return {};
}

void KeyPlace::prepare(const QByteArray& constantBody)
{
    static constexpr QByteArrayView mark = "\"7c0c7a62-the-key-goes-here-5f1b6d1e\"";
    if (m_placement.kind != Kind::JsonPointer || constantBody.contains(mark))
        return;
    const auto pointer = JsonPointer::parse(m_placement.name.toUtf8());
    const auto marked = pointer ? pointer->set(constantBody, mark) : Result<QByteArray>(Failure(pointer.error()));
    if (!marked)
        return; // place() will say why
    const qsizetype at = marked->indexOf(mark);
    m_before = marked->first(at);
    m_behind = marked->sliced(at + mark.size());
}

Result<void> KeyPlace::place(RenderedRequest& request, const QByteArray& key) const
{
    QByteArray value = key;
    if (m_placement.quoted) {
        const auto quoted = structuredString(key);
        if (!quoted)
            return Failure(quoted.error());
        value = *quoted;
    }
    switch (m_placement.kind) {
    case Kind::Header:
        placeHeader(request, key, value);
        break;
    case Kind::Query:
        placeQuery(request, key, value);
        break;
    case Kind::JsonPointer:
        return placePointer(request, key, value);
    case Kind::FormField:
        return placeForm(request, key, value);
    case Kind::PathVariable:
        return placePath(request, value);
    case Kind::None:
        break;
    }
    return {};
}

void KeyPlace::placeHeader(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const
{
    const QByteArray name = m_placement.name.toUtf8();
    for (HeaderField& header : request.headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        if (key.isEmpty() || !header.value.contains(key))
            header.value = value;
        return;
    }
    request.headers.push_back({name, value});
}

void KeyPlace::placeQuery(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const
{
    const QByteArray name = m_placement.name.toUtf8();
    const QuerySpan query = querySpan(request.url);
    const QByteArray encoded = percentEncoded(value);
    if (const auto pair = findPair(request.url, query.begin, query.end, name, true))
        setPair(request.url, *pair, key, encoded, true);
    else
        request.url = withQueryPair(request.url, percentEncoded(name) + '=' + encoded);
}

Result<void> KeyPlace::placeForm(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const
{
    if (m_body != Body::Kind::Form && m_body != Body::Kind::Text)
        return fail(ErrorCode::InvalidInput, Key::tr("The key goes into a form field, but the body is no form"));
    const QByteArray name = m_placement.name.toUtf8();
    const QByteArray encoded = formEncoded(value);
    if (const auto pair = findPair(request.body, 0, request.body.size(), name, true)) {
        setPair(request.body, *pair, key, encoded, true);
        return {};
    }
    if (!request.body.isEmpty() && !request.body.endsWith('&'))
        request.body += '&';
    request.body += formEncoded(name) + '=' + encoded;
    return {};
}

Result<void> KeyPlace::placePointer(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const
{
    if (!m_before.isEmpty()) {
        request.body = m_before + quoteJson(value) + m_behind;
        return {};
    }
    const auto pointer = JsonPointer::parse(m_placement.name.toUtf8());
    if (!pointer)
        return Failure(pointer.error());
    const auto inBody = [](const Error& error) {
        return fail(ErrorCode::InvalidInput, Key::tr("The key cannot be placed in the body. %1").arg(error.message));
    };
    {
        const auto document = JsonDocument::parse(request.body);
        if (!document)
            return inBody(document.error());
        const auto present = pointer->find(document->root());
        if (present && present->isString() && !key.isEmpty() && present->string().contains(key))
            return {};
    }
    auto placed = pointer->set(request.body, quoteJson(value));
    if (!placed)
        return inBody(placed.error());
    request.body = std::move(*placed);
    return {};
}

/// The first segment behind the host that is :name or {name}.
Result<void> KeyPlace::placePath(RenderedRequest& request, const QByteArray& value) const
{
    const QByteArray name = m_placement.name.toUtf8();
    const QByteArray bare = name.startsWith(':') ? name.sliced(1) : name;
    const qsizetype end =
        querySpan(request.url).hasMark ? querySpan(request.url).begin - 1 : querySpan(request.url).end;
    const qsizetype host = request.url.indexOf("://") + 3;
    for (qsizetype slash = request.url.indexOf('/', host); slash >= 0 && slash < end;) {
        const qsizetype next = request.url.indexOf('/', slash + 1);
        const qsizetype segmentEnd = next < 0 || next > end ? end : next;
        const QByteArray segment = request.url.mid(slash + 1, segmentEnd - slash - 1);
        if (segment == ':' + bare || segment == '{' + bare + '}') {
            request.url.replace(slash + 1, segment.size(), percentEncoded(value));
            return {};
        }
        slash = next;
    }
    return fail(ErrorCode::InvalidInput,
                Key::tr("The path holds neither :%1 nor {%1} for the key").arg(QString::fromUtf8(bare)));
}

Result<void> KeyPlace::leaveOut(RenderedRequest& request) const
{
    const QByteArray name = m_placement.name.toUtf8();
    switch (m_placement.kind) {
    case Kind::Header:
        std::erase_if(request.headers,
                      [&](const HeaderField& header) { return header.name.compare(name, Qt::CaseInsensitive) == 0; });
        break;
    case Kind::Query: {
        const QuerySpan query = querySpan(request.url);
        if (const auto pair = findPair(request.url, query.begin, query.end, name, true))
            removePair(request.url, *pair, query.begin);
        break;
    }
    case Kind::FormField:
        if (const auto pair = findPair(request.body, 0, request.body.size(), name, true))
            removePair(request.body, *pair, 0);
        break;
    case Kind::JsonPointer: {
        const auto pointer = JsonPointer::parse(name);
        auto without = pointer ? pointer->remove(request.body) : Result<QByteArray>(Failure(pointer.error()));
        if (without)
            request.body = std::move(*without);
        break;
    }
    case Kind::PathVariable:
        return fail(ErrorCode::InvalidInput, Key::tr("The key is part of the path and cannot be left out"));
    case Kind::None:
        break;
    }
    return {};
}

}
