// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/equivalent.h"

#include "expression/json.h"
#include "expression/jsonstring.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>

namespace idemscope {

namespace {

struct Equivalent
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Equivalent)
};

constexpr std::array everySpelling = {JsonSpelling::MemberOrder, JsonSpelling::WhiteSpace, JsonSpelling::NumberSpelling,
                                      JsonSpelling::UnicodeEscapes};

std::int64_t upTo(Random& random, qsizetype limit)
{
    return random.between(0, limit);
}

/// Writes a document anew in one other spelling.
class Respeller
{
public:
    Respeller(const QByteArray& text, JsonSpelling spelling, Random& random)
        : m_source(text)
        , m_spelling(spelling)
        , m_random(random)
    {
        m_result.reserve(text.size() * 2);
    }

    QByteArray run(const JsonValue& root)
    {
        m_result.append(QByteArrayView(m_source).first(root.begin()));
        write(root);
        m_result.append(QByteArrayView(m_source).sliced(root.end()));
        return std::move(m_result);
    }

private:
    /// Recursion is bounded by the parser's depth limit.
    void write(const JsonValue& value)
    {
        switch (value.kind()) {
        case JsonKind::Object:
        case JsonKind::Array:
            container(value);
            break;
        case JsonKind::String:
            string(value);
            break;
        case JsonKind::Number:
            number(value.text());
            break;
        default:
            m_result.append(value.text());
        }
    }

    static qsizetype beginOf(const JsonValue& child)
    {
        const auto name = child.name();
        return name ? name->begin() : child.begin();
    }

    /// The text between the children stays where it was while the children may change places.
    void container(const JsonValue& value)
    {
        std::vector<JsonValue> children;
        for (const JsonValue child : value.children())
            children.push_back(child);
        std::vector<JsonValue> order = children;
        if (m_spelling == JsonSpelling::MemberOrder && value.isObject())
            reorder(order);
        qsizetype at = value.begin();
        for (std::size_t i = 0; i < children.size(); ++i) {
            between(at, beginOf(children[i]));
            if (const auto name = order[i].name()) {
                string(*name);
                between(name->end(), order[i].begin());
            }
            write(order[i]);
            at = children[i].end();
        }
        between(at, value.end());
    }

    /// Never the order it was. Duplicate names would change the value for who takes the last, so they stay.
    void reorder(std::vector<JsonValue>& members)
    {
        std::set<QByteArray> names;
        for (const JsonValue& member : members)
            names.insert(member.name()->string());
        if (members.size() < 2 || names.size() < members.size())
            return;
        for (std::size_t i = members.size() - 1; i > 0; --i) // Sattolo: no member keeps its place
            std::swap(members[i], members[static_cast<std::size_t>(upTo(m_random, static_cast<qsizetype>(i) - 1))]);
    }

    /// Punctuation with white space from the source: copied, or with other white space around each mark.
    void between(qsizetype begin, qsizetype end)
    {
        const QByteArrayView piece = QByteArrayView(m_source).sliced(begin, end - begin);
        if (m_spelling != JsonSpelling::WhiteSpace) {
            m_result.append(piece);
            return;
        }
        for (const char byte : piece) {
            if (byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t')
                continue;
            space();
            m_result.append(byte);
            space();
        }
    }

    void space()
    {
        static constexpr std::array<const char*, 6> spaces = {"", "", " ", "  ", "\n", "\t"};
        m_result.append(spaces[static_cast<std::size_t>(upTo(m_random, 5))]);
    }

    void number(QByteArrayView text)
    {
        const auto isDigit = [](char c) {
            return c >= '0' && c <= '9';
        };
        if (m_spelling != JsonSpelling::NumberSpelling || std::count_if(text.begin(), text.end(), isDigit) > 15) {
            m_result.append(text);
            return;
        }
        const auto mark = std::find_if(text.begin(), text.end(), [](char c) { return c == 'e' || c == 'E'; });
        const QByteArrayView mantissa = text.first(mark - text.begin());
        const bool addsPlaces = mark != text.end() || upTo(m_random, 1) == 0;
        m_result.append(mantissa);
        if (addsPlaces)
            m_result.append(mantissa.contains('.') ? "0" : ".0");
        if (mark != text.end())
            m_result.append(text.sliced(mantissa.size()));
        else if (!addsPlaces)
            m_result.append(upTo(m_random, 1) == 0 ? "e0" : "E+0");
    }

    /// At least one character of every string that has one is written as an escape, or its escape otherwise.
    void string(const JsonValue& value)
    {
        const QByteArrayView text = value.text();
        if (m_spelling != JsonSpelling::UnicodeEscapes || text.size() == 2) {
            m_result.append(text);
            return;
        }
        const QByteArrayView inner = text.sliced(1).chopped(1);
        qsizetype chosen = upTo(m_random, inner.size() - 1);
        m_result.append('"');
        for (qsizetype at = 0; at < inner.size();) {
            const qsizetype begin = at;
            const qsizetype end = characterEnd(inner, at);
            const bool isChosen = (begin <= chosen && chosen < end) || upTo(m_random, 7) == 0;
            if (isChosen)
                escaped(inner.sliced(begin, end - begin));
            else
                m_result.append(inner.sliced(begin, end - begin));
            at = end;
        }
        m_result.append('"');
    }

    static qsizetype characterEnd(QByteArrayView inner, qsizetype at)
    {
        if (inner[at] == '\\')
            return at + (inner[at + 1] == 'u' ? 6 : 2);
        nextCodePoint(inner, at);
        return at;
    }

    /// The other way to write one character; what is a \\u escape already gets letters in the other case, or loses it.
    void escaped(QByteArrayView character)
    {
        if (character.startsWith("\\u")) {
            respellEscape(character);
            return;
        }
        const QByteArray decoded = character.startsWith('\\') ? decodeJsonString(character) : character.toByteArray();
        qsizetype at = 0;
        const char32_t codePoint = nextCodePoint(decoded, at);
        if (codePoint >= 0x10000) {
            appendUnicodeEscape(m_result, QChar::highSurrogate(codePoint));
            appendUnicodeEscape(m_result, QChar::lowSurrogate(codePoint));
        } else {
            appendUnicodeEscape(m_result, static_cast<char16_t>(codePoint));
        }
    }

    void respellEscape(QByteArrayView escape)
    {
        QByteArray other = "\\u" + escape.sliced(2).toByteArray().toLower();
        if (other == escape)
            other = "\\u" + escape.sliced(2).toByteArray().toUpper();
        const QByteArray decoded = decodeJsonString(escape);
        const bool canStandPlain = decoded.size() == 1 && decoded[0] >= 0x20 && decoded != "\"" && decoded != "\\";
        m_result.append(other == escape && canStandPlain ? decoded : other);
    }

    const QByteArray& m_source;
    JsonSpelling m_spelling;
    Random& m_random;
    QByteArray m_result;
};

/// White space may come out as it was by chance, and the outermost value may be a scalar: a line end always remains.
QByteArray respelled(const QByteArray& text, const JsonDocument& document, JsonSpelling spelling, Random& random)
{
    QByteArray result = Respeller(text, spelling, random).run(document.root());
    if (spelling == JsonSpelling::WhiteSpace && result == text)
        result += '\n';
    return result;
}

}

Result<QByteArray> equivalentJson(const QByteArray& text, JsonSpelling spelling, Random& random)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return Failure(document.error());
    QByteArray result = respelled(text, *document, spelling, random);
    if (result == text)
        return fail(ErrorCode::NotFound, Equivalent::tr("This body cannot be written in such another way"));
    return result;
}

Result<QByteArray> equivalentJson(const QByteArray& text, Random& random)
{
    std::int64_t chosen = random.between(1, (1 << everySpelling.size()) - 1);
    QByteArray result = text;
    for (const JsonSpelling spelling : everySpelling) {
        if ((chosen & 1) != 0) {
            const auto document = JsonDocument::parse(result);
            if (!document)
                return Failure(document.error());
            result = respelled(result, *document, spelling, random);
        }
        chosen >>= 1;
    }
    return result == text ? equivalentJson(text, JsonSpelling::WhiteSpace, random) : Result<QByteArray>(result);
}

}
