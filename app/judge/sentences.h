// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/trial.h"

namespace idemscope {

/// The verdict in one translated sentence: "Duplicated: 10 operations produced 14 effects".
QString verdictSentence(const Trial& trial);
/// What proves it: "4 duplicates in 3 operations, proved by the probe GET /payments, per operation.". Empty where the
/// first reason says it all.
QString evidenceSentence(const Trial& trial);

/// Seconds as a number of the user's locale: 1.5.
QString secondsText(qint64 microseconds);
/// For plurals, which take an int.
int pluralCount(qint64 count);

}
