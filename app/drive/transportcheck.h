// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/transport.h"

namespace idemscope {

/// What would keep every exchange from the wire: a proxy that is no URL of one, certificate files that cannot be read
/// or hold none. Errors: InvalidInput, naming field and file; Io.
Result<void> checkTransport(const Transport& transport);

}
