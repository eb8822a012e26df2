// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

#include <QJsonObject>

namespace idemscope::postman {

/// URL and parameters as Postman writes them: whole and in pieces. Of this folder.
QJsonObject urlOf(const Request& request);

}
