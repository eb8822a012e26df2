// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace idemscope {

/// Replays whose keys were at most so old when they were hit, and older than the bucket before.
struct KeyAgeBucket
{
    std::optional<double> upToSeconds; ///< none: older than all others
    qint64 hits = 0;

    bool operator==(const KeyAgeBucket&) const = default;
};

/// What the sandbox says of itself at GET /metrics.
struct SandboxFigures
{
    qint64 requests = 0;
    qint64 executions = 0;
    qint64 conflicts = 0;
    qint64 otherPayloads = 0; ///< under a key that was used
    qint64 replays = 0;
    qint64 keysAlive = 0;
    double conflictRatio = 0;
    double hitRatio = 0;            ///< replays by requests with a key
    std::vector<KeyAgeBucket> ages; ///< rising

    bool operator==(const SandboxFigures&) const = default;
};

/// Reads the Prometheus text of GET /metrics. Errors: InvalidInput (a figure is missing or no number).
Result<SandboxFigures> sandboxFiguresFrom(const QByteArray& metrics);

}
