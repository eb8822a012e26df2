// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/latencychart.h"

#include "report/charts/axis.h"
#include "ui/charts/legendrow.h"
#include "ui/charts/paintlayer.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr double leastBar = 8; ///< pixels

QColor otherColor()
{
    return mixed(theme().colors().mutedText, theme().colors().surface, 0.45);
}

}

LatencyChart::LatencyChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
    , m_legend(new LegendRow(this))
{
    heading().insertWidget(heading().count() - 1, m_legend);
    m_first = new QCPBars(plot().xAxis, plot().yAxis);
    m_replay = new QCPBars(plot().xAxis, plot().yAxis);
    m_other = new QCPBars(plot().xAxis, plot().yAxis);
    m_replay->moveAbove(m_first);
    m_other->moveAbove(m_replay);
    plot().xAxis->grid()->setVisible(false);
    plot().yAxis->setTicker(countTicker());
    new PaintLayer(plot(), u"overlay"_s, PaintLayer::Clip::Plot,
                   [this](QCPPainter& painter) { paintPercentiles(painter); });
}

void LatencyChart::setFirst(const Distribution& first)
{
    m_exact = first;
    refresh();
}

ChartCard::Words LatencyChart::words(const RunSeries&) const
{
    return latencyWords();
}

bool LatencyChart::isEmpty(const RunSeries& series) const
{
    return !hasLatency(series);
}

ChartCard::Extent LatencyChart::measure(const RunSeries& series)
{
    m_buckets = usedBuckets(series);
    m_unit = timeUnitFor(m_buckets * series.bucketUs);
    plot().xAxis->setTicker(numberTicker(m_unit.symbol));
    plot().xAxis->ticker()->setTickCount(std::max(2, plot().width() / (labelWidth(u"0000 ms"_s) + 3 * Theme::grid)));
    plot().yAxis->ticker()->setTickCount(std::max(2, plot().height() / (3 * labelHeight())));
    const double last = double(m_buckets * series.bucketUs) / m_unit.microseconds;
    const QRectF all(0, 0, last * 1.04, 1);
    return {all, all};
}

void LatencyChart::fill()
{
    const double bucket = double(series().bucketUs) / m_unit.microseconds;
    const QCPRange view = plot().xAxis->range();
    m_group = groupingFor(view.size() / bucket, std::max(4.0, plot().axisRect()->width() / leastBar));
    const qint64 from = std::max<qint64>(0, qint64(view.lower / bucket) / m_group - 1) * m_group;
    const qint64 to = std::min(m_buckets, qint64(view.upper / bucket) + m_group + 1);
    QVector<double> at, first, replay, other;
    double highest = 1;
    for (qint64 i = from; i < to; i += m_group) {
        at.append((double(i) + double(m_group) / 2) * bucket);
        first.append(double(bucketSum(series().firstLatency, i, i + m_group)));
        replay.append(double(bucketSum(series().replayLatency, i, i + m_group)));
        other.append(double(bucketSum(series().otherLatency, i, i + m_group)));
        highest = std::max(highest, first.last() + replay.last() + other.last());
    }
    m_first->setData(at, first, true);
    m_replay->setData(at, replay, true);
    m_other->setData(at, other, true);
    for (QCPBars* bars : {m_first, m_replay, m_other})
        bars->setWidth(double(m_group) * bucket * 0.86);
    plot().yAxis->setRange(0, highest * 1.06);
}

void LatencyChart::restyle()
{
    const std::pair<QCPBars*, QColor> colors[] = {{m_first, theme().color(Happening::Executed)},
                                                  {m_replay, theme().color(Happening::Replay)},
                                                  {m_other, otherColor()}};
    for (const auto& [bars, color] : colors) {
        bars->setPen(Qt::NoPen);
        bars->setBrush(color);
        bars->setAntialiasedFill(false);
    }
    m_legend->setEntries(legend());
    // Room for the names of the percentiles.
    plot().axisRect()->setMinimumMargins(QMargins(Theme::half, labelHeight() + Theme::half, Theme::grid, 0));
}

void LatencyChart::paintPercentiles(QCPPainter& painter) const
{
    const QRect area = plot().axisRect()->rect();
    painter.setFont(theme().smallFont());
    if (bucketSum(series().firstLatency, 0, m_buckets) == 0)
        return;
    const LatencyMarks marks = latencyMarks(series(), m_exact);
    const std::pair<QString, qint64> lines[] = {{u"p99"_s, marks.p99}, {u"p50"_s, marks.p50}};
    // The labels stand above the bars, each at its line; the higher percentile pushes the other one aside.
    double rightmost = area.right() + Theme::grid;
    for (const auto& [name, value] : lines) {
        const double x = std::round(plot().xAxis->coordToPixel(double(value) / m_unit.microseconds)) + 0.5;
        if (x < area.left() || x > area.right() + 1)
            continue;
        painter.setPen(QPen(theme().colors().text, 1, Qt::DotLine));
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
        const int width = painter.fontMetrics().horizontalAdvance(name);
        const double left = std::min(x - width / 2.0, rightmost - width);
        painter.setPen(theme().colors().mutedText);
        painter.drawText(QPointF(left, area.top() - painter.fontMetrics().descent() - 1), name);
        rightmost = left - Theme::half;
    }
}

QString LatencyChart::tip(const QPointF& pixel) const
{
    if (!plot().axisRect()->rect().contains(pixel.toPoint()))
        return {};
    const double bucket = double(series().bucketUs) / m_unit.microseconds;
    const qint64 from = qint64(plot().xAxis->pixelToCoord(pixel.x()) / bucket) / m_group * m_group;
    if (from < 0 || from >= m_buckets)
        return {};
    return tr("%1 to %2\nfirst executions: %3\ntheir replays: %4\nother answers: %5")
        .arg(durationText(from * series().bucketUs), durationText((from + m_group) * series().bucketUs),
             countText(bucketSum(series().firstLatency, from, from + m_group)),
             countText(bucketSum(series().replayLatency, from, from + m_group)),
             countText(bucketSum(series().otherLatency, from, from + m_group)));
}

void LatencyChart::retranslate()
{
    m_legend->setEntries(legend());
    ChartCard::retranslate();
}

QString LatencyChart::describe(const RunSeries& series) const
{
    return latencySummary(series, m_exact);
}

TextTable LatencyChart::tabulate(const RunSeries& series) const
{
    return latencyTable(series);
}

std::vector<ChartLegendEntry> LatencyChart::legend() const
{
    return {{theme().color(Happening::Executed), firstExecutionsName()},
            {theme().color(Happening::Replay), replaysName()},
            {otherColor(), otherAnswersName()}};
}

}
