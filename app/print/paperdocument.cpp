// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/paperdocument.h"

#include "print/chartobject.h"
#include "print/paperwriter.h"

#include <QAbstractTextDocumentLayout>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

namespace idemscope {

std::unique_ptr<QTextDocument> paperDocument(const ReportPage& page)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(paperFormat(PaperText::Body).font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    document->documentLayout()->registerHandler(ChartObject::type, new ChartObject(document.get()));
    QTextCursor whole(document.get());
    whole.beginEditBlock(); // else every cell is laid out anew as it is written
    PaperWriter writer(*document);
    writer.writeHeader(page);
    for (const PageSection& section : page.sections)
        writer.write(section);
    whole.endEditBlock();
    return document;
}

}
