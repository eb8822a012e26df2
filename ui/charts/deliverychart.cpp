// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/deliverychart.h"

#include "model/deliverytext.h"
#include "report/numbertext.h"
#include "ui/charts/legendrow.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>

#include <qcustomplot.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr double barWidth = 0.64; ///< share of a row
constexpr int rowPadding = 6;     ///< pixels

double share(const DeliveryCell& cell, qint64 count)
{
    return double(count) / double(std::max<qint64>(1, cell.messages));
}

}

DeliveryChart::DeliveryChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
    , m_legend(new LegendRow(this))
{
    heading().insertWidget(heading().count() - 1, m_legend);
    for (QCPBars*& bars : m_bars)
        bars = new QCPBars(plot().yAxis, plot().xAxis);
    for (std::size_t part = 1; part < m_bars.size(); ++part)
        m_bars[part]->moveAbove(m_bars[part - 1]);
    plot().yAxis->setRangeReversed(true);
    plot().yAxis->grid()->setVisible(false);
    plot().xAxis->setTicker(percentTicker());
}

void DeliveryChart::setCells(const std::vector<DeliveryCell>& cells, bool isUnderWay)
{
    std::vector<DeliveryCell> counted = cells;
    std::erase_if(counted, [](const DeliveryCell& cell) { return !cell.isCounted; });
    if (counted == m_cells && isUnderWay == m_isUnderWay)
        return;
    m_cells = std::move(counted);
    m_isUnderWay = isUnderWay;
    fitHeight();
    setSeries(std::make_shared<const RunSeries>()); // a new one: it is drawn anew
}

/// Every row keeps room for its name.
void DeliveryChart::fitHeight()
{
    const int rows = std::max<int>(4, int(m_cells.size()));
    setMinimumHeight(rows * (labelHeight() + rowPadding) + 6 * labelHeight());
}

ChartCard::Words DeliveryChart::words(const RunSeries&) const
{
    return {tr("What became of the messages"), tr("share of each cell's messages, by counted effects"),
            m_isUnderWay
                ? tr("A cell stands here as soon as its effects are counted.")
                : tr("Nothing was counted: the contract names no probe that counts effects, or the delivery ended "
                     "before.")};
}

bool DeliveryChart::isEmpty(const RunSeries&) const
{
    return m_cells.empty();
}

QString DeliveryChart::labelOf(const DeliveryCell& cell) const
{
    return tr("%1 · %2", "discipline and fault")
        .arg(idemscope::nameOf(cell.discipline).text(), idemscope::nameOf(cell.fault).text());
}

ChartCard::Extent DeliveryChart::measure(const RunSeries&)
{
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        names->addTick(double(row), labelOf(m_cells[row]));
    plot().yAxis->setTicker(names);
    const QRectF all(0, -0.6, 1.0, double(m_cells.size()) + 0.2);
    return {all, all};
}

qint64 DeliveryChart::countOf(const DeliveryCell& cell, int part)
{
    return part == ExactlyOncePart ? cell.exactlyOnce : part == LostPart ? cell.lost : cell.duplicated;
}

QColor DeliveryChart::colorOf(int part)
{
    return theme().color(part == ExactlyOncePart ? Happening::Executed
                         : part == LostPart      ? Happening::Refused
                                                 : Happening::DuplicateEffect);
}

QString DeliveryChart::nameOf(int part)
{
    return part == ExactlyOncePart ? tr("exactly once") : part == LostPart ? tr("lost") : tr("duplicated");
}

void DeliveryChart::fill()
{
    plot().yAxis->setRange(-0.6, double(m_cells.size()) - 0.4);
    for (int part = 0; part < PartCount; ++part) {
        QVector<double> rows, shares;
        for (std::size_t row = 0; row < m_cells.size(); ++row) {
            rows.append(double(row));
            shares.append(share(m_cells[row], countOf(m_cells[row], part)));
        }
        m_bars[std::size_t(part)]->setData(rows, shares, true);
        m_bars[std::size_t(part)]->setWidth(barWidth);
    }
}

void DeliveryChart::restyle()
{
    m_legend->setEntries(legend());
    for (int part = 0; part < PartCount; ++part) {
        m_bars[std::size_t(part)]->setPen(Qt::NoPen);
        m_bars[std::size_t(part)]->setBrush(colorOf(part));
        m_bars[std::size_t(part)]->setAntialiasedFill(false);
    }
    plot().axisRect()->setMinimumMargins(QMargins(Theme::half, Theme::half, 2 * Theme::grid, 0));
}

QString DeliveryChart::tip(const QPointF& pixel) const
{
    const double row = plot().yAxis->pixelToCoord(pixel.y()) + 0.5;
    if (!plot().axisRect()->rect().contains(pixel.toPoint()) || row < 0 || row >= double(m_cells.size()))
        return {};
    const DeliveryCell& cell = m_cells[std::size_t(row)];
    return tr("%1\n%2 of %3 messages exactly once, %4 lost, %5 duplicated")
        .arg(labelOf(cell), countText(cell.exactlyOnce), countText(cell.messages), countText(cell.lost),
             countText(cell.duplicated));
}

QString DeliveryChart::describe(const RunSeries&) const
{
    DeliveryCell sum;
    for (const DeliveryCell& cell : m_cells) {
        sum.messages += cell.messages;
        sum.exactlyOnce += cell.exactlyOnce;
        sum.lost += cell.lost;
        sum.duplicated += cell.duplicated;
    }
    return tr("Of %1 messages in %2 cells, %3 had one effect, %4 were lost, %5 were duplicated")
        .arg(countText(sum.messages), countText(qint64(m_cells.size())), countText(sum.exactlyOnce),
             countText(sum.lost), countText(sum.duplicated));
}

TextTable DeliveryChart::tabulate(const RunSeries&) const
{
    TextTable table{{tr("Cell"), tr("Messages"), tr("Exactly once"), tr("Lost"), tr("Duplicated")}, {}};
    for (const DeliveryCell& cell : m_cells)
        table.rows.push_back({labelOf(cell), countText(cell.messages), countText(cell.exactlyOnce),
                              countText(cell.lost), countText(cell.duplicated)});
    return table;
}

std::vector<ChartLegendEntry> DeliveryChart::legend() const
{
    std::vector<ChartLegendEntry> entries;
    for (int part = 0; part < PartCount; ++part)
        entries.push_back({colorOf(part), nameOf(part)});
    return entries;
}

void DeliveryChart::retranslate()
{
    fitHeight();
    m_legend->setEntries(legend());
    ChartCard::retranslate();
}

}
