// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plotnavigation.h"

#include <qcustomplot.h>

namespace idemscope {

namespace {

constexpr double deepestZoom = 1e-5; ///< share of the whole that stays visible at the least
constexpr double keyZoom = 0.8;
constexpr double keyPan = 0.1;

}

PlotNavigation::PlotNavigation(QCustomPlot& plot, Qt::Orientations moves, QObject* parent)
    : QObject(parent)
    , m_plot(plot)
    , m_moves(moves)
{
    plot.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot.axisRect()->setRangeDrag(moves);
    plot.axisRect()->setRangeZoom(Qt::Horizontal);
    plot.setFocusPolicy(Qt::StrongFocus);
    plot.installEventFilter(this);
    const auto rangeChanged = qOverload<const QCPRange&>(&QCPAxis::rangeChanged);
    connect(plot.xAxis, rangeChanged, this,
            [this](const QCPRange& range) { keepInside(*m_plot.xAxis, range, m_full.left(), m_full.right()); });
    if (moves & Qt::Vertical) {
        connect(plot.yAxis, rangeChanged, this,
                [this](const QCPRange& range) { keepInside(*m_plot.yAxis, range, m_full.top(), m_full.bottom()); });
    }
}

void PlotNavigation::setExtent(const QRectF& full, const QRectF& home)
{
    m_full = full;
    m_home = home;
    if (!m_isZoomed)
        showHome();
}

void PlotNavigation::reset()
{
    m_isZoomed = false;
    showHome();
    emit viewChanged();
}

bool PlotNavigation::isZoomed() const
{
    return m_isZoomed;
}

void PlotNavigation::showHome()
{
    m_isAdjusting = true;
    m_plot.xAxis->setRange(m_home.left(), m_home.right());
    if (m_moves & Qt::Vertical)
        m_plot.yAxis->setRange(m_home.top(), m_home.bottom());
    m_isAdjusting = false;
}

void PlotNavigation::keepInside(QCPAxis& axis, const QCPRange& wanted, double from, double to)
{
    if (m_isAdjusting)
        return;
    QCPRange inside = wanted;
    const double least = (to - from) * deepestZoom;
    if (inside.size() < least)
        inside = QCPRange(inside.center() - least / 2, inside.center() + least / 2);
    m_isAdjusting = true;
    axis.setRange(inside.bounded(from, to));
    m_isAdjusting = false;
    m_isZoomed = true;
    emit viewChanged();
}

bool PlotNavigation::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && (m_moves & Qt::Vertical)) {
        const bool isVertical = static_cast<QWheelEvent*>(event)->modifiers() & Qt::ControlModifier;
        m_plot.axisRect()->setRangeZoom(isVertical ? Qt::Vertical : Qt::Horizontal);
    }
    if (event->type() == QEvent::MouseButtonDblClick) {
        reset();
        return true;
    }
    if (event->type() == QEvent::KeyPress && pressKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

bool PlotNavigation::pressKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Home:
        reset();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomHorizontally(keyZoom);
        return true;
    case Qt::Key_Minus:
        zoomHorizontally(1 / keyZoom);
        return true;
    case Qt::Key_Left:
        pan(-keyPan, 0);
        return true;
    case Qt::Key_Right:
        pan(keyPan, 0);
        return true;
    case Qt::Key_Up:
        pan(0, -keyPan);
        return m_moves & Qt::Vertical;
    case Qt::Key_Down:
        pan(0, keyPan);
        return m_moves & Qt::Vertical;
    default:
        return false;
    }
}

void PlotNavigation::zoomHorizontally(double factor)
{
    m_plot.xAxis->scaleRange(factor);
}

void PlotNavigation::pan(double horizontally, double vertically)
{
    if (horizontally != 0)
        m_plot.xAxis->moveRange(horizontally * m_plot.xAxis->range().size());
    if (vertically != 0 && (m_moves & Qt::Vertical))
        m_plot.yAxis->moveRange(vertically * m_plot.yAxis->range().size());
}

}
