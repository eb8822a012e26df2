// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/numbertext.h"
#include "ui/charts/chartcard.h"

class QCPGraph;

namespace idemscope {

class LegendRow;

/// Service times of several runs over each other: the share of answers that had come by a time, one line a run.
class ComparisonChart final : public ChartCard
{
    Q_OBJECT

public:
    struct Run
    {
        qint64 id = 0;
        RunSeries series;
    };

    explicit ComparisonChart(QWidget* parent = nullptr);

    void setRuns(std::vector<Run> runs);
    /// The colour of a run, which it keeps in every part of a comparison.
    static QColor colorOf(std::size_t run);

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
    static qint64 answersBy(const RunSeries& series, qint64 bucket);
    static double shareBy(const Run& run, qint64 microseconds);
    static qint64 timeOf(const Run& run, double share);

    std::vector<Run> m_runs;
    std::vector<QCPGraph*> m_lines;
    LegendRow* m_legend;
    TimeUnit m_unit;
};

}
