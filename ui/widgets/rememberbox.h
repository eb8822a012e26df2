// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QCheckBox;

namespace idemscope {

class WorkspaceSession;

/// The tick that keeps secrets in the keychain; says why it cannot be set where there is none.
QCheckBox* makeRememberBox(const WorkspaceSession& workspace);

}
