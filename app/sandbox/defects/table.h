// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/defect.h"

namespace idemscope::sandbox {

std::vector<Defect> defectsOfKeys();    ///< which requests are taken for one operation
std::vector<Defect> defectsOfLocks();   ///< what happens while the first is in flight
std::vector<Defect> defectsOfResults(); ///< what is kept, where and for how long
std::vector<Defect> defectsOfAnswers(); ///< what clients are told

/// What an `invalid` request and provoked failures look like at this sandbox.
inline const std::string provokeInvalid = R"(invalid=[{"op":"replace","path":"/amount","value":-1}])";
inline const std::string provokeError = "error-5xx=header:X-Simulate: 500";
inline const std::string provokeCommitted = "commit-then-5xx=header:X-Simulate: commit-500";
inline const std::string provokeSlow = "slow=header:X-Simulate: slow";

}
