// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pagebreaks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace idemscope {

namespace {

bool isKept(const QTextBlock& block)
{
    return block.isValid() && block.blockFormat().boolProperty(keepsWithNext);
}

/// From 0; that of the block's first line, which may stand on the page after the one its block begins on.
int pageOf(const QTextDocument& document, const QTextBlock& block)
{
    double top = document.documentLayout()->blockBoundingRect(block).top();
    if (block.layout()->lineCount() > 0)
        top += block.layout()->lineAt(0).y();
    return int(top / document.pageSize().height());
}

void beginPage(const QTextBlock& block)
{
    QTextBlockFormat format = block.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).setBlockFormat(format);
}

/// The block that the headings from `heading` on stand above.
QTextBlock headedBy(const QTextBlock& heading)
{
    QTextBlock block = heading;
    while (isKept(block))
        block = block.next();
    return block;
}

}

void keepHeadings(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!isKept(block))
            continue;
        const QTextBlock headed = headedBy(block);
        if (!headed.isValid())
            return;
        if (pageOf(document, block) != pageOf(document, headed))
            beginPage(block);
        block = headed;
    }
}

}
