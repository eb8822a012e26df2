// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/checktext.h"
#include "session/auditsession.h"

namespace idemscope {

/// How often an answer was given.
qint64 countOf(const AuditScore& score, CheckResult result);

/// The answer of a whole audit in one sentence: "Not safe to retry: 3 findings".
QString auditSentence(const AuditScore& score, bool isStopped);

}
