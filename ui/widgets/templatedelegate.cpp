// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/templatedelegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/variableedit.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace idemscope {

namespace {

constexpr int tickSize = 16;

}

TemplateDelegate::TemplateDelegate(const VariableLookup& lookup, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_lookup(lookup)
{
}

namespace {

/// The tick of a cell; styles draw it twice under a style sheet.
void paintTick(QPainter& painter, const QRect& area, bool isTicked)
{
    QRect box(0, 0, tickSize, tickSize);
    box.moveCenter(area.center());
    const ThemeColors& colors = theme().colors();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isTicked ? colors.accent : mixed(colors.border, colors.mutedText, 0.5));
    painter.setBrush(isTicked ? colors.accent : colors.surface);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (isTicked)
        theme().primaryIcon(QStringLiteral("check")).paint(&painter, box.adjusted(2, 2, -2, -2));
}

}

void TemplateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    const bool isOff = index.siblingAtColumn(0).data(Qt::CheckStateRole).toInt() != Qt::Checked;
    cell.text.clear();
    const bool hasTick = cell.features.testFlag(QStyleOptionViewItem::HasCheckIndicator);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    const QRect tick = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &cell, option.widget);
    QStyleOptionViewItem background = cell;
    background.features.setFlag(QStyleOptionViewItem::HasCheckIndicator, false);
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    cell.text = text;
    const QRect area = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, option.widget).adjusted(3, 0, -3, 0);

    QTextLayout layout(cell.fontMetrics.elidedText(text, Qt::ElideRight, area.width()), cell.font);
    if (!isOff)
        layout.setFormats(variableFormats(layout.text(), m_lookup));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(area.width());
    layout.endLayout();
    painter->save();
    if (hasTick)
        paintTick(*painter, tick, cell.checkState == Qt::Checked);
    painter->setClipRect(area);
    painter->setPen(isOff ? theme().colors().mutedText : theme().colors().text);
    layout.draw(painter, QPointF(area.left(), area.top() + (area.height() - line.height()) / 2));
    painter->restore();
}

QWidget* TemplateDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const
{
    Q_UNUSED(option)
    auto* editor = new VariableEdit(parent);
    editor->setLookup(m_lookup);
    editor->setFont(theme().bodyFont());
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

bool TemplateDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab) {
            auto* editor = qobject_cast<QWidget*>(watched);
            emit commitData(editor);
            emit closeEditor(editor);
            if (key == Qt::Key_Tab)
                emit tabPressed();
            else
                emit returnPressed();
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}
