// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace idemscope {

class CommandSet;

/// Connects the commands that choose theme and text size. What they choose takes effect at once and is kept.
void connectLookCommands(CommandSet& commands);

}
