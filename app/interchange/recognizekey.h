// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"

namespace idemscope {

/// Where an idempotency key seems to stand in `request` (IMPORTS.md §3.3): a header, a query parameter, a member of the
/// JSON body or a form field with a name such APIs use. Headers that are switched off only where `alsoDisabled`.
std::optional<KeyPlacement> findKey(const Request& request, bool alsoDisabled = false);

/// Makes what findKey() finds the request's contract, with the profile that its host or its name suggests; the value in
/// the file gives way to {{key}}. A request without one gets no key. What is only switched off is offered. `variables`
/// are those the URL may begin with.
void recognizeKey(FiledRequest& filed, const Fields& variables = {});

/// What the user says yes to: the offered header is switched on and becomes the key's place.
void takeOfferedKey(FiledRequest& filed, const Fields& variables = {});

}
