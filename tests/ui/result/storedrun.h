// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runlog.h"

namespace idemscope::samples {

/// Writes a finished run of `attempts` sample attempts into the run log at `path`, with the judgement and the series of
/// the samples; returns its id, or 0 if that failed.
qint64 writeRun(const QString& path, const QString& title, qint64 attempts = 50);
/// Writes a run that was never finished and whose process is gone.
qint64 writeInterruptedRun(const QString& path);
/// Writes a run with a verdict that this version has no word for.
qint64 writeRunOfAnotherVersion(const QString& path);

}
