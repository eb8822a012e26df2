// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/payload.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>
#include <stdexcept>

namespace idemscope::sandbox {

using nlohmann::json;

namespace {

constexpr int deepest = 64; // writing a value recurses: a hostile body must not exhaust the stack
constexpr double exactIntegers = 9007199254740992.0; // 2^53

/// Numbers of one value get one spelling: 10, 10.0 and 1e1.
void unifyNumbers(json& value)
{
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (std::trunc(number) == number && std::abs(number) <= exactIntegers)
            value = std::int64_t(number);
    }
    if (value.is_structured()) {
        for (json& member : value)
            unifyNumbers(member);
    }
}

json parse(const std::string& body)
{
    json value = json::parse(body, [](int depth, json::parse_event_t, json&) {
        if (depth > deepest)
            throw std::invalid_argument("The body is nested too deeply.");
        return true;
    });
    unifyNumbers(value);
    return value;
}

std::optional<std::string> textOf(const json& value, const char* name)
{
    const auto member = value.find(name);
    if (member == value.end() || member->is_null())
        return std::nullopt;
    if (!member->is_string())
        throw std::invalid_argument(std::string("\"") + name + "\" must be a string.");
    return member->get<std::string>();
}

std::int64_t amountOf(const json& value)
{
    const auto member = value.find("amount");
    const bool isInteger = member != value.end() && member->is_number_integer() &&
                           !(member->is_number_unsigned() && member->get<std::uint64_t>() > INT64_MAX);
    if (!isInteger || member->get<std::int64_t>() <= 0)
        throw std::invalid_argument("\"amount\" must be an integer above 0.");
    return member->get<std::int64_t>();
}

Simulation simulationOf(const json& value)
{
    const auto name = textOf(value, "simulate");
    if (!name)
        return Simulation::None;
    const auto simulation = simulationNamed(*name);
    if (!simulation)
        throw std::invalid_argument("\"simulate\" is none of those that /openapi.json lists.");
    return *simulation;
}

}

std::optional<Simulation> simulationNamed(const std::string& name)
{
    static const std::map<std::string, Simulation> names = {{"500", Simulation::Error500},
                                                            {"decline", Simulation::Decline},
                                                            {"throw", Simulation::Throw},
                                                            {"commit-500", Simulation::Commit500},
                                                            {"slow", Simulation::Slow},
                                                            {"crash", Simulation::Crash},
                                                            {"drop", Simulation::Drop},
                                                            {"half", Simulation::Half},
                                                            {"commit-drop", Simulation::CommitDrop}};
    const auto found = names.find(name);
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

std::variant<Payload, InvalidPayload> readPayload(const std::string& body, const std::string& keyMember)
{
    try {
        json value = parse(body);
        if (!value.is_object())
            return InvalidPayload{"The body must be a JSON object."};
        Payload payload;
        payload.amount = amountOf(value);
        payload.currency = textOf(value, "currency").value_or("EUR");
        payload.reference = textOf(value, "reference");
        payload.simulate = simulationOf(value);
        if (!keyMember.empty()) {
            payload.idempotencyKey = textOf(value, keyMember.c_str());
            value.erase(keyMember);
        }
        payload.fingerprint = value.dump();
        return payload;
    } catch (const json::exception&) {
        return InvalidPayload{"The body is not JSON."};
    } catch (const std::invalid_argument& error) {
        return InvalidPayload{error.what()};
    }
}

std::optional<std::string> oneSpelling(const std::string& body)
{
    try {
        return parse(body).dump();
    } catch (const json::exception&) {
        return std::nullopt;
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

}
