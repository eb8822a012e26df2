// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/charttexts.h"
#include "report/numbertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct EffectsTexts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::EffectsChart)
};

}

qint64 excess(const EffectBar& bar)
{
    return std::max<qint64>(0, bar.observed - bar.expectedMax);
}

const EffectBar& worstOf(const RunSeries& series, qint64 from, qint64 to)
{
    const auto begin = series.effects.begin();
    return *std::max_element(begin + from, begin + to, [](const EffectBar& one, const EffectBar& other) {
        return std::pair(excess(one), one.observed) < std::pair(excess(other), other.observed);
    });
}

ChartWords effectsWords(const RunSeries& series)
{
    const auto shown = int(series.effects.size());
    const bool isPart = shown > 0 && shown < series.operationsTotal;
    const bool hasAttempts =
        std::any_of(series.happenings.begin(), series.happenings.end(), [](qint64 count) { return count > 0; });
    const bool isUnderWay = hasAttempts && series.attemptHappenings.isEmpty();
    return {EffectsTexts::tr("Effects"),
            isPart ? EffectsTexts::tr("the %n operation(s) furthest from what was expected", nullptr, shown)
                   : EffectsTexts::tr("counted per operation"),
            isUnderWay ? EffectsTexts::tr("Effects are counted by the probes once every attempt has ended.")
                       : EffectsTexts::tr(
                             "No effects were counted: the contract names neither an identity nor a probe, or the "
                             "run ended before they were read.")};
}

QString effectsSummary(const RunSeries& series)
{
    qint64 observed = 0, duplicates = 0, operations = 0;
    for (const EffectBar& bar : series.effects) {
        observed += bar.observed;
        duplicates += excess(bar);
        operations += excess(bar) > 0 ? 1 : 0;
    }
    const auto operationsText = [](qint64 count) {
        return EffectsTexts::tr("%Ln operation(s)", nullptr, int(count));
    };
    return EffectsTexts::tr("%1 over %2; %3 more than expected, in %4", "effects, operations, a number, operations")
        .arg(EffectsTexts::tr("%Ln effect(s) observed", nullptr, int(observed)),
             operationsText(qint64(series.effects.size())), countText(duplicates), operationsText(operations));
}

TextTable effectsTable(const RunSeries& series)
{
    TextTable table{{EffectsTexts::tr("Operation"), EffectsTexts::tr("Expected at most"), EffectsTexts::tr("Observed"),
                     EffectsTexts::tr("Too many")},
                    {}};
    for (const EffectBar& bar : series.effects)
        table.rows.push_back({countText(bar.operation + 1), countText(bar.expectedMax), countText(bar.observed),
                              countText(excess(bar))});
    return table;
}

QString expectedEffectsName()
{
    return EffectsTexts::tr("expected effects");
}

}
