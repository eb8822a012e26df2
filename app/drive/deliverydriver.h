// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/deliveryjob.h"
#include "drive/deliverymonitor.h"

#include <stop_token>

namespace idemscope {

/// Carries out a delivery: one request that shows the consumer is there, then every cell of the matrix as a run of its
/// own that belongs to it, each judged by what was counted. Cells run side by side where their counts cannot mix.
/// Blocks; call it on a worker thread. A stop keeps what was done.
/// Errors: InvalidInput and NotAllowed before anything was sent; Network when the consumer gives no answer; of the log.
Result<Delivery> runDelivery(const DeliveryJob& job, RunLog& log, DeliveryMonitor& monitor, std::stop_token stop);

}
