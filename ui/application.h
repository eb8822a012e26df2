// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace idemscope {

/// Opens the window and runs until it is closed; returns the exit code. Needs a display.
/// Names of application and organisation are set by the caller.
int runWindow(int argc, char** argv);

}
