// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/collectionrow.h"

#include "ui/pages/request/methodbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/collectiontree.h"

#include <QPainter>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// The colour the row stands on.
QColor paintPaper(QPainter& painter, const QStyleOptionViewItem& option)
{
    const ThemeColors& colors = theme().colors();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (!isSelected && !option.state.testFlag(QStyle::State_MouseOver))
        return colors.sidebar;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFocused = isSelected && option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(isFocused ? QPen(colors.accent) : QPen(Qt::NoPen));
    painter.setBrush(isSelected ? colors.selection : colors.hover);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    return isSelected ? colors.selection : colors.hover;
}

/// Returns the width of the column of methods.
int paintMethod(QPainter& painter, const QRect& area, const QString& method, const QColor& paper)
{
    QFont font = theme().fixedFont();
    font.setPointSizeF(theme().smallFont().pointSizeF() * 0.88);
    font.setWeight(QFont::Bold);
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(u"DELETE "_s);
    painter.setFont(font);
    painter.setPen(MethodBox::ink(method, paper));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(method, Qt::ElideRight, width));
    return width;
}

}

CollectionRow::CollectionRow(CollectionTree* tree)
    : QStyledItemDelegate(tree)
    , m_tree(tree)
{
}

void CollectionRow::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QColor paper = paintPaper(*painter, option);
    QRect area = option.rect.adjusted(Theme::grid, 0, -Theme::half, 0);
    if (const CollectionPlace place = m_tree->placeAt(index); !place.isFolder)
        area.setLeft(area.left() + paintMethod(*painter, area, m_tree->methodOf(place), paper));
    painter->setFont(option.font);
    painter->setPen(m_tree->isCut(m_tree->placeAt(index)) ? theme().colors().mutedText : theme().colors().text);
    const QString name = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, area.width());
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft, name);
    painter->restore();
}

}
