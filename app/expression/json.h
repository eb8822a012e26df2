// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace idemscope {

enum class JsonKind : quint8 { Null, Boolean, Number, String, Array, Object };

/// What a parser accepts at the most. More than 256 MiB of text is refused whatever `bytes` says.
struct JsonLimits
{
    int depth = 512;
    qsizetype bytes = 256 * 1024 * 1024;
};

/// Where and why a text is not JSON. Offset in bytes from 0; line and column (in characters) from 1.
struct JsonFault
{
    qsizetype offset = 0;
    qsizetype line = 1;
    qsizetype column = 1;
    QString message; ///< translated, without the place
    bool isLimit = false;
};

/// One node of a document in document order: an object is followed by name, value, name, value …
struct JsonNode
{
    quint32 begin = 0;
    quint32 end = 0;
    quint32 next = 0; ///< index after the whole subtree
    quint32 kind : 3 = 0;
    quint32 isEscaped : 1 = 0; ///< a string that holds a backslash
    quint32 isName : 1 = 0;
    quint32 count : 27 = 0; ///< members or elements
};

class JsonChildren;

/// A handle on one value of a JsonDocument, valid as long as that document (or the one it was moved to) lives. Cheap to
/// copy.
class JsonValue
{
public:
    JsonValue(const char* text, const JsonNode* nodes, quint32 index)
        : m_text(text)
        , m_nodes(nodes)
        , m_index(index)
    {
    }

    JsonKind kind() const { return static_cast<JsonKind>(node().kind); }
    bool isNull() const { return kind() == JsonKind::Null; }
    bool isNumber() const { return kind() == JsonKind::Number; }
    bool isString() const { return kind() == JsonKind::String; }
    bool isArray() const { return kind() == JsonKind::Array; }
    bool isObject() const { return kind() == JsonKind::Object; }
    bool isTrue() const { return kind() == JsonKind::Boolean && m_text[node().begin] == 't'; }
    bool isFalse() const { return kind() == JsonKind::Boolean && m_text[node().begin] == 'f'; }

    /// Byte offsets of the value in the document's text.
    qsizetype begin() const { return node().begin; }
    qsizetype end() const { return node().end; }
    /// The value exactly as written: of a number its digits, of a string with its quotes.
    QByteArrayView text() const { return {m_text + begin(), end() - begin()}; }
    /// The decoded text of a string, UTF-8 (a lone surrogate as its three generalised bytes).
    QByteArray string() const;
    /// Compares the decoded text of a string, without a copy where it holds no escape.
    bool isText(QByteArrayView decoded) const;

    /// Members of an object (duplicates included) or elements of an array; 0 for everything else.
    qsizetype size() const { return node().count; }
    JsonChildren children() const;
    /// The member of that name, the last one of duplicates.
    std::optional<JsonValue> member(QByteArrayView name) const;
    std::optional<JsonValue> element(qsizetype index) const;
    /// The name under which this value stands in its object, or none for elements and the root.
    std::optional<JsonValue> name() const;
    /// RFC 9535 §2.7: $['a'][0].
    QByteArray normalizedPath() const;

    /// Position in document order; together with `subtreeEnd` for walks over all nodes, names included.
    quint32 index() const { return m_index; }
    quint32 subtreeEnd() const { return node().next; }
    bool isName() const { return node().isName != 0; }
    JsonValue at(quint32 index) const { return {m_text, m_nodes, index}; }

private:
    const JsonNode& node() const { return m_nodes[m_index]; }

    const char* m_text;
    const JsonNode* m_nodes;
    quint32 m_index;
};

/// The values in an object or array, in order; for range-for loops.
class JsonChildren
{
public:
    class Iterator
    {
    public:
        Iterator(JsonValue parent, quint32 index)
            : m_parent(parent)
            , m_index(index)
        {
        }
        JsonValue operator*() const { return m_parent.at(m_index + (m_parent.isObject() ? 1 : 0)); }
        Iterator& operator++();
        bool operator==(const Iterator& other) const { return m_index == other.m_index; }

    private:
        JsonValue m_parent;
        quint32 m_index; ///< of the name in an object
    };

    explicit JsonChildren(JsonValue parent)
        : m_parent(parent)
    {
    }
    Iterator begin() const;
    Iterator end() const;

private:
    JsonValue m_parent;
};

/// A parsed JSON text (RFC 8259) that remembers how every value was written: span, number text, member order,
/// duplicates. Immutable; move it, keep it where its values are used.
class JsonDocument
{
public:
    /// Errors: InvalidInput with line and column; Limit (depth, size).
    static Result<JsonDocument> parse(const QByteArray& text, const JsonLimits& limits = {});

    JsonDocument(JsonDocument&&) = default;
    JsonDocument& operator=(JsonDocument&&) = default;
    JsonDocument(const JsonDocument&) = delete;
    JsonDocument& operator=(const JsonDocument&) = delete;
    ~JsonDocument() = default;

    const QByteArray& text() const { return m_text; }
    JsonValue root() const { return {m_text.constData(), m_nodes.data(), 0}; }

private:
    JsonDocument(QByteArray text, std::vector<JsonNode> nodes)
        : m_text(std::move(text))
        , m_nodes(std::move(nodes))
    {
    }

    QByteArray m_text;
    std::vector<JsonNode> m_nodes;
};

/// The first fault of a text, or none when it is JSON; for marking it in an editor.
std::optional<JsonFault> findJsonFault(QByteArrayView text, const JsonLimits& limits = {});

/// A text that is equal for two values exactly when they are the same JSON value: numbers by their exact decimal value,
/// strings decoded, members sorted by name (duplicates stay, in their order). Itself JSON.
QByteArray canonical(const JsonValue& value);

/// A JSON string literal of UTF-8 text, with the escapes that RFC 8259 §7 requires and no others.
QByteArray quoteJson(QByteArrayView text);

}
