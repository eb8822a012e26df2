// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/paging.h"

#include "expression/json.h"

#include <QUrl>
#include <QUrlQuery>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

NextPage follow(const QByteArray& url, const QByteArray& link)
{
    const QUrl base = QUrl::fromEncoded(url);
    const QUrl next = base.resolved(QUrl::fromEncoded(link));
    const bool isSameOrigin =
        next.scheme() == base.scheme() && next.host() == base.host() && next.port() == base.port();
    if (!next.isValid() || !isSameOrigin)
        return {{}, u"the next page is at another origin and is not followed: %1"_s.arg(QString::fromUtf8(link))};
    return {next.toEncoded(), {}};
}

NextPage followParameter(const QByteArray& url, const QString& name, const QByteArray& value)
{
    QUrl next = QUrl::fromEncoded(url);
    QUrlQuery query(next);
    query.removeAllQueryItems(name);
    next.setQuery(query);
    QByteArray text = next.toEncoded();
    text +=
        (text.contains('?') ? (text.endsWith('?') ? "" : "&") : "?") + name.toUtf8() + '=' + value.toPercentEncoding();
    return {text, {}};
}

/// Splits at `separator` outside of <…> and "…".
std::vector<QByteArray> splitField(const QByteArray& text, char separator)
{
    std::vector<QByteArray> parts(1);
    char closing = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (closing != 0) {
            if (c == '\\' && closing == '"' && i + 1 < text.size())
                parts.back() += text[i++];
            else if (c == closing)
                closing = 0;
        } else if (c == '<' || c == '"') {
            closing = c == '<' ? '>' : '"';
        } else if (c == separator) {
            parts.emplace_back();
            continue;
        }
        parts.back() += text[i];
    }
    return parts;
}

bool isNextRelation(const QByteArray& parameter)
{
    const qsizetype equals = parameter.indexOf('=');
    if (parameter.left(equals).trimmed().compare("rel", Qt::CaseInsensitive) != 0)
        return false;
    QByteArray value = parameter.mid(equals + 1).trimmed();
    value.replace('"', "");
    for (const QByteArray& relation : value.split(' ')) {
        if (relation.compare("next", Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

/// The target of the first link with the relation `next`, or empty.
QByteArray linkHeaderTarget(const HeaderFields& headers)
{
    for (const HeaderField& header : headers) {
        if (header.name.compare("Link", Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray& link : splitField(header.value, ',')) {
            const std::vector<QByteArray> parts = splitField(link, ';');
            const QByteArray target = parts.front().trimmed();
            if (!target.startsWith('<') || !target.endsWith('>'))
                continue;
            if (std::any_of(parts.begin() + 1, parts.end(), isNextRelation))
                return target.mid(1, target.size() - 2);
        }
    }
    return {};
}

/// The member as text, when it is a string or a number that is not empty.
QByteArray textMember(const JsonValue& object, QByteArrayView name)
{
    const auto member = object.member(name);
    if (member && member->isString())
        return member->string();
    return member && member->isNumber() ? canonical(*member) : QByteArray();
}

QByteArray linkOf(const JsonValue& object)
{
    const auto next = object.member("next");
    if (next && next->isObject())
        return textMember(*next, "href");
    const QByteArray text = next && next->isString() ? next->string() : QByteArray();
    const bool isLink =
        text.startsWith("http://") || text.startsWith("https://") || text.startsWith('/') || text.startsWith('?');
    return isLink ? text : QByteArray();
}

struct Cursor
{
    QByteArray member;
    QString parameter;
};

NextPage followCursor(const QByteArray& url, const JsonValue& object)
{
    static const std::vector<Cursor> cursors = {{"next_cursor", u"cursor"_s},
                                                {"nextCursor", u"cursor"_s},
                                                {"nextPageToken", u"pageToken"_s},
                                                {"next_page_token", u"page_token"_s}};
    for (const Cursor& cursor : cursors) {
        const QByteArray value = textMember(object, cursor.member);
        if (!value.isEmpty())
            return followParameter(url, cursor.parameter, value);
    }
    return {};
}

NextPage followPageNumber(const QByteArray& url, const JsonValue& object)
{
    const qint64 page = textMember(object, "page").toLongLong();
    for (const char* name : {"total_pages", "totalPages", "pages", "last_page"}) {
        const qint64 last = textMember(object, name).toLongLong();
        if (page > 0 && last > page)
            return followParameter(url, u"page"_s, QByteArray::number(page + 1));
    }
    return {};
}

NextPage followLastElement(const QByteArray& url, const JsonValue& root)
{
    const auto more = root.member("has_more");
    if (!more || !more->isTrue())
        return {};
    const auto data = root.member("data");
    const auto last = data && data->isArray() && data->size() > 0 ? data->element(data->size() - 1) : std::nullopt;
    const QByteArray id = last && last->isObject() ? textMember(*last, "id") : QByteArray();
    if (id.isEmpty())
        return {{}, u"the answer says has_more, but has no data whose last element bears an id"_s};
    return followParameter(url, u"starting_after"_s, id);
}

NextPage followBody(const QByteArray& url, const JsonValue& root)
{
    QByteArray link = linkOf(root);
    for (const char* name : {"links", "_links", "paging", "pagination", "meta"}) {
        const auto group = root.member(name);
        if (link.isEmpty() && group && group->isObject())
            link = linkOf(*group);
    }
    if (!link.isEmpty())
        return follow(url, link);
    std::vector<JsonValue> objects = {root};
    for (const char* name : {"meta", "pagination", "paging"}) {
        if (const auto group = root.member(name); group && group->isObject())
            objects.push_back(*group);
    }
    for (const JsonValue& object : objects) {
        for (const auto& find : {followCursor, followPageNumber}) {
            if (const NextPage next = find(url, object); !next.url.isEmpty())
                return next;
        }
    }
    return followLastElement(url, root);
}

}

NextPage nextPage(const QByteArray& url, const Response& response)
{
    const QByteArray target = linkHeaderTarget(response.headers);
    if (!target.isEmpty())
        return follow(url, target);
    const auto document = JsonDocument::parse(response.body);
    if (!document || !document->root().isObject())
        return {};
    return followBody(url, document->root());
}

}
