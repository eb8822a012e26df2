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

/// What was fired, and what came of it and how it was fired: "POST /payments", "Duplicated · 10 × 5 · last byte".
std::pair<QString, QString> lines(const QModelIndex& index)
{
    QStringList parts = index.data().toString().split(parting.toString());
    const QString what = parts.takeFirst();
    if (const QString state = index.data(RunsModel::StateRole).toString(); !state.isEmpty())
        parts.prepend(state);
    return {what, parts.join(parting.toString())};
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

/// At the right; gives what is left of the line.
QRect drawAtEnd(QPainter& painter, const QRect& line, const QString& text)
{
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, text);
    const int taken = text.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(text) + Theme::grid;
    return line.adjusted(0, 0, -taken, 0);
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
    const auto [what, how] = lines(index);
    const int height = option.fontMetrics.height();
    const int top = area.top() + (area.height() - height - (how.isEmpty() ? 0 : smallHeight())) / 2;
    const QRect first(area.left(), top, area.width(), height);
    const QRect second(area.left(), top + height, area.width(), smallHeight());

    painter.setFont(theme().smallFont());
    painter.setPen(readable(colors.mutedText, ground));
    const QRect roomForWhat = drawAtEnd(painter, first, index.data(RunsModel::AgoRole).toString());
    const QRect roomForHow = drawAtEnd(painter, second, index.data(RunsModel::ClockRole).toString());
    drawElided(painter, roomForHow, how);

    const QVariant verdict = index.data(RunsModel::VerdictRole);
    painter.setFont(option.font);
    painter.setPen(readable(verdict.isValid() ? theme().color(Verdict(verdict.toInt())) : colors.text, ground));
    drawElided(painter, roomForWhat, what);
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
