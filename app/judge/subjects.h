// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/history.h"

#include <span>

namespace idemscope {

/// What one expectation is about: an operation or, with key strategy shared, fixed and derived, a distinct key with all
/// its operations (SPEC.md §4). Without a key and with a key per attempt it stays the operation: a repeat without the
/// key is still a repeat.
struct Subject
{
    int operation = 0;  ///< the only or the first one
    int operations = 0; ///< fired under it
    int round = 0;
};

/// The attempts of a run by subject; those of the control are left out. Refers to the history it was made from.
class Subjects
{
public:
    Subjects(const History& history, const Scenario& scenario);

    qsizetype size() const { return qsizetype(m_subjects.size()); }
    const Subject& operator[](qsizetype subject) const { return m_subjects[size_t(subject)]; }
    /// Indices into History::attempts in the order of Attempt::number.
    std::span<const qint32> attempts(qsizetype subject) const;
    /// Of an operation that was fired; −1: it was not.
    qsizetype ofOperation(int operation) const;
    int roundOf(int operation) const { return operation / m_operationsPerRound; }

    bool isPerKey() const { return m_isPerKey; }
    int operations() const { return m_operations; } ///< that were fired
    int highestOperation() const { return int(m_ofOperation.size()) - 1; }
    int rounds() const { return m_rounds; }
    /// A key came back in a later round: rounds cannot be told apart by a probe per run.
    bool spansRounds() const { return m_spansRounds; }

private:
    void order(const std::vector<AttemptFacts>& attempts);
    void gather(const std::vector<AttemptFacts>& attempts);
    size_t group(const AttemptFacts& attempt) const { return size_t(m_isPerKey ? attempt.key : attempt.operation); }

    std::vector<Subject> m_subjects;
    std::vector<qint32> m_ofGroup; ///< subject by operation or key
    std::vector<qint32> m_ofOperation;
    std::vector<qint32> m_attempts;
    std::vector<size_t> m_offsets;
    bool m_isPerKey = false;
    bool m_spansRounds = false;
    int m_operations = 0;
    int m_operationsPerRound = 1;
    int m_rounds = 1;
};

}
