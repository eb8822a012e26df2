// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/delivery.h"

#include <QJsonObject>

namespace idemscope {

/// A delivery as the run log keeps it; the members of `delivery --json` are made in report.
QJsonObject toJson(const Delivery& delivery);
Result<Delivery> deliveryFromJson(const QJsonObject& object);
QJsonObject toJson(const DeliveryScenario& scenario);

}
