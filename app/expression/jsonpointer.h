// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

namespace idemscope {

/// A JSON Pointer (RFC 6901). Immutable value.
class JsonPointer
{
public:
    /// Errors: InvalidInput when it is neither empty nor starts with "/", or holds a bad "~".
    static Result<JsonPointer> parse(QByteArrayView text);

    bool isRoot() const { return m_tokens.empty(); }
    /// True when this points at `other` or at something inside it.
    bool isWithin(const JsonPointer& other) const;
    const QByteArray& text() const { return m_text; }

    /// Errors: NotFound (nothing there), InvalidInput (a name that stands twice in its object: RFC 6901 §4).
    Result<JsonValue> find(const JsonValue& root) const;

    /// The text with the value at this pointer set to the JSON text `raw`: replaced, or added as a member or, at the
    /// index after the last or "-", as an element. Every other byte stays. Errors: InvalidInput (not JSON, no object or
    /// array at the parent), NotFound.
    Result<QByteArray> set(const QByteArray& document, QByteArrayView raw) const;

    /// As RFC 6902 §4.1: an index inserts, an existing member is replaced.
    Result<QByteArray> add(const QByteArray& document, QByteArrayView raw) const;

    /// The text without the value at this pointer. Errors: NotFound, InvalidInput (also for the root).
    Result<QByteArray> remove(const QByteArray& document) const;

private:
    Result<JsonValue> step(const JsonValue& from, std::size_t token) const;
    Result<JsonValue> walk(const JsonValue& root, std::size_t tokens) const;
    Result<QByteArray> put(const QByteArray& document, QByteArrayView raw, bool inserts) const;
    Result<QByteArray> putElement(const QByteArray& document, const JsonValue& array, QByteArrayView raw,
                                  bool inserts) const;
    Failure missing(std::size_t tokens) const;

    QByteArray m_text;
    std::vector<QByteArray> m_tokens; ///< unescaped
};

}
