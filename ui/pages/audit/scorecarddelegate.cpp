// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/scorecarddelegate.h"

#include "ui/models/scorecardmodel.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

namespace idemscope {

namespace {

constexpr int margin = 2 * Theme::grid;
constexpr int iconSize = 20;
constexpr int wordFlags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;

/// Where the parts of a line stand, for fonts and a width.
struct LineLayout
{
    QRect icon, answer, text, severity;

    LineLayout(const QRect& area, const QFontMetrics& body)
    {
        const int answerWidth = body.averageCharWidth() * 14;
        const int severityWidth = body.averageCharWidth() * 13;
        int x = area.left() + margin;
        icon = QRect(x, area.center().y() - iconSize / 2, iconSize, iconSize);
        x += iconSize + Theme::grid + Theme::half;
        answer = QRect(x, area.top(), answerWidth, area.height());
        x += answerWidth + Theme::grid;
        const int right = area.right() - margin;
        severity = QRect(right - severityWidth, area.top(), severityWidth, area.height());
        text = QRect(x, area.top(), std::max(right - severityWidth - Theme::grid - x, 80), area.height());
    }
};

QFont nameFont()
{
    QFont font = theme().fixedFont();
    font.setPointSizeF(theme().smallFont().pointSizeF());
    return font;
}

int sentenceHeight(const QFontMetrics& body, int width, const QString& sentence)
{
    return body.boundingRect(QRect(0, 0, width, 10'000), Qt::AlignLeft | Qt::TextWordWrap, sentence).height();
}

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QString& text)
{
    QFont font = theme().smallFont();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(theme().colors().mutedText);
    painter->drawText(option.rect.adjusted(margin, 0, -margin, -Theme::half), Qt::AlignBottom | Qt::AlignLeft, text);
}

void paintBackground(QPainter* painter, const QStyleOptionViewItem& option)
{
    const ThemeColors& colors = theme().colors();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    if (option.state & QStyle::State_Selected && option.state & QStyle::State_HasFocus) {
        painter->setPen(colors.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

}

void ScorecardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.data(ScorecardModel::IsGroupRole).toBool()) {
        paintGroup(painter, option, index.data().toString());
        painter->restore();
        return;
    }
    paintBackground(painter, option);
    const ThemeColors& colors = theme().colors();
    const QColor behind = option.state & QStyle::State_Selected ? colors.selection : colors.window;
    const LineLayout line(option.rect, option.fontMetrics);
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, line.icon);
    const QVariant answer = index.data(ScorecardModel::AnswerRole);
    if (answer.isValid()) {
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        painter->setPen(readable(theme().color(CheckAnswer(answer.toInt())), behind));
        painter->drawText(line.answer, wordFlags, index.data(ScorecardModel::AnswerTextRole).toString());
    }
    const QString sentence = index.data().toString();
    const QFontMetrics name(nameFont());
    const int height = sentenceHeight(option.fontMetrics, line.text.width(), sentence);
    const int top = line.text.center().y() - (height + name.height()) / 2;
    painter->setFont(option.font);
    painter->setPen(answer.isValid() ? colors.text : readable(colors.mutedText, behind));
    painter->drawText(QRect(line.text.left(), top, line.text.width(), height), Qt::AlignLeft | Qt::TextWordWrap,
                      sentence);
    painter->setFont(nameFont());
    painter->setPen(readable(colors.mutedText, behind));
    painter->drawText(
        QRect(line.text.left(), top + height, line.text.width(), name.height()), Qt::AlignVCenter | Qt::AlignLeft,
        name.elidedText(index.data(ScorecardModel::IdRole).toString(), Qt::ElideRight, line.text.width()));
    painter->setFont(option.font);
    const QString change = index.data(ScorecardModel::ChangeTextRole).toString();
    const QString severity = index.data(ScorecardModel::SeverityTextRole).toString();
    painter->setPen(readable(colors.mutedText, behind));
    painter->drawText(line.severity, Qt::AlignVCenter | Qt::AlignRight | Qt::TextWordWrap,
                      change.isEmpty()     ? severity
                      : severity.isEmpty() ? change
                                           : change + u'\n' + severity);
    painter->restore();
}

QSize ScorecardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    if (index.data(ScorecardModel::IsGroupRole).toBool())
        return {width, QFontMetrics(theme().smallFont()).height() + 2 * Theme::grid};
    const LineLayout line(QRect(0, 0, width, 0), option.fontMetrics);
    const int text = sentenceHeight(option.fontMetrics, line.text.width(), index.data().toString());
    return {width, std::max(text + QFontMetrics(nameFont()).height(), iconSize) + 2 * Theme::grid};
}

}
