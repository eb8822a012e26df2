// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

namespace idemscope {

// What a check may need of the contract; each gives the reason for which the check is not applicable, or none.

std::optional<Sentence> needsNothing(const CheckContext& context);
/// A place for the key that can be varied.
std::optional<Sentence> needsKey(const CheckContext& context);
/// A key that can be left out: not part of the text or of the path.
std::optional<Sentence> needsOptionalKey(const CheckContext& context);
/// A key, and a way to another payload: a mutation, or a number in a JSON body.
std::optional<Sentence> needsOtherPayload(const CheckContext& context);
std::optional<Sentence> needsJsonBody(const CheckContext& context);
std::optional<Sentence> needsOtherPrincipal(const CheckContext& context);
std::optional<Sentence> needsOtherUrl(const CheckContext& context);
std::optional<Sentence> needsReplicas(const CheckContext& context);
/// A provocation of the contract; `name` in a literal: "error-5xx".
std::optional<Sentence> needsProvocation(const CheckContext& context, QStringView name);

}
