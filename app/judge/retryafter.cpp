// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/retryafter.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestSeconds = 10LL * 365 * 24 * 3600;

/// An HTTP-date in one of its three forms (RFC 9110 §5.6.7). The name of the day says nothing that the date does not.
QDateTime httpDate(const QByteArray& text)
{
    const QString date = QString::fromLatin1(text).simplified().section(u' ', 1);
    for (const QString& form :
         {u"dd MMM yyyy HH:mm:ss 'GMT'"_s, u"dd-MMM-yy HH:mm:ss 'GMT'"_s, u"MMM d HH:mm:ss yyyy"_s}) {
        QDateTime moment = QLocale::c().toDateTime(date, form);
        if (!moment.isValid())
            continue;
        moment.setTimeSpec(Qt::UTC);
        // Two digits of a year mean this century; Qt takes them for the last one.
        return moment.date().year() < 1970 ? moment.addYears(100) : moment;
    }
    return {};
}

}

std::optional<qint64> retryAfterMs(const HeaderFields& headers)
{
    const QByteArray value = headerValue(headers, "Retry-After").trimmed();
    if (value.isEmpty())
        return std::nullopt;
    const auto isDigit = [](char character) {
        return character >= '0' && character <= '9';
    };
    if (std::all_of(value.begin(), value.end(), isDigit)) {
        bool isNumber = false;
        const qint64 seconds = value.toLongLong(&isNumber);
        return (isNumber ? std::min(seconds, longestSeconds) : longestSeconds) * 1000;
    }
    const QDateTime until = httpDate(value);
    const QDateTime now = httpDate(headerValue(headers, "Date"));
    if (!until.isValid() || !now.isValid())
        return std::nullopt;
    return std::clamp<qint64>(now.msecsTo(until), 0, longestSeconds * 1000);
}

}
