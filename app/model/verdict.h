// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace idemscope {

/// Of a run (SPEC.md §7), worst first.
enum class Verdict { Duplicated, Unexpected, Lost, InDoubt, Inconclusive, ExactlyOnce };
/// Of one operation.
enum class OperationVerdict { Duplicated, Unexpected, Lost, InDoubt, Inconclusive, ExactlyOnce, NoEffect };
/// What an operation's verdict is for its run; none for an operation without effect, which does not count (SPEC.md §7).
std::optional<Verdict> runVerdictOf(OperationVerdict verdict);
enum class Evidence { Proved, Counted, Inferred, None };

/// A latency distribution in µs; percentiles by nearest rank.
struct Distribution
{
    qint64 count = 0;
    qint64 p50 = 0;
    qint64 p90 = 0;
    qint64 p95 = 0;
    qint64 p99 = 0;
    qint64 max = 0;

    bool operator==(const Distribution&) const = default;
};

/// Numbers of one probe (SPEC.md §6).
struct ProbeFigures
{
    QString name;
    std::optional<qint64> observed;
    qint64 duplicates = 0;
    qint64 lost = 0;
    qint64 unexpected = 0;

    bool operator==(const ProbeFigures&) const = default;
};

/// Everything that is computed of a run; the members are those of `burst --json` (CLI.md), names as in SPEC.md §6.
struct Figures
{
    qint64 operations = 0;
    qint64 keys = 0;
    qint64 attempts = 0;
    qint64 wireSends = 0;
    qint64 responded = 0, refused = 0, unknown = 0;
    qint64 acknowledged = 0, conflict = 0, rejected = 0, failed = 0;
    std::map<int, qint64> statuses;

    qint64 expectedMin = 0, expectedMax = 0;
    std::optional<qint64> observed;
    qint64 duplicates = 0, lost = 0, unexpected = 0;
    qint64 identities = 0;
    Evidence evidence = Evidence::None;
    std::vector<ProbeFigures> probes;

    qint64 repeats = 0, eligible = 0, replays = 0, eligibleReplays = 0, repeatConflicts = 0, reexecutions = 0;
    std::optional<double> cacheHitRatio, conflictRatio, reexecutionRatio, duplicateEffectRate;

    qint64 clients = 0, unlearned = 0;
    std::optional<qint64> recoveryP50Us, recoveryMaxUs;

    Distribution first, replay, all;
    std::optional<Distribution> corrected;

    std::optional<qint64> spreadUs;
    qint64 overlap = 0;
    std::optional<int> segments;

    qint64 roundsTotal = 0, roundsCounted = 0, roundsViolated = 0;
    std::optional<double> lower95, upper95;

    bool operator==(const Figures&) const = default;
};

/// An operation that is not simply exactly once, with the reason.
struct OperationFinding
{
    int operation = 0;
    OperationVerdict verdict = OperationVerdict::NoEffect;
    std::optional<qint64> effects;
    QString probe;

    bool operator==(const OperationFinding&) const = default;
};

/// The judgement of one run: pure function of history, readings, contract and profile.
struct Judgement
{
    Verdict verdict = Verdict::Inconclusive;
    Sentence sentence;         ///< "Duplicated: 10 operations produced 14 effects"
    Sentence evidenceSentence; ///< "4 duplicates in 3 operations, proved by …"
    std::vector<Sentence> reasons;
    Figures figures;
    std::vector<OperationVerdict> operations; ///< worst over probes, by operation
    std::vector<OperationFinding> findings;   ///< at most 1,000
    bool hasMoreFindings = false;

    bool operator==(const Judgement&) const = default;
};

}
