// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/checktext.h"

#include <QCoreApplication>

#include <utility>

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

AuditCounts countsOf(const Audit& audit)
{
    AuditCounts counts;
    for (const CheckOutcome& check : audit.checks) {
        qint64* const places[] = {&counts.pass, &counts.fail, &counts.warn, &counts.inconclusive,
                                  &counts.notApplicable}; // in the order of CheckResult
        ++*places[int(check.finding.result)];
        counts.remarks += check.finding.result == CheckResult::Fail && check.finding.severity == Severity::Info;
    }
    return counts;
}

QString auditSentence(const AuditCounts& counts, bool isStopped)
{
    if (counts.grave() > 0)
        return CheckText::tr("Not safe to retry: %n finding(s)", nullptr, int(counts.grave()));
    if (isStopped)
        return CheckText::tr("Stopped: not every check was answered");
    if (counts.pass + counts.warn == 0)
        return CheckText::tr("No check could be answered");
    if (counts.inconclusive > 0)
        return CheckText::tr("%n check(s) could not be decided", nullptr, int(counts.inconclusive));
    if (counts.warn > 0)
        return CheckText::tr("Safe to retry, with %n warning(s)", nullptr, int(counts.warn));
    if (counts.remarks > 0)
        return CheckText::tr("Safe to retry, with %n remark(s)", nullptr, int(counts.remarks));
    return CheckText::tr("Safe to retry: every check passed");
}

}
