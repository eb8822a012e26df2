// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>

namespace idemscope {

/// Microseconds on the one monotonic clock that all measurements use (CLOCK_MONOTONIC; SPEC.md §6).
qint64 monotonicMicros();

/// Now, as UTC ISO 8601 with milliseconds: 2026-11-29T20:49:57.123Z.
QString wallClockText();
QString wallClockText(const QDateTime& moment);

}
