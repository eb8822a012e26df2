// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/expiry.h"

namespace idemscope {

namespace {

struct Expiry
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Expiry)
};

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
constexpr qint64 hour = 60 * minute;
constexpr qint64 longestWait = minute;

}

std::vector<qint64> expiryAges(qint64 promisedAgeMs)
{
    std::vector<qint64> ages;
    for (const qint64 percent : {25, 50, 90}) {
        // The promise may be too long to be multiplied.
        const qint64 age = promisedAgeMs / 100 * percent + promisedAgeMs % 100 * percent / 100;
        if (age > 0 && (ages.empty() || age > ages.back()))
            ages.push_back(age);
    }
    return ages;
}

bool fitsAudit(qint64 promisedAgeMs)
{
    return promisedAgeMs <= longestWait;
}

Sentence ageText(qint64 milliseconds)
{
    if (milliseconds % hour == 0 && milliseconds > 0)
        return Expiry::trLater("%1 h").with(double(milliseconds / hour));
    if (milliseconds % minute == 0 && milliseconds > 0)
        return Expiry::trLater("%1 min").with(double(milliseconds / minute));
    return Expiry::trLater("%1 s").with(double(milliseconds) / second);
}

}
