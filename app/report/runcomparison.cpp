// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/runcomparison.h"

#include "report/numbertext.h"
#include "report/words.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportComparison)
};

/// How a figure is written.
enum class Unit { Count, Ratio, Duration };

/// A figure that runs are compared by; none where a run does not have it.
struct ComparedFigure
{
    QString name;
    Unit unit = Unit::Count;
    std::function<std::optional<double>(const Figures&)> of;
};

std::optional<double> percentile(const Distribution& values, qint64 microseconds)
{
    return values.count > 0 ? std::optional(double(microseconds)) : std::nullopt;
}

template <typename Number>
std::optional<double> optionalNumber(const std::optional<Number>& number)
{
    return number ? std::optional(double(*number)) : std::nullopt;
}

std::vector<ComparedFigure> comparedFigures()
{
    using F = Figures;
    return {
        {ComparisonText::tr("Operations"), Unit::Count,
         [](const F& f) {
             return double(f.operations);
         }},
        {ComparisonText::tr("Attempts"), Unit::Count,
         [](const F& f) {
             return double(f.attempts);
         }},
        {ComparisonText::tr("Effects observed"), Unit::Count,
         [](const F& f) {
             return optionalNumber(f.observed);
         }},
        {ComparisonText::tr("Duplicates"), Unit::Count,
         [](const F& f) {
             return double(f.duplicates);
         }},
        {ComparisonText::tr("Lost"), Unit::Count,
         [](const F& f) {
             return double(f.lost);
         }},
        {ComparisonText::tr("Unexpected"), Unit::Count,
         [](const F& f) {
             return double(f.unexpected);
         }},
        {ComparisonText::tr("Cache-hit ratio"), Unit::Ratio,
         [](const F& f) {
             return f.cacheHitRatio;
         }},
        {ComparisonText::tr("Conflict ratio"), Unit::Ratio,
         [](const F& f) {
             return f.conflictRatio;
         }},
        {ComparisonText::tr("First executions, p50"), Unit::Duration,
         [](const F& f) {
             return percentile(f.first, f.first.p50);
         }},
        {ComparisonText::tr("First executions, p99"), Unit::Duration,
         [](const F& f) {
             return percentile(f.first, f.first.p99);
         }},
        {ComparisonText::tr("Replays, p50"), Unit::Duration,
         [](const F& f) {
             return percentile(f.replay, f.replay.p50);
         }},
        {ComparisonText::tr("All answers, p99"), Unit::Duration,
         [](const F& f) {
             return percentile(f.all, f.all.p99);
         }},
        {ComparisonText::tr("Release spread"), Unit::Duration,
         [](const F& f) {
             return optionalNumber(f.spreadUs);
         }},
    };
}

QString valueText(double value, Unit unit)
{
    switch (unit) {
    case Unit::Ratio:
        return percentText(value, 1);
    case Unit::Duration:
        return durationText(std::llround(value));
    case Unit::Count:
        break;
    }
    return countText(std::llround(value));
}

/// "+3", "−1.2 ms (−10 %)".
QString changeText(double from, double to, Unit unit)
{
    const double change = to - from;
    if (change == 0)
        return u"="_s;
    const QString sign = change > 0 ? u"+"_s : u"−"_s;
    QString text = sign + valueText(std::abs(change), unit);
    if (unit == Unit::Duration && from > 0)
        text += u" (%1%2)"_s.arg(sign, percentText(std::abs(change) / from));
    return text;
}

ComparisonLine lineOf(const ComparedFigure& figure, const std::vector<ComparedRun>& runs)
{
    ComparisonLine line{figure.name, {}, {}};
    std::optional<double> first;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::optional<double> value =
            runs[i].judgement ? figure.of(runs[i].judgement->figures) : std::optional<double>();
        line.values += value ? valueText(*value, figure.unit) : u"–"_s;
        line.changes += i > 0 && first && value ? changeText(*first, *value, figure.unit) : QString();
        if (i == 0)
            first = value;
    }
    return line;
}

ComparisonLine verdictLine(const std::vector<ComparedRun>& runs)
{
    ComparisonLine line{ComparisonText::tr("Verdict"), {}, {}};
    for (const ComparedRun& run : runs) {
        line.values += run.judgement ? verdictName(run.judgement->verdict) : u"–"_s;
        line.changes += QString();
    }
    return line;
}

}

std::vector<ComparisonLine> compareRuns(const std::vector<ComparedRun>& runs)
{
    std::vector<ComparisonLine> lines{verdictLine(runs)};
    for (const ComparedFigure& figure : comparedFigures())
        lines.push_back(lineOf(figure, runs));
    return lines;
}

}
