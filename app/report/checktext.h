// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"

namespace idemscope {

QString severityText(Severity severity);
/// The answer in one word, translated.
QString checkResultText(CheckResult result);

/// How many checks came to which result.
struct AuditCounts
{
    qint64 pass = 0, fail = 0, warn = 0, inconclusive = 0, notApplicable = 0;
    qint64 remarks = 0; ///< of those that failed: informational

    qint64 grave() const { return fail - remarks; }
};
AuditCounts countsOf(const Audit& audit);

/// The answer of a whole audit in one sentence: "Not safe to retry: 3 findings".
QString auditSentence(const AuditCounts& counts, bool isStopped);

}
