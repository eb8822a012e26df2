// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"
#include "render/redactor.h"

namespace idemscope {

/// Findings are kept and shown: what they quote must not hold a secret, and their evidence is bounded.
Finding redacted(Finding finding, const Redactor& redactor);

/// The finding of a check that was not put, or not to its end.
Finding unanswered(const Check& check, const Sentence& why, CheckResult result = CheckResult::Inconclusive);

}
