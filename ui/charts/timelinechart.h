// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/numbertext.h"
#include "ui/charts/chartcard.h"

class QCPPainter;

namespace idemscope {

/// One lane per operation, one thin bar per attempt coloured by what happened, the release lines dashed.
class TimelineChart final : public ChartCard
{
    Q_OBJECT

public:
    explicit TimelineChart(QWidget* parent = nullptr);

signals:
    void attemptActivated(qint64 attempt); ///< its bar was clicked

protected:
    Words words(const RunSeries& series) const override;
    bool isEmpty(const RunSeries& series) const override;
    Extent measure(const RunSeries& series) override;
    void fill() override {}
    void restyle() override {}
    QString tip(const QPointF& pixel) const override;
    QString describe(const RunSeries& series) const override;
    TextTable tabulate(const RunSeries& series) const override;
    std::vector<ChartLegendEntry> legend() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRectF barRect(const TimelineBar& bar) const; ///< in pixels
    double toAxis(qint64 microseconds) const;
    qint64 endOfRows(const RunSeries& series, int rows) const;
    double releaseSpacing() const;
    const TimelineBar* barAt(const QPointF& pixel) const;
    void paintBars(QCPPainter& painter) const;
    void paintBar(QCPPainter& painter, const TimelineBar& bar, const QRectF& rect) const;
    void paintReleases(QCPPainter& painter) const;

    std::vector<int> m_operations; ///< shown, in order
    std::vector<int> m_rows;       ///< row of each bar of the series
    int m_lanes = 1;
    qint64 m_originUs = 0; ///< the first release
    TimeUnit m_unit;
    QPointF m_pressed;
};

}
