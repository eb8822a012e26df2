// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"

#include <QScrollArea>

#include <memory>

class QGridLayout;

namespace idemscope {

class CacheChart;
class ChartCard;
class EffectsChart;
class LatencyChart;
class TimelineChart;

/// The four charts of a run, two by two, or below each other where the window is narrow. GUI thread.
class ChartsPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit ChartsPage(QWidget* parent = nullptr);

    void setSeries(const std::shared_ptr<const RunSeries>& series);
    void setFigures(const Figures& figures); ///< exact percentiles; default ones: not judged yet
    void resetViews();

signals:
    void attemptActivated(qint64 attempt);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    std::vector<ChartCard*> cards() const;

    QGridLayout* m_grid;
    TimelineChart* m_timeline;
    LatencyChart* m_latency;
    EffectsChart* m_effects;
    CacheChart* m_cache;
    int m_columns = 0;
};

}
