// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

namespace idemscope {

/// A run in one line: "Run 12 · seed 4021 · finished in 1.20 s".
QString runStatusText(const RunRow& run);

/// A stored title as it is shown: "POST /payments · 10 × 5 · last byte". The log holds words of the command line.
QString shownTitle(const QString& title);

/// When a run was started, to the second: two of a minute are told apart.
QString clockText(const QString& iso8601);

}
