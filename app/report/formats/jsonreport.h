// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

/// What `report.format` says: raised when a member changes its meaning or goes.
inline constexpr int reportFormat = 1;

/// Everything a report says as one JSON object: the members of `burst --json` or `audit --json` (CLI.md) and what it
/// takes to understand them. Its schema is resources/report/report.schema.json.
QJsonObject jsonReport(const ReportData& data);

/// That schema.
QByteArray reportSchema();

}
