// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/commands/commandpalette.h"

namespace idemscope {

class CommandSet;
class Workbench;
class WorkspaceSession;

/// Every command that can be run now and every request of the collection, for the palette.
std::vector<PaletteEntry> paletteContents(const CommandSet& commands, Workbench& workbench,
                                          const WorkspaceSession& workspace);

}
