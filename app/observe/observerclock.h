// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <stop_token>

namespace idemscope {

/// Time as the observer sees it, in µs on monotonicMicros(). Tests bring one that does not wait.
class ObserverClock
{
public:
    virtual ~ObserverClock() = default;
    virtual qint64 now();
    /// Blocks until that moment or until a stop is requested.
    virtual void waitUntil(qint64 moment, std::stop_token stop);
};

}
