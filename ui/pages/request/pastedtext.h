// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/pastedcommand.h"

namespace idemscope {

/// The pasted request in the place of `before`; what curl does not know (name, scenarios, probes, identity) stays.
Request withPasted(const PastedCommand& pasted, const Request& before);

/// What became of a pasted command, with what its user has to know.
QString pastedNews(const PastedCommand& pasted);

}
