// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "interchange/contents.h"

namespace idemscope {

/// A curl command that was pasted where a URL is typed.
struct PastedCommand
{
    Request request; ///< its secrets are secret variables of its own, with their values: in memory alone
    std::vector<ImportWarning> warnings;
    int left = 0; ///< further requests of the text, not taken
};

/// Whether a text is meant as a curl command rather than a URL.
bool looksLikeCommand(const QString& text);
/// Errors: InvalidInput with line and column.
Result<PastedCommand> readCommand(const QString& text);

}
