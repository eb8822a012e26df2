// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/deliveryjob.h"

#include "drive/forecast.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct DeliveryJobText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryJob)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DeliveryJob)
};

/// Without an id nobody can deduplicate: that claim is not tried.
Result<void> leaveOutWhatHasNoId(DeliveryEstimate& estimate, const Request& request)
{
    std::vector<Discipline>& disciplines = estimate.scenario.disciplines;
    if (bearsId(request) || std::erase(disciplines, Discipline::ExactlyOnce) == 0)
        return {};
    if (disciplines.empty())
        return fail(ErrorCode::InvalidInput,
                    DeliveryJobText::tr("Exactly once needs an id that the consumer deduplicates on: say where the key "
                                        "goes (--key-in ¦ Contract, Key)."));
    estimate.notes.push_back(DeliveryJobText::trLater("Exactly once is left out: the messages bear no id that the "
                                                      "consumer could deduplicate on."));
    return {};
}

Result<void> checkLimit(const DeliveryEstimate& estimate, const SafetyLimits& limits)
{
    if (estimate.isLoopback || estimate.attemptsMost <= limits.attempts)
        return {};
    return fail(
        ErrorCode::NotAllowed,
        DeliveryJobText::tr(
            "The delivery may send %1 attempts to %2; at most %3 are sent to another machine "
            "unless you raise the limit (--max-attempts ¦ Settings, Attempts). Fewer messages or one discipline "
            "send less. Nothing was sent.")
            .arg(estimate.attemptsMost)
            .arg(estimate.origin)
            .arg(limits.attempts));
}

}

Result<DeliveryEstimate> estimateDelivery(const DeliveryJob& job)
{
    if (auto sound = checkDelivery(job.scenario); !sound)
        return Failure(sound.error());
    RunJob single = job.base;
    single.scenario = {};
    single.scenario.attempts = 1;
    const auto known = forecast(single);
    if (!known)
        return Failure(known.error());
    DeliveryEstimate estimate;
    estimate.title = known->title;
    estimate.origin = known->origin;
    estimate.host = known->host;
    estimate.isLoopback = known->isLoopback;
    estimate.looksLive = known->looksLive;
    estimate.scenario = job.scenario;
    if (auto left = leaveOutWhatHasNoId(estimate, job.base.request); !left)
        return Failure(left.error());
    const std::vector<PlannedCell> cells = planDelivery(estimate.scenario, {});
    const DeliveryCost cost = costOf(cells);
    estimate.cells = qint64(cells.size());
    estimate.attempts = cost.expected;
    estimate.attemptsMost = cost.most;
    if (auto allowed = checkLimit(estimate, job.base.limits); !allowed)
        return Failure(allowed.error());
    // Each cell has messages of its own, and one more is sent to begin with.
    const qint64 messages = estimate.cells * job.scenario.messages + 1;
    if (const qint64 steps = stepRequests(job.base.request.steps, messages); steps > 0)
        estimate.notes.push_back(DeliveryJobText::trLater("Set-up and tear-down send %n request(s) as well.", nullptr,
                                                          int(std::min<qint64>(steps, 1 << 30))));
    return estimate;
}

}
