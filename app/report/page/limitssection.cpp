// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/auditscore.h"
#include "report/numbertext.h"
#include "report/page/sections.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct LimitsText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportLimits)
};

QString evidenceLimit(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Proved:
        return LimitsText::tr(
            "Effects were counted by a probe for each operation. An effect that the probe does not see "
            "is not counted.");
    case Evidence::Counted:
        return LimitsText::tr("Effects were counted by a probe for the whole run: what somebody else wrote meanwhile "
                              "looks like an effect of this run.");
    case Evidence::Inferred:
        return LimitsText::tr("Effects were inferred from identities in answers alone, which can show duplicates but "
                              "never that there are none.");
    case Evidence::None:
        break;
    }
    return LimitsText::tr("Effects were not counted. A status code alone never proves anything about effects.");
}

void addSetupLimits(const ReportSetup& setup, QStringList& limits)
{
    limits.append(LimitsText::tr("A reading of a probe counts once it has been unchanged for at least %1; what comes "
                                 "later is not seen.")
                      .arg(durationText(setup.request.contract.settling.windowMs * qint64(1000))));
    if (!setup.request.transport.verifyTls)
        limits.append(LimitsText::tr("TLS certificates were not verified: somebody else may have answered."));
    if (!setup.profile.note.isEmpty())
        limits.append(LimitsText::tr("Profile %1: %2").arg(setup.profile.name, setup.profile.note));
}

void addRunLimits(const RunReport& run, QStringList& limits)
{
    if (run.judgement)
        limits.append(evidenceLimit(run.judgement->figures.evidence));
    if (run.scenario.arrival.kind == ArrivalKind::Sequential && run.kind != "send"_L1)
        limits.append(LimitsText::tr("The attempts of an operation ran one after another: this says nothing about "
                                     "races."));
    const bool isBound = run.judgement && run.judgement->figures.roundsCounted > 1 &&
                         run.judgement->figures.roundsViolated == 0 && run.judgement->figures.upper95;
    if (isBound)
        limits.append(LimitsText::tr("A race is a matter of chance: %1 violated rounds of %2 mean at most %3 with 95 % "
                                     "confidence, not never.")
                          .arg(countText(run.judgement->figures.roundsViolated),
                               countText(run.judgement->figures.roundsCounted),
                               percentText(run.judgement->figures.upper95, 1)));
    if (run.about.state != "finished"_L1)
        limits.append(LimitsText::tr("The run was cut short (%1): what was fired is here, what was not fired is not "
                                     "judged.")
                          .arg(run.about.state));
    addSetupLimits(run.setup, limits);
}

void addAuditLimits(const AuditReport& audit, QStringList& limits)
{
    limits.append(LimitsText::tr("A check that passed found no fault in what it fired; it does not prove that there is "
                                 "none."));
    const AuditScore score = AuditScore::of(audit.audit);
    if (score.notApplicable > 0)
        limits.append(LimitsText::tr("%n check(s) could not be put to this target; the scorecard says why.", nullptr,
                                     int(score.notApplicable)));
    if (score.inconclusive > 0)
        limits.append(LimitsText::tr("%n check(s) could not be decided: inconclusive is not passed.", nullptr,
                                     int(score.inconclusive)));
    if (audit.setup.request.contract.probes.empty())
        limits.append(evidenceLimit(Evidence::Inferred));
    addSetupLimits(audit.setup, limits);
}

/// The weakest that a claim rests on.
Evidence evidenceOf(const Delivery& delivery)
{
    Evidence weakest = delivery.cells.empty() ? Evidence::None : Evidence::Proved;
    for (const DeliveryCell& cell : delivery.cells)
        weakest = std::max(weakest, cell.evidence);
    return weakest;
}

void addDeliveryLimits(const DeliveryReport& report, QStringList& limits)
{
    limits.append(evidenceLimit(evidenceOf(report.delivery)));
    limits.append(LimitsText::tr("A claim that held was not refuted by these messages and these faults; it does not "
                                 "hold of others for that."));
    if (report.state != "finished"_L1)
        limits.append(LimitsText::tr("The run was cut short (%1): what was fired is here, what was not fired is not "
                                     "judged.")
                          .arg(report.state));
    addSetupLimits(report.setup, limits);
}

}

PageSection limitsSection(const ReportData& data)
{
    ListBlock limits;
    if (data.run)
        addRunLimits(*data.run, limits.items);
    if (data.audit)
        addAuditLimits(*data.audit, limits.items);
    if (data.delivery)
        addDeliveryLimits(*data.delivery, limits.items);
    return {u"limits"_s, LimitsText::tr("Limits of this statement"), {limits}};
}

}
