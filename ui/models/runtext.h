// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

namespace idemscope {

/// A run in one line: "Run 12 · seed 4021 · finished in 1.20 s".
QString runStatusText(const RunRow& run);

}
