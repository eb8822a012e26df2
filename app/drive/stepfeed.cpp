// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/stepfeed.h"

namespace idemscope {

StepFeed::StepFeed(std::vector<StepChain> chains, Calls calls, Pace pace, bool endsAtFailure)
    : m_chains(std::move(chains))
    , m_calls(std::move(calls))
    , m_pace(pace)
    , m_endsAtFailure(endsAtFailure)
{
}

/// Makes the next request of a chain that can be sent.
void StepFeed::prepare(Place place)
{
    const StepChain& chain = m_chains[place.chain];
    for (; place.step < chain.steps.size() && !(m_endsAtFailure && m_hasFailed); ++place.step) {
        if (RenderedRequestPtr request = m_calls.make(chain, chain.steps[place.step])) {
            m_ready.emplace_back(place, std::move(request));
            return;
        }
        m_hasFailed = true;
    }
    --m_open;
}

std::vector<Shot> StepFeed::due(qint64 now)
{
    while (m_open < m_pace.atOnce && m_next < m_chains.size() && !(m_endsAtFailure && m_hasFailed)) {
        ++m_open;
        prepare({m_next++, 0});
    }
    std::vector<Shot> shots;
    if (m_endsAtFailure && m_hasFailed)
        m_ready.clear();
    while (!m_ready.empty() && (!m_pace.perSecond || now >= m_mayStartAtUs)) {
        auto [place, request] = std::move(m_ready.front());
        m_ready.pop_front();
        m_underWay.emplace(qint64(place.chain), place);
        Shot& shot = shots.emplace_back();
        shot.id = qint64(place.chain);
        shot.request = std::move(request);
        if (m_pace.perSecond)
            m_mayStartAtUs = now + qint64(1e6 / *m_pace.perSecond);
    }
    return shots;
}

qint64 StepFeed::nextDue()
{
    return m_ready.empty() ? -1 : m_mayStartAtUs;
}

void StepFeed::finished(Exchange exchange)
{
    auto node = m_underWay.extract(exchange.id);
    if (node.empty())
        return;
    Place place = node.mapped();
    const StepChain& chain = m_chains[place.chain];
    m_hasFailed |= !m_calls.take(chain, chain.steps[place.step], exchange);
    ++place.step;
    prepare(place);
}

bool StepFeed::isDone()
{
    const bool isEnding = m_endsAtFailure && m_hasFailed;
    return m_underWay.empty() && (isEnding || (m_ready.empty() && m_next == m_chains.size()));
}

}
