// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"

#include <QString>

namespace idemscope {

/// The group a check stands under on the scorecard, translated: "Races" for "race.same-key".
QString checkGroupText(const QString& id);
QString severityText(Severity severity);
/// The answer in one word, translated.
QString checkResultText(CheckResult result);

/// How often each answer was given.
struct AuditScore
{
    int pass = 0, fail = 0, warn = 0, inconclusive = 0, notApplicable = 0;

    int of(CheckResult result) const;
    void add(CheckResult result);
};

/// The answer of a whole audit in one sentence: "Not safe to retry: 3 findings".
QString auditSentence(const AuditScore& score, bool isStopped);

}
