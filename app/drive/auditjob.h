// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "model/audit.h"

namespace idemscope {

/// An audit in the log that goes on.
struct AuditContinuation
{
    Audit audit;
    RunState state = RunState::Finished; ///< it had, and has again afterwards
};

/// What to audit, by which checks, within which bounds. A value.
struct AuditJob
{
    RunJob base;                               ///< request, variables, profile, limits; its scenario is not used
    std::vector<QString> checks;               ///< ids; empty: all but those that run only on demand
    std::vector<QString> skipped;              ///< ids
    std::optional<int> rounds;                 ///< of a race
    std::optional<int> clients;                ///< of a gated burst
    std::optional<quint64> seed;               ///< else random
    std::optional<qint64> maxAttempts;         ///< an estimate beyond is refused
    std::optional<qint64> maxSeconds;          ///< then it stops and keeps what was done
    std::optional<Severity> bailOn;            ///< stop after the first check that fails with at least this severity
    std::optional<std::vector<qint64>> agesMs; ///< of expiry over real time; else those of the promised age
    std::optional<AuditContinuation> into;     ///< re-run: the audit in the log whose lines are replaced
};

/// One check as it stands before the audit.
struct CheckPlan
{
    QString id;
    Severity severity = Severity::Info;
    bool isOnDemand = false; ///< runs only when named or ticked (†)
    Sentence question;
    QString source;
    qint64 attempts = 0;           ///< at the most
    qint64 milliseconds = 0;       ///< a guess, if nothing else goes on
    qint64 workMs = 0;             ///< likewise, of its runs one after another
    std::optional<Sentence> unmet; ///< why it cannot be put to this target: not applicable
    bool isChosen = false;
};

/// What an audit would do, shown before it fires (SPEC.md §11).
struct AuditEstimate
{
    std::vector<CheckPlan> checks; ///< of the whole catalogue, in its order
    qint64 attempts = 0;           ///< at the most, with the request that is sent first
    qint64 milliseconds = 0;       ///< a guess
    qint64 stepRequests = 0;       ///< of set-up and tear-down, at the most; no attempts
    int clients = 0;               ///< of a gated burst
    int rounds = 0;                ///< of a race
    std::vector<Sentence> lowered; ///< what the limits for other machines have lowered
    std::vector<Sentence> unused;  ///< provocations that no check uses which will run
    QString origin;                ///< scheme, host and port
    QString host;
    bool isLoopback = false;
    bool looksLive = false; ///< a key in the request looks live
};

}
