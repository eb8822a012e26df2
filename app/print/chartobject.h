// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTextObjectInterface>

namespace idemscope {

/// Draws an SVG that stands in a text, as vectors also on paper. Owned by its document.
class ChartObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    using QObject::QObject;

    /// The format of the character that stands for a chart of this size at 96 dots an inch.
    static QTextCharFormat format(const QByteArray& svg, const QSizeF& size);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

}
