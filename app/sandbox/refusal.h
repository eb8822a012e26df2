// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/operation.h"

namespace idemscope::sandbox {

/// Why an operation is not executed.
enum class Refusal { MissingKey, EmptyKey, LongKey, OddKey, SeveralKeys, InProgress, OtherPayload };

/// What is wrong with the key itself, by the operation's rules.
std::optional<Refusal> keyRefusal(const Operation& operation);

/// The answer, as the API that the rules resemble words it.
loopback::HttpAnswer refusalAnswer(Refusal refusal, const Rules& rules);

}
