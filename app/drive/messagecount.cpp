// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/messagecount.h"

namespace idemscope {

MessageCount::MessageCount(const PlannedCell& cell, bool isLoopback)
    : m_arrived(std::size_t(cell.scenario.operations))
{
    m_facts.discipline = cell.discipline;
    m_facts.fault = cell.fault;
    m_facts.carriesId = cell.scenario.keyStrategy != KeyStrategy::None;
    m_facts.isLoopback = isLoopback;
    m_facts.acknowledged.resize(std::size_t(cell.scenario.operations));
}

void MessageCount::take(const Attempt& attempt)
{
    const auto message = std::size_t(attempt.operation);
    ++m_facts.attempts;
    if (attempt.wireSends > 0)
        m_arrived[message] = true;
    if (!m_isRedelivery && attempt.kind == AttemptClass::Acknowledged)
        m_facts.acknowledged[message] = true;
}

void MessageCount::takeResult(const RunResult& result)
{
    m_facts.runs.push_back(result.run);
    m_facts.isStopped |= result.state != RunState::Finished;
    (m_isRedelivery ? m_facts.again : m_facts.probes) = result.probes;
    if (result.probes.empty())
        m_facts.identityExcess = m_facts.identityExcess.value_or(0) + result.judgement.figures.duplicates;
}

std::vector<int> MessageCount::arrived() const
{
    std::vector<int> messages;
    for (std::size_t message = 0; message < m_arrived.size(); ++message) {
        if (m_arrived[message])
            messages.push_back(int(message));
    }
    return messages;
}

}
