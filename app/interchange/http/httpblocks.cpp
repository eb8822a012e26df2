// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/http/httpblocks.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// "@name = value"; most lines begin otherwise and ask no pattern.
std::optional<Field> variableOf(const QString& line)
{
    static const QRegularExpression pattern(u"^@([A-Za-z_][\\w.-]*)\\s*=\\s*(.*)$"_s);
    if (!line.startsWith(u'@'))
        return {};
    const auto match = pattern.match(line);
    return match.hasMatch() ? std::optional(Field{match.captured(1), match.captured(2).trimmed()}) : std::nullopt;
}

bool isComment(const QString& line)
{
    return line.startsWith(u'#') || line.startsWith("//"_L1);
}

/// "Name: value", but no URL with a scheme or a port.
bool isHeader(const QString& line)
{
    static const QRegularExpression pattern(u"^[A-Za-z0-9!#$%&'*+.^_`|~{}-]+\\s*:(?!//)"_s);
    return pattern.match(line).hasMatch();
}

bool isContinuation(const QString& line)
{
    return line.startsWith(u' ') || line.startsWith(u'\t') || line.startsWith(u'?') || line.startsWith(u'&');
}

/// Reads one block line by line.
class BlockReader
{
public:
    explicit BlockReader(std::vector<HttpLine> lines)
        : m_lines(std::move(lines))
    {
    }

    HttpBlock read(const QString& title);

private:
    enum class Part { Before, Request, Headers, Body };

    void line(const HttpLine& line);
    void before(const HttpLine& line);
    void comment(const QString& line);
    void afterRequest(const HttpLine& line);
    void header(const HttpLine& line);
    bool script(const HttpLine& line);
    void takeTrailingVariables();
    void trimBody();

    std::vector<HttpLine> m_lines;
    std::size_t m_at = 0;
    Part m_part = Part::Before;
    HttpBlock m_block;
};

HttpBlock BlockReader::read(const QString& title)
{
    m_block.title = title;
    m_block.line = m_lines.empty() ? 1 : m_lines.front().number;
    while (m_at < m_lines.size())
        line(m_lines[m_at++]);
    takeTrailingVariables();
    trimBody();
    return std::move(m_block);
}

void BlockReader::line(const HttpLine& line)
{
    switch (m_part) {
    case Part::Before:
        return before(line);
    case Part::Request:
        return afterRequest(line);
    case Part::Headers:
        return header(line);
    case Part::Body:
        if (!script(line))
            m_block.body.push_back(line);
    }
}

void BlockReader::before(const HttpLine& line)
{
    const QString text = line.text.trimmed();
    if (text.isEmpty()) {
        m_block.comment.clear(); // it was about something else
        return;
    }
    if (isComment(text))
        return comment(text);
    if (auto variable = variableOf(text)) {
        m_block.variables.push_back(std::move(*variable));
        return;
    }
    if (script(line))
        return;
    m_block.request.push_back({text, line.number});
    m_block.line = line.number;
    m_part = Part::Request;
}

void BlockReader::comment(const QString& line)
{
    const QString text = line.mid(line.startsWith(u'#') ? 1 : 2).trimmed();
    if (!text.startsWith(u'@')) {
        if (m_block.comment.isEmpty())
            m_block.comment = text;
        return;
    }
    const QString directive = text.sliced(1);
    if (directive.startsWith("name"_L1))
        m_block.name = directive.mid(4).trimmed().remove(0, directive.mid(4).trimmed().startsWith(u'=') ? 1 : 0);
    else
        m_block.directives += directive;
}

void BlockReader::afterRequest(const HttpLine& line)
{
    if (!line.text.trimmed().isEmpty() && isContinuation(line.text) && !isComment(line.text.trimmed())) {
        m_block.request.push_back({line.text.trimmed(), line.number});
        return;
    }
    m_part = Part::Headers;
    header(line);
}

/// Up to the first empty line. What is no header begins the body: somebody forgot that line.
void BlockReader::header(const HttpLine& line)
{
    const QString text = line.text.trimmed();
    if (text.isEmpty()) {
        m_part = Part::Body;
    } else if (isComment(text)) {
        return;
    } else if (isHeader(text)) {
        m_block.headers.push_back({text, line.number});
    } else if (!script(line)) {
        m_part = Part::Body;
        m_block.body.push_back(line);
    }
}

/// "> {% … %}" and "< {% … %}", over several lines; "> file", ">> file" and "<> file" speak of answers.
bool BlockReader::script(const HttpLine& line)
{
    const QString text = line.text.trimmed();
    const bool isPost = text.startsWith(u'>');
    if (!isPost && !text.startsWith(u'<'))
        return false;
    const bool isReference = text.startsWith("<> "_L1) || text.startsWith(">>"_L1);
    static const QRegularExpression opening(u"^[<>]\\s*\\{%"_s);
    const bool isInline = opening.match(text).hasMatch();
    if (isReference)
        return true;
    if (!isInline && !(isPost && text.startsWith("> "_L1) && (m_part == Part::Body || m_part == Part::Headers)) &&
        !(m_part == Part::Before && !isPost))
        return false;
    QString code = text;
    while (isInline && !code.contains("%}"_L1) && m_at < m_lines.size())
        code += u'\n' + m_lines[m_at++].text;
    QString& script = isPost ? m_block.postScript : m_block.preScript;
    script += (script.isEmpty() ? QString() : u"\n"_s) + code;
    return true;
}

/// "@x = 1" behind a body without "###" is no part of it (vscode-restclient#633).
void BlockReader::takeTrailingVariables()
{
    auto& body = m_block.body;
    std::size_t end = body.size();
    bool hasVariable = false;
    for (std::size_t i = body.size(); i > 0; --i) {
        const QString text = body[i - 1].text.trimmed();
        const bool isVariable = variableOf(text).has_value();
        if (!isVariable && !text.isEmpty() && !(isComment(text)))
            break;
        hasVariable = hasVariable || isVariable;
        if (isVariable)
            end = i - 1;
    }
    for (std::size_t i = end; hasVariable && i < body.size(); ++i) {
        if (auto variable = variableOf(body[i].text.trimmed()))
            m_block.variables.push_back(std::move(*variable));
    }
    if (hasVariable)
        body.resize(end);
}

void BlockReader::trimBody()
{
    auto& body = m_block.body;
    const auto isBlank = [](const HttpLine& line) {
        return line.text.trimmed().isEmpty();
    };
    body.erase(body.begin(), std::find_if_not(body.begin(), body.end(), isBlank));
    while (!body.empty() && isBlank(body.back()))
        body.pop_back();
}

}

std::vector<HttpBlock> httpBlocks(const QByteArray& text)
{
    std::vector<HttpBlock> blocks;
    std::vector<HttpLine> lines;
    QString title;
    static const QRegularExpression marks(u"^#+"_s);
    const auto close = [&] {
        HttpBlock block = BlockReader(std::move(lines)).read(title);
        if (!block.isEmpty())
            blocks.push_back(std::move(block));
        lines.clear();
    };
    qsizetype number = 0;
    for (const QByteArray& bytes : text.split('\n')) {
        ++number;
        QString line = QString::fromUtf8(bytes);
        if (line.endsWith(u'\r'))
            line.chop(1);
        if (!line.startsWith("###"_L1)) {
            lines.push_back({line, number});
            continue;
        }
        close();
        title = line.mid(3).remove(marks).trimmed();
    }
    close();
    return blocks;
}

}
