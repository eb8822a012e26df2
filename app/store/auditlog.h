// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/auditscore.h"

#include <QJsonObject>
#include <QStringList>

namespace idemscope {

/// What is known of an audit before its first run.
struct AuditStart
{
    QString title;  ///< "POST /payments"
    QString target; ///< scheme, host and port
    QString environment;
    QString profile; ///< name
    QString started; ///< ISO 8601
    quint64 seed = 0;
    QJsonObject request; ///< these three for a re-run; secrets as ‹secret NAME›
    QJsonObject profileDocument;
    QJsonObject facts;
};

enum class ScheduleState { Waiting, Running, Done, Failed, Cancelled };

/// A replay that is to be fired once its keys have reached an age, be it days later.
struct ScheduleRow
{
    qint64 id = 0;
    std::optional<qint64> audit;
    QString checkId;
    qint64 run = 0;   ///< that first used the keys
    qint64 ageMs = 0; ///< of the keys at which it is to be fired
    qint64 dueMs = 0; ///< wall clock, ms since 1970 UTC
    ScheduleState state = ScheduleState::Waiting;
    std::optional<qint64> carriedOut;    ///< run that fired it
    qint64 lateMs = 0;                   ///< how much later than due it was fired
    std::optional<qint64> effects;       ///< that it had anew: 0 for a replay; none: not counted
    QString error;                       ///< why it failed
    QStringList missingSecrets;          ///< why it still waits although it is due; only told, never kept
    QString title, target;               ///< of `run`; this and the next are only read
    std::optional<qint64> promisedAgeMs; ///< of its contract

    /// Fired before the promised age was over, and executed anew all the same.
    bool breaksPromise() const
    {
        return state == ScheduleState::Done && effects.value_or(0) > 0 && promisedAgeMs &&
               ageMs + lateMs < *promisedAgeMs;
    }

    bool operator==(const ScheduleRow&) const = default;
};

}
