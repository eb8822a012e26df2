// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/brutext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope::bruno {

using namespace Qt::StringLiterals;

namespace {

struct Bru
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Bru)
};

/// Dictionaries; every other block is text.
bool isDictionary(const QString& name)
{
    static const QRegularExpression pattern(
        u"^(meta|get|post|put|delete|patch|options|head|connect|trace|http|grpc|ws|query|params:(query|path)|headers|"
        u"metadata"
        "|auth|auth:(?!oauth2:additional).*|vars|vars:.*|assert|settings|body:(form-urlencoded|multipart-form|file))$"_s);
    return pattern.match(name).hasMatch();
}

const QLatin1StringView quotes("'''");

qsizetype indentOf(const QString& line)
{
    const auto* first = std::find_if(line.begin(), line.end(), [](QChar letter) { return letter != u' '; });
    return first - line.begin();
}

/// Reads a file line by line; one use.
class BruParser
{
public:
    explicit BruParser(const ImportSource& source)
        : m_source(source)
        , m_lines(QString::fromUtf8(source.text()).split(u'\n'))
    {
        for (QString& line : m_lines) {
            if (line.endsWith(u'\r'))
                line.chop(1);
        }
    }

    Result<std::vector<BruBlock>> parse();

private:
    Result<BruBlock> readBlock();
    Result<void> readList(BruBlock& block);
    Result<void> readText(BruBlock& block);
    Result<void> readPairs(BruBlock& block);
    Result<BruPair> readPair();
    Result<void> readValue(BruPair& pair, const QString& start, qsizetype indent);
    Result<void> readQuoted(BruPair& pair, const QString& start);
    Result<QStringList> readUntil(QStringView end, const QString& what);
    bool skipDecorator();
    Failure fault(qsizetype line, qsizetype column, const QString& what) const;
    bool isAtEnd() const { return m_at >= m_lines.size(); }

    const ImportSource& m_source;
    QStringList m_lines;
    qsizetype m_at = 0;
};

Result<std::vector<BruBlock>> BruParser::parse()
{
    std::vector<BruBlock> blocks;
    while (!isAtEnd()) {
        if (m_lines[m_at].trimmed().isEmpty()) {
            ++m_at;
            continue;
        }
        auto block = readBlock();
        if (!block)
            return Failure(block.error());
        blocks.push_back(std::move(*block));
    }
    return blocks;
}

Result<BruBlock> BruParser::readBlock()
{
    static const QRegularExpression start(u"^([\\w:.-]+)\\s*([{\\[])\\s*([}\\]]?)\\s*$"_s);
    const auto match = start.match(m_lines[m_at]);
    if (!match.hasMatch())
        return fault(m_at, 0, Bru::tr("a block like “headers {” was expected"));
    BruBlock block{match.captured(1), {}, {}};
    ++m_at;
    if (!match.captured(3).isEmpty())
        return block;
    const bool isList = match.captured(2) == "["_L1;
    if (auto read = isList ? readList(block) : isDictionary(block.name) ? readPairs(block) : readText(block); !read)
        return Failure(read.error());
    return block;
}

Result<void> BruParser::readList(BruBlock& block)
{
    const auto lines = readUntil(u"]", block.name);
    if (!lines)
        return Failure(lines.error());
    for (const QString& item : lines->join(u',').split(u',', Qt::SkipEmptyParts)) {
        const QString name = item.trimmed();
        const bool isOff = name.startsWith(u'~');
        if (!name.isEmpty())
            block.pairs.push_back({{isOff ? name.sliced(1) : name, {}, !isOff}, {}, {}});
    }
    return {};
}

Result<void> BruParser::readText(BruBlock& block)
{
    auto lines = readUntil(u"}", block.name);
    if (!lines)
        return Failure(lines.error());
    for (QString& line : *lines)
        line.remove(0, std::min<qsizetype>(indentOf(line), 2));
    block.text = lines->join(u'\n');
    return {};
}

/// The lines before the one that begins with `end`: a closing sign counts at the line's start only.
Result<QStringList> BruParser::readUntil(QStringView end, const QString& what)
{
    const qsizetype first = m_at;
    while (!isAtEnd() && !m_lines[m_at].startsWith(end))
        ++m_at;
    if (isAtEnd())
        return fault(first - 1, 0, Bru::tr("the block “%1” is never closed").arg(what));
    return m_lines.mid(first, m_at++ - first);
}

Result<void> BruParser::readPairs(BruBlock& block)
{
    const qsizetype first = m_at - 1;
    while (!isAtEnd() && !m_lines[m_at].startsWith(u'}')) {
        if (m_lines[m_at].trimmed().isEmpty()) {
            ++m_at;
        } else if (!skipDecorator()) {
            auto pair = readPair();
            if (!pair)
                return Failure(pair.error());
            block.pairs.push_back(std::move(*pair));
        }
    }
    if (isAtEnd())
        return fault(first, 0, Bru::tr("the block “%1” is never closed").arg(block.name));
    ++m_at;
    return {};
}

/// @name(…) above a pair; its text may go over several lines in '''.
bool BruParser::skipDecorator()
{
    static const QRegularExpression decorator(u"^\\s*@\\w+(\\(.*)?$"_s);
    const QString& line = m_lines[m_at];
    if (!decorator.match(line).hasMatch())
        return false;
    const qsizetype open = line.indexOf(quotes);
    const bool isOpen = open >= 0 && line.indexOf(quotes, open + 3) < 0;
    ++m_at;
    while (isOpen && !isAtEnd() && !m_lines[m_at++].contains(quotes))
        continue;
    return true;
}

Result<BruPair> BruParser::readPair()
{
    static const QRegularExpression quoted(u"^\"((?:[^\"\\\\]|\\\\.)*)\"\\s*:(.*)$"_s);
    const qsizetype indent = indentOf(m_lines[m_at]);
    QString line = m_lines[m_at].trimmed();
    BruPair pair;
    pair.field.enabled = !line.startsWith(u'~');
    if (!pair.field.enabled)
        line.remove(0, 1);
    QString value;
    if (const auto match = quoted.match(line); match.hasMatch()) {
        pair.field.name = match.captured(1).replace("\\\""_L1, "\""_L1);
        value = match.captured(2).trimmed();
    } else {
        const qsizetype colon = line.indexOf(u':');
        if (colon < 0)
            return fault(m_at, indent, Bru::tr("“name: value” was expected"));
        pair.field.name = line.first(colon).trimmed();
        value = line.sliced(colon + 1).trimmed();
    }
    ++m_at;
    if (auto read = readValue(pair, value, indent); !read)
        return Failure(read.error());
    return pair;
}

/// A value is one line, a ''' text, a list in [brackets], or (as older versions wrote them) JSON over several lines,
/// whose last line is indented like its first.
Result<void> BruParser::readValue(BruPair& pair, const QString& start, qsizetype indent)
{
    if (start.startsWith(quotes))
        return readQuoted(pair, start.sliced(quotes.size()));
    pair.field.value = start;
    if (start != "["_L1 && start != "{"_L1)
        return {};
    const QChar close = start == "["_L1 ? u']' : u'}';
    const qsizetype first = m_at;
    while (!isAtEnd() && !(indentOf(m_lines[m_at]) == indent && m_lines[m_at].trimmed().startsWith(close)))
        ++m_at;
    if (isAtEnd())
        return fault(first - 1, indent, Bru::tr("the value of “%1” is never closed").arg(pair.field.name));
    for (const QString& line : m_lines.mid(first, m_at - first)) {
        pair.list += line.trimmed();
        pair.field.value += u'\n' + line.sliced(std::min(indent, indentOf(line)));
    }
    pair.field.value += u'\n' + m_lines[m_at++].trimmed();
    return {};
}

Result<void> BruParser::readQuoted(BruPair& pair, const QString& start)
{
    static const QRegularExpression type(u"@contentType\\((.*)\\)"_s);
    const qsizetype first = m_at - 1;
    QString text = start;
    qsizetype end = text.indexOf(quotes);
    QStringList lines;
    while (end < 0 && !isAtEnd()) {
        if (m_at > first + 1 || !text.isEmpty())
            lines += text;
        text = m_lines[m_at++];
        end = text.indexOf(quotes);
        if (end < 0 || !text.first(end).trimmed().isEmpty()) {
            const qsizetype indent = std::min<qsizetype>(indentOf(text), 4);
            text.remove(0, indent);
            end = end < 0 ? end : end - indent;
        }
    }
    if (end < 0)
        return fault(first, 0, Bru::tr("the text in ''' of “%1” is never closed").arg(pair.field.name));
    if (const QString last = text.first(end); lines.isEmpty() || !last.trimmed().isEmpty())
        lines += last;
    pair.field.value = lines.join(u'\n');
    pair.contentType = type.match(text.sliced(end)).captured(1);
    return {};
}

Failure BruParser::fault(qsizetype line, qsizetype column, const QString& what) const
{
    return fail(ErrorCode::InvalidInput,
                Bru::tr("%1: line %2, column %3: %4").arg(m_source.name()).arg(line + 1).arg(column + 1).arg(what));
}

}

Result<BruText> BruText::parse(const ImportSource& source)
{
    auto blocks = BruParser(source).parse();
    if (!blocks)
        return Failure(blocks.error());
    BruText text;
    text.m_blocks = std::move(*blocks);
    return text;
}

}
