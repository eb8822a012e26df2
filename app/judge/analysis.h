// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/effectcounts.h"
#include "judge/repeats.h"

namespace idemscope {

/// A history brought into the order in which it is judged: subjects, answers, counts and roles. Refers to its history
/// and facts, which must outlive it.
struct Analysis
{
    Analysis(const History& ofHistory, const RunFacts& ofFacts, const Profile& profile);

    const History& history;
    const RunFacts& facts;
    Subjects subjects;
    AnswerReader reader;
    std::vector<Answers> answers;               ///< by subject
    std::vector<ProbeCounts> probes;            ///< of the contract, or the identities where it has none; may be empty
    std::vector<std::optional<qint64>> effects; ///< E by the worst probe, by subject
    Repeats repeats;
};

}
