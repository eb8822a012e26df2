// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope::postman {

/// Writes {{key}} out where the contract of an exported request puts the key and nothing stands yet; false: nothing had
/// to be written. Of this folder.
bool showKey(Request& request);
/// Takes out what showKey() wrote.
void hideKey(Request& request);

}
