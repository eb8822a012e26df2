// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLoggingCategory>

namespace idemscope {

Q_DECLARE_LOGGING_CATEGORY(logFire)
Q_DECLARE_LOGGING_CATEGORY(logStore)
Q_DECLARE_LOGGING_CATEGORY(logDrive)
Q_DECLARE_LOGGING_CATEGORY(logWorkspace)
Q_DECLARE_LOGGING_CATEGORY(logUi)

}
