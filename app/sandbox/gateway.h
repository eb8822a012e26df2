// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/client.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace idemscope::sandbox {

/// What the handler asks the payment gateway for.
struct ChargeRequest
{
    std::int64_t amount = 0;
    std::string currency;
    std::optional<std::string> reference;
    std::optional<std::string> key; ///< the client's: the same in every attempt, so that the gateway can recognise it
};

enum class Charge {
    Approved,
    Declined,    ///< the gateway has said no
    Unavailable, ///< every attempt failed, and none can have charged
    Unknown,     ///< an attempt was not answered: it may have charged
};

/// The payment gateway behind the handler: called with a time limit, and again after a while when that may help.
/// Thread-safe.
class Gateway
{
public:
    /// Throws std::runtime_error for what is no http:// URL.
    explicit Gateway(const std::string& url);

    /// `wait` takes the pauses between attempts; false: give up.
    Charge charge(const ChargeRequest& request, const std::function<bool(std::chrono::milliseconds)>& wait) const;
    /// How long charge() takes at the most.
    static std::chrono::milliseconds longest();

private:
    loopback::HttpUrl m_url;
};

}
