// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/cachechart.h"

#include "ui/charts/paintlayer.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"

#include <QButtonGroup>
#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

CacheChart::CacheChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
    , m_graph(plot().addGraph())
    , m_byAge(new LinkButton(this))
    , m_byTime(new LinkButton(this))
{
    plot().xAxis->grid()->setVisible(false);
    plot().yAxis->setTicker(percentTicker());
    plot().yAxis->setRange(0, 1.06);
    new PaintLayer(plot(), u"overlay"_s, PaintLayer::Clip::Plot,
                   [this](QCPPainter& painter) { paintMeaning(painter); });
    auto* choice = new QButtonGroup(this);
    for (LinkButton* button : {m_byAge, m_byTime}) {
        button->setCheckable(true);
        choice->addButton(button);
        heading().insertWidget(heading().count() - 1, button);
    }
    m_byAge->setChecked(true);
    connect(m_byTime, &LinkButton::toggled, this, [this] {
        resetView();
        refresh();
    });
}

void CacheChart::showByTime(bool byTime)
{
    (byTime ? m_byTime : m_byAge)->setChecked(true);
}

bool CacheChart::isByTime() const
{
    return m_byTime->isChecked();
}

void CacheChart::retranslate()
{
    for (LinkButton* button : {m_byAge, m_byTime})
        button->setFont(theme().smallFont());
    m_byAge->setText(tr("by key age"));
    m_byTime->setText(tr("over time"));
    ChartCard::retranslate();
}

ChartCard::Words CacheChart::words(const RunSeries& series) const
{
    return cacheWords(series, isByTime());
}

std::vector<CacheHitPoint> CacheChart::points(const RunSeries& series) const
{
    return cachePoints(series, isByTime());
}

bool CacheChart::isEmpty(const RunSeries& series) const
{
    return points(series).empty();
}

ChartCard::Extent CacheChart::measure(const RunSeries& series)
{
    m_points = points(series);
    const auto [first, last] =
        std::minmax_element(m_points.begin(), m_points.end(),
                            [](const CacheHitPoint& one, const CacheHitPoint& other) { return one.at < other.at; });
    m_unit = timeUnitFor(qint64(last->at));
    QVector<double> at, share;
    for (const CacheHitPoint& point : m_points) {
        at.append(point.at / m_unit.microseconds);
        share.append(hitRatio(point));
    }
    m_graph->setData(at, share);
    plot().xAxis->setTicker(numberTicker(m_unit.symbol));
    plot().xAxis->ticker()->setTickCount(std::max(2, plot().width() / (labelWidth(u"00000 ms"_s) + 2 * Theme::grid)));
    const bool isLone = m_points.size() == 1;
    const double from = isLone || !isByTime() ? 0 : first->at / m_unit.microseconds;
    const double to = std::max(last->at / m_unit.microseconds * (isLone ? 2 : 1), from + 1e-3);
    const QRectF all(from, 0, (to - from) * 1.01, 1);
    return {all, all};
}

void CacheChart::restyle()
{
    const QColor color = theme().color(Happening::Replay);
    const bool isSparse = points(series()).size() <= 12;
    m_graph->setPen(QPen(color, 2));
    QColor area = color;
    area.setAlphaF(theme().isDark() ? 0.18F : 0.16F);
    m_graph->setBrush(area);
    m_graph->setScatterStyle(isSparse ? QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, 6) : QCPScatterStyle());
}

void CacheChart::paintMeaning(QCPPainter& painter) const
{
    const QRect area = plot().axisRect()->rect();
    painter.setFont(theme().smallFont());
    painter.setPen(theme().colors().mutedText);
    painter.drawText(QRect(area.left(), area.bottom() - labelHeight() - 2, area.width() - Theme::half, labelHeight()),
                     Qt::AlignRight | Qt::AlignBottom, isByTime() ? tr("since the start") : tr("key age"));
}

QString CacheChart::tip(const QPointF& pixel) const
{
    if (!plot().axisRect()->rect().contains(pixel.toPoint()) || m_points.empty())
        return {};
    const double at = plot().xAxis->pixelToCoord(pixel.x()) * m_unit.microseconds;
    const CacheHitPoint& nearest =
        *std::min_element(m_points.begin(), m_points.end(), [at](const CacheHitPoint& one, const CacheHitPoint& other) {
            return std::abs(one.at - at) < std::abs(other.at - at);
        });
    return tr("%1: %2\n%3 of %4 repeats answered by replay")
        .arg(durationText(qint64(nearest.at)), percentText(hitRatio(nearest)), countText(nearest.replays),
             countText(nearest.repeats));
}

QString CacheChart::describe(const RunSeries& series) const
{
    return cacheSummary(series, isByTime());
}

TextTable CacheChart::tabulate(const RunSeries& series) const
{
    return cacheTable(series, isByTime());
}

std::vector<ChartLegendEntry> CacheChart::legend() const
{
    return {{theme().color(Happening::Replay), answeredByReplayName()}};
}

}
