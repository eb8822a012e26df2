// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"
#include "store/runreader.h"

namespace idemscope {

/// Judges what the log holds of a run that was cut short, by a crash or a power cut, before it could judge itself. Its
/// effects were not counted, so probes are named as not read. Errors: those of the reader; InvalidInput for documents
/// that this version cannot read.
Result<Judgement> judgeStored(RunReader& reader, const RunRecord& record);

}
