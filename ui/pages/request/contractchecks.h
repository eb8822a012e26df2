// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/contract.h"

namespace idemscope {

// What is typed on the contract page, checked as far as it can be without a response. Errors: InvalidInput.

Result<void> checkJsonPath(const QString& text);
Result<void> checkPatch(const QString& text);
/// As conditionFromText(), and its JSONPath can be compiled.
Result<Condition> checkedCondition(const QString& text);

}
