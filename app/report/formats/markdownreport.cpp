// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/markdownreport.h"

#include "report/checktext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct MarkdownText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::MarkdownReport)
};

constexpr qsizetype mostCharacters = 60'000;
constexpr std::size_t mostRows = 60; ///< of a table

QString signOf(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return u"✅"_s;
    case Tone::Bad:
        return u"❌"_s;
    case Tone::Unsure:
        return u"⚠️"_s;
    case Tone::Plain:
        break;
    }
    return u"➖"_s;
}

/// A fence longer than any in the text.
QString fenced(const QString& text, const QString& language = {})
{
    QString fence = u"```"_s;
    while (text.contains(fence))
        fence += u'`';
    return fence + language + u'\n' + text + (text.endsWith(u'\n') ? QString() : u"\n"_s) + fence + u"\n\n"_s;
}

QString cellText(const QString& text)
{
    return markdownText(text).replace(u'\n', u' ');
}

/// Writes the blocks of a page.
class MarkdownWriter
{
public:
    /// A brief text leaves out what was sent and received, and scripts.
    explicit MarkdownWriter(bool isBrief = false)
        : m_isBrief(isBrief)
    {
    }

    QString take() { return std::move(m_text); }
    void heading(int level, const QString& text)
    {
        m_text += QString(level, u'#') + u' ' + markdownText(text) + u"\n\n"_s;
    }

    void operator()(const BannerBlock& block)
    {
        m_text += u"**%1 %2**\n\n%3\n\n"_s.arg(signOf(block.tone), markdownText(block.sentence),
                                               markdownText(block.evidence));
        list(block.reasons);
    }
    void operator()(const TextBlock& block) { m_text += markdownText(block.text) + u"\n\n"_s; }
    void operator()(const ListBlock& block) { list(block.items); }
    void operator()(const FactsBlock& block)
    {
        m_text += u"| | |\n| --- | --- |\n"_s;
        for (const auto& [name, value] : block.facts)
            m_text += u"| %1 | %2 |\n"_s.arg(cellText(name), cellText(value));
        m_text += u'\n';
    }
    void operator()(const TableBlock& block)
    {
        m_text += u"| "_s + cells(block.columns).join(u" | "_s) + u" |\n|"_s;
        for (int i = 0; i < block.columns.size(); ++i)
            m_text += i >= block.textColumns ? u" ---: |"_s : u" --- |"_s;
        m_text += u'\n';
        for (std::size_t i = 0; i < std::min(block.rows.size(), mostRows); ++i) {
            QStringList texts;
            for (const TableCell& cell : block.rows[i])
                texts.append(cellText(cell.text));
            m_text += u"| "_s + texts.join(u" | "_s) + u" |\n"_s;
        }
        m_text += u'\n';
        if (block.rows.size() > mostRows)
            m_text += MarkdownText::tr("%n more row(s) are in the other formats", nullptr,
                                       int(block.rows.size() - mostRows)) +
                      u"\n\n"_s;
        if (!block.more.isEmpty())
            m_text += markdownText(block.more) + u"\n\n"_s;
    }
    void operator()(const CodeBlock& block) { m_text += fenced(block.text, u"sh"_s); }
    void operator()(const ChartBlock&) {} // a comment holds no picture
    void operator()(const ExchangeBlock& block)
    {
        if (m_isBrief)
            return;
        beginFold(block.title);
        if (!block.note.isEmpty())
            m_text += markdownText(block.note) + u"\n\n"_s;
        m_text += MarkdownText::tr("Sent:") + u"\n\n"_s + fenced(block.sent, u"http"_s);
        m_text += MarkdownText::tr("Received:") + u"\n\n"_s + fenced(block.received, u"http"_s);
        endFold();
    }
    void operator()(const FindingBlock& block)
    {
        heading(3, signOf(toneOf(block.answer)) + u' ' + block.sentence);
        QStringList facts{u"`%1`"_s.arg(block.id), answerText(block.answer), severityText(block.severity)};
        if (!block.source.isEmpty())
            facts.append(markdownText(block.source));
        m_text += facts.join(u" · "_s) + u"\n\n"_s;
        list(block.details);
        for (const ExchangeBlock& exchange : block.exchanges)
            (*this)(exchange);
        if (block.reproduction.isEmpty() || m_isBrief)
            return;
        beginFold(MarkdownText::tr("Show it without Idemscope"));
        m_text += fenced(block.reproduction, u"sh"_s);
        endFold();
    }

private:
    static QStringList cells(QStringList texts)
    {
        for (QString& text : texts)
            text = cellText(text);
        return texts;
    }
    void list(const QStringList& items)
    {
        for (const QString& item : items)
            m_text += u"- "_s + markdownText(item) + u'\n';
        m_text += items.isEmpty() ? QString() : u"\n"_s;
    }
    void beginFold(const QString& title)
    {
        m_text += u"<details><summary>"_s + title.toHtmlEscaped() + u"</summary>\n\n"_s;
    }
    void endFold() { m_text += u"</details>\n\n"_s; }

    bool m_isBrief;
    QString m_text;
};

bool isLeftOut(const PageSection& section)
{
    return section.id == "charts"_L1 || section.id == "attempts"_L1;
}

QString sectionText(const PageSection& section, bool isBrief)
{
    MarkdownWriter writer(isBrief);
    if (!section.title.isEmpty())
        writer.heading(2, section.title);
    for (const Block& block : section.blocks)
        std::visit(writer, block);
    return writer.take();
}

}

QString markdownText(const QString& text)
{
    static const QRegularExpression special(u"([\\\\`*_{}\\[\\]<>|#~])"_s);
    return QString(text).replace(special, u"\\\\1"_s);
}

QByteArray markdownReport(const ReportPage& page)
{
    MarkdownWriter writer;
    writer.heading(1, page.title);
    QString text = writer.take();
    bool isCut = false;
    for (const PageSection& section : page.sections) {
        if (isLeftOut(section))
            continue;
        for (const bool isBrief : {false, true}) {
            const QString added = sectionText(section, isBrief);
            isCut = isCut || isBrief;
            if (text.size() + added.size() <= mostCharacters) {
                text += added;
                break;
            }
        }
    }
    if (isCut)
        text += MarkdownText::tr("More than a comment holds was left out: the HTML report has it.") + u'\n';
    return text.trimmed().toUtf8() + '\n';
}

}
