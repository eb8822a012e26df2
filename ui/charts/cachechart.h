// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/numbertext.h"
#include "ui/charts/chartcard.h"

class QCPGraph;
class QCPPainter;

namespace idemscope {

class LinkButton;

/// Share of repeats answered by a replay, over the age of the key or over the time of the run.
class CacheChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit CacheChart(QWidget* parent = nullptr);

    void showByTime(bool byTime);
    bool isByTime() const;

protected:
    Words words(const RunSeries& series) const override;
    bool isEmpty(const RunSeries& series) const override;
    Extent measure(const RunSeries& series) override;
    void fill() override {}
    void restyle() override;
    QString tip(const QPointF& pixel) const override;
    QString describe(const RunSeries& series) const override;
    TextTable tabulate(const RunSeries& series) const override;
    std::vector<ChartLegendEntry> legend() const override;
    void retranslate() override;

private:
    std::vector<CacheHitPoint> points(const RunSeries& series) const; ///< those with repeats
    void paintMeaning(QCPPainter& painter) const;                     ///< of the horizontal axis

    QCPGraph* m_graph = nullptr;
    LinkButton* m_byAge = nullptr;
    LinkButton* m_byTime = nullptr;
    std::vector<CacheHitPoint> m_points;
    TimeUnit m_unit;
};

}
