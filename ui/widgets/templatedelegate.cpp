// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/templatedelegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/variableedit.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace idemscope {

TemplateDelegate::TemplateDelegate(const VariableLookup& lookup, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_lookup(lookup)
{
}

void TemplateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    const bool isOff = index.siblingAtColumn(0).data(Qt::CheckStateRole).toInt() != Qt::Checked;
    cell.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);
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
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            auto* editor = qobject_cast<QWidget*>(watched);
            emit commitData(editor);
            emit closeEditor(editor);
            emit returnPressed();
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}
