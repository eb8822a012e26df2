// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/checktext.h"

#include <array>

namespace idemscope {

qint64 countOf(const AuditScore& score, CheckResult result)
{
    const std::array counts{score.pass, score.fail, score.warn, score.inconclusive, score.notApplicable};
    return counts[static_cast<std::size_t>(result)];
}

QString auditSentence(const AuditScore& score, bool isStopped)
{
    return auditSentence(
        AuditCounts{score.pass, score.fail, score.warn, score.inconclusive, score.notApplicable, score.remarks},
        isStopped);
}

}
