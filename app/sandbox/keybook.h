// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace idemscope::sandbox {

/// What is remembered of a key. Times are wall-clock milliseconds.
struct KeyEntry
{
    std::string fingerprint;
    std::int64_t token = 0; ///< of the handler that holds the key: who holds another one may not commit
    std::int64_t claimedAt = 0;
    std::int64_t leaseUntil = 0; ///< while it has no answer: when its handler counts as dead
    std::int64_t expiresAt = 0;  ///< once it has an answer; 0: never
    std::optional<loopback::HttpAnswer> answer;
    bool isFree = false; ///< known to have failed without an effect: whoever comes next executes
};

/// Where keys are remembered. Thread-safe inside together().
class KeyBook
{
public:
    virtual ~KeyBook() = default;
    /// Runs steps that belong together; those of a book in the database in one transaction.
    virtual void together(const std::function<void()>& steps) = 0;
    virtual std::optional<KeyEntry> find(const std::string& scope) = 0;
    /// False, and nothing is changed, where there is an entry.
    virtual bool insert(const std::string& scope, const KeyEntry& entry) = 0;
    /// False, and nothing is changed, unless the entry's token is `token`.
    virtual bool replace(const std::string& scope, std::int64_t token, const KeyEntry& entry) = 0;
    virtual void put(const std::string& scope, const KeyEntry& entry) = 0;
    /// The handler with `token` has failed without an effect: the key is free.
    virtual void release(const std::string& scope, std::int64_t token) = 0;
    virtual void clear() = 0;
    virtual std::int64_t keysAlive() = 0;
    virtual std::string note() const { return {}; }
};

std::int64_t wallMillis();
/// HTTP headers as JSON, and back.
std::string headersText(const loopback::HttpAnswer& answer);
void readHeaders(const std::string& text, loopback::HttpAnswer& answer);

}
