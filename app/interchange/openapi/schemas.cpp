// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/schemas.h"

#include "interchange/jsonreading.h"

#include <array>
#include <cmath>

namespace idemscope::openapi {

namespace {

constexpr int deepestComposition = 16;

/// Gathers properties through compositions; one use.
class PropertyCollector
{
public:
    explicit PropertyCollector(References& references)
        : m_references(references)
    {
    }

    void collect(const JsonValue& schema, int depth)
    {
        if (depth > deepestComposition)
            return;
        for (const JsonValue& part : childrenAt(schema, "allOf"))
            collectResolved(part, depth);
        for (const QByteArrayView choice : {QByteArrayView("oneOf"), QByteArrayView("anyOf")}) {
            if (const auto alternatives = childrenAt(schema, choice); !alternatives.empty())
                collectResolved(alternatives.front(), depth);
        }
        for (const JsonValue& property : childrenAt(schema, "properties"))
            add(property);
        for (const JsonValue& name : childrenAt(schema, "required"))
            m_required.insert(name.string());
    }

    std::vector<Property> taken()
    {
        for (Property& property : m_properties)
            property.isRequired = m_required.contains(property.name);
        return std::move(m_properties);
    }

private:
    void collectResolved(const JsonValue& part, int depth)
    {
        if (const auto schema = m_references.resolved(part))
            collect(*schema, depth + 1);
    }

    void add(const JsonValue& property)
    {
        const QByteArray name = property.name()->string();
        const auto resolved = m_references.resolved(property);
        if (isTrueAt(property, "readOnly") || (resolved && isTrueAt(*resolved, "readOnly")))
            return;
        if (const auto known = m_places.constFind(name); known != m_places.constEnd()) {
            m_properties[*known].schema = property;
            return;
        }
        m_places.insert(name, m_properties.size());
        m_properties.push_back({name, property});
    }

    References& m_references;
    std::vector<Property> m_properties;
    QHash<QByteArray, std::size_t> m_places;
    QSet<QByteArray> m_required;
};

struct FormatExample
{
    QByteArrayView format;
    QByteArrayView text;
};
constexpr std::array formatExamples = {FormatExample{"uuid", "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a94"},
                                       FormatExample{"date-time", "2025-01-15T09:30:00Z"},
                                       FormatExample{"date", "2025-01-15"},
                                       FormatExample{"time", "09:30:00Z"},
                                       FormatExample{"email", "user@example.com"},
                                       FormatExample{"uri", "https://example.com/"},
                                       FormatExample{"url", "https://example.com/"},
                                       FormatExample{"uri-reference", "/example"},
                                       FormatExample{"hostname", "example.com"},
                                       FormatExample{"ipv4", "192.0.2.1"},
                                       FormatExample{"ipv6", "2001:db8::1"},
                                       FormatExample{"byte", "ZXhhbXBsZQ=="},
                                       FormatExample{"password", "password"}};

std::optional<double> numberAt(const JsonValue& schema, QByteArrayView name)
{
    const auto member = memberOf(schema, name);
    bool isNumber = false;
    const double value = member ? member->text().toByteArray().toDouble(&isNumber) : 0;
    return isNumber ? std::optional(value) : std::nullopt;
}

QByteArray textValue(const JsonValue& schema)
{
    const QByteArray format = textAt(schema, "format").toUtf8();
    for (const FormatExample& example : formatExamples) {
        if (example.format == format)
            return quoteJson(example.text);
    }
    QByteArray text = "string";
    constexpr double longest = 1000;
    const auto least = static_cast<qsizetype>(std::clamp(numberAt(schema, "minLength").value_or(0), 0.0, longest));
    const auto most = static_cast<qsizetype>(std::clamp(numberAt(schema, "maxLength").value_or(longest), 0.0, longest));
    while (text.size() < least)
        text += "string";
    return quoteJson(text.first(std::min(text.size(), std::max(least, most))));
}

/// 1, or the nearest value that the bounds allow; 3.1 writes exclusive bounds as numbers, 3.0 as true.
double numberValue(const JsonValue& schema)
{
    double value = 1;
    const auto least = numberAt(schema, "minimum");
    const auto above = numberAt(schema, "exclusiveMinimum");
    if (least && value < *least)
        value = isTrueAt(schema, "exclusiveMinimum") ? *least + 1 : *least;
    if (above && value <= *above)
        value = *above + 1;
    if (const auto step = numberAt(schema, "multipleOf"); step && *step > 0)
        value = std::ceil(value / *step) * *step;
    const auto most = numberAt(schema, "maximum");
    return most && value > *most ? *most : value;
}

}

std::vector<Property> propertiesOf(const JsonValue& schema, References& references)
{
    PropertyCollector collector(references);
    collector.collect(schema, 0);
    return collector.taken();
}

QByteArray typeOf(const JsonValue& schema)
{
    const auto type = memberOf(schema, "type");
    if (type && type->isString())
        return type->string();
    for (const JsonValue& one : childrenOf(type)) {
        if (!one.isText("null"))
            return one.string();
    }
    if (memberOf(schema, "properties") || memberOf(schema, "additionalProperties") || memberOf(schema, "allOf"))
        return "object";
    return memberOf(schema, "items") ? "array" : "";
}

QByteArray plainValue(const JsonValue& schema, const QByteArray& type)
{
    if (type == "integer")
        return QByteArray::number(static_cast<qint64>(std::clamp(std::ceil(numberValue(schema)), -9e15, 9e15)));
    if (type == "number")
        return QByteArray::number(numberValue(schema), 'g', 15);
    if (type == "boolean")
        return "true";
    return type == "null" ? QByteArray("null") : textValue(schema);
}

}
