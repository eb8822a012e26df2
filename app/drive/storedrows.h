// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

#include <QJsonObject>

namespace idemscope {

/// The data rows that so many operations took, as the log keeps them. A column that is sent at a sensitive place has no
/// values.
QJsonObject rowsJson(const RunJob& job, qint64 operations);
/// The rows back; a column that was left out is secret and empty.
DataRows storedRows(const QJsonObject& stored);

}
