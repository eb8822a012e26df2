// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpointer.h"

#include "expression/jsonedit.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct Pointer
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonPointer)
};

std::optional<QByteArray> unescaped(QByteArrayView token)
{
    QByteArray result;
    for (qsizetype at = 0; at < token.size(); ++at) {
        if (token[at] != '~') {
            result += token[at];
            continue;
        }
        ++at;
        if (at == token.size() || (token[at] != '0' && token[at] != '1'))
            return std::nullopt;
        result += token[at] == '0' ? '~' : '/';
    }
    return result;
}

/// An array index as RFC 6901 §4 writes it: digits without a leading zero; "-" is the one after the last.
std::optional<qsizetype> arrayIndex(const QByteArray& token, qsizetype size)
{
    if (token == "-")
        return size;
    const bool isDigits = std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isDigits || token.isEmpty() || token.size() > 10 || (token.size() > 1 && token[0] == '0'))
        return std::nullopt;
    return token.toLongLong();
}

}

Result<JsonPointer> JsonPointer::parse(QByteArrayView text)
{
    JsonPointer pointer;
    pointer.m_text = text.toByteArray();
    if (text.isEmpty())
        return pointer;
    const auto bad = [&](const QString& reason) {
        return fail(ErrorCode::InvalidInput,
                    Pointer::tr("“%1” is no JSON Pointer: %2").arg(QString::fromUtf8(text), reason));
    };
    if (!text.startsWith('/'))
        return bad(Pointer::tr("it must start with /"));
    for (const QByteArray& part : pointer.m_text.sliced(1).split('/')) {
        auto token = unescaped(part);
        if (!token)
            return bad(Pointer::tr("after ~ only 0 or 1 may stand"));
        pointer.m_tokens.push_back(std::move(*token));
    }
    return pointer;
}

bool JsonPointer::isWithin(const JsonPointer& other) const
{
    return m_tokens.size() >= other.m_tokens.size() &&
           std::equal(other.m_tokens.begin(), other.m_tokens.end(), m_tokens.begin());
}

Failure JsonPointer::missing(std::size_t tokens) const
{
    QByteArray place;
    const QList<QByteArray> parts = m_text.split('/');
    for (std::size_t i = 1; i <= tokens; ++i)
        place += '/' + parts[static_cast<qsizetype>(i)];
    return fail(ErrorCode::NotFound, Pointer::tr("There is nothing at %1").arg(QString::fromUtf8(place)));
}

Result<JsonValue> JsonPointer::step(const JsonValue& from, std::size_t token) const
{
    const QByteArray& name = m_tokens[token];
    std::optional<JsonValue> found;
    if (from.isArray()) {
        const auto index = arrayIndex(name, from.size());
        found = index ? from.element(*index) : std::nullopt;
    } else if (from.isObject()) {
        for (const JsonValue child : from.children()) {
            if (!child.name()->isText(name))
                continue;
            if (found) {
                return fail(ErrorCode::InvalidInput,
                            Pointer::tr("“%1” stands more than once in its object").arg(QString::fromUtf8(name)));
            }
            found = child;
        }
    }
    if (!found)
        return missing(token + 1);
    return *found;
}

Result<JsonValue> JsonPointer::walk(const JsonValue& root, std::size_t tokens) const
{
    JsonValue value = root;
    for (std::size_t i = 0; i < tokens; ++i) {
        auto next = step(value, i);
        if (!next)
            return next;
        value = *next;
    }
    return value;
}

Result<JsonValue> JsonPointer::find(const JsonValue& root) const
{
    return walk(root, m_tokens.size());
}

Result<QByteArray> JsonPointer::set(const QByteArray& document, QByteArrayView raw) const
{
    return put(document, raw, false);
}

Result<QByteArray> JsonPointer::add(const QByteArray& document, QByteArrayView raw) const
{
    return put(document, raw, true);
}

Result<QByteArray> JsonPointer::put(const QByteArray& document, QByteArrayView raw, bool inserts) const
{
    const auto parsed = JsonDocument::parse(document);
    if (!parsed)
        return Failure(parsed.error());
    if (isRoot())
        return withValueReplaced(document, parsed->root(), raw);
    const auto parent = walk(parsed->root(), m_tokens.size() - 1);
    if (!parent)
        return Failure(parent.error());
    if (parent->isArray())
        return putElement(document, *parent, raw, inserts);
    if (!parent->isObject()) {
        return fail(ErrorCode::InvalidInput,
                    Pointer::tr("What holds %1 is neither an object nor an array").arg(QString::fromUtf8(m_text)));
    }
    const auto existing = step(*parent, m_tokens.size() - 1);
    if (existing)
        return withValueReplaced(document, *existing, raw);
    if (existing.error().code != ErrorCode::NotFound)
        return Failure(existing.error());
    return withMemberAppended(document, *parent, m_tokens.back(), raw);
}

Result<QByteArray> JsonPointer::putElement(const QByteArray& document, const JsonValue& array, QByteArrayView raw,
                                           bool inserts) const
{
    const auto index = arrayIndex(m_tokens.back(), array.size());
    if (!index || *index > array.size())
        return missing(m_tokens.size());
    if (!inserts && *index < array.size())
        return withValueReplaced(document, *array.element(*index), raw);
    return withElementInserted(document, array, *index, raw);
}

Result<QByteArray> JsonPointer::remove(const QByteArray& document) const
{
    const auto parsed = JsonDocument::parse(document);
    if (!parsed)
        return Failure(parsed.error());
    if (isRoot())
        return fail(ErrorCode::InvalidInput, Pointer::tr("The whole document cannot be removed"));
    const auto parent = walk(parsed->root(), m_tokens.size() - 1);
    if (!parent)
        return Failure(parent.error());
    const auto value = step(*parent, m_tokens.size() - 1);
    if (!value)
        return Failure(value.error());
    return withChildRemoved(document, *parent, *value);
}

}
