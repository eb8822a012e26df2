// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/forecast.h"

#include "drive/accesstoken.h"
#include "drive/readystep.h"
#include "drive/runpreparation.h"
#include "drive/transportcheck.h"
#include "render/givenauth.h"

namespace idemscope {

namespace {

/// The first one that is not on this machine: a login elsewhere is asked about as the attempts are.
Target targetToAskAbout(const Target& target, const std::vector<ReadyStep>& steps)
{
    if (!target.isLoopback)
        return target;
    const auto elsewhere =
        std::find_if(steps.begin(), steps.end(), [](const ReadyStep& step) { return !step.target.isLoopback; });
    return elsewhere == steps.end() ? target : elsewhere->target;
}

/// Where a request goes or, where that is this machine and a token comes from another one, where the token comes from:
/// that machine has to be allowed.
Result<Target> farthestTarget(const RunJob& job, const RenderedRequest& request)
{
    auto target = targetOf(request);
    if (!target || !target->isLoopback)
        return target;
    const auto asking = tokenRequests(job);
    if (!asking)
        return Failure(asking.error());
    for (const RenderedRequest& tokenRequest : *asking) {
        auto other = targetOf(tokenRequest);
        if (!other || !other->isLoopback)
            return other;
    }
    return target;
}

}

Result<RunForecast> forecast(const RunJob& given)
{
    const RunJob job = withTokenStandIns(withLateLevels(given));
    const auto steps = readySteps(job);
    if (!steps)
        return Failure(steps.error());
    const auto planner = Planner::create(planInputOf(job));
    if (!planner)
        return Failure(planner.error());
    const auto first = planner->operation(0);
    if (!first)
        return Failure(first.error());
    const RenderedRequest& request = *first->requests.front();
    const auto target = farthestTarget(job, request);
    if (!target)
        return Failure(target.error());
    if (auto usable = checkTransport(request.transport); !usable)
        return Failure(usable.error());
    const Target asked = targetToAskAbout(*target, *steps);
    return RunForecast{planner->estimate(), requestTitle(request),          asked.origin, asked.host, asked.isLoopback,
                       looksLive(request),  givenInsteadOfAuth(job.request)};
}

}
