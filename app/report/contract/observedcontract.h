// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

/// The contract as an audit observed it, ready for an API's documentation: where the key goes, what it covers, how long
/// it holds, what conflict and mismatch are answered with, what is replayed, how clients should retry. Every line names
/// the check and the run that show it; what no check answered is said to be unknown.
ReportPage observedContract(const ReportData& data);

}
