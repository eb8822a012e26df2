// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/json.h"

#include "expression/jsonparser.h"
#include "expression/jsonstring.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct Json
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Json)
};

}

QByteArray JsonValue::string() const
{
    if (!isString())
        return {};
    const QByteArrayView inner = text().sliced(1).chopped(1);
    return node().isEscaped != 0 ? decodeJsonString(inner) : inner.toByteArray();
}

bool JsonValue::isText(QByteArrayView decoded) const
{
    if (!isString())
        return false;
    const QByteArrayView inner = text().sliced(1).chopped(1);
    return node().isEscaped != 0 ? decodeJsonString(inner) == decoded : inner == decoded;
}

JsonChildren JsonValue::children() const
{
    return JsonChildren(*this);
}

std::optional<JsonValue> JsonValue::member(QByteArrayView name) const
{
    std::optional<JsonValue> found;
    if (!isObject())
        return found;
    for (const JsonValue child : children()) {
        if (child.name()->isText(name))
            found = child;
    }
    return found;
}

std::optional<JsonValue> JsonValue::element(qsizetype index) const
{
    if (!isArray() || index < 0 || index >= size())
        return std::nullopt;
    auto at = children().begin();
    for (; index > 0; --index)
        ++at;
    return *at;
}

std::optional<JsonValue> JsonValue::name() const
{
    if (m_index == 0 || !at(m_index - 1).isName())
        return std::nullopt;
    return at(m_index - 1);
}

QByteArray JsonValue::normalizedPath() const
{
    QByteArray path = "$";
    for (JsonValue container = at(0); container.index() != m_index;) {
        qsizetype position = 0;
        auto child = container.children().begin();
        while ((*child).subtreeEnd() <= m_index) {
            ++child;
            ++position;
        }
        container = *child;
        const auto name = container.name();
        path += name ? "['" + escapeNormalizedName(name->string()) + "']" : '[' + QByteArray::number(position) + ']';
    }
    return path;
}

JsonChildren::Iterator& JsonChildren::Iterator::operator++()
{
    m_index = (**this).subtreeEnd();
    return *this;
}

JsonChildren::Iterator JsonChildren::begin() const
{
    const bool isContainer = m_parent.isObject() || m_parent.isArray();
    return {m_parent, isContainer ? m_parent.index() + 1 : m_parent.subtreeEnd()};
}

JsonChildren::Iterator JsonChildren::end() const
{
    return {m_parent, m_parent.subtreeEnd()};
}

Result<JsonDocument> JsonDocument::parse(const QByteArray& text, const JsonLimits& limits)
{
    std::vector<JsonNode> nodes;
    JsonParser parser(text, limits, nodes);
    if (parser.parse())
        return JsonDocument(text, std::move(nodes));
    const JsonFault fault = parser.fault();
    return fail(fault.isLimit ? ErrorCode::Limit : ErrorCode::InvalidInput,
                Json::tr("Not JSON, line %1, column %2: %3").arg(fault.line).arg(fault.column).arg(fault.message));
}

std::optional<JsonFault> findJsonFault(QByteArrayView text, const JsonLimits& limits)
{
    std::vector<JsonNode> nodes;
    JsonParser parser(text, limits, nodes);
    if (parser.parse())
        return std::nullopt;
    return parser.fault();
}

}
