// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QIODevice>
#include <QJsonObject>

namespace idemscope {

/// The formats a run can be written in, by their words on the command line.
QStringList runExportFormats();

/// Writes a stored run to `device`. Errors: InvalidInput (an unknown format, with the known ones; a run without a
/// judgement), NotFound, Io.
Result<void> exportRun(const QString& runLogPath, qint64 run, const QString& format, QIODevice& device);

/// The same to a file that is replaced as a whole.
Result<void> exportRunToFile(const QString& runLogPath, qint64 run, const QString& format, const QString& file);

/// The burst object of a stored run (CLI.md). An interrupted run has no figures: then only `run` is filled.
QJsonObject storedDocument(const StoredRun& run);

/// "finished", "stopped", "interrupted", "running".
QString stateWord(RunState state);

}
