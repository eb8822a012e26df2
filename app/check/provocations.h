// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/findings.h"
#include "check/plays.h"

#include <initializer_list>

namespace idemscope {

// Plays whose first client is provoked (SPEC.md §2, provocation).

/// None of these provocations is in the contract: the reason for which a check is not applicable.
std::optional<Sentence> needsOneOf(const CheckContext& context, std::initializer_list<QStringView> names);

/// The checks that use a provocation, in the order of the catalogue.
QStringList checksThatUse(QStringView name);

/// A repaired request has other bytes than the provoked one: under the same key it would be another payload.
bool changesPayload(const Provocation& provocation);

/// Provokes the first client and lets the others send the same payload: repaired, or where the provocation is in the
/// payload, provoked again. What is provoked in the sink goes to its first `calls` calls.
void provokeFirst(Scenario& scenario, const Provocation& provocation, int calls = 1);

/// The first attempt was not answered as the provocation wants.
Finding notProvoked(const Findings& findings, const PlayResult& result, QStringView name);

}
