// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/textrescale.h"

#include <QApplication>

namespace idemscope {

TextRescale::TextRescale(const QFont& fixed, const TextSizes& before, const TextSizes& after)
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const QFont font = widget->font();
        const bool isOwn = widget->testAttribute(Qt::WA_SetFont) && (font.resolveMask() & QFont::SizeResolved);
        if (!isOwn || font.pointSizeF() <= 0)
            continue;
        const bool isFixed = font.families() == fixed.families();
        const qreal ratio = isFixed ? qreal(after.editor) / before.editor : qreal(after.window) / before.window;
        m_wanted.push_back({widget, font.pointSizeF() * ratio});
    }
}

void TextRescale::apply() const
{
    for (const Wanted& wanted : m_wanted) {
        if (!wanted.widget)
            continue;
        QFont font = wanted.widget->font();
        font.setPointSizeF(wanted.pointSize);
        wanted.widget->setFont(font);
    }
}

}
