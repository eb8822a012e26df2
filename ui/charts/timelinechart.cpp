// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/timelinechart.h"

#include "ui/charts/paintlayer.h"
#include "ui/charts/plotstyle.h"
#include "ui/theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr double rowPadding = 0.14; ///< share of a row that stays free above and below
constexpr double thinnest = 1;
constexpr double thickest = 6;
constexpr double thicknessShare = 0.62; ///< of its lane
constexpr double dash = 8;
constexpr double dashGap = 3;
constexpr double leastLane = 2.5; ///< pixels a lane needs to be told from its neighbour

}

TimelineChart::TimelineChart(QWidget* parent)
    : ChartCard(Qt::Horizontal | Qt::Vertical, parent)
{
    using Clip = PaintLayer::Clip;
    plot().yAxis->setRangeReversed(true);
    plot().yAxis->grid()->setVisible(false);
    new PaintLayer(plot(), u"main"_s, Clip::AxisRect, [this](QCPPainter& painter) { paintBars(painter); });
    new PaintLayer(plot(), u"main"_s, Clip::AxisRect, [this](QCPPainter& painter) { paintReleases(painter); });
}

ChartCard::Words TimelineChart::words(const RunSeries& series) const
{
    return timelineWords(series);
}

bool TimelineChart::isEmpty(const RunSeries& series) const
{
    return !hasTimeline(series);
}

ChartCard::Extent TimelineChart::measure(const RunSeries& series)
{
    m_operations = timelineOperations(series);
    m_rows.clear();
    m_lanes = 1;
    qint64 first = series.timeline.front().from;
    qint64 last = series.timeline.front().to;
    for (const TimelineBar& bar : series.timeline) {
        const auto row = std::lower_bound(m_operations.begin(), m_operations.end(), bar.operation);
        m_rows.push_back(int(row - m_operations.begin()));
        m_lanes = std::max(m_lanes, bar.lane + 1);
        first = std::min(first, bar.from);
        last = std::max(last, bar.to);
    }
    m_originUs = timelineOrigin(series);
    m_unit = timeUnitFor(last - std::min(first, m_originUs));
    plot().yAxis->setTicker(operationTicker(m_operations, 0.5));

    const double span = std::max<double>(1, double(last - std::min(first, m_originUs)) / m_unit.microseconds);
    const double from = toAxis(std::min(first, m_originUs)) - span * 0.03;
    const double height = std::max(plot().height() - 40, 1);
    plot().yAxis->ticker()->setTickCount(std::max(2, int(height / (labelHeight() + Theme::half))));
    plot().xAxis->setTicker(numberTicker(m_unit.symbol));
    plot().xAxis->ticker()->setTickCount(std::max(2, plot().width() / (labelWidth(u"00000 ms"_s) + 2 * Theme::grid)));
    const double rows = double(m_operations.size());
    const double fitting = std::clamp(std::floor(height / (m_lanes * leastLane + 6)), 1.0, rows);
    const double shown = std::max<double>(toAxis(endOfRows(series, int(fitting))) - from, 1.0 / m_unit.microseconds);
    const double below = series.releases.empty() ? 0 : fitting * (labelHeight() + Theme::half) / height;
    return {QRectF(from, 0, span * 1.06, rows + below), QRectF(from, 0, shown * 1.03, fitting + below)};
}

/// When the last attempt of the first rows ended: of many rounds the first are shown at a size at which they can be
/// read.
qint64 TimelineChart::endOfRows(const RunSeries& series, int rows) const
{
    qint64 end = m_originUs;
    for (std::size_t i = 0; i < series.timeline.size(); ++i) {
        if (m_rows[i] < rows)
            end = std::max(end, series.timeline[i].to);
    }
    return end;
}

double TimelineChart::toAxis(qint64 microseconds) const
{
    return double(microseconds - m_originUs) / m_unit.microseconds;
}

QRectF TimelineChart::barRect(const TimelineBar& bar) const
{
    const QCPAxis& x = *plot().xAxis;
    const QCPAxis& y = *plot().yAxis;
    const auto index = size_t(&bar - series().timeline.data());
    const double lane = (1 - 2 * rowPadding) / m_lanes;
    const double middle = y.coordToPixel(m_rows[index] + rowPadding + lane * (bar.lane + 0.5));
    const double laneHeight = std::abs(y.coordToPixel(lane) - y.coordToPixel(0));
    const double thickness = std::clamp(std::round(laneHeight * thicknessShare), thinnest, thickest);
    const double left = x.coordToPixel(toAxis(bar.from));
    const double right = x.coordToPixel(toAxis(bar.to));
    return {left, std::round(middle - thickness / 2), std::max(right - left, 2.0), thickness};
}

void TimelineChart::paintBars(QCPPainter& painter) const
{
    const QRectF visible = plot().axisRect()->rect().adjusted(-4, -4, 4, 4);
    painter.setFont(theme().smallFont());
    for (const TimelineBar& bar : series().timeline) {
        const QRectF rect = barRect(bar);
        if (rect.intersects(visible))
            paintBar(painter, bar, rect.intersected(visible));
    }
}

/// Colour is never alone: a duplicate effect ends in a cross, an unknown is dashed and named.
void TimelineChart::paintBar(QCPPainter& painter, const TimelineBar& bar, const QRectF& rect) const
{
    const QColor color = theme().color(bar.happening);
    const QPointF end(rect.right(), rect.center().y());
    const bool isDashed = bar.happening == Happening::Unknown;
    for (double x = rect.left(); x < rect.right(); x += isDashed ? dash + dashGap : rect.width())
        painter.fillRect(
            QRectF(x, rect.top(), std::min(isDashed ? dash : rect.width(), rect.right() - x), rect.height()), color);
    const double laneHeight = rect.height() / thicknessShare;
    if (bar.happening == Happening::DuplicateEffect && laneHeight > leastLane) {
        const double arm = std::clamp(laneHeight * 0.7, 2.0, 4.0);
        painter.setAntialiasing(true);
        painter.setPen(QPen(color, 1.5));
        painter.drawLine(QLineF(end + QPointF(arm, -arm), end + QPointF(3 * arm, arm)));
        painter.drawLine(QLineF(end + QPointF(arm, arm), end + QPointF(3 * arm, -arm)));
    }
    if (bar.happening == Happening::Unknown && laneHeight > leastLane) {
        const QString name = Theme::name(Happening::Unknown);
        const QFontMetricsF metrics(painter.font());
        const QRectF room(end.x() + 4, end.y() - metrics.height() / 2, metrics.horizontalAdvance(name) + 4,
                          metrics.height());
        QColor veil = theme().colors().surface;
        veil.setAlphaF(0.8F);
        painter.fillRect(room, veil);
        painter.setPen(theme().colors().mutedText);
        painter.drawText(room, Qt::AlignCenter, name);
    }
}

void TimelineChart::paintReleases(QCPPainter& painter) const
{
    const QRect area = plot().axisRect()->rect();
    const ThemeColors& colors = theme().colors();
    painter.setFont(theme().smallFont());
    const QString label = tr("release");
    const double labelSpan = 2.0 * painter.fontMetrics().horizontalAdvance(label);
    const bool isCrowded = releaseSpacing() < labelSpan;
    double lastLine = -1e9;
    double lastLabel = -1e9;
    for (const qint64 release : series().releases) {
        const double x = std::round(plot().xAxis->coordToPixel(toAxis(release)));
        if (x < area.left() - 1 || x > area.right() || x - lastLine < 4)
            continue;
        lastLine = x;
        painter.setPen(QPen(isCrowded ? colors.mutedText : colors.text, 1, isCrowded ? Qt::DotLine : Qt::DashLine));
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
        if (x - lastLabel > labelSpan && (!isCrowded || lastLabel < 0)) {
            lastLabel = x;
            const QRectF room(x + 4, area.bottom() - painter.fontMetrics().height(),
                              painter.fontMetrics().horizontalAdvance(label) + 2, painter.fontMetrics().height());
            painter.fillRect(room, colors.surface);
            painter.setPen(colors.mutedText);
            painter.drawText(room, Qt::AlignCenter, label);
        }
    }
}

/// In pixels, on average; of a single one more than any label needs.
double TimelineChart::releaseSpacing() const
{
    const std::vector<qint64>& releases = series().releases;
    if (releases.size() < 2)
        return plot().width();
    const auto [first, last] = std::minmax_element(releases.begin(), releases.end());
    const QCPAxis& x = *plot().xAxis;
    return (x.coordToPixel(toAxis(*last)) - x.coordToPixel(toAxis(*first))) / double(releases.size() - 1);
}

const TimelineBar* TimelineChart::barAt(const QPointF& pixel) const
{
    const TimelineBar* nearest = nullptr;
    double best = 4;
    if (!plot().axisRect()->rect().contains(pixel.toPoint()) || m_rows.size() != series().timeline.size())
        return nullptr;
    for (const TimelineBar& bar : series().timeline) {
        const QRectF rect = barRect(bar);
        const double distance = std::abs(rect.center().y() - pixel.y());
        if (distance < best && pixel.x() >= rect.left() - 3 && pixel.x() <= rect.right() + 3) {
            best = distance;
            nearest = &bar;
        }
    }
    return nearest;
}

QString TimelineChart::tip(const QPointF& pixel) const
{
    const TimelineBar* bar = barAt(pixel);
    if (!bar)
        return {};
    return tr("Attempt %1, operation %2: %3\nfrom %4 to %5 after the release, %6")
        .arg(countText(bar->attempt), countText(bar->operation + 1), barText(*bar),
             durationText(std::max<qint64>(0, bar->from - m_originUs)), durationText(bar->to - m_originUs),
             durationText(bar->to - bar->from));
}

QString TimelineChart::describe(const RunSeries& series) const
{
    return timelineSummary(series);
}

TextTable TimelineChart::tabulate(const RunSeries& series) const
{
    return timelineTable(series);
}

std::vector<ChartLegendEntry> TimelineChart::legend() const
{
    std::vector<ChartLegendEntry> entries;
    for (int i = 0; i < happeningCount; ++i) {
        if (series().happenings[i] > 0)
            entries.push_back({theme().color(Happening(i)), Theme::name(Happening(i))});
    }
    return entries;
}

bool TimelineChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_pressed = static_cast<QMouseEvent*>(event)->position();
    if (event->type() == QEvent::MouseButtonRelease) {
        const QPointF released = static_cast<QMouseEvent*>(event)->position();
        const bool isClick = (released - m_pressed).manhattanLength() < 4;
        if (const TimelineBar* bar = isClick ? barAt(released) : nullptr)
            emit attemptActivated(bar->attempt);
    }
    return ChartCard::eventFilter(watched, event);
}

}
