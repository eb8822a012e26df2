// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartcard.h"

class QCPBars;
class QCPPainter;

namespace idemscope {

/// Observed effects per operation against the expected line; what is above it is drawn as duplicate effect.
class EffectsChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit EffectsChart(QWidget* parent = nullptr);

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

private:
    /// The worst of the operations that share one bar.
    void paintExpected(QCPPainter& painter) const;
    void paintExpectedLabel(QCPPainter& painter) const;
    void paintExcess(QCPPainter& painter) const;

    QCPBars* m_within = nullptr;
    QCPBars* m_excess = nullptr;
    qint64 m_group = 1; ///< operations to a bar
};

}
