// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/insomnia/templates.h"
#include "model/field.h"

namespace idemscope::insomnia {

/// The variables of an environment: nested objects as dotted names, elements of lists as name[0]. `owner` holds the
/// data under `member` and maybe `kvPairData`, which knows what is switched off or secret. Of this folder.
Fields variablesOf(const std::optional<JsonValue>& owner, QByteArrayView member, Templates& templates);

}
