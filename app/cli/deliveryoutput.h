// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "session/deliverysession.h"

namespace idemscope {

/// The claims in plain words, each with its row of the matrix.
void printDelivery(const Delivery& delivery, const std::vector<Claim>& claims, Console& console);
/// 0: all claims hold, 1: one is refuted, 3: one is undecided.
int deliveryExitCode(const std::vector<Claim>& claims);
/// A stored delivery, as `history show` shows it.
int showDelivery(qint64 delivery, const QString& store, bool asJson, Console& console);

}
