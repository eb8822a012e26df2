// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"
#include "store/runreader.h"

namespace idemscope {

/// A judgement and the charts it is shown with.
struct StoredVerdict
{
    Judgement judgement;
    RunSeries series;
    qint64 durationMs = 0; ///< until the last outcome that was recorded
};

/// Judges what the log holds of a run that was cut short, by a crash or a power cut, before it could judge itself. Its
/// effects were not counted, so probes are named as not read. Errors: those of the reader; InvalidInput for documents
/// that this version cannot read.
Result<StoredVerdict> judgeStored(RunReader& reader, const RunRecord& record);

}
