// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/examples.h"

#include "interchange/jsonreading.h"
#include "interchange/openapi/schemas.h"

#include <algorithm>

namespace idemscope::openapi {

namespace {

constexpr int deepest = 32;        ///< of nested values
constexpr int deepestOptional = 8; ///< beyond it only what is required
constexpr int mostNodes = 3000;    ///< likewise
constexpr int mostAtAll = 30'000;  ///< beyond it nothing

std::optional<QByteArray> textAtMember(const JsonValue& object, QByteArrayView name)
{
    const auto member = object.member(name);
    return member ? std::optional(member->text().toByteArray()) : std::nullopt;
}

std::optional<QByteArray> firstOf(const JsonValue& object, QByteArrayView name)
{
    const auto list = memberOf(object, name);
    return list && list->isArray() && list->size() > 0 ? std::optional(list->element(0)->text().toByteArray())
                                                       : std::nullopt;
}

}

QByteArray ExampleMaker::ofHolder(const JsonValue& holder)
{
    if (auto text = told(holder))
        return *text;
    return ofSchema(memberOf(holder, "schema").value_or(holder));
}

QByteArray ExampleMaker::ofSchema(const JsonValue& schema)
{
    m_nodes = 0;
    m_open.clear();
    return made(schema, 0);
}

bool ExampleMaker::isTold(const JsonValue& holder)
{
    const auto schema = m_references.resolved(memberOf(holder, "schema").value_or(holder));
    return told(holder) || (schema && toldBySchema(*schema));
}

/// The first of `examples` is an object with a value (3.x), maybe behind a reference.
std::optional<QByteArray> ExampleMaker::told(const JsonValue& holder)
{
    if (auto text = textAtMember(holder, "example"))
        return text;
    const auto examples = memberOf(holder, "examples");
    if (!examples || !examples->isObject() || examples->size() == 0)
        return {};
    const auto first = m_references.resolved(*examples->children().begin());
    return first ? textAtMember(*first, "value") : std::nullopt;
}

std::optional<QByteArray> ExampleMaker::toldBySchema(const JsonValue& schema)
{
    if (!schema.isObject())
        return {};
    if (auto text = textAtMember(schema, "example"))
        return text;
    if (auto text = firstOf(schema, "examples"))
        return text;
    if (auto text = textAtMember(schema, "default"))
        return text;
    if (auto text = firstOf(schema, "enum"))
        return text;
    return textAtMember(schema, "const");
}

QByteArray ExampleMaker::made(const JsonValue& schema, int depth)
{
    if (auto text = toldBySchema(schema)) // beside a $ref as well (3.1)
        return *text;
    const auto resolved = m_references.resolved(schema);
    if (!resolved || ++m_nodes > mostAtAll || depth > deepest)
        return "null";
    const char* place = resolved->text().data();
    if (std::find(m_open.begin(), m_open.end(), place) != m_open.end())
        return "null";
    m_open.push_back(place);
    QByteArray text = madeResolved(*resolved, depth);
    m_open.pop_back();
    return text;
}

QByteArray ExampleMaker::madeResolved(const JsonValue& schema, int depth)
{
    if (auto text = toldBySchema(schema))
        return *text;
    const QByteArray type = typeOf(schema);
    if (type == "array")
        return madeArray(schema, depth);
    if (const auto choice = firstChoice(schema); choice && !memberOf(schema, "properties"))
        return made(*choice, depth);
    if (type == "object")
        return madeObject(schema, depth);
    return plainValue(schema, type);
}

/// The alternative that stands for the whole: of oneOf and anyOf the first that is not null, of allOf the only one, or
/// the first where it is no object.
std::optional<JsonValue> ExampleMaker::firstChoice(const JsonValue& schema)
{
    for (const QByteArrayView name : {QByteArrayView("oneOf"), QByteArrayView("anyOf")}) {
        for (const JsonValue& alternative : childrenAt(schema, name)) {
            if (textAt(alternative, "type") != QLatin1String("null") && !memberOf(schema, "allOf"))
                return alternative;
        }
    }
    const auto all = childrenAt(schema, "allOf");
    const auto first = all.empty() ? std::nullopt : m_references.resolved(all.front());
    if (!first)
        return {};
    const QByteArray type = typeOf(*first);
    return all.size() == 1 || (!type.isEmpty() && type != "object") ? std::optional(all.front()) : std::nullopt;
}

QByteArray ExampleMaker::madeObject(const JsonValue& schema, int depth)
{
    QByteArray text = "{";
    for (const Property& property : propertiesOf(schema, m_references)) {
        const bool isTooMuch = depth >= deepestOptional || m_nodes > mostNodes;
        const auto resolved = m_references.resolved(property.schema);
        const bool isOpen =
            resolved && std::find(m_open.begin(), m_open.end(), resolved->text().data()) != m_open.end();
        if (!property.isRequired && (isTooMuch || isOpen || !resolved))
            continue;
        text += (text.size() > 1 ? "," : "") + quoteJson(property.name) + ':' + made(property.schema, depth + 1);
    }
    return text + '}';
}

QByteArray ExampleMaker::madeArray(const JsonValue& schema, int depth)
{
    const auto items = memberOf(schema, "items");
    if (!items)
        return "[]";
    const auto resolved = m_references.resolved(*items);
    if (!resolved || std::find(m_open.begin(), m_open.end(), resolved->text().data()) != m_open.end())
        return "[]";
    return '[' + made(*items, depth + 1) + ']';
}

}
