// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runlog.h"

namespace idemscope {

/// One line of the list of audits.
struct AuditRow
{
    qint64 id = 0;
    QString started, title, target, environment, profile;
    RunState state = RunState::Running;
    quint64 seed = 0;
    qint64 durationMs = 0;
    qint64 attempts = 0; ///< of all its runs
    qint64 runs = 0;
    qint64 pass = 0, fail = 0, warn = 0, inconclusive = 0, notApplicable = 0;
};

/// A stored audit with its documents.
struct AuditRecord
{
    AuditRow row;
    QJsonObject document;                ///< the Audit as far as it came
    QJsonObject request, profile, facts; ///< for a re-run; secrets as ‹secret NAME›
};

enum class ScheduleState { Waiting, Done, Failed, Cancelled };

/// A replay to be fired when a key has reached an age (issue: expiry over real time).
struct ScheduleRow
{
    qint64 id = 0;
    std::optional<qint64> audit;
    QString checkId;
    qint64 run = 0;   ///< that first used the keys
    qint64 ageMs = 0; ///< of the keys at which it is to be fired
    qint64 dueMs = 0; ///< wall clock, ms since 1970 UTC
    ScheduleState state = ScheduleState::Waiting;
    std::optional<qint64> carriedOut; ///< run that fired it
    qint64 lateMs = 0;                ///< how much later than due it was fired
    qint64 effects = -1;              ///< new effects that it had; −1: not counted
    QString error;                    ///< why it failed
    QString title, target;            ///< of the run

    bool operator==(const ScheduleRow&) const = default;
};

}
