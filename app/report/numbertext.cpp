// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/numbertext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

struct NumberText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::NumberText)
};

constexpr qint64 millisecond = 1000;
constexpr qint64 second = 1000 * millisecond;
constexpr qint64 minute = 60 * second;

}

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

QString durationText(qint64 microseconds)
{
    const QLocale locale;
    const double value = double(microseconds);
    if (microseconds < 0)
        return u"–"_s;
    if (microseconds < millisecond / 10)
        return NumberText::tr("%1 µs").arg(locale.toString(microseconds));
    if (microseconds < second)
        return NumberText::tr("%1 ms").arg(locale.toString(value / 1e3, 'f', microseconds < 10 * millisecond ? 2 : 1));
    if (microseconds < minute)
        return NumberText::tr("%1 s").arg(locale.toString(value / 1e6, 'f', 2));
    return NumberText::tr("%1 min %2 s").arg(microseconds / minute).arg(microseconds % minute / second);
}

QString percentText(double ratio, int decimals)
{
    return NumberText::tr("%1 %", "percentage").arg(QLocale().toString(ratio * 100, 'f', decimals));
}

QString percentText(const std::optional<double>& ratio, int decimals)
{
    return ratio ? percentText(*ratio, decimals) : u"–"_s;
}

QString bytesText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1024 ? 0 : 1, QLocale::DataSizeTraditionalFormat);
}

QString agoText(const QString& iso8601)
{
    const QDateTime then = QDateTime::fromString(iso8601, Qt::ISODateWithMs);
    if (!then.isValid())
        return {};
    const qint64 seconds = then.secsTo(QDateTime::currentDateTimeUtc());
    if (seconds < 60)
        return NumberText::tr("now");
    if (seconds < 3600)
        return NumberText::tr("%n min", "minutes ago, short", int(seconds / 60));
    if (seconds < 86400)
        return NumberText::tr("%n h", "hours ago, short", int(seconds / 3600));
    if (seconds < 7 * 86400)
        return NumberText::tr("%n d", "days ago, short", int(seconds / 86400));
    return QLocale().toString(then.toLocalTime().date(), QLocale::ShortFormat);
}

TimeUnit timeUnitFor(qint64 longestUs)
{
    if (longestUs <= 2 * millisecond)
        return {1, NumberText::tr("µs")};
    if (longestUs <= 20 * second)
        return {double(millisecond), NumberText::tr("ms")};
    return {double(second), NumberText::tr("s", "seconds")};
}

}
