// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"

#include <array>

namespace idemscope {

/// What happened to an attempt: one colour, one icon, one word everywhere (DESIGN.md §6).
enum class Happening : quint8 { Executed, Replay, Conflict, DuplicateEffect, Unknown, Refused, Rejected, Failed };
inline constexpr int happeningCount = 8;

/// One bar of the timeline.
struct TimelineBar
{
    int operation = 0;
    int lane = 0; ///< within the operation
    qint64 from = 0;
    qint64 to = 0; ///< µs since the run's start
    Happening happening = Happening::Executed;
    qint64 attempt = 0;
    std::optional<WirePoint> abandonedAt = {}; ///< of an attempt that was cut off on purpose

    bool operator==(const TimelineBar&) const = default;
};

/// Expected against observed effects of one operation (or one round).
struct EffectBar
{
    int operation = 0;
    qint64 expectedMax = 0;
    qint64 observed = 0;

    bool operator==(const EffectBar&) const = default;
};

/// Share of repeats answered by a replay, by time since the key's first execution completed.
struct CacheHitPoint
{
    double at = 0; ///< key age, µs
    qint64 repeats = 0;
    qint64 replays = 0;

    bool operator==(const CacheHitPoint&) const = default;
};

/// The data of the four charts, bounded in size whatever the run's (DESIGN.md §6). Reports draw the same series.
struct RunSeries
{
    std::vector<TimelineBar> timeline; ///< the operations shown: the worst and the first ones
    std::vector<qint64> releases;      ///< gate openings, µs since the run's start
    int operationsShown = 0;
    int operationsTotal = 0;
    qint64 bucketUs = 1000;            ///< width of a latency bucket
    std::vector<qint64> firstLatency;  ///< counts per bucket: first executions
    std::vector<qint64> replayLatency; ///< replays
    std::vector<qint64> otherLatency;  ///< every other responded attempt
    std::vector<EffectBar> effects;
    std::vector<CacheHitPoint> cacheByAge;              ///< by key age
    std::vector<CacheHitPoint> cacheByTime;             ///< by time since the run's start
    std::array<qint64, happeningCount> happenings = {}; ///< attempts by Happening
    /// What happened to every attempt of a judged run, as packHappenings() writes it; empty while the run goes on.
    QString attemptHappenings;

    bool operator==(const RunSeries&) const = default;
};

}
