// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"

#include <QByteArray>
#include <QJsonObject>

namespace idemscope {

/// What a delivery comes to, in one sentence.
QString deliverySentence(const std::vector<Claim>& claims);

/// The one object of `delivery --json`. `state`: finished, interrupted, stopped, running.
QJsonObject deliveryDocument(const Delivery& delivery, const QString& state);

/// One line per cell of the matrix.
QByteArray deliveryCsv(const Delivery& delivery);

}
