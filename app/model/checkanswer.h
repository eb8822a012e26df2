// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"

namespace idemscope {

/// How a check's finding is to be taken by whatever shows or counts it: a failure that is only informational is a
/// remark. The JSON of an audit keeps the result and the severity (CLI.md).
enum class CheckAnswer { Pass, Fail, Warn, Remark, Inconclusive, NotApplicable };
CheckAnswer answerOf(const Finding& finding);

}
