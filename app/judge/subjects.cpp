// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/subjects.h"

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

bool sharesKeys(KeyStrategy strategy)
{
    return strategy == KeyStrategy::Shared || strategy == KeyStrategy::Fixed || strategy == KeyStrategy::Derived;
}

}

Subjects::Subjects(const History& history, const Scenario& scenario)
    : m_isPerKey(sharesKeys(scenario.keyStrategy))
    , m_operationsPerRound(std::max(1, scenario.operations))
    , m_rounds(std::max(1, scenario.rounds))
{
    order(history.attempts());
    gather(history.attempts());
}

std::span<const qint32> Subjects::attempts(qsizetype subject) const
{
    const size_t from = m_offsets[size_t(subject)];
    return std::span(m_attempts).subspan(from, m_offsets[size_t(subject) + 1] - from);
}

qsizetype Subjects::ofOperation(int operation) const
{
    return operation >= 0 && operation <= highestOperation() ? m_ofOperation[size_t(operation)] : -1;
}

void Subjects::order(const std::vector<AttemptFacts>& attempts)
{
    std::vector<int> first; // by group
    for (const AttemptFacts& attempt : attempts) {
        if (attempt.isControl)
            continue;
        if (group(attempt) >= first.size())
            first.resize(group(attempt) + 1, std::numeric_limits<int>::max());
        first[group(attempt)] = std::min(first[group(attempt)], attempt.operation);
        if (size_t(attempt.operation) >= m_ofOperation.size())
            m_ofOperation.resize(size_t(attempt.operation) + 1, -1);
    }
    std::vector<qint32> groups;
    for (size_t index = 0; index < first.size(); ++index) {
        if (first[index] != std::numeric_limits<int>::max())
            groups.push_back(qint32(index));
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [&](qint32 one, qint32 other) { return first[size_t(one)] < first[size_t(other)]; });
    m_ofGroup.assign(first.size(), -1);
    for (const qint32 group : groups) {
        m_ofGroup[size_t(group)] = qint32(m_subjects.size());
        m_subjects.push_back({first[size_t(group)], 0, roundOf(first[size_t(group)])});
    }
}

void Subjects::gather(const std::vector<AttemptFacts>& attempts)
{
    m_offsets.assign(m_subjects.size() + 1, 0);
    for (const AttemptFacts& attempt : attempts) {
        if (attempt.isControl)
            continue;
        const qint32 subject = m_ofGroup[group(attempt)];
        ++m_offsets[size_t(subject) + 1];
        qint32& known = m_ofOperation[size_t(attempt.operation)];
        if (known < 0) {
            known = subject;
            ++m_operations;
            ++m_subjects[size_t(subject)].operations;
            m_spansRounds |= roundOf(attempt.operation) != m_subjects[size_t(subject)].round;
            m_rounds = std::max(m_rounds, roundOf(attempt.operation) + 1);
        }
    }
    for (size_t subject = 1; subject < m_offsets.size(); ++subject)
        m_offsets[subject] += m_offsets[subject - 1];
    m_attempts.resize(m_offsets.back());
    std::vector<size_t> next(m_offsets.begin(), m_offsets.end() - 1);
    for (size_t index = 0; index < attempts.size(); ++index) {
        if (!attempts[index].isControl)
            m_attempts[next[size_t(m_ofGroup[group(attempts[index])])]++] = qint32(index);
    }
    const auto earlier = [&](qint32 one, qint32 other) {
        return attempts[size_t(one)].number < attempts[size_t(other)].number;
    };
    for (size_t subject = 0; subject < m_subjects.size(); ++subject) {
        const auto from = m_attempts.begin() + qsizetype(m_offsets[subject]);
        const auto to = m_attempts.begin() + qsizetype(m_offsets[subject + 1]);
        if (!std::is_sorted(from, to, earlier))
            std::sort(from, to, earlier);
    }
}

}
