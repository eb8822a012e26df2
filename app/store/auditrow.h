// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runlog.h"

namespace idemscope {

/// One line of the list of audits.
struct AuditRow
{
    qint64 id = 0;
    QString title, target, environment, profile, started;
    RunState state = RunState::Running;
    quint64 seed = 0;
    qint64 durationMs = 0;
    qint64 attempts = 0;
    AuditScore score;
    qint64 runs = 0;
};

/// A stored audit with its documents.
struct AuditRecord
{
    AuditRow row;
    QJsonObject document;                ///< the Audit as far as it came
    QJsonObject request, profile, facts; ///< for a re-run; secrets as ‹secret NAME›
};

}
