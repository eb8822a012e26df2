// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/reading.h"

#include "sandbox/problem.h"

#include <algorithm>
#include <cctype>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using loopback::HttpRequest;

namespace {

/// Percent-decoded; a plus sign stands for itself, so that a key can be put into a probe's URL as it is.
std::string decoded(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '%' && i + 2 < text.size() &&
                              std::isxdigit(static_cast<unsigned char>(text[i + 1])) &&
                              std::isxdigit(static_cast<unsigned char>(text[i + 2]));
        plain += isEscape ? char(std::stoi(std::string(text.substr(i + 1, 2)), nullptr, 16)) : text[i];
        i += isEscape ? 2 : 0;
    }
    return plain;
}

bool isJsonOrUnsaid(std::string type)
{
    type = type.substr(0, type.find(';'));
    while (type.ends_with(' ') || type.ends_with('\t'))
        type.pop_back();
    std::transform(type.begin(), type.end(), type.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return type.empty() || type == "application/json" || type.ends_with("+json");
}

HttpAnswer invalid(const std::string& detail)
{
    return problem(400, "invalid_request", "Invalid request", detail);
}

}

std::optional<std::string> queryParameter(const HttpRequest& request, const std::string& name)
{
    const std::string query = request.query();
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::string_view pair = rest.substr(0, rest.find('&'));
        const auto equals = pair.find('=');
        if (decoded(pair.substr(0, equals)) == name)
            return equals == std::string_view::npos ? std::string() : decoded(pair.substr(equals + 1));
        rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
    }
    return std::nullopt;
}

std::variant<Payload, HttpAnswer> payloadOf(const HttpRequest& request, const std::string& keyMember)
{
    if (!isJsonOrUnsaid(request.header("Content-Type")))
        return problem(415, "unsupported_media_type", "Unsupported media type", "The body must be application/json.");
    auto read = readPayload(request.body, keyMember);
    if (const auto* wrong = std::get_if<InvalidPayload>(&read))
        return invalid(wrong->detail);
    Payload payload = std::get<Payload>(std::move(read));
    if (const std::string name = request.header("X-Simulate"); !name.empty()) {
        const auto simulation = simulationNamed(name);
        if (!simulation)
            return invalid("X-Simulate is none of those that /openapi.json lists for \"simulate\".");
        payload.simulate = *simulation;
    }
    return payload;
}

}
