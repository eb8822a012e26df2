// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"
#include "ui/charts/chartcard.h"

class QCPBars;

namespace idemscope {

class LegendRow;

/// What became of the messages of every cell of a delivery: one bar a cell, in shares of its messages.
class DeliveryChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit DeliveryChart(QWidget* parent = nullptr);

    void setCells(const std::vector<DeliveryCell>& cells, bool isUnderWay = false);

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
    /// The parts of a bar, from the left.
    enum Part { ExactlyOncePart, LostPart, DuplicatedPart, PartCount };
    static qint64 countOf(const DeliveryCell& cell, int part);
    static QColor colorOf(int part);
    static QString nameOf(int part);
    QString labelOf(const DeliveryCell& cell) const;
    void fitHeight();

    std::vector<DeliveryCell> m_cells; ///< those that were counted
    bool m_isUnderWay = false;
    std::array<QCPBars*, PartCount> m_bars = {};
    LegendRow* m_legend;
};

}
