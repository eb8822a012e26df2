// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pdfreport.h"

#include "base/safefile.h"
#include "print/pagebreaks.h"
#include "print/paperdocument.h"
#include "print/paperstyle.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PdfText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PdfReport)
};

constexpr int dotsPerInch = 300;
constexpr double marginMm = 16;
constexpr double footerShare = 0.035; ///< of the height of what is printed

/// Puts the pages of a document on those of a device, each with its number.
class PagePrinter
{
public:
    PagePrinter(QTextDocument& document, const QString& title, QPdfWriter& writer)
        : m_document(document)
        , m_title(title)
        , m_writer(writer)
        , m_body(0, 0, writer.width(), writer.height() * (1 - footerShare))
    {
        document.documentLayout()->setPaintDevice(&writer);
        document.setDocumentMargin(0);
        document.setPageSize(m_body.size());
        keepHeadings(document);
    }

    bool print()
    {
        QPainter painter;
        if (!painter.begin(&m_writer))
            return false;
        for (int page = 0; page < m_document.pageCount(); ++page) {
            if (page > 0)
                m_writer.newPage();
            printBody(painter, page);
            printFooter(painter, page);
        }
        return painter.end();
    }

private:
    void printBody(QPainter& painter, int page)
    {
        const QRectF view = m_body.translated(0, page * m_body.height());
        painter.save();
        painter.translate(0, -view.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        painter.setClipRect(view);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }

    void printFooter(QPainter& painter, int page)
    {
        const QTextCharFormat format = paperFormat(PaperText::Small);
        painter.setFont(QFont(format.font(), &m_writer));
        painter.setPen(format.foreground().color());
        const QRectF line(0, m_body.bottom(), m_body.width(), m_writer.height() - m_body.bottom());
        const QString number = PdfText::tr("Page %1 of %2").arg(page + 1).arg(m_document.pageCount());
        painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, number);
        const double room = line.width() - 1.5 * painter.fontMetrics().horizontalAdvance(number);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                         painter.fontMetrics().elidedText(m_title, Qt::ElideRight, int(room)));
    }

    QTextDocument& m_document;
    QString m_title;
    QPdfWriter& m_writer;
    QRectF m_body;
};

}

Result<void> writePdf(const ReportPage& page, QIODevice& device)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return fail(ErrorCode::Internal, PdfText::tr("A PDF needs the fonts of a QGuiApplication."));
    QByteArray bytes; // the writer does not tell of a device that takes no more
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
    writer.setTitle(page.title);
    writer.setCreator(u"Idemscope"_s);
    const auto document = paperDocument(page);
    if (!PagePrinter(*document, page.title, writer).print())
        return fail(ErrorCode::Io, PdfText::tr("The PDF cannot be written: %1").arg(buffer.errorString()));
    return writeAll(device, bytes);
}

}
