// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/subcommand.h"

namespace idemscope {

QList<Subcommand> allCommands()
{
    return {sandboxCommand(),  sendCommand(),       preflightCommand(),  burstCommand(),  auditCommand(),
            deliveryCommand(), collectionCommand(), reportCommand(),     importCommand(), exportCommand(),
            historyCommand(),  profilesCommand(),   completionCommand(), manualCommand()};
}

}
