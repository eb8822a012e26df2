// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "model/transport.h"

namespace idemscope {

/// How a request travels: certificates, proxy, HTTP version, time limits.
QList<OptionSpec> transportOptions();
/// Errors: InvalidInput (usage).
Result<void> applyTransport(Transport& transport, const Arguments& arguments);

}
