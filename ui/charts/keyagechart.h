// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/sandboxfigures.h"
#include "ui/charts/chartcard.h"

class QCPBars;

namespace idemscope {

class LegendRow;

/// How old keys were when the sandbox answered a repeat from what it had stored. GUI thread.
class KeyAgeChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit KeyAgeChart(QWidget* parent = nullptr);

    void setAges(const std::vector<KeyAgeBucket>& ages);

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
    QString labelOf(const KeyAgeBucket& bucket) const;
    qint64 hits() const;

    std::vector<KeyAgeBucket> m_ages;
    QCPBars* m_bars;
    LegendRow* m_legend;
};

}
