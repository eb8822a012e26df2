// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

// The sections that pages are put together from.

PageSection runVerdictSection(const RunReport& run);
PageSection runFactsSection(const ReportData& data, const RunReport& run);
PageSection figuresSection(const RunReport& run);
PageSection probesSection(const RunReport& run);
/// What was sent around the operations.
PageSection stepsSection(const RunReport& run);
PageSection chartsSection(const RunReport& run, InkSource source);
PageSection runEvidenceSection(const RunReport& run);
PageSection attemptsSection(const RunReport& run);

PageSection auditVerdictSection(const AuditReport& audit);
PageSection auditFactsSection(const ReportData& data, const AuditReport& audit);
PageSection findingsSection(const AuditReport& audit);
PageSection scorecardSection(const AuditReport& audit);

PageSection deliveryVerdictSection(const DeliveryReport& report);
PageSection deliveryFactsSection(const ReportData& data, const DeliveryReport& report);
PageSection claimsSection(const DeliveryReport& report);
PageSection matrixSection(const DeliveryReport& report);
PageSection deliveryEvidenceSection(const DeliveryReport& report);

PageSection runComparisonSection(const RunReport& earlier, const RunReport& later);
PageSection auditComparisonSection(const Audit& earlier, const Audit& later);

PageSection againSection(const QString& command, quint64 seed);
/// What the statement rests on and what it cannot know.
PageSection limitsSection(const ReportData& data);
PageSection redactedSection(const QStringList& names);

/// What the contract asks of the target, as facts.
std::vector<std::pair<QString, QString>> contractFacts(const ReportSetup& setup);

ExchangeBlock exchangeBlock(const ReportExchange& exchange, const ReportExchange* first);

}
