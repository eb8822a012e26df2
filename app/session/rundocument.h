// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/burstreport.h"
#include "session/historysession.h"

#include <QJsonObject>

namespace idemscope {

/// The burst object of a stored run (CLI.md). An interrupted run has no figures: then only `run` is filled.
QJsonObject storedDocument(const StoredRun& run);
/// The circumstances of a stored run.
ReportRun aboutRun(const RunRow& row);

/// "finished", "stopped", "interrupted", "running".
QString stateWord(RunState state);

}
