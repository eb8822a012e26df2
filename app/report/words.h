// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"

namespace idemscope {

// The words of the window and of reports, translated. Those of files and of the command line are model/json/words.h's.

QString happeningName(Happening happening);
QString verdictName(Verdict verdict);
/// How strong the evidence is: "proved by a probe per operation".
QString evidenceName(Evidence evidence);
// Ratios with what they are made of (SPEC.md §6).
QString duplicateRateText(const Figures& figures);
QString reexecutionRatioText(const Figures& figures);
QString cacheHitRatioText(const Figures& figures);
/// An attempt that its client gave up overlaps with its retry: the target may still be at it (SPEC.md §6).
QString overlapText(const Figures& figures);

}
