// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/checktext.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CheckText)
};

}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Critical:
        return CheckText::tr("critical");
    case Severity::Major:
        return CheckText::tr("major");
    case Severity::Minor:
        return CheckText::tr("minor");
    case Severity::Info:
        break;
    }
    return CheckText::tr("informational");
}

QString answerText(CheckAnswer answer)
{
    switch (answer) {
    case CheckAnswer::Pass:
        return CheckText::tr("pass");
    case CheckAnswer::Fail:
        return CheckText::tr("fail");
    case CheckAnswer::Warn:
        return CheckText::tr("warn");
    case CheckAnswer::Remark:
        return CheckText::tr("remark");
    case CheckAnswer::Inconclusive:
        return CheckText::tr("inconclusive");
    case CheckAnswer::NotApplicable:
        break;
    }
    return CheckText::tr("not applicable");
}

QString scoreText(const AuditScore& score)
{
    return CheckText::tr("Passed %1 · failed %2 · warnings %3 · remarks %4 · inconclusive %5 · not applicable %6")
        .arg(score.pass)
        .arg(score.count(CheckAnswer::Fail))
        .arg(score.warn)
        .arg(score.remarks)
        .arg(score.inconclusive)
        .arg(score.notApplicable);
}

QString auditSentence(const AuditScore& score, bool isStopped)
{
    if (const qint64 failed = score.count(CheckAnswer::Fail))
        return CheckText::tr("Not safe to retry: %n finding(s)", nullptr, int(failed));
    if (isStopped)
        return CheckText::tr("Stopped: not every check was answered");
    if (score.pass + score.warn == 0)
        return CheckText::tr("No check could be answered");
    if (score.inconclusive > 0)
        return CheckText::tr("%n check(s) could not be decided", nullptr, int(score.inconclusive));
    if (score.warn > 0)
        return CheckText::tr("Safe to retry, with %n warning(s)", nullptr, int(score.warn));
    if (score.remarks > 0)
        return CheckText::tr("Safe to retry, with %n remark(s)", nullptr, int(score.remarks));
    return CheckText::tr("Safe to retry: every check passed");
}

}
