// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/checktext.h"

#include <QCoreApplication>

#include <array>

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

QString checkResultText(CheckResult result)
{
    switch (result) {
    case CheckResult::Pass:
        return CheckText::tr("pass");
    case CheckResult::Fail:
        return CheckText::tr("fail");
    case CheckResult::Warn:
        return CheckText::tr("warn");
    case CheckResult::Inconclusive:
        return CheckText::tr("inconclusive");
    case CheckResult::NotApplicable:
        break;
    }
    return CheckText::tr("not applicable");
}

qint64 countOf(const AuditScore& score, CheckResult result)
{
    const std::array counts{score.pass, score.fail, score.warn, score.inconclusive, score.notApplicable};
    return counts[static_cast<std::size_t>(result)];
}

QString auditSentence(const AuditScore& score, bool isStopped)
{
    if (score.grave() > 0)
        return CheckText::tr("Not safe to retry: %n finding(s)", nullptr, int(score.grave()));
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
