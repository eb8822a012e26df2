// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

namespace idemscope {

/// The heading a check stands under on every scorecard: "Races" for "race.same-key"; the first part of an id that no
/// group is known for.
Sentence checkGroup(const QString& id);

}
