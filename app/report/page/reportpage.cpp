// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/page/reportpage.h"

#include "report/command/rerun.h"
#include "report/page/sections.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PageText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportPage)
};

ReportPage runPage(const ReportData& data, InkSource source)
{
    const RunReport& run = *data.run;
    ReportPage page{PageText::tr("Run %1: %2").arg(run.about.id).arg(run.title), run.target, {}};
    page.sections.push_back(runVerdictSection(run));
    if (data.earlierRun)
        page.sections.push_back(runComparisonSection(*data.earlierRun, run));
    page.sections.push_back(runFactsSection(data, run));
    if (run.judgement)
        page.sections.push_back(figuresSection(run));
    page.sections.push_back(probesSection(run));
    page.sections.push_back(stepsSection(run));
    page.sections.push_back(chartsSection(run, source));
    page.sections.push_back(runEvidenceSection(run));
    page.sections.push_back(attemptsSection(run));
    page.sections.push_back(againSection(rerunCommand(run), run.about.seed));
    return page;
}

ReportPage auditPage(const ReportData& data)
{
    const AuditReport& audit = *data.audit;
    ReportPage page{PageText::tr("Audit %1: %2").arg(audit.audit.id).arg(audit.audit.title), audit.audit.target, {}};
    page.sections.push_back(auditVerdictSection(audit));
    if (data.earlierAudit)
        page.sections.push_back(auditComparisonSection(*data.earlierAudit, audit.audit));
    page.sections.push_back(auditFactsSection(data, audit));
    page.sections.push_back(scorecardSection(audit));
    page.sections.push_back(findingsSection(audit));
    page.sections.push_back(againSection(rerunCommand(audit), audit.audit.seed));
    return page;
}

ReportPage deliveryPage(const ReportData& data)
{
    const DeliveryReport& report = *data.delivery;
    const Delivery& delivery = report.delivery;
    ReportPage page{PageText::tr("Delivery %1: %2").arg(delivery.id).arg(delivery.title), delivery.target, {}};
    page.sections.push_back(deliveryVerdictSection(report));
    page.sections.push_back(claimsSection(report));
    page.sections.push_back(matrixSection(report));
    page.sections.push_back(deliveryFactsSection(data, report));
    page.sections.push_back(deliveryEvidenceSection(report));
    page.sections.push_back(againSection(rerunCommand(report), delivery.seed));
    return page;
}

ReportPage subjectPage(const ReportData& data, InkSource source)
{
    if (data.run)
        return runPage(data, source);
    if (data.audit)
        return auditPage(data);
    return data.delivery ? deliveryPage(data) : ReportPage();
}

}

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Duplicated:
    case Verdict::Unexpected:
    case Verdict::Lost:
        return Tone::Bad;
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return Tone::Unsure;
    case Verdict::ExactlyOnce:
        break;
    }
    return Tone::Good;
}

Tone toneOf(CheckAnswer answer)
{
    switch (answer) {
    case CheckAnswer::Pass:
        return Tone::Good;
    case CheckAnswer::Fail:
        return Tone::Bad;
    case CheckAnswer::Warn:
    case CheckAnswer::Inconclusive:
        return Tone::Unsure;
    case CheckAnswer::Remark:
    case CheckAnswer::NotApplicable:
        break;
    }
    return Tone::Plain;
}

ReportPage reportPage(const ReportData& data, InkSource source)
{
    ReportPage page = subjectPage(data, source);
    page.sections.push_back(limitsSection(data));
    page.sections.push_back(redactedSection(data.redacted));
    std::erase_if(page.sections, [](const PageSection& section) { return section.blocks.empty(); });
    return page;
}

}
