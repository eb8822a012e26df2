// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/commands/command.h"

namespace idemscope {

// The keys of the commands: those of the command table, or those that the user chose instead, which are kept in the
// settings file. No two commands have the same.

QList<QKeySequence> keysOf(Command command);
bool hasChosenKeys(Command command);

/// Gives a command one shortcut instead of all that it had, or none.
void chooseKeys(Command command, const QKeySequence& keys);
void takeUsualKeys(Command command); ///< those of the table, but for what another command was given meanwhile
void takeUsualKeysOfAll();

/// Why a command cannot have these keys, for people; empty: it can. Keys that are typed into texts, that open a menu or
/// that another command has are refused.
QString objectionTo(const QKeySequence& keys, Command command);

/// "Ctrl+Return", the shortcut that is shown; empty: none.
QString shownKeys(Command command);
/// "Send the request once (Ctrl+Return)", or the text alone.
QString withKeys(const QString& text, Command command);

}
