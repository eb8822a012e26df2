// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/rundelegate.h"

#include "ui/models/runsmodel.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace idemscope {

namespace {

constexpr int sizeHintWidth = 120;

}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = theme().colors();
    const QRect area = option.rect.adjusted(2, 1, -2, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isSelected = option.state & QStyle::State_Selected;
    if (isSelected || option.state & QStyle::State_MouseOver) {
        const bool hasFocus = isSelected && option.state & QStyle::State_HasFocus;
        painter->setPen(hasFocus ? QPen(colors.accent) : QPen(Qt::NoPen));
        painter->setBrush(isSelected ? colors.selection : colors.hover);
        painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    const QRect inner = area.adjusted(Theme::half + 2, 0, -Theme::half - 2, 0);
    const int iconSize = option.fontMetrics.ascent() + 1;
    const QRect icon(inner.left(), inner.center().y() - iconSize / 2, iconSize, iconSize);
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);

    const QString ago = index.data(RunsModel::AgoRole).toString();
    painter->setFont(theme().smallFont());
    const int agoWidth = painter->fontMetrics().horizontalAdvance(ago);
    painter->setPen(isSelected ? readable(colors.mutedText, colors.selection) : colors.mutedText);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight, ago);

    const QVariant verdict = index.data(RunsModel::VerdictRole);
    const QColor color = verdict.isValid() ? theme().color(Verdict(verdict.toInt())) : colors.text;
    painter->setFont(option.font);
    painter->setPen(readable(color, isSelected ? colors.selection : colors.sidebar));
    const QRect title = inner.adjusted(iconSize + Theme::grid, 0, -agoWidth - Theme::grid, 0);
    const QString text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, title.width());
    painter->drawText(title, Qt::AlignVCenter | Qt::AlignLeft, text);
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {sizeHintWidth, option.fontMetrics.height() + Theme::grid + 2};
}

}
