// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pagebreaks.h"
#include "print/paperdocument.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A heading above every kind of block that may follow one, after so many lines.
ReportPage pageAfter(int lines)
{
    const ExchangeBlock exchange{u"Attempt 1"_s, {}, u"POST /\n\n{}"_s, u"HTTP/1.1 201\n\n{}"_s, {}, u"A note"_s};
    const TableBlock table{{u"Check"_s, u"Answer"_s}, {{u"one"_s, u"pass"_s}, {u"two"_s, u"fail"_s}}, 2};
    FindingBlock finding{u"race.same-key"_s, CheckAnswer::Fail, Severity::Critical, u"It failed"_s, {u"Why"_s}, {}};
    finding.exchanges = {exchange};
    finding.reproduction = u"curl"_s;
    finding.again = u"idemscope audit"_s;
    ReportPage page{u"Run 1"_s, u"http://127.0.0.1"_s, {}};
    page.sections.push_back({u"filler"_s, u"Filler"_s, {ListBlock{QStringList(lines, u"A line"_s)}}});
    const Block blocks[] = {TextBlock{u"Text"_s}, FactsBlock{{{u"Name"_s, u"Value"_s}}}, table, exchange, finding,
                            CodeBlock{u"sh"_s}};
    for (const Block& block : blocks)
        page.sections.push_back({u"part"_s, u"A heading"_s, {block}});
    return page;
}

double firstLineOf(const QTextDocument& document, const QTextBlock& block)
{
    return document.documentLayout()->blockBoundingRect(block).top() +
           (block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0);
}

/// Headings whose next block begins on another page.
QStringList aloneIn(const QTextDocument& document)
{
    QStringList alone;
    const auto pageOf = [&](const QTextBlock& block) {
        return int(firstLineOf(document, block) / document.pageSize().height());
    };
    for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next()) {
        if (block.blockFormat().boolProperty(keepsWithNext) && pageOf(block) != pageOf(block.next()))
            alone.append(u"%1, before %2"_s.arg(block.text(), block.next().text()));
    }
    return alone;
}

int headingsIn(const QTextDocument& document)
{
    int headings = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        headings += block.blockFormat().boolProperty(keepsWithNext);
    return headings;
}

}

class PageBreaksTest : public QObject
{
    Q_OBJECT

private slots:
    void aHeadingStandsWhereItsTextBegins()
    {
        int alone = 0;
        for (int lines = 0; lines < 40; ++lines) {
            const auto document = paperDocument(pageAfter(lines));
            document->setPageSize({500, 400});
            QVERIFY(headingsIn(*document) >= 12);
            alone += int(aloneIn(*document).size());
            const int pages = document->pageCount();
            keepHeadings(*document);
            QVERIFY2(aloneIn(*document).isEmpty(), qPrintable(aloneIn(*document).join(u'\n')));
            QVERIFY(document->pageCount() <= pages + 3); // and no page is left empty
        }
        QVERIFY2(alone > 0, "no heading would have stood alone: the test shows nothing");
    }
};

QTEST_MAIN(PageBreaksTest)
#include "pagebreaks.moc"
