// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope::samples {

/// The burst of ten operations by five clients that the window's tests show: operations 3, 5 and 9 are duplicated.
ReportData runReport();
/// An audit with a failed race of 20 rounds, of which the given ones (from 1) failed, a warning, a pass, an
/// inconclusive check, one that does not apply, and a remark.
ReportData auditReport(const std::vector<int>& failedRounds = {});
/// A delivery of 10 messages under one discipline: borne out, refuted and undecided, a cell each.
ReportData deliveryReport();

}
