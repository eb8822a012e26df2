// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <qcustomplot.h>

#include <functional>

namespace idemscope {

/// Draws what QCustomPlot has no plottable for, in pixels, on one of its layers. Owned by its plot.
class PaintLayer : public QCPLayerable
{
public:
    enum class Clip { AxisRect, Plot };
    using Paint = std::function<void(QCPPainter&)>;

    PaintLayer(QCustomPlot& plot, const QString& layer, Clip clip, Paint paint)
        : QCPLayerable(&plot, layer)
        , m_clip(clip)
        , m_paint(std::move(paint))
    {
    }

protected:
    QRect clipRect() const override
    {
        return m_clip == Clip::AxisRect ? mParentPlot->axisRect()->rect() : mParentPlot->viewport();
    }
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    Clip m_clip;
    Paint m_paint;
};

}
