// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/scenariotext.h"

#include "cli/arguments.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct TypedScenario
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ScenarioText)
};

/// "MS[-MS]" or "RATE[-RATE]".
std::optional<std::pair<double, double>> rangeFrom(const QString& text)
{
    bool isFrom = false;
    bool isTo = false;
    const double from = text.section(u'-', 0, 0).toDouble(&isFrom);
    const double to = text.contains(u'-') ? text.section(u'-', 1).toDouble(&isTo) : (isTo = true, from);
    constexpr double most = std::numeric_limits<int>::max();
    return isFrom && isTo && from >= 0 && to >= 0 && from <= most && to <= most ? std::optional(std::pair(from, to))
                                                                                : std::nullopt;
}

/// Splits "VALUE[@INDEX|%P]".
std::optional<std::pair<QString, FaultTarget>> targetFrom(const QString& text)
{
    static const QRegularExpression form(u"^([^@%]+)(?:@([1-9][0-9]{0,8})|%([0-9]+(?:\\.[0-9]+)?))?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    FaultTarget target;
    if (!match.captured(2).isEmpty())
        target.index = match.captured(2).toInt();
    if (!match.captured(3).isEmpty())
        target.percent = match.captured(3).toDouble();
    if (target.percent.value_or(0) > 100)
        return {};
    return std::pair(match.captured(1), target);
}

}

Result<Arrival> arrivalFromText(const QString& text)
{
    const auto kind = fromWord<ArrivalKind>(text.section(u':', 0, 0));
    const bool takesRange = kind == ArrivalKind::Staggered || kind == ArrivalKind::Open;
    const auto range = rangeFrom(text.section(u':', 1));
    const bool isUsable = kind && takesRange == text.contains(u':') && (!takesRange || range) &&
                          (kind != ArrivalKind::Open || (range->first > 0 && range->second > 0));
    if (!isUsable)
        return badOption(u"arrival"_s, text,
                         TypedScenario::tr("sequential, concurrent, staggered:MS[-MS] or open:RATE[-RATE] expected"));
    Arrival arrival;
    arrival.kind = *kind;
    if (kind == ArrivalKind::Staggered) {
        arrival.delayMinMs = int(std::min(range->first, range->second));
        arrival.delayMaxMs = int(std::max(range->first, range->second));
    } else if (kind == ArrivalKind::Open) {
        arrival.rateFrom = range->first;
        arrival.rateTo = range->second;
    }
    return arrival;
}

Result<void> applyKeyStrategy(Scenario& scenario, const QString& text)
{
    const auto strategy = fromWord<KeyStrategy>(text.section(u':', 0, 0));
    const QString key = text.section(u':', 1);
    if (!strategy || (*strategy == KeyStrategy::Fixed) == key.isEmpty())
        return badOption(u"key-strategy"_s, text,
                         TypedScenario::tr("per-operation, per-attempt, shared, fixed:KEY, none or derived expected"));
    scenario.keyStrategy = *strategy;
    scenario.fixedKey = key.toUtf8();
    return {};
}

Result<void> applyRetryOn(RetryPolicy& retry, const QString& text)
{
    retry.onUnknown = retry.onConflict = retry.onFailed = false;
    for (const QString& reason : text.split(u',')) {
        if (reason == "unknown"_L1)
            retry.onUnknown = true;
        else if (reason == "conflict"_L1)
            retry.onConflict = true;
        else if (reason == "failed"_L1)
            retry.onFailed = true;
        else
            return badOption(u"retry-on"_s, text, TypedScenario::tr("a list of unknown, conflict, failed expected"));
    }
    return {};
}

Result<Fault> faultFromText(const QString& option, const QString& text)
{
    const auto parts = targetFrom(text);
    Fault fault;
    if (option == "abandon"_L1) {
        const auto point = parts ? fromWord<WirePoint>(parts->first.section(u':', 0, 0)) : std::nullopt;
        const QString how = parts ? parts->first.section(u':', 1) : QString();
        if (!point || (how != "rst"_L1 && parts->first.contains(u':')))
            return badOption(
                option, text,
                TypedScenario::tr("POINT[:rst][@INDEX|%P] expected, POINT one of %1").arg(allWords<WirePoint>()));
        fault.point = *point;
        fault.reset = how == "rst"_L1;
        fault.on = parts->second;
        return fault;
    }
    bool isNumber = false;
    fault.kind = option == "delay"_L1 ? Fault::Kind::Delay : Fault::Kind::ClientTimeout;
    fault.milliseconds = parts ? parts->first.toInt(&isNumber) : 0;
    if (!isNumber || fault.milliseconds < 0)
        return badOption(option, text, TypedScenario::tr("N[@INDEX|%P] expected, N in milliseconds"));
    fault.on = parts->second;
    return fault;
}

}
