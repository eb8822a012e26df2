// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

namespace idemscope {

/// A message of the application without secrets (SPEC.md §11), for a log that people copy: ‹secret NAME› stands for
/// what the open collections, the process environment and the requests in `open`, as they are edited, know as secret or
/// send at a sensitive place, and for the values of sensitive headers and parameters that the text quotes.
QString withoutSecrets(const QString& text, const WorkspaceSession& workspace, const std::vector<OpenRequest>& open);

}
