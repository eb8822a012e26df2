// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/chartspage.h"

#include "ui/charts/cachechart.h"
#include "ui/charts/effectschart.h"
#include "ui/charts/latencychart.h"
#include "ui/charts/timelinechart.h"
#include "ui/theme/theme.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int gap = Theme::grid + Theme::half;

}

ChartsPage::ChartsPage(QWidget* parent)
    : QScrollArea(parent)
{
    auto* content = new QWidget(this);
    content->setProperty("surface", u"window"_s);
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
    m_timeline = new TimelineChart(content);
    m_latency = new LatencyChart(content);
    m_effects = new EffectsChart(content);
    m_cache = new CacheChart(content);
    connect(m_timeline, &TimelineChart::attemptActivated, this, &ChartsPage::attemptActivated);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    arrange();
}

std::vector<ChartCard*> ChartsPage::cards() const
{
    return {m_timeline, m_latency, m_effects, m_cache};
}

void ChartsPage::setSeries(const std::shared_ptr<const RunSeries>& series)
{
    for (ChartCard* card : cards())
        card->setSeries(series);
}

void ChartsPage::setFigures(const Figures& figures)
{
    m_latency->setFirst(figures.first);
}

void ChartsPage::resetViews()
{
    for (ChartCard* card : cards())
        card->resetView();
}

void ChartsPage::arrange()
{
    const int columns = width() < 2 * m_timeline->minimumWidth() + 4 * gap ? 1 : 2;
    if (columns == m_columns)
        return;
    m_columns = columns;
    int position = 0;
    for (ChartCard* card : cards()) {
        // Two rows fit a small screen; what is scrolled may as well be taller.
        card->setMinimumHeight((columns == 1 ? 10 : 8) * fontMetrics().height());
        m_grid->removeWidget(card);
        m_grid->addWidget(card, position / columns, position % columns);
        ++position;
    }
    m_grid->setColumnStretch(0, 9);
    m_grid->setColumnStretch(1, columns == 2 ? 7 : 0);
    for (int row = 0; row < 4; ++row)
        m_grid->setRowStretch(row, row * columns >= 4 ? 0 : row == 0 ? 5 : 4);
}

void ChartsPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

}
