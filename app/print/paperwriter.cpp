// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/paperwriter.h"

#include "print/chartobject.h"
#include "print/pagebreaks.h"
#include "report/checktext.h"
#include "report/numbertext.h"

#include <QCoreApplication>
#include <QTextTable>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PaperWords
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PaperReport)
};

constexpr std::size_t mostRows = 300; ///< of a table on paper
constexpr int namesPercent = 30;      ///< of the width of a list of facts

QString toneSign(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return u"✔ "_s;
    case Tone::Bad:
        return u"✖ "_s;
    case Tone::Unsure:
        return u"? "_s;
    case Tone::Plain:
        break;
    }
    return u"– "_s;
}

}

PaperWriter::PaperWriter(QTextDocument& document)
    : m_cursor(&document)
{
}

void PaperWriter::paragraph(const QString& text, PaperText style, double above, double below)
{
    paragraph(text, paperFormat(style), above, below);
}

/// The first one takes the block that an empty document has.
void PaperWriter::paragraph(const QString& text, const QTextCharFormat& format, double above, double below)
{
    if (text.isEmpty())
        return;
    QTextBlockFormat block;
    block.setTopMargin(above);
    block.setBottomMargin(below);
    if (m_cursor.atStart())
        m_cursor.setBlockFormat(block);
    else
        m_cursor.insertBlock(block);
    m_cursor.setCharFormat(format);
    m_cursor.insertText(text);
}

void PaperWriter::heading(const QString& text, PaperText style, double above, double below)
{
    heading(text, paperFormat(style), above, below);
}

void PaperWriter::heading(const QString& text, const QTextCharFormat& format, double above, double below)
{
    if (text.isEmpty())
        return;
    paragraph(text, format, above, below);
    QTextBlockFormat block = m_cursor.blockFormat();
    block.setProperty(keepsWithNext, true);
    m_cursor.setBlockFormat(block);
}

void PaperWriter::writeHeader(const ReportPage& page)
{
    paragraph(page.title, PaperText::Title);
    paragraph(page.subtitle, PaperText::Small, 0, 8);
}

void PaperWriter::write(const PageSection& section)
{
    heading(section.title, PaperText::Heading, 16, 6);
    for (const Block& block : section.blocks)
        std::visit(*this, block);
}

QTextTable* PaperWriter::table(int rows, int columns, double padding, bool hasHeader)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(padding);
    format.setCellSpacing(0);
    format.setTopMargin(4);
    format.setBottomMargin(6);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    if (hasHeader)
        format.setHeaderRowCount(1);
    return m_cursor.insertTable(rows, columns, format);
}

void PaperWriter::fill(QTextTable& table, int row, int column, const TableCell& cell, PaperText style, bool isNumber)
{
    QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(isNumber ? Qt::AlignRight : Qt::AlignLeft);
    cursor.setBlockFormat(block);
    if (cell.mark) {
        QTextCharFormat mark = paperFormat(style);
        mark.setForeground(paperColor(*cell.mark));
        cursor.insertText(u"■ "_s, mark);
    }
    QTextCharFormat format = paperFormat(style);
    if (cell.tone)
        format.setForeground(paperColor(*cell.tone));
    cursor.insertText(cell.tone ? toneSign(*cell.tone) + cell.text : cell.text, format);
}

void PaperWriter::operator()(const BannerBlock& block)
{
    QTextTable* box = table(1, 1, 8, false);
    QTextTableCellFormat surface;
    surface.setBackground(paperSurface(block.tone));
    box->cellAt(0, 0).setFormat(surface);
    QTextCursor inside = box->cellAt(0, 0).firstCursorPosition();
    std::swap(inside, m_cursor);
    QTextCharFormat verdict = paperFormat(PaperText::Title);
    verdict.setForeground(paperColor(block.tone));
    m_cursor.insertText(toneSign(block.tone) + block.sentence, verdict);
    paragraph(block.evidence, PaperText::Body, 4);
    list(block.reasons);
    std::swap(inside, m_cursor);
    m_cursor.movePosition(QTextCursor::End);
}

void PaperWriter::operator()(const TextBlock& block)
{
    paragraph(block.text, PaperText::Body);
}

void PaperWriter::list(const QStringList& items)
{
    for (const QString& item : items)
        paragraph(u"• "_s + item, PaperText::Body, 0, 2);
}

void PaperWriter::operator()(const ListBlock& block)
{
    list(block.items);
}

void PaperWriter::operator()(const FactsBlock& block)
{
    QTextTable* facts = table(int(block.facts.size()), 2, 1.5, false);
    QTextTableFormat format = facts->format();
    format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, namesPercent),
                                      QTextLength(QTextLength::PercentageLength, 100 - namesPercent)});
    facts->setFormat(format);
    for (int row = 0; row < int(block.facts.size()); ++row) {
        fill(*facts, row, 0, block.facts[std::size_t(row)].first, PaperText::Small, false);
        fill(*facts, row, 1, block.facts[std::size_t(row)].second, PaperText::Body, false);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void PaperWriter::operator()(const TableBlock& block)
{
    const std::size_t shown = std::min(block.rows.size(), mostRows);
    QTextTable* rows = table(int(shown) + 1, int(block.columns.size()), 2, true);
    for (int column = 0; column < block.columns.size(); ++column)
        fill(*rows, 0, column, block.columns[column], PaperText::Small, column >= block.textColumns);
    const PaperText style = block.columns.size() > 5 ? PaperText::Small : PaperText::Body;
    for (std::size_t row = 0; row < shown; ++row) {
        for (std::size_t column = 0; column < block.rows[row].size(); ++column)
            fill(*rows, int(row) + 1, int(column), block.rows[row][column], style, int(column) >= block.textColumns);
    }
    m_cursor.movePosition(QTextCursor::End);
    if (block.rows.size() > shown)
        paragraph(
            PaperWords::tr("%1 more rows are in the HTML report").arg(countText(qint64(block.rows.size() - shown))),
            PaperText::Small);
    paragraph(block.more, PaperText::Small);
}

void PaperWriter::code(const QString& text)
{
    QTextTable* box = table(1, 1, 5, false);
    QTextTableCellFormat surface;
    surface.setBackground(paperSurface(Tone::Plain));
    box->cellAt(0, 0).setFormat(surface);
    QTextCursor inside = box->cellAt(0, 0).firstCursorPosition();
    inside.insertText(QString(text).replace(u'\n', QChar::LineSeparator), paperFormat(PaperText::Code));
    m_cursor.movePosition(QTextCursor::End);
}

void PaperWriter::operator()(const CodeBlock& block)
{
    code(block.text);
}

void PaperWriter::legend(const std::vector<ChartLegendItem>& items)
{
    m_cursor.insertBlock(QTextBlockFormat());
    for (const ChartLegendItem& item : items) {
        QTextCharFormat mark = paperFormat(PaperText::Small);
        mark.setForeground(paperColor(item.ink));
        m_cursor.insertText(u"■ "_s, mark);
        m_cursor.insertText(item.name + u"    "_s, paperFormat(PaperText::Small));
    }
}

void PaperWriter::operator()(const ChartBlock& block)
{
    const ChartDrawing& drawing = block.drawing;
    heading(drawing.words.title + u": "_s + drawing.words.subtitle, PaperText::Subheading, 8, 2);
    if (drawing.svg.isEmpty()) {
        paragraph(drawing.words.nothing, PaperText::Small);
        return;
    }
    m_cursor.insertBlock(QTextBlockFormat());
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                        ChartObject::format(drawing.svg, {drawing.width, drawing.height}));
    legend(drawing.legend);
    paragraph(drawing.summary, PaperText::Small);
}

void PaperWriter::difference(const std::vector<DiffLine>& lines)
{
    const bool isSame =
        std::all_of(lines.begin(), lines.end(), [](const DiffLine& line) { return line.kind == DiffLine::Kind::Same; });
    if (isSame)
        return paragraph(PaperWords::tr("No difference to the first answer: the same to the byte"), PaperText::Small, 2,
                         2);
    heading(PaperWords::tr("Difference to the first answer"), PaperText::Small, 2, 2);
    QTextTable* box = table(1, 1, 5, false);
    QTextCursor inside = box->cellAt(0, 0).firstCursorPosition();
    for (const DiffLine& line : lines) {
        QTextCharFormat format = paperFormat(PaperText::Code);
        const bool isAdded = line.kind == DiffLine::Kind::Added;
        if (line.kind != DiffLine::Kind::Same)
            format.setForeground(paperColor(isAdded ? Tone::Good : Tone::Bad));
        const QString sign = line.kind == DiffLine::Kind::Same ? u"  "_s : isAdded ? u"+ "_s : u"- "_s;
        inside.insertText(sign + line.text + QChar(QChar::LineSeparator), format);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void PaperWriter::operator()(const ExchangeBlock& block)
{
    heading(block.title, PaperText::Strong, 8, 2);
    heading(block.note, PaperText::Small, 0, 4);
    heading(PaperWords::tr("Sent"), PaperText::Small, 2, 0);
    code(block.sent);
    heading(PaperWords::tr("Received"), PaperText::Small, 2, 0);
    code(block.received.isEmpty() ? PaperWords::tr("nothing") : block.received);
    if (!block.difference.empty())
        difference(block.difference);
}

void PaperWriter::operator()(const FindingBlock& block)
{
    QTextCharFormat title = paperFormat(PaperText::Subheading);
    title.setForeground(paperColor(toneOf(block.answer)));
    heading(toneSign(toneOf(block.answer)) + block.sentence, title, 12, 2);
    QStringList facts{block.id, answerText(block.answer), severityText(block.severity)};
    if (!block.source.isEmpty())
        facts.append(block.source);
    paragraph(facts.join(u" · "_s), PaperText::Small);
    list(block.details);
    for (const ExchangeBlock& exchange : block.exchanges)
        (*this)(exchange);
    if (!block.reproduction.isEmpty()) {
        heading(PaperWords::tr("Show it without Idemscope: a script of curl commands"), PaperText::Small, 4, 0);
        code(block.reproduction);
    }
    heading(PaperWords::tr("Ask once more:"), PaperText::Small, 4, 0);
    code(block.again);
}

}
