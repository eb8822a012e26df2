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
    std::string fingerprint; ///< the JSON value in one spelling: equal for equal values, however they were written
};

/// Why a body is not a payload, for the client's eyes.
struct InvalidPayload
{
    std::string detail;
};

std::variant<Payload, InvalidPayload> readPayload(const std::string& body);

}
