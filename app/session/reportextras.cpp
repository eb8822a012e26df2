// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/reportextras.h"

#include "report/contract/observedcontract.h"
#include "report/formats/htmlreport.h"
#include "report/formats/markdownreport.h"
#include "report/reproduction/reproduction.h"

#include <QCoreApplication>
#include <QLocale>

namespace idemscope {

namespace {

struct ExtrasText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportExtras)
};

/// The check that failed most gravely and can be shown.
QString gravestCheck(const AuditReport& audit)
{
    const CheckOutcome* gravest = nullptr;
    for (const CheckOutcome& check : audit.audit.checks) {
        const bool isShown =
            check.finding.result == CheckResult::Fail && !reproductionScript(audit, check.id).isEmpty();
        if (isShown && (!gravest || check.finding.severity < gravest->finding.severity))
            gravest = &check;
    }
    return gravest ? gravest->id : QString();
}

QString reproductionOf(const ReportData& data, const QString& check, bool asMarkdown)
{
    if (data.run)
        return asMarkdown ? reproductionMarkdown(*data.run) : reproductionScript(*data.run);
    if (data.delivery)
        return {}; // what its channel does takes more than single requests
    const QString id = check.isEmpty() ? gravestCheck(*data.audit) : check;
    return asMarkdown ? reproductionMarkdown(*data.audit, id) : reproductionScript(*data.audit, id);
}

}

Result<QByteArray> archivedReproduction(const QString& runLogPath, const ReportSubject& subject, const QString& check,
                                        bool asMarkdown)
{
    const auto data = archivedReport(runLogPath, subject);
    if (!data)
        return Failure(data.error());
    const QString text = reproductionOf(*data, check, asMarkdown);
    if (text.isEmpty())
        return fail(
            ErrorCode::NotFound,
            check.isEmpty()
                ? ExtrasText::tr("Nothing was found that could be shown again by single requests.")
                : ExtrasText::tr("There is no finding “%1” with attempts that could be shown again.").arg(check));
    return text.toUtf8();
}

Result<QByteArray> archivedContract(const QString& runLogPath, const ReportSubject& subject, ReportFormat format)
{
    if (subject.kind != ReportSubject::Kind::Audit)
        return fail(ErrorCode::InvalidInput,
                    ExtrasText::tr("A contract is observed by an audit, not by a single run: name audit:N."));
    const auto data = archivedReport(runLogPath, subject);
    if (!data)
        return Failure(data.error());
    const ReportPage page = observedContract(*data);
    return format == ReportFormat::Html ? htmlReport(page, QLocale().bcp47Name()) : markdownReport(page);
}

}
