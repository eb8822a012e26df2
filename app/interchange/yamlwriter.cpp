// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/yamlwriter.h"

#include "expression/json.h"

namespace idemscope {

namespace {

constexpr qsizetype mostGrowth = 16 * 1024 * 1024;
constexpr std::size_t deepest = 256;

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// As RFC 8259 §6 writes numbers.
bool isJsonNumber(QByteArrayView text)
{
    qsizetype at = text.startsWith('-') ? 1 : 0;
    const auto digits = [&] {
        const qsizetype from = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at - from;
    };
    const bool startsWithZero = at < text.size() && text[at] == '0';
    const qsizetype whole = digits();
    if (whole == 0 || (startsWithZero && whole > 1))
        return false;
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (digits() == 0)
            return false;
    }
    if (at < text.size() && (text[at] | 0x20) == 'e') {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        if (digits() == 0)
            return false;
    }
    return at == text.size();
}

/// YAML 1.2 §10.3.2; numbers that JSON would write otherwise (0x1F, .5, +1) stay texts.
QByteArray plainScalar(const QByteArray& text)
{
    if (text.isEmpty() || text == "~" || text == "null" || text == "Null" || text == "NULL")
        return "null";
    if (text == "true" || text == "True" || text == "TRUE")
        return "true";
    if (text == "false" || text == "False" || text == "FALSE")
        return "false";
    return isJsonNumber(text) ? text : quoteJson(text);
}

/// The members inside a map's text, or of every map of a list, the first ones last, so that they win.
QByteArray membersOf(const JsonValue& value)
{
    if (value.isObject())
        return value.text().sliced(1).chopped(1).toByteArray();
    QByteArray members;
    if (!value.isArray())
        return members;
    for (const JsonValue element : value.children()) {
        const QByteArray own = membersOf(element);
        if (!own.isEmpty())
            members = members.isEmpty() ? own : own + ',' + members;
    }
    return members;
}

}

bool YamlWriter::scalar(const YamlItem& item)
{
    if (isName())
        return name(item);
    separate();
    const qsizetype begin = m_json.size();
    m_json += item.isPlain ? plainScalar(item.text) : quoteJson(item.text);
    return written(begin, item.anchor);
}

bool YamlWriter::name(const YamlItem& item)
{
    Open& map = m_open.back();
    map.isNameNext = false;
    map.isMerge = item.isPlain && item.text == "<<";
    if (map.isMerge)
        return true;
    if (map.count++ > 0)
        m_json += ',';
    m_json += quoteJson(item.text) + ':';
    return item.anchor.isEmpty() || (m_anchors.insert(item.anchor, quoteJson(item.text)), true);
}

void YamlWriter::separate()
{
    if (!m_open.empty() && !m_open.back().isMap && m_open.back().count++ > 0)
        m_json += ',';
}

bool YamlWriter::begin(const YamlItem& item, bool isMap)
{
    if (isName())
        return refuse(Trouble::Name);
    if (m_open.size() >= deepest)
        return refuse(Trouble::Depth);
    separate();
    m_open.push_back({isMap, isMap, false, m_json.size(), 0, item.anchor, {}});
    m_json += isMap ? '{' : '[';
    return true;
}

bool YamlWriter::end()
{
    const Open closed = std::move(m_open.back());
    m_open.pop_back();
    if (!closed.merged.isEmpty())
        m_json.insert(closed.begin + 1, closed.count > 0 ? closed.merged + ',' : closed.merged);
    m_json += closed.isMap ? '}' : ']';
    return written(closed.begin, closed.anchor);
}

/// An anchor is known once its value is complete, so an alias inside it finds nothing: no cycle comes about.
bool YamlWriter::alias(const QByteArray& anchor)
{
    const auto known = m_anchors.constFind(anchor);
    if (known == m_anchors.constEnd())
        return refuse(Trouble::Alias);
    if (isName()) {
        const bool isText = known->startsWith('"');
        Open& map = m_open.back();
        map.isNameNext = false;
        if (isText)
            m_json += (map.count++ > 0 ? "," : "") + *known + ':';
        return isText || refuse(Trouble::Name);
    }
    if (!grow(known->size()))
        return false;
    separate();
    const qsizetype begin = m_json.size();
    m_json += *known;
    return written(begin, {});
}

bool YamlWriter::written(qsizetype begin, const QByteArray& anchor)
{
    if (!anchor.isEmpty()) {
        if (!grow(m_json.size() - begin))
            return false;
        m_anchors.insert(anchor, m_json.sliced(begin));
    }
    if (m_open.empty() || !m_open.back().isMap)
        return true;
    m_open.back().isNameNext = true;
    return !m_open.back().isMerge || merge(begin);
}

bool YamlWriter::merge(qsizetype begin)
{
    const auto value = JsonDocument::parse(m_json.sliced(begin));
    m_json.truncate(begin);
    Open& map = m_open.back();
    map.isMerge = false;
    const QByteArray members = value ? membersOf(value->root()) : QByteArray();
    if (!members.isEmpty())
        map.merged = map.merged.isEmpty() ? members : members + ',' + map.merged;
    return grow(members.size());
}

bool YamlWriter::grow(qsizetype bytes)
{
    m_grown += bytes;
    return m_grown <= mostGrowth || refuse(Trouble::Growth);
}

bool YamlWriter::refuse(Trouble trouble)
{
    m_trouble = trouble;
    return false;
}

}
