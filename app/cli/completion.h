// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/subcommand.h"

namespace idemscope {

/// Shells that a script can be made for.
QStringList completionShells();

/// The script that teaches a shell the commands and their options: what is a switch, what takes a value. Values and
/// positional arguments are completed as file names.
QByteArray completionScript(const QString& shell, const QList<Subcommand>& commands);

}
