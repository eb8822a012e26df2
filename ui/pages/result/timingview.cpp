// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/timingview.h"

#include "report/numbertext.h"
#include "ui/charts/chartrole.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace idemscope {

TimingView::TimingView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    announceAsChart(*this);
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TimingView::setTiming(const Timing& timing)
{
    m_timing = timing;
    updateWords();
    updateGeometry();
    update();
}

void TimingView::updateWords()
{
    m_phases = timingPhases(m_timing);
    QStringList texts;
    for (const TimingPhase& phase : m_phases)
        texts.append(tr("%1: %2", "phase and its length").arg(phase.name, lengthText(phase)));
    setAccessibleName(tr("Timing"));
    setAccessibleDescription(texts.join(u", "_s));
}

void TimingView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        updateWords();
}

int TimingView::rowHeight() const
{
    return fontMetrics().height() + Theme::grid;
}

QSize TimingView::sizeHint() const
{
    return {320, rowHeight() * int(m_phases.size() + 2)};
}

QString TimingView::lengthText(const TimingPhase& phase) const
{
    return tr("%1 µs").arg(countText(phase.to - phase.from));
}

void TimingView::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = theme().colors();
    QPainter painter(this);
    if (m_phases.empty()) {
        painter.setPen(colors.mutedText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("This attempt was never started."));
        return;
    }
    int names = 0;
    for (const TimingPhase& phase : m_phases)
        names = std::max(names, fontMetrics().horizontalAdvance(phase.name));
    const int values = fontMetrics().horizontalAdvance(u"0,000,000 µs"_s);
    const QRect bars(names + 2 * Theme::grid, 0, width() - names - values - 4 * Theme::grid, height());
    const qint64 start = m_phases.front().from;
    const double scale = double(std::max(1, bars.width())) / double(std::max<qint64>(1, m_phases.back().to - start));

    int y = Theme::half;
    const auto row = [&](const QString& name, qint64 from, qint64 to, const QColor& color, const QString& value) {
        const QRect line(0, y, width(), rowHeight());
        painter.setPen(colors.text);
        painter.setFont(font());
        painter.drawText(line.adjusted(0, 0, -width() + names, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
        const double left = bars.left() + double(from - start) * scale;
        painter.fillRect(QRectF(left, y + rowHeight() / 2.0 - 4, std::max(2.0, double(to - from) * scale), 8), color);
        painter.setFont(theme().tabularFont());
        painter.drawText(line.adjusted(0, 0, -Theme::half, 0), Qt::AlignVCenter | Qt::AlignRight, value);
        y += rowHeight();
    };
    for (const TimingPhase& phase : m_phases)
        row(phase.name, phase.from, phase.to, colors.accent, lengthText(phase));
    painter.setPen(colors.border);
    painter.drawLine(0, y, width(), y);
    y += Theme::half;
    if (serviceTimeUs(m_timing) >= 0) {
        const TimingPhase service{tr("Service time"), m_timing.released, m_timing.complete};
        row(service.name, service.from, service.to, theme().color(Happening::Executed), lengthText(service));
    }
}

}
