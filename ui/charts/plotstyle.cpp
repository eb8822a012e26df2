// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plotstyle.h"

#include "report/charts/axis.h"
#include "report/numbertext.h"
#include "ui/theme/theme.h"

#include <qcustomplot.h>

#include <cmath>

namespace idemscope {

namespace {

struct PlotStyle
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PlotStyle)
};

/// Numbers in the user's locale, with as many decimals as the distance of the ticks needs.
class NumberTicker : public QCPAxisTicker
{
public:
    explicit NumberTicker(bool isWhole, QString unit = {})
        : m_isWhole(isWhole)
        , m_unit(std::move(unit))
    {
    }

    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override
    {
        QCPAxisTicker::generate(range, locale, format, precision, ticks, subTicks, labels);
        // One tick may lie outside the view: it is not drawn.
        const auto last =
            std::find_if(ticks.rbegin(), ticks.rend(), [&range](double tick) { return tick <= range.upper; });
        if (labels && !m_unit.isEmpty() && last != ticks.rend())
            (*labels)[int(ticks.rend() - last) - 1] += QChar(QChar::Nbsp) + m_unit;
    }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double step = QCPAxisTicker::getTickStep(range);
        m_step = m_isWhole ? std::max(1.0, std::ceil(step)) : step;
        return m_step;
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return QLocale().toString(std::abs(tick) < m_step / 1000 ? 0.0 : tick, 'f', tickDecimals(m_step));
    }

    double m_step = 1;

private:
    bool m_isWhole;
    QString m_unit;
};

class PercentTicker : public NumberTicker
{
public:
    PercentTicker()
        : NumberTicker(false)
    {
        setTickCount(4);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return percentText(tick, m_step < 0.01 ? 1 : 0);
    }
};

class OperationTicker : public QCPAxisTicker
{
public:
    OperationTicker(std::vector<int> names, double offset)
        : m_names(std::move(names))
        , m_offset(offset)
    {
    }

protected:
    double getTickStep(const QCPRange& range) override { return double(groupingFor(range.size(), mTickCount)); }
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks;
        const auto count = qint64(m_names.size());
        for (qint64 i = std::max<qint64>(0, qint64(range.lower / step) * qint64(step)); i < count; i += qint64(step)) {
            if (double(i) + m_offset > range.upper)
                break;
            ticks.append(double(i) + m_offset);
        }
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        const auto position = size_t(std::llround(tick - m_offset));
        return position < m_names.size() ? PlotStyle::tr("op %1").arg(countText(m_names[position] + 1)) : QString();
    }

private:
    std::vector<int> m_names;
    double m_offset;
};

void styleAxis(QCPAxis& axis, const ThemeColors& colors)
{
    axis.setBasePen(Qt::NoPen);
    axis.setTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLabelFont(theme().smallFont());
    axis.setTickLabelColor(colors.mutedText);
    axis.setTickLabelPadding(Theme::half + 2);
    axis.setPadding(0);
    axis.grid()->setPen(QPen(colors.border, 0));
    axis.grid()->setZeroLinePen(QPen(colors.border, 0));
    axis.grid()->setAntialiased(false);
}

}

void stylePlot(QCustomPlot& plot)
{
    const ThemeColors& colors = theme().colors();
    plot.setBackground(QBrush(colors.surface));
    plot.setFont(theme().smallFont());
    styleAxis(*plot.xAxis, colors);
    styleAxis(*plot.yAxis, colors);
    plot.axisRect()->setMinimumMargins(QMargins(Theme::half, Theme::grid, 2 * Theme::grid + Theme::half, 0));
}

QSharedPointer<QCPAxisTicker> numberTicker(const QString& unit)
{
    return QSharedPointer<NumberTicker>::create(false, unit);
}

QSharedPointer<QCPAxisTicker> countTicker()
{
    return QSharedPointer<NumberTicker>::create(true);
}

QSharedPointer<QCPAxisTicker> percentTicker()
{
    return QSharedPointer<PercentTicker>::create();
}

QSharedPointer<QCPAxisTicker> operationTicker(std::vector<int> names, double offset)
{
    return QSharedPointer<OperationTicker>::create(std::move(names), offset);
}

int labelHeight()
{
    return QFontMetrics(theme().smallFont()).height();
}

int labelWidth(const QString& text)
{
    return QFontMetrics(theme().smallFont()).horizontalAdvance(text);
}

}
