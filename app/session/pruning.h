// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runreader.h"

#include <QDateTime>

namespace idemscope {

/// What a run log is to be cut down to; 0: no limit.
struct PruneRule
{
    int keepDays = 0;      ///< what began earlier goes
    int keepMegabytes = 0; ///< the oldest go until the file is expected to be no larger

    bool operator==(const PruneRule&) const = default;
};

/// A run or an audit that is to go, with all that belongs to it.
struct PruneEntry
{
    qint64 id = 0;
    bool isAudit = false;
    QString title, started;
    qint64 attempts = 0;

    bool operator==(const PruneEntry&) const = default;
};

struct PrunePlan
{
    std::vector<PruneEntry> entries; ///< the oldest first
    qint64 attempts = 0;
    qint64 bytes = 0; ///< about what they take
};

/// What a rule takes from the log. Left alone is what is under way and what a replay that waits still needs.
Result<PrunePlan> prunePlan(RunReader& reader, const PruneRule& rule, const QDateTime& now);

/// The same for a caller that may wait. Errors: those of RunReader::open.
Result<PrunePlan> prunePlan(const QString& runLogPath, const PruneRule& rule, const QDateTime& now);

/// What was deleted.
struct Pruned
{
    std::vector<qint64> runs; ///< that were fired by themselves
    qint64 entries = 0;
    qint64 bytes = 0; ///< given back to the file system
};

/// Deletes what a plan names and gives the space back. What is gone already, or under way by now, is left out. Errors:
/// of the log; what was deleted before stays deleted.
Result<Pruned> prune(const QString& runLogPath, const PrunePlan& plan);

}
