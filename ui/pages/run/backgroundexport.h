// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

class MessageBar;

/// Writes a stored run to a file on a thread of the pool and says on `news` how it ended. `format` as in exportRun().
void exportInBackground(const QString& runLogPath, qint64 run, const QString& format, const QString& file,
                        MessageBar& news);

}
