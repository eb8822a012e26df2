// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"
#include "store/runreader.h"

namespace idemscope {

/// One stored delivery as a report shows it. Errors: NotFound (also for a run that is none), InvalidInput, those of the
/// log.
Result<DeliveryReport> readDeliveryReport(RunReader& reader, qint64 delivery);

}
