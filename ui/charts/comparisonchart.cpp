// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/comparisonchart.h"

#include "ui/charts/legendrow.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>

#include <qcustomplot.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

ComparisonChart::ComparisonChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
    , m_legend(new LegendRow(this))
{
    heading().insertWidget(heading().count() - 1, m_legend);
    plot().yAxis->setTicker(percentTicker());
}

void ComparisonChart::setRuns(std::vector<Run> runs)
{
    m_runs = std::move(runs);
    for (QCPGraph* line : m_lines)
        plot().removeGraph(line);
    m_lines.clear();
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        m_lines.push_back(plot().addGraph());
        m_lines.back()->setLineStyle(QCPGraph::lsStepLeft);
    }
    restyle();
    setSeries(std::make_shared<const RunSeries>()); // a new one: it is drawn anew
}

/// Apart for every eye: each has another lightness as well, and the legend names them.
QColor ComparisonChart::colorOf(std::size_t run)
{
    constexpr Happening colors[] = {Happening::Executed, Happening::DuplicateEffect, Happening::Replay,
                                    Happening::Conflict, Happening::Unknown,         Happening::Rejected};
    return theme().color(colors[run % std::size(colors)]);
}

ChartCard::Words ComparisonChart::words(const RunSeries&) const
{
    return {tr("Latency, run against run"), tr("share of answers that had come by a time"),
            tr("None of these runs has answers with a service time.")};
}

bool ComparisonChart::isEmpty(const RunSeries&) const
{
    return std::none_of(m_runs.begin(), m_runs.end(), [](const Run& run) { return hasLatency(run.series); });
}

/// Up to and with a bucket, whatever kind of answer.
qint64 ComparisonChart::answersBy(const RunSeries& series, qint64 bucket)
{
    return bucketSum(series.firstLatency, 0, bucket + 1) + bucketSum(series.replayLatency, 0, bucket + 1) +
           bucketSum(series.otherLatency, 0, bucket + 1);
}

double ComparisonChart::shareBy(const Run& run, qint64 microseconds)
{
    const qint64 all = answersBy(run.series, usedBuckets(run.series));
    const qint64 bucket = microseconds / std::max<qint64>(1, run.series.bucketUs);
    return all == 0 ? 0 : double(answersBy(run.series, bucket)) / double(all);
}

/// The end of the bucket in which that share is reached.
qint64 ComparisonChart::timeOf(const Run& run, double share)
{
    for (qint64 bucket = 0; bucket < usedBuckets(run.series); ++bucket) {
        if (shareBy(run, bucket * run.series.bucketUs) >= share)
            return (bucket + 1) * run.series.bucketUs;
    }
    return -1;
}

ChartCard::Extent ComparisonChart::measure(const RunSeries&)
{
    qint64 longest = 1;
    for (const Run& run : m_runs)
        longest = std::max(longest, usedBuckets(run.series) * run.series.bucketUs);
    m_unit = timeUnitFor(longest);
    plot().xAxis->setTicker(numberTicker(m_unit.symbol));
    const QRectF all(0, 0, double(longest) / m_unit.microseconds * 1.04, 1);
    return {all, all};
}

void ComparisonChart::fill()
{
    plot().yAxis->setRange(0, 1.04);
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const Run& run = m_runs[i];
        QVector<double> at{0}, share{0};
        for (qint64 bucket = 0; bucket < usedBuckets(run.series); ++bucket) {
            at.append(double((bucket + 1) * run.series.bucketUs) / m_unit.microseconds);
            share.append(shareBy(run, bucket * run.series.bucketUs));
        }
        m_lines[i]->setData(at, share, true);
    }
}

void ComparisonChart::restyle()
{
    m_legend->setEntries(legend());
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->setPen(QPen(colorOf(i), 2));
    plot().axisRect()->setMinimumMargins(QMargins(Theme::half, Theme::half, 2 * Theme::grid, 0));
}

QString ComparisonChart::tip(const QPointF& pixel) const
{
    if (!plot().axisRect()->rect().contains(pixel.toPoint()))
        return {};
    const auto moment = qint64(plot().xAxis->pixelToCoord(pixel.x()) * m_unit.microseconds);
    QStringList lines{durationText(std::max<qint64>(0, moment))};
    for (const Run& run : m_runs)
        lines += tr("run %1: %2").arg(run.id).arg(percentText(shareBy(run, std::max<qint64>(0, moment)), 1));
    return lines.join(u'\n');
}

QString ComparisonChart::describe(const RunSeries&) const
{
    QStringList sentences;
    for (const Run& run : m_runs)
        sentences += tr("Run %1: half of the answers within %2, 99 % within %3.")
                         .arg(run.id)
                         .arg(durationText(timeOf(run, 0.5)), durationText(timeOf(run, 0.99)));
    return sentences.join(u' ');
}

TextTable ComparisonChart::tabulate(const RunSeries&) const
{
    TextTable table{{tr("Share of answers")}, {}};
    for (const Run& run : m_runs)
        table.columns += tr("Run %1").arg(run.id);
    for (const double share : {0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1.0}) {
        QStringList row{percentText(share)};
        for (const Run& run : m_runs)
            row += durationText(timeOf(run, share));
        table.rows.push_back(row);
    }
    return table;
}

std::vector<ChartLegendEntry> ComparisonChart::legend() const
{
    std::vector<ChartLegendEntry> entries;
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        entries.push_back({colorOf(i), tr("run %1").arg(m_runs[i].id)});
    return entries;
}

void ComparisonChart::retranslate()
{
    m_legend->setEntries(legend());
    ChartCard::retranslate();
}

}
