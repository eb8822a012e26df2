// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences.h"

#include <QSettings>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// A number of the settings file, within its bounds; `usual` where there is none.
template <typename Number>
Number number(QLatin1StringView name, Number usual, Number least, Number most)
{
    bool isNumber = false;
    const double value = QSettings().value(name).toDouble(&isNumber);
    return isNumber ? static_cast<Number>(std::clamp(value, double(least), double(most))) : usual;
}

int timeMs(QLatin1StringView name, int usual)
{
    return number(name, usual, 0, PreferenceBounds::longestTimeMs);
}

}

TextSizes loadTextSizes()
{
    const auto percent = [](QLatin1StringView name) {
        return number(name, 100, PreferenceBounds::smallestText, PreferenceBounds::largestText);
    };
    return {percent("text/window"_L1), percent("text/editor"_L1)};
}

void storeTextSizes(const TextSizes& sizes)
{
    QSettings settings;
    settings.setValue("text/window"_L1, sizes.window);
    settings.setValue("text/editor"_L1, sizes.editor);
}

SafetyLimits safetyLimits()
{
    SafetyLimits limits;
    limits.inFlight = number("safety/inFlight"_L1, limits.inFlight, 1, PreferenceBounds::mostInFlight);
    limits.perSecond = number("safety/perSecond"_L1, limits.perSecond, 0.001, PreferenceBounds::mostPerSecond);
    limits.attempts = number("safety/attempts"_L1, limits.attempts, 1, PreferenceBounds::mostAttempts);
    return limits;
}

void storeSafetyLimits(const SafetyLimits& limits)
{
    QSettings settings;
    settings.setValue("safety/inFlight"_L1, limits.inFlight);
    settings.setValue("safety/perSecond"_L1, limits.perSecond);
    settings.setValue("safety/attempts"_L1, limits.attempts);
}

Transport newTransport()
{
    const QSettings settings;
    Transport transport;
    transport.proxy = settings.value("newRequest/proxy"_L1).toString();
    transport.noProxy = settings.value("newRequest/noProxy"_L1).toString();
    transport.connectTimeoutMs = timeMs("newRequest/connectTimeoutMs"_L1, transport.connectTimeoutMs);
    transport.firstByteTimeoutMs = timeMs("newRequest/firstByteTimeoutMs"_L1, transport.firstByteTimeoutMs);
    transport.totalTimeoutMs = timeMs("newRequest/totalTimeoutMs"_L1, transport.totalTimeoutMs);
    return transport;
}

void storeNewTransport(const Transport& transport)
{
    QSettings settings;
    settings.setValue("newRequest/proxy"_L1, transport.proxy);
    settings.setValue("newRequest/noProxy"_L1, transport.noProxy);
    settings.setValue("newRequest/connectTimeoutMs"_L1, transport.connectTimeoutMs);
    settings.setValue("newRequest/firstByteTimeoutMs"_L1, transport.firstByteTimeoutMs);
    settings.setValue("newRequest/totalTimeoutMs"_L1, transport.totalTimeoutMs);
}

PruneRule pruneRule()
{
    return {number("storage/keepDays"_L1, 0, 0, PreferenceBounds::mostDays),
            number("storage/keepMegabytes"_L1, 0, 0, PreferenceBounds::mostMegabytes)};
}

void storePruneRule(const PruneRule& rule)
{
    QSettings settings;
    settings.setValue("storage/keepDays"_L1, rule.keepDays);
    settings.setValue("storage/keepMegabytes"_L1, rule.keepMegabytes);
}

}
