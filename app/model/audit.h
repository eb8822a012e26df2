// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

#include <optional>
#include <vector>

namespace idemscope {

/// How much a failed check matters (SPEC.md §8), worst first: money or data, major, minor, informational.
enum class Severity { Critical, Major, Minor, Info };

/// A check's answer (SPEC.md §2).
enum class CheckResult { Pass, Fail, Warn, Inconclusive, NotApplicable };

/// Attempts of one run that a finding rests on.
struct EvidencePiece
{
    qint64 run = 0;
    std::vector<qint64> attempts; ///< Attempt::number, what shows most first; at most 20

    bool operator==(const EvidencePiece&) const = default;
};

/// What a check found, with its evidence.
struct Finding
{
    CheckResult result = CheckResult::Inconclusive;
    Severity severity = Severity::Info;
    Sentence sentence;             ///< one, in plain words: "20 attempts with one key made 3 payments"
    std::vector<Sentence> details; ///< what else is worth saying, what weighs most first
    QString source;                ///< where the expectation is written: RFC section, draft section, provider page
    std::vector<EvidencePiece> evidence;

    bool operator==(const Finding&) const = default;
};

/// One line of the scorecard.
struct CheckOutcome
{
    QString id; ///< "race.same-key"
    Finding finding;
    std::vector<qint64> runs; ///< all it fired, in order
    qint64 durationMs = 0;

    bool operator==(const CheckOutcome&) const = default;
};

/// A battery of checks over one request (SPEC.md §2).
struct Audit
{
    qint64 id = 0;   ///< in the run log
    QString started; ///< ISO 8601
    QString profile;
    QString title;  ///< "POST /payments"
    QString target; ///< scheme, host and port
    quint64 seed = 0;
    qint64 durationMs = 0;
    qint64 attempts = 0;
    bool isStopped = false;
    std::vector<Sentence> notes; ///< what holds for all checks: limits that were lowered, a probe that moved by two
    std::vector<CheckOutcome> checks; ///< in the order of the catalogue

    bool operator==(const Audit&) const = default;
};

}
