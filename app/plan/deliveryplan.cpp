// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/deliveryplan.h"

#include "plan/limits.h"
#include "plan/streams.h"

#include <QCoreApplication>

#include <cmath>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryPlanText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryPlan)
};

constexpr int mostMessages = 1'000'000;
/// So many suffice for one machine; more only make the exchanges wait for each other.
constexpr int usualInFlight = 32;
constexpr int heldBackMs = 20;
/// A message that is still not acknowledged after its repeats: one in a million million.
constexpr double chanceOfGivingUp = 1e-12;
constexpr int fewestRetries = 4;
constexpr int mostRetries = 200;

Fault lossAt(WirePoint point, double percent)
{
    Fault fault;
    fault.point = point;
    fault.on.percent = percent;
    return fault;
}

Fault heldBack(double percent)
{
    Fault fault;
    fault.kind = Fault::Kind::Delay;
    fault.milliseconds = heldBackMs;
    fault.on.percent = percent;
    return fault;
}

/// The rates of one column: its own fault alone, or all.
ChannelRates ratesOf(ChannelFault fault, const ChannelRates& all)
{
    const auto only = [fault](ChannelFault which, double rate) {
        return fault == which || fault == ChannelFault::All ? rate : 0;
    };
    return {only(ChannelFault::Loss, all.loss), only(ChannelFault::AckLoss, all.ackLoss),
            only(ChannelFault::Duplication, all.duplication), only(ChannelFault::Reordering, all.reordering)};
}

std::vector<ChannelFault> faultsOf(const ChannelRates& rates)
{
    std::vector<ChannelFault> faults{ChannelFault::None};
    const std::pair<ChannelFault, double> each[] = {{ChannelFault::Loss, rates.loss},
                                                    {ChannelFault::AckLoss, rates.ackLoss},
                                                    {ChannelFault::Duplication, rates.duplication},
                                                    {ChannelFault::Reordering, rates.reordering}};
    for (const auto& [fault, rate] : each) {
        if (rate > 0)
            faults.push_back(fault);
    }
    if (faults.size() > 2)
        faults.push_back(ChannelFault::All);
    return faults;
}

/// Of an attempt, that it is not acknowledged because of the channel.
double chanceOfFailure(const ChannelRates& rates)
{
    return 1 - (1 - rates.loss / 100) * (1 - rates.ackLoss / 100);
}

RetryPolicy untilAcknowledged(const ChannelRates& rates, qint64 serviceUs)
{
    const double failure = chanceOfFailure(rates);
    const double needed = failure <= 0   ? 0
                          : failure >= 1 ? fewestRetries
                                         : std::log(chanceOfGivingUp) / std::log(failure);
    RetryPolicy retry;
    retry.retries = int(std::clamp<double>(std::ceil(needed), fewestRetries, mostRetries));
    // After the first delivery has been handled: twins under way are a matter of the race checks.
    retry.baseMs = int(std::clamp<qint64>(8 * serviceUs / 1000, 10, 500)) + heldBackMs;
    retry.capMs = 4 * retry.baseMs;
    retry.jitter = Jitter::None;
    return retry;
}

PlannedCell cellOf(Discipline discipline, ChannelFault fault, const DeliveryScenario& delivery,
                   const ConsumerFacts& consumer)
{
    const ChannelRates rates = ratesOf(fault, delivery.rates);
    PlannedCell cell{discipline, fault, {}, rates.duplication};
    Scenario& scenario = cell.scenario;
    scenario.operations = delivery.messages;
    scenario.attempts = 1;
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.inFlight = consumer.inFlight.value_or(usualInFlight);
    if (rates.loss > 0)
        scenario.faults.push_back(lossAt(WirePoint::AfterConnect, rates.loss));
    if (rates.ackLoss > 0)
        scenario.faults.push_back(lossAt(WirePoint::AfterRequest, rates.ackLoss));
    if (rates.reordering > 0)
        scenario.faults.push_back(heldBack(rates.reordering));
    if (discipline != Discipline::AtMostOnce)
        scenario.retry = untilAcknowledged(rates, consumer.serviceUs);
    if (discipline == Discipline::AtLeastOnce && consumer.mayLackId)
        scenario.keyStrategy = KeyStrategy::None;
    return cell;
}

bool mentions(const Request& request, const QString& variable)
{
    const auto isIn = [&](const QString& text) {
        return text.contains(variable);
    };
    const auto isInAny = [&](const Fields& fields) {
        return std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return isIn(field.value); });
    };
    return isIn(request.url) || request.body.text.contains(variable.toUtf8()) || isInAny(request.params) ||
           isInAny(request.headers) || isInAny(request.body.form);
}

}

std::vector<PlannedCell> planDelivery(const DeliveryScenario& scenario, const ConsumerFacts& consumer)
{
    std::vector<PlannedCell> cells;
    for (const Discipline discipline : scenario.disciplines) {
        for (const ChannelFault fault : faultsOf(scenario.rates))
            cells.push_back(cellOf(discipline, fault, scenario, consumer));
    }
    return cells;
}

std::vector<int> redelivered(const PlannedCell& cell, quint64 seed, const std::vector<int>& arrived)
{
    std::vector<int> chosen;
    for (const int message : arrived) {
        Random random = streamFor(seed, Draw::Fault, {message, 0, -1});
        if (random.fraction() * 100 < cell.redeliveredShare)
            chosen.push_back(message);
    }
    return chosen;
}

Scenario redelivery(const PlannedCell& cell)
{
    Scenario scenario = cell.scenario;
    scenario.faults.clear();
    scenario.retry = {};
    return scenario;
}

DeliveryCost costOf(const std::vector<PlannedCell>& cells)
{
    DeliveryCost cost;
    for (const PlannedCell& cell : cells) {
        const Scenario& scenario = cell.scenario;
        double failure = 0;
        for (const Fault& fault : scenario.faults) {
            if (fault.kind == Fault::Kind::Abandon)
                failure += (1 - failure) * fault.on.percent.value_or(0) / 100;
        }
        const double repeats =
            scenario.retry.retries > 0 ? 1 / std::max(1 - failure, 1.0 / (1 + scenario.retry.retries)) : 1;
        cost.expected += std::llround(scenario.operations * (repeats + cell.redeliveredShare / 100));
        cost.most += scenario.operations * (mostAttempts(scenario) + (cell.redeliveredShare > 0 ? 1 : 0));
    }
    return cost;
}

bool bearsId(const Request& request)
{
    return request.contract.placement.kind != KeyPlacement::Kind::None || mentions(request, u"{{key}}"_s) ||
           mentions(request, u"{{operation}}"_s);
}

bool isCountedByKey(const Contract& contract)
{
    const QString key = u"{{key}}"_s;
    return std::any_of(contract.probes.begin(), contract.probes.end(), [&](const Probe& probe) {
        const bool isInHeader = std::any_of(probe.headers.begin(), probe.headers.end(),
                                            [&](const Field& header) { return header.value.contains(key); });
        return probe.kind == Probe::Kind::Sink || probe.reads == Probe::Reads::Map || isInHeader ||
               probe.url.contains(key) || probe.body.contains(key) || probe.jsonPath.contains(key) ||
               probe.sql.query.contains(key);
    });
}

Result<void> checkDelivery(const DeliveryScenario& scenario)
{
    if (scenario.disciplines.empty())
        return fail(ErrorCode::InvalidInput,
                    DeliveryPlanText::tr("A delivery needs at least one discipline (--discipline)."));
    if (scenario.messages < 1 || scenario.messages > mostMessages)
        return fail(ErrorCode::InvalidInput,
                    DeliveryPlanText::tr("A delivery sends 1 to %1 messages in each cell, not %2 (--messages).")
                        .arg(mostMessages)
                        .arg(scenario.messages));
    const ChannelRates& rates = scenario.rates;
    const std::pair<const char*, double> each[] = {{"--lose", rates.loss},
                                                   {"--lose-ack", rates.ackLoss},
                                                   {"--duplicate", rates.duplication},
                                                   {"--reorder", rates.reordering}};
    for (const auto& [option, rate] : each) {
        if (!(rate >= 0 && rate <= 100))
            return fail(ErrorCode::InvalidInput, DeliveryPlanText::tr("%1 takes a percentage from 0 to 100, not %2.")
                                                     .arg(QLatin1String(option))
                                                     .arg(rate));
    }
    return {};
}

}
