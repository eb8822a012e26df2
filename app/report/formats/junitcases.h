// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

/// One testcase.
struct JUnitCase
{
    enum class Ending { Passed, Failed, Broken, Skipped };
    QString name;
    Ending ending = Ending::Passed;
    QString type = {};    ///< of a failure or an error: the severity, the verdict
    QString message = {}; ///< of what did not pass
    QString output = {};  ///< evidence and how to ask again
    double seconds = 0;
};

std::vector<JUnitCase> junitCases(const RunReport& run);
std::vector<JUnitCase> junitCases(const AuditReport& audit);
/// One for each cell of the matrix.
std::vector<JUnitCase> junitCases(const DeliveryReport& report);
/// Those of the subject.
std::vector<JUnitCase> junitCases(const ReportData& data);

/// "collection.request", or "idemscope.POST /payments" of a request that no collection holds.
QString junitClassName(const ReportSetup& setup, const QString& title);

/// Rounds, from 1, that hold a violated operation.
std::vector<int> violatedRounds(const Judgement& judgement, const Scenario& scenario);

}
