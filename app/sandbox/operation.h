// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"
#include "sandbox/payload.h"
#include "sandbox/rules.h"

#include <functional>
#include <optional>

namespace idemscope::sandbox {

/// What a business key already names.
struct Existing
{
    loopback::HttpAnswer answer; ///< what the first request was answered
    bool isSame = false;         ///< the payload at hand says the same
};

/// One request that has an effect, as a strategy sees it.
struct Operation
{
    std::string store;                       ///< which key store it falls to; empty: the common one
    std::string principal;                   ///< whose request it is
    std::string endpoint;                    ///< method and path
    std::vector<std::string> idempotencyKey; ///< the values given: none, one, or (wrongly) several
    std::optional<std::string> businessKey;  ///< what the payload itself names the operation by
    Payload payload;
    Rules rules;
    std::int64_t arrivedAt = 0;   ///< wall-clock milliseconds, when it had been read
    bool isInstant = false;       ///< a refusal that is kept: no execution of the handler
    bool isHandledAtOnce = false; ///< an execution that takes no processing time
    std::function<bool()> isAbandoned = [] {
        return false;
    };

    /// Inside a transaction: the effect and its answer; nothing where `businessKey` is given and taken.
    std::function<std::optional<loopback::HttpAnswer>(std::int64_t execution,
                                                      const std::optional<std::string>& businessKey)>
        effect;
    /// Inside Database::read() or transaction(): what the business key names.
    std::function<std::optional<Existing>(const std::string& businessKey)> existing;

    /// Under what it is remembered, for a given key.
    std::string scope(const std::string& key) const { return store + '\n' + principal + '\n' + endpoint + '\n' + key; }
};

/// What became of an operation.
enum class Role { Executed, Replayed, InProgress, OtherPayload, KeyRefused };

struct Handled
{
    loopback::HttpAnswer answer;
    Role role = Role::Executed;
    std::int64_t ageMs = 0; ///< of a replay: since the key was claimed
};

}
