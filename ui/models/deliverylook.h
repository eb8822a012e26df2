// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"

#include <QColor>
#include <QIcon>

namespace idemscope {

/// The verdict of a run whose colour and icon a claim's verdict shares.
Verdict lookOf(ClaimVerdict verdict);

/// The numbers of a cell, one a line; what was not counted as a dash.
QString cellText(const DeliveryCell& cell);
/// The whole of it, for a tool tip and for people who cannot see the table.
QString cellDescription(const DeliveryCell& cell);

}
