// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QRectF>

class QCustomPlot;
class QKeyEvent;
class QWheelEvent;
class QCPRange;
class QCPAxis;

namespace idemscope {

/// Zoom, pan and reset of one plot by wheel, drag and keys, kept inside its data. The horizontal axis always moves, the
/// vertical one if asked for (with Ctrl the wheel zooms it). GUI thread; owned by the plot's card.
class PlotNavigation : public QObject
{
    Q_OBJECT

public:
    PlotNavigation(QCustomPlot& plot, Qt::Orientations moves, QObject* parent);

    /// What there is to see and what to show of it until the user zooms, both in plot coordinates.
    void setExtent(const QRectF& full, const QRectF& home);
    void reset();
    bool isZoomed() const;

signals:
    void viewChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool pressKey(const QKeyEvent& event);
    void zoomHorizontally(double factor);
    void pan(double horizontally, double vertically);
    void keepInside(QCPAxis& axis, const QCPRange& wanted, double from, double to);
    void showHome();

    QCustomPlot& m_plot;
    Qt::Orientations m_moves;
    QRectF m_full, m_home;
    bool m_isZoomed = false;
    bool m_isAdjusting = false;
};

}
