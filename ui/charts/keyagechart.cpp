// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/keyagechart.h"

#include "report/numbertext.h"
#include "ui/charts/legendrow.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLocale>

#include <qcustomplot.h>

#include <algorithm>

namespace idemscope {

namespace {

constexpr double barWidth = 0.68;
constexpr double secondsOfMinute = 60;
constexpr double secondsOfHour = 3600;

}

KeyAgeChart::KeyAgeChart(QWidget* parent)
    : ChartCard(Qt::Horizontal, parent)
    , m_bars(new QCPBars(plot().xAxis, plot().yAxis))
    , m_legend(new LegendRow(this))
{
    heading().insertWidget(heading().count() - 1, m_legend);
    plot().xAxis->grid()->setVisible(false);
    plot().yAxis->setTicker(countTicker());
    m_bars->setWidth(barWidth);
}

void KeyAgeChart::setAges(const std::vector<KeyAgeBucket>& ages)
{
    if (ages == m_ages)
        return;
    m_ages = ages;
    setSeries(std::make_shared<const RunSeries>()); // a new one: it is drawn anew
}

qint64 KeyAgeChart::hits() const
{
    qint64 sum = 0;
    for (const KeyAgeBucket& bucket : m_ages)
        sum += bucket.hits;
    return sum;
}

QString KeyAgeChart::labelOf(const KeyAgeBucket& bucket) const
{
    if (!bucket.upToSeconds)
        return tr("older");
    const double seconds = *bucket.upToSeconds;
    const auto number = [](double value) {
        return QLocale().toString(value, 'g', 4);
    };
    if (seconds < 1)
        return tr("≤ %1 ms").arg(number(seconds * 1000));
    if (seconds < secondsOfMinute)
        return tr("≤ %1 s").arg(number(seconds));
    return seconds < secondsOfHour ? tr("≤ %1 min").arg(number(seconds / secondsOfMinute))
                                   : tr("≤ %1 h").arg(number(seconds / secondsOfHour));
}

ChartCard::Words KeyAgeChart::words(const RunSeries&) const
{
    return {tr("Age of keys at a hit"), tr("repeats answered from what was stored, since the start"),
            tr("No repeat was answered from what was stored yet. Send a request with the same key twice.")};
}

bool KeyAgeChart::isEmpty(const RunSeries&) const
{
    return hits() == 0;
}

ChartCard::Extent KeyAgeChart::measure(const RunSeries&)
{
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    for (std::size_t i = 0; i < m_ages.size(); ++i)
        names->addTick(double(i), labelOf(m_ages[i]));
    plot().xAxis->setTicker(names);
    const QRectF all(-0.7, 0, double(m_ages.size()) + 0.4, 1);
    return {all, all};
}

void KeyAgeChart::fill()
{
    QVector<double> at, counts;
    double highest = 1;
    for (std::size_t i = 0; i < m_ages.size(); ++i) {
        at.append(double(i));
        counts.append(double(m_ages[i].hits));
        highest = std::max(highest, counts.back());
    }
    m_bars->setData(at, counts, true);
    plot().yAxis->setRange(0, highest * 1.06);
}

void KeyAgeChart::restyle()
{
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(theme().color(Happening::Replay));
    m_bars->setAntialiasedFill(false);
    m_legend->setEntries(legend());
    plot().axisRect()->setMinimumMargins(QMargins(Theme::half, Theme::half, Theme::grid, 0));
}

QString KeyAgeChart::tip(const QPointF& pixel) const
{
    const double place = plot().xAxis->pixelToCoord(pixel.x()) + 0.5;
    if (!plot().axisRect()->rect().contains(pixel.toPoint()) || place < 0 || place >= double(m_ages.size()))
        return {};
    const KeyAgeBucket& bucket = m_ages[std::size_t(place)];
    return tr("%1: %2 of %3 hits").arg(labelOf(bucket), countText(bucket.hits), countText(hits()));
}

QString KeyAgeChart::describe(const RunSeries&) const
{
    return tr("%1 repeats were answered from what was stored").arg(countText(hits()));
}

TextTable KeyAgeChart::tabulate(const RunSeries&) const
{
    TextTable table{{tr("Age of the key"), tr("Hits")}, {}};
    for (const KeyAgeBucket& bucket : m_ages)
        table.rows.push_back({labelOf(bucket), countText(bucket.hits)});
    return table;
}

std::vector<ChartLegendEntry> KeyAgeChart::legend() const
{
    return {{theme().color(Happening::Replay), Theme::name(Happening::Replay)}};
}

void KeyAgeChart::retranslate()
{
    m_legend->setEntries(legend());
    ChartCard::retranslate();
}

}
