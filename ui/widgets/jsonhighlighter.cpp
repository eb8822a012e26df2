// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/jsonhighlighter.h"

#include "expression/jsontokens.h"
#include "ui/theme/theme.h"

namespace idemscope {

namespace {

constexpr qsizetype longestLine = 20'000; ///< longer lines stay plain, so that typing in them stays quick

QColor colorOf(JsonToken::Kind kind)
{
    const ThemeColors& colors = theme().colors();
    switch (kind) {
    case JsonToken::Kind::Name:
        return colors.jsonKey;
    case JsonToken::Kind::String:
        return colors.jsonString;
    case JsonToken::Kind::Number:
        return colors.jsonNumber;
    case JsonToken::Kind::Literal:
        return colors.jsonWord;
    case JsonToken::Kind::Punctuation:
        return colors.mutedText;
    case JsonToken::Kind::Variable:
    case JsonToken::Kind::Error:
        break;
    }
    return colors.text;
}

}

JsonHighlighter::JsonHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
    connect(&theme(), &Theme::changed, this, &JsonHighlighter::rehighlight);
}

void JsonHighlighter::setLookup(VariableLookup lookup)
{
    m_lookup = std::move(lookup);
    rehighlight();
}

void JsonHighlighter::setJson(bool isJson)
{
    if (m_isJson == isJson)
        return;
    m_isJson = isJson;
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    if (text.size() > longestLine)
        return;
    if (m_isJson) {
        for (const JsonToken& token : tokenizeJson(QStringView(text)))
            setFormat(static_cast<int>(token.begin), static_cast<int>(token.length), colorOf(token.kind));
    }
    const QList<QTextLayout::FormatRange> variables = variableFormats(text, m_lookup);
    for (const QTextLayout::FormatRange& range : variables)
        setFormat(range.start, range.length, range.format);
}

}
