// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonparser.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace idemscope {

namespace {

struct Json
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Json)
};

constexpr quint32 noNode = 0xffffffff;
constexpr qsizetype hardLimitBytes = 256 * 1024 * 1024; // what the 27-bit count of a node can hold

/// Bytes that stand for themselves in a string and need no further look.
constexpr std::array<bool, 256> plainBytes = [] {
    std::array<bool, 256> table{};
    for (int byte = 0x20; byte < 0x80; ++byte)
        table[static_cast<std::size_t>(byte)] = byte != '"' && byte != '\\';
    return table;
}();

bool isPlain(char byte)
{
    return plainBytes[static_cast<unsigned char>(byte)];
}
bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}
bool isHex(char byte)
{
    return isDigit(byte) || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
}
bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}

JsonParser::JsonParser(QByteArrayView text, const JsonLimits& limits, std::vector<JsonNode>& nodes)
    : m_begin(text.data())
    , m_at(m_begin)
    , m_end(m_begin + text.size())
    , m_limits(limits)
    , m_nodes(nodes)
    , m_open(noNode)
{
}

bool JsonParser::parse()
{
    const qsizetype size = m_end - m_begin;
    if (size > std::min(m_limits.bytes, hardLimitBytes))
        return refuse(Trouble::Size);
    m_nodes.reserve(static_cast<std::size_t>(size / 8 + 4));
    if (QByteArrayView(m_begin, size).startsWith("\xef\xbb\xbf"))
        m_at += 3; // RFC 8259 §8.1 lets a reader ignore a byte order mark
    skipSpace();
    do {
        if (!value())
            return false;
    } while (m_open != noNode);
    skipSpace();
    return m_at == m_end || refuse(Trouble::Trailing);
}

/// Reads one value; of a container only what comes before its first value. Then goes on to where the next value starts.
bool JsonParser::value()
{
    switch (peek()) {
    case '{':
        return open(JsonKind::Object) && (peek() == '}' ? afterValue() : member());
    case '[':
        return open(JsonKind::Array) && (peek() == ']' ? afterValue() : true);
    case '"':
        return string(false) && afterValue();
    case 't':
        return literal("true", JsonKind::Boolean) && afterValue();
    case 'f':
        return literal("false", JsonKind::Boolean) && afterValue();
    case 'n':
        return literal("null", JsonKind::Null) && afterValue();
    default:
        return number() && afterValue();
    }
}

bool JsonParser::open(JsonKind kind)
{
    if (m_depth >= m_limits.depth)
        return refuse(Trouble::Depth);
    const char* begin = m_at++;
    append(kind, begin);
    m_nodes.back().next = m_open;
    m_open = static_cast<quint32>(m_nodes.size() - 1);
    ++m_depth;
    skipSpace();
    return true;
}

void JsonParser::close()
{
    ++m_at;
    JsonNode& container = m_nodes[m_open];
    m_open = container.next;
    container.next = static_cast<quint32>(m_nodes.size());
    container.end = static_cast<quint32>(m_at - m_begin);
    --m_depth;
}

/// Closes what ends here and stops where the next value starts, or at the end of the outermost one.
bool JsonParser::afterValue()
{
    while (m_open != noNode) {
        skipSpace();
        const bool isObject = m_nodes[m_open].kind == static_cast<quint32>(JsonKind::Object);
        if (peek() == ',') {
            ++m_at;
            skipSpace();
            return !isObject || member();
        }
        if (peek() != (isObject ? '}' : ']'))
            return refuse(Trouble::Separator);
        close();
    }
    return true;
}

bool JsonParser::member()
{
    if (peek() != '"')
        return refuse(Trouble::Name);
    if (!string(true))
        return false;
    skipSpace();
    if (peek() != ':')
        return refuse(Trouble::Colon);
    ++m_at;
    skipSpace();
    return true;
}

void JsonParser::append(JsonKind kind, const char* begin)
{
    if (m_open != noNode)
        m_nodes[m_open].count = m_nodes[m_open].count + 1;
    JsonNode node;
    node.begin = static_cast<quint32>(begin - m_begin);
    node.end = static_cast<quint32>(m_at - m_begin);
    node.next = static_cast<quint32>(m_nodes.size() + 1);
    node.kind = static_cast<quint32>(kind) & 7;
    m_nodes.push_back(node);
}

bool JsonParser::string(bool isName)
{
    const char* begin = m_at++;
    bool isEscaped = false;
    for (;;) {
        while (m_at < m_end && isPlain(*m_at))
            ++m_at;
        if (m_at == m_end)
            return refuse(Trouble::Ended);
        if (*m_at == '"')
            break;
        isEscaped = isEscaped || *m_at == '\\';
        if (!(*m_at == '\\' ? escape() : character()))
            return false;
    }
    ++m_at;
    append(JsonKind::String, begin);
    m_nodes.back().isEscaped = isEscaped ? 1 : 0;
    if (isName) {
        m_nodes.back().isName = 1;
        m_nodes[m_open].count = m_nodes[m_open].count - 1; // members are counted by their values
    }
    return true;
}

bool JsonParser::escape()
{
    ++m_at;
    if (m_at == m_end)
        return refuse(Trouble::Ended);
    if (*m_at != 'u') {
        if (!QByteArrayView("\"\\/bfnrt").contains(*m_at))
            return refuse(Trouble::Escape);
        ++m_at;
        return true;
    }
    ++m_at;
    for (int i = 0; i < 4; ++i, ++m_at) {
        if (!isHex(peek()))
            return refuse(Trouble::Escape);
    }
    return true;
}

/// One character beyond ASCII, checked as RFC 3629 wants it: shortest form, no surrogates, at most U+10FFFF.
bool JsonParser::character()
{
    const auto first = static_cast<unsigned char>(*m_at);
    if (first < 0x20)
        return refuse(Trouble::Control);
    const int length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length == 0 || m_end - m_at < length || !std::all_of(m_at + 1, m_at + length, isContinuation))
        return refuse(Trouble::Encoding);
    const auto second = static_cast<unsigned char>(m_at[1]);
    if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) || (first == 0xf0 && second < 0x90) ||
        (first == 0xf4 && second > 0x8f))
        return refuse(Trouble::Encoding);
    m_at += length;
    return true;
}

bool JsonParser::digits()
{
    if (!isDigit(peek()))
        return refuse(Trouble::Number);
    while (isDigit(peek()))
        ++m_at;
    return true;
}

bool JsonParser::number()
{
    const char* begin = m_at;
    if (peek() != '-' && !isDigit(peek()))
        return refuse(m_at == m_end ? Trouble::Ended : Trouble::Value);
    if (peek() == '-')
        ++m_at;
    if (peek() == '0')
        ++m_at;
    else if (!digits())
        return false;
    if (isDigit(peek()))
        return refuse(Trouble::Number);
    if (peek() == '.') {
        ++m_at;
        if (!digits())
            return false;
    }
    if ((peek() | 0x20) == 'e') {
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        if (!digits())
            return false;
    }
    append(JsonKind::Number, begin);
    return true;
}

bool JsonParser::literal(QByteArrayView word, JsonKind kind)
{
    const char* begin = m_at;
    if (!QByteArrayView(m_at, m_end - m_at).startsWith(word))
        return refuse(Trouble::Literal);
    m_at += word.size();
    append(kind, begin);
    return true;
}

void JsonParser::skipSpace()
{
    while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
        ++m_at;
}

bool JsonParser::refuse(Trouble trouble)
{
    m_trouble = m_at == m_end && trouble != Trouble::Size && trouble != Trouble::Depth ? Trouble::Ended : trouble;
    return false;
}

JsonFault JsonParser::fault() const
{
    const auto message = [this] {
        switch (m_trouble) {
        case Trouble::None:
            break;
        case Trouble::Ended:
            return Json::tr("the text ends too early");
        case Trouble::Value:
            return Json::tr("a value is expected here");
        case Trouble::Name:
            return Json::tr("a member name in double quotes is expected here");
        case Trouble::Colon:
            return Json::tr("a colon is expected here");
        case Trouble::Separator:
            return Json::tr("a comma or the closing bracket is expected here");
        case Trouble::Trailing:
            return Json::tr("nothing more is expected after the value");
        case Trouble::Number:
            return Json::tr("this is not how JSON writes a number");
        case Trouble::Literal:
            return Json::tr("only true, false and null may stand without quotes");
        case Trouble::Control:
            return Json::tr("a control character in a string must be escaped");
        case Trouble::Escape:
            return Json::tr("JSON knows no such escape");
        case Trouble::Encoding:
            return Json::tr("the text is not UTF-8");
        case Trouble::Depth:
            return Json::tr("the text is nested deeper than %n level(s)", nullptr, m_limits.depth);
        case Trouble::Size:
            return Json::tr("the text is too long");
        }
        return QString();
    };
    JsonFault fault{.offset = m_at - m_begin, .message = message()};
    fault.isLimit = m_trouble == Trouble::Depth || m_trouble == Trouble::Size;
    for (const char* at = m_begin; at < m_at; ++at) {
        if (*at == '\n') {
            ++fault.line;
            fault.column = 1;
        } else if (!isContinuation(*at)) {
            ++fault.column;
        }
    }
    return fault;
}

}
