// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "model/series.h"
#include "model/verdict.h"

#include <memory>

namespace idemscope::samples {

/// Ten operations of five attempts behind one gate; operations 3 (three effects), 5 and 9 (two each) are duplicated,
/// one attempt of operation 4 was abandoned.
std::shared_ptr<const RunSeries> series();
/// The judgement that belongs to it.
Judgement judgement();
/// One of its attempts, answered with JSON.
Attempt attempt(qint64 number);

}
