// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"
#include "store/runreader.h"

namespace idemscope {

/// One stored audit as a report shows it. Errors: NotFound, those of the log.
Result<AuditReport> readAuditReport(RunReader& reader, qint64 audit);

}
