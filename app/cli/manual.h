// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/subcommand.h"

namespace idemscope {

/// The manual page of section 1, in the macros of man(7): every command with its options and exit codes.
QByteArray manualPage(const QList<Subcommand>& commands);

}
