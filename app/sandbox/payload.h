// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace idemscope::sandbox {

/// How a client asks the sandbox to fail (member `simulate`, or header X-Simulate, which leaves the payload as it is).
enum class Simulation { None, Error500, Decline, Throw, Commit500, Slow, Crash, Drop, CommitDrop, Half };

std::optional<Simulation> simulationNamed(const std::string& name);

/// The body of a POST or PUT, valid.
struct Payload
{
    std::int64_t amount = 0;
    std::string currency;
    std::optional<std::string> reference;
    Simulation simulate = Simulation::None;
    std::optional<std::string> idempotencyKey; ///< where the body has a member for it
    std::string fingerprint; ///< the JSON value in one spelling: equal for equal values, however they were written;
                             ///< without that member
};

/// Why a body is not a payload, for the client's eyes.
struct InvalidPayload
{
    std::string detail;
};

/// `keyMember`: the member that holds the idempotency key; empty: none does.
std::variant<Payload, InvalidPayload> readPayload(const std::string& body, const std::string& keyMember = {});
/// A JSON value in one spelling: equal for equal values; nothing for a text that is no JSON, or nested too deeply.
std::optional<std::string> oneSpelling(const std::string& body);

}
