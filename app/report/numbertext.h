// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace idemscope {

// Numbers as the window shows them: in the user's locale, with a unit.

QString countText(qint64 count);
/// µs as the shortest readable duration: "87 µs", "0.31 ms", "46.2 ms", "1.25 s", "3 min 5 s"; below 0: "–".
QString durationText(qint64 microseconds);
QString percentText(double ratio, int decimals = 0);
QString percentText(const std::optional<double>& ratio, int decimals = 0);
QString bytesText(qint64 bytes);
/// How long ago an ISO 8601 moment was, short: "now", "2 min", "3 h", "4 d", or the date.
QString agoText(const QString& iso8601);

/// The unit in which an axis shows times.
struct TimeUnit
{
    double microseconds = 1000;
    QString symbol;
};
/// µs up to 2 ms, ms up to 20 s, s beyond.
TimeUnit timeUnitFor(qint64 longestUs);

}
