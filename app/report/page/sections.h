// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

// The sections that pages are put together from.

Section runVerdictSection(const RunReport& run);
Section runFactsSection(const ReportData& data, const RunReport& run);
Section figuresSection(const RunReport& run);
Section probesSection(const RunReport& run);
Section chartsSection(const RunReport& run, InkSource source);
Section runEvidenceSection(const RunReport& run);
Section attemptsSection(const RunReport& run);

Section auditVerdictSection(const AuditReport& audit);
Section auditFactsSection(const ReportData& data, const AuditReport& audit);
Section findingsSection(const AuditReport& audit);
Section scorecardSection(const AuditReport& audit);

Section runComparisonSection(const RunReport& earlier, const RunReport& later);
Section auditComparisonSection(const Audit& earlier, const Audit& later);

Section againSection(const QString& command, const QStringList& secrets, quint64 seed);
/// What the statement rests on and what it cannot know.
Section limitsSection(const ReportData& data);
Section redactedSection(const QStringList& names);

/// What the contract asks of the target, as facts.
std::vector<std::pair<QString, QString>> contractFacts(const ReportSetup& setup);

ExchangeBlock exchangeBlock(const ReportExchange& exchange, const ReportExchange* first);

}
