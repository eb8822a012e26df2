// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// What a variable is called that holds what is typed at this place: "X-Api-Key" → "xApiKey".
QString secretVariableName(const QString& place);

/// Moves what is typed at a sensitive place of a request (SPEC.md §11), or of its contract (visitSecretPlaces), into
/// secret variables of the request, set-up and tear-down requests included. It sends the same to the byte. No variable
/// that is used already changes its value. The name of a scheme ("Bearer") and values under four bytes stay as typed.
void moveTypedSecrets(Request& request);

}
