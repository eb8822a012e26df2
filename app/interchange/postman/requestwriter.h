// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

#include <QJsonArray>
#include <QJsonObject>

namespace idemscope::postman {

/// A request as an item of a v2.1 collection. Of this folder.
QJsonObject itemOf(Request request);

/// Rows {key, value, disabled}; a secret variable without its value.
QJsonArray rowsOf(const Fields& fields);

}
