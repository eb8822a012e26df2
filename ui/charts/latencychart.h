// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"
#include "report/numbertext.h"
#include "ui/charts/chartcard.h"

class QCPBars;
class QCPPainter;

namespace idemscope {

class LegendRow;

/// Histogram of service times: first executions, replays and other answers stacked; p50 and p99 of first executions.
class LatencyChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit LatencyChart(QWidget* parent = nullptr);

    /// Exact percentiles of first executions once the run is judged; a count of 0 takes them from the histogram.
    void setFirst(const Distribution& first);

protected:
    Words words(const RunSeries& series) const override;
    bool isEmpty(const RunSeries& series) const override;
    Extent measure(const RunSeries& series) override;
    void fill() override;
    void restyle() override;
    QString tip(const QPointF& pixel) const override;
    QString describe(const RunSeries& series) const override;
    TextTable tabulate(const RunSeries& series) const override;
    std::vector<ChartLegendEntry> legend() const override;
    void retranslate() override;

private:
    void paintPercentiles(QCPPainter& painter) const;

    LegendRow* m_legend;
    QCPBars* m_first = nullptr;
    QCPBars* m_replay = nullptr;
    QCPBars* m_other = nullptr;
    Distribution m_exact;
    TimeUnit m_unit;
    qint64 m_buckets = 0; ///< up to the last that holds something
    qint64 m_group = 1;   ///< buckets to a bar
};

}
