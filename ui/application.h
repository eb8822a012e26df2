// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

/// Opens the window and runs until it is closed; returns the exit code. Needs a display.
/// Names of application and organisation are set by the caller, before `runLogPath` is made from them.
int runWindow(int& argc, char** argv, const QString& runLogPath);

}
