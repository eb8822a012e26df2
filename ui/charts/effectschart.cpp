// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/effectschart.h"

#include "report/charts/axis.h"
#include "report/numbertext.h"
#include "ui/charts/paintlayer.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr double leastBar = 5; ///< pixels

}

EffectsChart::EffectsChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
{
    m_within = new QCPBars(plot().xAxis, plot().yAxis);
    m_excess = new QCPBars(plot().xAxis, plot().yAxis);
    m_excess->moveAbove(m_within);
    plot().xAxis->grid()->setVisible(false);
    plot().yAxis->setTicker(countTicker());
    using Clip = PaintLayer::Clip;
    new PaintLayer(plot(), u"overlay"_s, Clip::AxisRect, [this](QCPPainter& painter) { paintExpected(painter); });
    new PaintLayer(plot(), u"overlay"_s, Clip::Plot, [this](QCPPainter& painter) {
        paintExpectedLabel(painter);
        paintExcess(painter);
    });
}

ChartCard::Words EffectsChart::words(const RunSeries& series) const
{
    return effectsWords(series);
}

bool EffectsChart::isEmpty(const RunSeries& series) const
{
    return series.effects.empty();
}

ChartCard::Extent EffectsChart::measure(const RunSeries& series)
{
    std::vector<int> operations;
    for (const EffectBar& bar : series.effects)
        operations.push_back(bar.operation);
    const double count = double(operations.size());
    plot().xAxis->setTicker(operationTicker(std::move(operations), 0));
    plot().xAxis->ticker()->setTickCount(
        std::max(2, plot().width() / (labelWidth(tr("op %1").arg(1000)) + Theme::grid)));
    plot().yAxis->ticker()->setTickCount(std::max(2, plot().height() / (2 * labelHeight())));
    // A lone bar as wide as the card would say nothing more.
    const double room = std::max(0.0, 4 - count) / 2;
    const QRectF all(-0.7 - room, 0, count + 0.4 + 2 * room, 1);
    return {all, all};
}

void EffectsChart::fill()
{
    const auto count = qint64(series().effects.size());
    const QCPRange view = plot().xAxis->range();
    m_group = groupingFor(view.size(), std::max(4.0, plot().axisRect()->width() / leastBar));
    const qint64 from = std::clamp<qint64>(qint64(view.lower) / m_group * m_group - m_group, 0, count);
    const qint64 to = std::clamp<qint64>(qint64(view.upper) + m_group + 1, 0, count);
    QVector<double> at, within, above;
    double highest = 1;
    for (qint64 i = from; i < to; i += m_group) {
        const EffectBar& bar = worstOf(series(), i, std::min(i + m_group, count));
        at.append(double(i) + double(m_group - 1) / 2);
        within.append(double(std::min(bar.observed, bar.expectedMax)));
        above.append(double(excess(bar)));
        highest = std::max({highest, double(bar.observed), double(bar.expectedMax)});
    }
    m_within->setData(at, within, true);
    m_excess->setData(at, above, true);
    for (QCPBars* bars : {m_within, m_excess})
        bars->setWidth(double(m_group) * 0.68);
    plot().yAxis->setRange(0, highest * 1.06);
}

void EffectsChart::restyle()
{
    m_within->setBrush(theme().color(Happening::Executed));
    m_excess->setBrush(theme().color(Happening::DuplicateEffect));
    for (QCPBars* bars : {m_within, m_excess}) {
        bars->setPen(Qt::NoPen);
        bars->setAntialiasedFill(false);
    }
    // Room for "+2" above the highest bar.
    plot().axisRect()->setMinimumMargins(QMargins(Theme::half, labelHeight() + Theme::half, Theme::grid, 0));
}

void EffectsChart::paintExpected(QCPPainter& painter) const
{
    const auto& bars = series().effects;
    if (bars.empty())
        return;
    const QCPRange view = plot().xAxis->range();
    painter.setPen(QPen(theme().colors().text, 1, Qt::DashLine));
    const auto line = [&](double from, double to, qint64 value) {
        const double y = std::round(plot().yAxis->coordToPixel(double(value)));
        painter.drawLine(QLineF(plot().xAxis->coordToPixel(from), y, plot().xAxis->coordToPixel(to), y));
    };
    for (size_t i = 0; i < bars.size();) {
        size_t end = i + 1;
        while (end < bars.size() && bars[end].expectedMax == bars[i].expectedMax)
            ++end;
        const double from = i == 0 ? view.lower : double(i) - 0.5;
        const double to = end == bars.size() ? view.upper : double(end) - 0.5;
        if (to > view.lower && from < view.upper)
            line(from, to, bars[i].expectedMax);
        i = end;
    }
}

/// Above the line, which may lie at the very top of the axes.
void EffectsChart::paintExpectedLabel(QCPPainter& painter) const
{
    const auto& bars = series().effects;
    if (bars.empty())
        return;
    const QRect area = plot().axisRect()->rect();
    painter.setFont(theme().smallFont());
    painter.setPen(theme().colors().mutedText);
    const QString label = tr("expected");
    const double y = plot().yAxis->coordToPixel(double(bars.back().expectedMax)) - 4;
    const double x = area.right() - painter.fontMetrics().horizontalAdvance(label);
    const bool isClear = std::none_of(bars.begin(), bars.end(), [&](const EffectBar& bar) {
        const auto place = double(&bar - bars.data());
        return excess(bar) > 0 && plot().xAxis->coordToPixel(place + 0.5) > x;
    });
    if (isClear)
        painter.drawText(QPointF(x, y), label);
}

void EffectsChart::paintExcess(QCPPainter& painter) const
{
    const QRect area = plot().axisRect()->rect();
    const double pitch = plot().xAxis->coordToPixel(double(m_group)) - plot().xAxis->coordToPixel(0);
    if (pitch < labelWidth(u"+00"_s))
        return;
    QFont font = theme().smallFont();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(readable(theme().color(Happening::DuplicateEffect), theme().colors().surface));
    for (int i = 0; i < m_excess->data()->size(); ++i) {
        const QCPBarsData bar = *m_excess->data()->at(i);
        const double x = plot().xAxis->coordToPixel(bar.key);
        if (bar.value <= 0 || x < area.left() || x > area.right())
            continue;
        const double top = plot().yAxis->coordToPixel(bar.value + m_within->data()->at(i)->value);
        painter.drawText(QRectF(x - 60, top - labelHeight() - 2, 120, labelHeight() + 1),
                         Qt::AlignHCenter | Qt::AlignBottom, u"+"_s + countText(qint64(bar.value)));
    }
}

QString EffectsChart::tip(const QPointF& pixel) const
{
    const auto count = qint64(series().effects.size());
    const double position = plot().xAxis->pixelToCoord(pixel.x()) + 0.5;
    if (!plot().axisRect()->rect().contains(pixel.toPoint()) || position < 0 || position >= double(count))
        return {};
    const qint64 from = qint64(position) / m_group * m_group;
    const EffectBar& bar = worstOf(series(), from, std::min(from + m_group, count));
    const QString values = tr("Operation %1: %2 observed, at most %3 expected")
                               .arg(countText(bar.operation + 1), countText(bar.observed), countText(bar.expectedMax));
    return m_group == 1 ? values
                        : tr("%1\nthe worst of %n operation(s); zoom in for the others", nullptr,
                             int(std::min(m_group, count - from)))
                              .arg(values);
}

QString EffectsChart::describe(const RunSeries& series) const
{
    return effectsSummary(series);
}

TextTable EffectsChart::tabulate(const RunSeries& series) const
{
    return effectsTable(series);
}

std::vector<ChartLegendEntry> EffectsChart::legend() const
{
    return {{theme().color(Happening::Executed), expectedEffectsName()},
            {theme().color(Happening::DuplicateEffect), Theme::name(Happening::DuplicateEffect)}};
}

}
