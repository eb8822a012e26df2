// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "model/stepexchange.h"

#include <QJsonObject>

namespace idemscope {

// Exchanges of set-up and tear-down requests in words, for window, command line and reports.

/// "auth/Log in", "Create order, operation 3".
QString stepTitle(const std::vector<FlowStep>& steps, const StepExchange& exchange);
/// "201 after 12 ms; order = 17", or what went wrong.
QString stepText(const StepExchange& exchange);
QJsonObject stepJson(const std::vector<FlowStep>& steps, const StepExchange& exchange);

}
