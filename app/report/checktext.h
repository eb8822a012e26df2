// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/auditscore.h"

namespace idemscope {

QString severityText(Severity severity);
/// The answer in one word, translated.
QString answerText(CheckAnswer answer);

/// How often every answer was given: "Passed 20 · failed 1 · …".
QString scoreText(const AuditScore& score);
/// The answer of a whole audit in one sentence: "Not safe to retry: 3 findings".
QString auditSentence(const AuditScore& score, bool isStopped);

}
