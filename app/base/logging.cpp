// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/logging.h"

namespace idemscope {

Q_LOGGING_CATEGORY(logFire, "idemscope.fire", QtWarningMsg)
Q_LOGGING_CATEGORY(logStore, "idemscope.store", QtWarningMsg)
Q_LOGGING_CATEGORY(logDrive, "idemscope.drive", QtWarningMsg)
Q_LOGGING_CATEGORY(logWorkspace, "idemscope.workspace", QtWarningMsg)
Q_LOGGING_CATEGORY(logUi, "idemscope.ui", QtWarningMsg)

}
