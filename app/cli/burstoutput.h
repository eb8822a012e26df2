// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/firing.h"

#include <QJsonObject>

namespace idemscope {

/// The verdict of a burst in words, its figures and reasons, for a person.
void printBurst(const RunResult& result, Console& console);

/// The exit code of a judgement and its expectations (CLI.md).
int exitCodeOf(const RunResult& result, const std::vector<QString>& failedExpectations, bool isInterrupted);

/// The expectations of a scenario that its figures do not meet.
std::vector<QString> unmetExpectations(const Scenario& scenario, const Figures& figures);

/// The object of `burst --json`.
QJsonObject burstObject(const RunResult& result, const std::vector<QString>& unmet);
/// Says on standard error which expectations were not met.
void sayUnmet(const std::vector<QString>& unmet, const Console& console);

/// Prints what came of a burst and gives the exit code.
int concludeBurst(const Fired& fired, Console& console);

}
