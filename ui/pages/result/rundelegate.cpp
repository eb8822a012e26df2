// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/rundelegate.h"

#include "ui/models/runsmodel.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <utility>

namespace idemscope {

namespace {

constexpr int sizeHintWidth = 120;
constexpr QStringView parting = u" · ";

/// What was fired, and how: "POST /payments", "10 × 5 · last-byte".
std::pair<QString, QString> parted(const QString& title)
{
    const qsizetype end = title.indexOf(parting);
    return end < 0 ? std::pair(title, QString()) : std::pair(title.first(end), title.sliced(end + parting.size()));
}

int smallHeight()
{
    return QFontMetrics(theme().smallFont()).height();
}

bool isSelected(const QStyleOptionViewItem& option)
{
    return option.state & QStyle::State_Selected;
}

void drawGround(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area)
{
    if (!isSelected(option) && !(option.state & QStyle::State_MouseOver))
        return;
    const ThemeColors& colors = theme().colors();
    const bool hasFocus = isSelected(option) && option.state & QStyle::State_HasFocus;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus ? QPen(colors.accent) : QPen(Qt::NoPen));
    painter.setBrush(isSelected(option) ? colors.selection : colors.hover);
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

void drawElided(QPainter& painter, const QRect& line, const QString& text)
{
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
}

void drawWords(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, const QModelIndex& index)
{
    const ThemeColors& colors = theme().colors();
    const QColor ground = isSelected(option) ? colors.selection : colors.sidebar;
    const auto [what, how] = parted(index.data().toString());
    const int height = option.fontMetrics.height();
    const int top = area.top() + (area.height() - height - (how.isEmpty() ? 0 : smallHeight())) / 2;
    const QRect first(area.left(), top, area.width(), height);

    painter.setFont(theme().smallFont());
    painter.setPen(readable(colors.mutedText, ground));
    const QString ago = index.data(RunsModel::AgoRole).toString();
    const int agoWidth = painter.fontMetrics().horizontalAdvance(ago);
    painter.drawText(first, Qt::AlignVCenter | Qt::AlignRight, ago);
    drawElided(painter, {area.left(), top + height, area.width(), smallHeight()}, how);

    const QVariant verdict = index.data(RunsModel::VerdictRole);
    painter.setFont(option.font);
    painter.setPen(readable(verdict.isValid() ? theme().color(Verdict(verdict.toInt())) : colors.text, ground));
    drawElided(painter, first.adjusted(0, 0, -agoWidth - Theme::grid, 0), what);
}

}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect area = option.rect.adjusted(2, 1, -2, -1);
    painter->save();
    drawGround(*painter, option, area);
    const QRect inner = area.adjusted(Theme::half + 2, 0, -Theme::half - 2, 0);
    const int iconSize = option.fontMetrics.ascent() + 1;
    const QRect icon(inner.left(), inner.center().y() - iconSize / 2, iconSize, iconSize);
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);
    drawWords(*painter, option, inner.adjusted(iconSize + Theme::grid, 0, 0, 0), index);
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {sizeHintWidth, option.fontMetrics.height() + smallHeight() + Theme::grid + 2};
}

}
