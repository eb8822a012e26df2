// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"

class QWidget;

namespace idemscope {

/// Calls `fire` at once where nothing is to be asked, else once the user has agreed (SPEC.md §11); an answer for a host
/// is remembered for the environment.
void fireSafely(const RunSession::SafetyQuestion& question, const QString& environment, QWidget& page,
                std::function<void()> fire);

}
