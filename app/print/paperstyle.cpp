// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/paperstyle.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QTextDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr double pixelsPerInch = 96;

double pointsOf(PaperText text)
{
    switch (text) {
    case PaperText::Title:
        return 16;
    case PaperText::Heading:
        return 12.5;
    case PaperText::Subheading:
        return 10;
    case PaperText::Body:
    case PaperText::Strong:
        return 9;
    case PaperText::Small:
    case PaperText::Code:
        break;
    }
    return 7.5;
}

}

QTextCharFormat paperFormat(PaperText text)
{
    QTextCharFormat format;
    const bool isCode = text == PaperText::Code;
    format.setFontFamilies(isCode ? QStringList{u"DejaVu Sans Mono"_s, u"Noto Sans Mono CJK SC"_s, u"monospace"_s}
                                  : QStringList{u"Inter"_s, u"Noto Sans CJK SC"_s, u"DejaVu Sans"_s, u"sans-serif"_s});
    format.setFontPointSize(pointsOf(text));
    // Inter draws “10:30” and “20 × 5” with other glyphs than “:” and “×” alone, which a PDF has no characters for.
    format.setFontStyleStrategy(QFont::PreferNoShaping);
    if (text != PaperText::Body && text != PaperText::Small && !isCode)
        format.setFontWeight(QFont::DemiBold);
    format.setForeground(QColor(inkRgb(text == PaperText::Small ? PlainInk::Muted : PlainInk::Text, false)));
    return format;
}

QColor paperColor(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return QColor(0x00714f);
    case Tone::Bad:
        return QColor(0xbf3f0c);
    case Tone::Unsure:
        return QColor(0x7a5400);
    case Tone::Plain:
        break;
    }
    return QColor(inkRgb(PlainInk::Text, false));
}

QColor paperSurface(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return QColor(0xebf8f3);
    case Tone::Bad:
        return QColor(0xfff3ea);
    case Tone::Unsure:
        return QColor(0xfff8e6);
    case Tone::Plain:
        break;
    }
    return QColor(0xf5f7f9);
}

QColor paperColor(const ChartInk& ink)
{
    return QColor(inkRgb(ink, false));
}

double dotsPerPixel(const QTextDocument& document)
{
    const QPaintDevice* device = document.documentLayout()->paintDevice();
    return device ? device->logicalDpiX() / pixelsPerInch : 1;
}

}
