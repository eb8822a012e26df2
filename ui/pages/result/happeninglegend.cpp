// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/happeninglegend.h"

#include "report/numbertext.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int iconGap = 5;
constexpr int entryGap = 2 * Theme::grid;

}

HappeningLegend::HappeningLegend(QWidget* parent)
    : QWidget(parent)
{
    setFont(theme().smallFont());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
    describe();
}

void HappeningLegend::setSeries(const RunSeries& series)
{
    std::array<qint64, happeningCount> counts;
    std::copy(std::begin(series.happenings), std::end(series.happenings), counts.begin());
    if (counts == m_counts)
        return;
    m_counts = counts;
    describe();
    updateGeometry();
    update();
}

/// Before anything was fired, the words that every run may need; then only what occurred.
std::vector<HappeningLegend::Entry> HappeningLegend::entries() const
{
    const bool isEmpty = std::all_of(m_counts.begin(), m_counts.end(), [](qint64 count) { return count == 0; });
    std::vector<Entry> result;
    for (int i = 0; i < happeningCount; ++i) {
        const auto happening = Happening(i);
        if (m_counts[size_t(i)] > 0)
            result.push_back(
                {happening,
                 tr("%1 %2", "happening and its count").arg(Theme::name(happening), countText(m_counts[size_t(i)])),
                 {}});
        else if (isEmpty && happening <= Happening::Refused)
            result.push_back({happening, Theme::name(happening), {}});
    }
    return result;
}

int HappeningLegend::iconSize() const
{
    return fontMetrics().ascent() + 1;
}

int HappeningLegend::lineHeight() const
{
    return std::max(fontMetrics().height(), iconSize()) + Theme::half;
}

int HappeningLegend::place(int width, std::vector<Entry>* entries) const
{
    int x = 0;
    int y = 0;
    for (Entry& entry : *entries) {
        const int needed = iconSize() + iconGap + fontMetrics().horizontalAdvance(entry.text);
        if (x > 0 && x + needed > width) {
            x = 0;
            y += lineHeight();
        }
        entry.at = QPoint(x, y);
        x += needed + entryGap;
    }
    return y + lineHeight();
}

QSize HappeningLegend::sizeHint() const
{
    int width = 0;
    for (const Entry& entry : entries())
        width += iconSize() + iconGap + fontMetrics().horizontalAdvance(entry.text) + entryGap;
    return {width, lineHeight()};
}

QSize HappeningLegend::minimumSizeHint() const
{
    return {120, lineHeight()};
}

int HappeningLegend::heightForWidth(int width) const
{
    std::vector<Entry> all = entries();
    return place(width, &all);
}

void HappeningLegend::paintEvent(QPaintEvent*)
{
    std::vector<Entry> all = entries();
    place(width(), &all);
    QPainter painter(this);
    painter.setPen(theme().colors().mutedText);
    for (const Entry& entry : all) {
        const QRect icon(entry.at + QPoint(0, (lineHeight() - iconSize()) / 2), QSize(iconSize(), iconSize()));
        theme().icon(entry.happening).paint(&painter, icon);
        painter.drawText(QRect(icon.right() + 1 + iconGap, entry.at.y(), width(), lineHeight()), Qt::AlignVCenter,
                         entry.text);
    }
}

void HappeningLegend::describe()
{
    QStringList texts;
    for (const Entry& entry : entries())
        texts.append(entry.text);
    setAccessibleName(tr("What happened"));
    setAccessibleDescription(texts.join(u", "_s));
}

void HappeningLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        updateGeometry();
    }
}

}
