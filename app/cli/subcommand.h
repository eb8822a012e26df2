// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace idemscope {

/// One sub-command: what it takes and what it does. A table of them is all that dispatch needs.
struct Subcommand
{
    QString name;
    QString synopsis;    ///< after "idemscope NAME"
    QString description; ///< translated, one sentence
    QList<OptionSpec> options;
    QStringList positional;
    int (*run)(const Arguments& arguments, Console& console); ///< gives the exit code
    QString exitCodes = {};                                   ///< translated, one a line: what each means here
    /// The command as its help shows it to somebody who typed these arguments; none: always the same.
    Subcommand (*narrowed)(const Subcommand& command, const QStringList& arguments) = nullptr;
};

/// The commands, in the order of the help.
Subcommand sandboxCommand();
Subcommand sendCommand();
Subcommand preflightCommand();
Subcommand burstCommand();
Subcommand auditCommand();
Subcommand collectionCommand();
Subcommand deliveryCommand();
Subcommand reportCommand();
Subcommand historyCommand();
Subcommand profilesCommand();
Subcommand importCommand();
Subcommand exportCommand();
Subcommand completionCommand();
Subcommand manualCommand();
/// All of them.
QList<Subcommand> allCommands();

}
