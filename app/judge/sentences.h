// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/trial.h"

namespace idemscope {

/// The verdict in one sentence: "Duplicated: 10 operations produced 14 effects".
Sentence verdictSentence(const Trial& trial);
/// What proves it: "4 duplicates in 3 operations, proved by the probe GET /payments, per operation.". Empty where the
/// first reason says it all.
Sentence evidenceSentence(const Trial& trial);

/// Seconds, rounded to milliseconds.
double secondsOf(qint64 microseconds);
/// For plurals, which take an int.
int pluralCount(qint64 count);

}
