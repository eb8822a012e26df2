// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/answers.h"

namespace idemscope {

/// The part an attempt played under its key (SPEC.md §6); several may hold.
enum class Role : quint8 { FirstExecution = 1, Repeat = 2, Eligible = 4, Replay = 8, Reexecution = 16 };

/// Roles of every attempt and their sums.
struct Repeats
{
    std::vector<quint8> roles; ///< by attempt of the history; of the control: 0
    qint64 total = 0, eligible = 0, replays = 0, eligibleReplays = 0, conflicts = 0;
    qint64 reexecutions = 0;
    qint64 wroteAgain = 0; ///< attempts that wrote a byte beyond the first of their key

    bool has(qsizetype attempt, Role role) const { return (roles[size_t(attempt)] & quint8(role)) != 0; }
};

/// `effects`: E of each subject by its worst probe.
Repeats findRepeats(const History& history, const Subjects& subjects, const std::vector<Answers>& answers,
                    const std::vector<std::optional<qint64>>& effects, const AnswerReader& reader);

/// Marks the acknowledged attempts that made `count` effects beyond the first (Role::Reexecution): those with other
/// identities than the first execution's; else the last acknowledged ones without a marker; else the first execution,
/// if an attempt that was left open before it may have made the first effect.
void markReexecutions(const History& history, std::span<const qint32> attempts, const Answers& answers, qint64 count,
                      const AnswerReader& reader, std::vector<quint8>& roles);

}
