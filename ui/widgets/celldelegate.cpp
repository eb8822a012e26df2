// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/celldelegate.h"

#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace idemscope {

namespace {

constexpr int padding = Theme::grid;

int iconSize(const QFontMetrics& metrics)
{
    return metrics.ascent() + 1;
}

bool isNumber(const QModelIndex& index)
{
    return index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignTrailing;
}

}

void CellDelegate::install(QTableView& table)
{
    table.setItemDelegate(new CellDelegate(&table));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const auto fitRows = [&table] {
        table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + Theme::grid);
    };
    connect(&theme(), &Theme::changed, &table, fitRows);
    fitRows();
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = theme().colors();
    const bool isSelected = option.state & QStyle::State_Selected;
    if (isSelected)
        painter->fillRect(option.rect, colors.selection);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && view->hasFocus() && option.state & QStyle::State_HasFocus)
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2), colors.accent);

    QRect area = option.rect.adjusted(padding, 0, -padding, 0);
    if (const QVariant icon = index.data(Qt::DecorationRole); icon.isValid()) {
        const int size = iconSize(option.fontMetrics);
        const QRect place(area.left(), area.center().y() - size / 2 + 1, size, size);
        icon.value<QIcon>().paint(painter, place);
        area.setLeft(place.right() + Theme::half + 3);
    }
    painter->setFont(isNumber(index) ? theme().tabularFont() : option.font);
    painter->setPen(colors.text);
    const QString text = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width());
    painter->drawText(area, int(Qt::AlignVCenter) | (isNumber(index) ? Qt::AlignRight : Qt::AlignLeft), text);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(isNumber(index) ? theme().tabularFont() : option.font);
    const int icon = index.data(Qt::DecorationRole).isValid() ? iconSize(metrics) + Theme::half + 3 : 0;
    return {metrics.horizontalAdvance(index.data().toString()) + icon + 2 * padding + 1,
            metrics.height() + Theme::grid};
}

}
