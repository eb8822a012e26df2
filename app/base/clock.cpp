// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"

#include <chrono>

namespace idemscope {

qint64 monotonicMicros()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

QString wallClockText()
{
    return wallClockText(QDateTime::currentDateTimeUtc());
}

QString wallClockText(const QDateTime& moment)
{
    return moment.toUTC().toString(Qt::ISODateWithMs);
}

}
