// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/repeats.h"

#include <algorithm>
#include <unordered_set>

namespace idemscope {

namespace {

/// Hands out the blame for effects beyond the first, one attempt each, until none is left.
class Blame
{
public:
    Blame(const std::vector<AttemptFacts>& attempts, std::vector<quint8>& roles, qint64 count)
        : m_attempts(attempts)
        , m_roles(roles)
        , m_left(count)
    {
    }

    bool isDone() const { return m_left <= 0; }
    bool take(qint32 index)
    {
        if (isDone() || (m_roles[size_t(index)] & quint8(Role::Reexecution)) != 0)
            return false;
        m_roles[size_t(index)] |= quint8(Role::Reexecution);
        --m_left;
        return true;
    }
    const AttemptFacts& at(qint32 index) const { return m_attempts[size_t(index)]; }

private:
    const std::vector<AttemptFacts>& m_attempts;
    std::vector<quint8>& m_roles;
    qint64 m_left;
};

/// One attempt for every identity that is not the first one: the one that completed first with it. `candidates` in the
/// order of completion; without a first execution that bears an identity the earliest identity is the first.
void blameOtherIdentities(Blame& blame, const std::vector<qint32>& candidates, qint32 firstIdentity)
{
    std::unordered_set<qint32> seen;
    if (firstIdentity >= 0)
        seen.insert(firstIdentity);
    for (const qint32 index : candidates) {
        const qint32 identity = blame.at(index).identity;
        const bool isFirst = seen.empty();
        if (identity >= 0 && seen.insert(identity).second && !isFirst)
            blame.take(index);
    }
}

bool isLeftOpenBefore(const AttemptFacts& attempt, const AttemptFacts& first)
{
    return (attempt.outcome == Outcome::Unknown || attempt.kind == AttemptClass::Failed) &&
           attempt.released <= first.released;
}

}

void markReexecutions(const History& history, std::span<const qint32> attempts, const Answers& answers, qint64 count,
                      const AnswerReader& reader, std::vector<quint8>& roles)
{
    Blame blame(history.attempts(), roles, count);
    std::vector<qint32> candidates;
    for (const qint32 index : attempts) {
        if (blame.at(index).isAcknowledged() && index != answers.firstExecution)
            candidates.push_back(index);
    }
    std::sort(candidates.begin(), candidates.end(),
              [&](qint32 one, qint32 other) { return completedBefore(blame.at(one), blame.at(other)); });
    const qint32 first = answers.firstExecution;
    blameOtherIdentities(blame, candidates, first >= 0 ? blame.at(first).identity : -1);
    std::reverse(candidates.begin(), candidates.end());
    for (const qint32 index : candidates) {
        if (!reader.isMarkedReplay(blame.at(index), answers) && !blame.at(index).isPointerRefusal)
            blame.take(index);
    }
    if (first >= 0 && !blame.isDone() && std::any_of(attempts.begin(), attempts.end(), [&](qint32 index) {
            return isLeftOpenBefore(blame.at(index), blame.at(first));
        }))
        blame.take(first);
    for (const qint32 index : candidates)
        blame.take(index);
}

}
