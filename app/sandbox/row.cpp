// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/row.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace idemscope::sandbox {

using nlohmann::ordered_json;

namespace {

ordered_json orNull(const std::optional<std::string>& text)
{
    return text ? ordered_json(*text) : ordered_json(nullptr);
}

ordered_json jsonOf(const Resource& resource, const Row& row)
{
    return {{"id", idOf(resource, row)},
            {"amount", row.amount},
            {"currency", row.currency},
            {"reference", orNull(row.reference)},
            {"createdAt", row.createdAt},
            {"execution", row.execution},
            {"idempotencyKey", orNull(row.idempotencyKey)}};
}

std::string textOf(const ordered_json& json)
{
    // A key may hold any bytes, and JSON only Unicode.
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}

const Resource& payments()
{
    static const Resource resource{"payments", "pay_"};
    return resource;
}

const Resource& refunds()
{
    static const Resource resource{"refunds", "re_"};
    return resource;
}

std::string idOf(const Resource& resource, const Row& row)
{
    return resource.idPrefix + std::to_string(row.number);
}

std::optional<std::int64_t> numberOf(const Resource& resource, const std::string& id)
{
    if (!id.starts_with(resource.idPrefix))
        return std::nullopt;
    std::int64_t number = 0;
    const char* const begin = id.data() + resource.idPrefix.size();
    const char* const end = id.data() + id.size();
    const auto [rest, error] = std::from_chars(begin, end, number);
    if (error != std::errc() || rest != end || *begin == '0' || *begin == '-')
        return std::nullopt;
    return number;
}

std::string toJson(const Resource& resource, const Row& row)
{
    return textOf(jsonOf(resource, row));
}

std::string toJson(const Resource& resource, const std::vector<Row>& rows)
{
    ordered_json list = ordered_json::array();
    for (const Row& row : rows)
        list.push_back(jsonOf(resource, row));
    return textOf(list);
}

}
