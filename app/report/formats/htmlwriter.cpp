// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/htmlwriter.h"

#include "model/json/words.h"
#include "report/checktext.h"
#include "report/numbertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HtmlText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HtmlReport)
};

QByteArray toneClass(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return "good";
    case Tone::Bad:
        return "bad";
    case Tone::Unsure:
        return "unsure";
    case Tone::Plain:
        break;
    }
    return "plain";
}

/// A meaning is never told by colour alone.
QString toneSign(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return u"✔"_s;
    case Tone::Bad:
        return u"✖"_s;
    case Tone::Unsure:
        return u"?"_s;
    case Tone::Plain:
        break;
    }
    return u"–"_s;
}

QByteArray classAttribute(const QByteArray& name)
{
    return " class=\"" + name + '"';
}

constexpr int mostFigures = 200; ///< rows of a chart's table

/// What a chart shows, for who cannot see it or wants the numbers.
TableBlock figuresOf(const TextTable& table)
{
    TableBlock block{table.columns};
    const std::size_t shown = std::min<std::size_t>(table.rows.size(), mostFigures);
    for (std::size_t i = 0; i < shown; ++i)
        block.rows.emplace_back(table.rows[i].begin(), table.rows[i].end());
    if (table.rows.size() > shown)
        block.more = HtmlText::tr("%1 more in the JSON report").arg(countText(qint64(table.rows.size() - shown)));
    return block;
}

}

QByteArray htmlText(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

void HtmlWriter::openTag(const char* name, const QByteArray& attributes)
{
    m_html += '<' + QByteArray(name) + attributes + '>';
}

void HtmlWriter::close(const char* name)
{
    m_html += "</" + QByteArray(name) + ">\n";
}

void HtmlWriter::element(const char* name, const QString& text, const QByteArray& attributes)
{
    openTag(name, attributes);
    m_html += htmlText(text);
    close(name);
}

void HtmlWriter::list(const QStringList& items, const QByteArray& attributes)
{
    if (items.isEmpty())
        return;
    openTag("ul", attributes);
    for (const QString& item : items)
        element("li", item);
    close("ul");
}

void HtmlWriter::writeHeader(const ReportPage& page)
{
    openTag("header");
    element("h1", page.title);
    element("p", page.subtitle, classAttribute("muted"));
    close("header");
}

void HtmlWriter::write(const PageSection& section)
{
    openTag("section", " id=\"" + section.id.toUtf8() + '"');
    if (!section.title.isEmpty())
        element("h2", section.title);
    for (const Block& block : section.blocks)
        std::visit(*this, block);
    close("section");
}

void HtmlWriter::operator()(const BannerBlock& block)
{
    openTag("div", classAttribute("banner " + toneClass(block.tone)));
    element("span", toneSign(block.tone), " class=\"sign\" aria-hidden=\"true\"");
    openTag("div");
    element("p", block.sentence, classAttribute("verdict"));
    element("p", block.evidence);
    list(block.reasons);
    close("div");
    close("div");
}

void HtmlWriter::operator()(const TextBlock& block)
{
    element("p", block.text);
}

void HtmlWriter::operator()(const ListBlock& block)
{
    list(block.items);
}

void HtmlWriter::operator()(const FactsBlock& block)
{
    openTag("dl");
    for (const auto& [name, value] : block.facts) {
        openTag("div");
        element("dt", name);
        element("dd", value);
        close("div");
    }
    close("dl");
}

void HtmlWriter::cell(const TableCell& cell, bool isNumber)
{
    openTag("td", isNumber ? classAttribute("n") : QByteArray());
    if (cell.mark)
        m_html += "<i class=\"b-" + inkName(*cell.mark).toUtf8() + "\"></i>";
    if (cell.tone)
        element("span", toneSign(*cell.tone) + u' ' + cell.text, classAttribute("tone " + toneClass(*cell.tone)));
    else
        m_html += htmlText(cell.text);
    m_html += "</td>";
}

void HtmlWriter::operator()(const TableBlock& block)
{
    if (block.isSearchable)
        m_html += "<p class=\"search\"><input type=\"search\" placeholder=\"" +
                  htmlText(HtmlText::tr("Search the table")) + "\" aria-label=\"" +
                  htmlText(HtmlText::tr("Search the table")) +
                  "\" data-search> <span data-found aria-live=\"polite\"></span></p>\n";
    openTag("div", classAttribute("wide"));
    openTag("table", block.isSearchable ? " data-searchable" : "");
    openTag("thead");
    openTag("tr");
    for (int i = 0; i < block.columns.size(); ++i)
        element("th", block.columns[i], i >= block.textColumns ? " scope=\"col\" class=\"n\"" : " scope=\"col\"");
    close("tr");
    close("thead");
    openTag("tbody");
    for (const std::vector<TableCell>& row : block.rows) {
        openTag("tr");
        for (std::size_t i = 0; i < row.size(); ++i)
            cell(row[i], int(i) >= block.textColumns);
        close("tr");
    }
    close("tbody");
    close("table");
    close("div");
    if (!block.more.isEmpty())
        element("p", block.more, classAttribute("muted"));
}

void HtmlWriter::code(const QString& text, const QString& title)
{
    openTag("div", classAttribute("code"));
    if (!title.isEmpty())
        element("p", title, classAttribute("muted"));
    m_html += "<button type=\"button\" data-copy>" + htmlText(HtmlText::tr("Copy")) + "</button>";
    element("pre", text);
    close("div");
}

void HtmlWriter::operator()(const CodeBlock& block)
{
    code(block.text);
}

void HtmlWriter::legend(const std::vector<ChartLegendItem>& items)
{
    openTag("p", classAttribute("legend"));
    for (const ChartLegendItem& item : items)
        m_html += "<span><i class=\"b-" + inkName(item.ink).toUtf8() + "\"></i>" + htmlText(item.name) + "</span> ";
    close("p");
}

void HtmlWriter::operator()(const ChartBlock& block)
{
    const ChartDrawing& drawing = block.drawing;
    openTag("figure");
    m_html += "<figcaption><b>" + htmlText(drawing.words.title) + "</b> <span class=\"muted\">" +
              htmlText(drawing.words.subtitle) + "</span></figcaption>\n";
    if (drawing.svg.isEmpty()) {
        element("p", drawing.words.nothing, classAttribute("muted"));
    } else {
        m_html += drawing.svg;
        legend(drawing.legend);
        element("p", drawing.summary, classAttribute("muted"));
        openTag("details");
        element("summary", HtmlText::tr("The figures as a table"));
        (*this)(figuresOf(drawing.table));
        close("details");
    }
    close("figure");
}

void HtmlWriter::message(const QString& title, const QString& text)
{
    openTag("div");
    element("h4", title);
    element("pre", text.isEmpty() ? HtmlText::tr("nothing") : text);
    close("div");
}

void HtmlWriter::difference(const std::vector<DiffLine>& lines)
{
    const bool isSame =
        std::all_of(lines.begin(), lines.end(), [](const DiffLine& line) { return line.kind == DiffLine::Kind::Same; });
    openTag("div", classAttribute("diff"));
    element("h4", HtmlText::tr("Difference to the first answer"));
    if (isSame) {
        element("p", HtmlText::tr("none: the same to the byte"), classAttribute("muted"));
    } else {
        openTag("pre");
        for (const DiffLine& line : lines) {
            const char* tag = line.kind == DiffLine::Kind::Added     ? "ins"
                              : line.kind == DiffLine::Kind::Removed ? "del"
                                                                     : "span";
            const char* sign = line.kind == DiffLine::Kind::Added     ? "+ "
                               : line.kind == DiffLine::Kind::Removed ? "- "
                                                                      : "  ";
            m_html += '<' + QByteArray(tag) + '>' + sign + htmlText(line.text) + "</" + tag + ">\n";
        }
        close("pre");
    }
    close("div");
}

void HtmlWriter::operator()(const ExchangeBlock& block)
{
    openTag("details", " class=\"exchange\" open");
    m_html += "<summary>";
    if (block.happening)
        m_html += "<i class=\"b-" + inkName(*block.happening).toUtf8() + "\"></i>";
    m_html += htmlText(block.title) + "</summary>\n";
    if (!block.note.isEmpty())
        element("p", block.note, classAttribute("muted"));
    openTag("div", classAttribute("pair"));
    message(HtmlText::tr("Sent"), block.sent);
    message(HtmlText::tr("Received"), block.received);
    close("div");
    if (!block.difference.empty())
        difference(block.difference);
    close("details");
}

void HtmlWriter::operator()(const FindingBlock& block)
{
    const Tone tone = toneOf(block.answer);
    openTag("article", " class=\"finding " + toneClass(tone) + "\" id=\"" + htmlText(block.id) + '"');
    element("h3", toneSign(tone) + u' ' + block.sentence);
    QStringList facts{block.id, answerText(block.answer), severityText(block.severity)};
    if (!block.source.isEmpty())
        facts.append(block.source);
    element("p", facts.join(u" · "_s), classAttribute("muted"));
    list(block.details);
    for (const ExchangeBlock& exchange : block.exchanges)
        (*this)(exchange);
    if (!block.reproduction.isEmpty()) {
        openTag("details");
        element("summary", HtmlText::tr("Show it without Idemscope: a script of curl commands"));
        code(block.reproduction);
        close("details");
    }
    code(block.again, HtmlText::tr("Ask once more:"));
    close("article");
}

}
