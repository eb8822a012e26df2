// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// Lets the members of a file that this version does not know follow the items of lists that were moved, taken out or
/// put in since it was read: `after` is `before` as edited. Items are found again by equality, then by name.
void carryUnknownMembers(const Request& before, Request& after);
void carryUnknownMembers(const Environment& before, Environment& after);

}
