// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/chartobject.h"

#include "print/paperstyle.h"

#include <QSvgRenderer>
#include <QTextDocument>

namespace idemscope {

namespace {

constexpr int svgProperty = QTextFormat::UserProperty + 1;
constexpr int sizeProperty = QTextFormat::UserProperty + 2;

}

QTextCharFormat ChartObject::format(const QByteArray& svg, const QSizeF& size)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(svgProperty, svg);
    format.setProperty(sizeProperty, size);
    return format;
}

QSizeF ChartObject::intrinsicSize(QTextDocument* document, int, const QTextFormat& format)
{
    const QSizeF size = format.property(sizeProperty).toSizeF() * dotsPerPixel(*document);
    const double room = document->pageSize().width() > 0 ? document->pageSize().width() : size.width();
    return size.width() > room ? size * (room / size.width()) : size;
}

void ChartObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    QSvgRenderer renderer(format.property(svgProperty).toByteArray());
    renderer.render(painter, rect);
}

}
