// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"
#include "model/scenario.h"

namespace idemscope {

/// How long a client waits before its next retry, in µs (SPEC.md §4, retry policy). `retry` counts from 1;
/// `previousUs` is the client's last such delay (decorrelated jitter), 0 before the first.
qint64 backoffUs(const RetryPolicy& policy, int retry, qint64 previousUs, Random random);

}
