// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

/// How a client of this API should retry, from what its audit found.
QStringList retryAdvice(const AuditReport& audit);

}
