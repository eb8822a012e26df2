// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace idemscope::sandbox {

/// A kind of row that the API keeps.
struct Resource
{
    std::string name;     ///< its table, and its path after the slash
    std::string idPrefix; ///< "pay_" of pay_17
};
const Resource& payments();
const Resource& refunds();

/// One payment or refund: an effect.
struct Row
{
    std::int64_t number = 0; ///< 17 of pay_17
    std::int64_t amount = 0;
    std::string currency;
    std::optional<std::string> reference;
    std::string createdAt;
    std::int64_t execution = 0; ///< number of the handler execution that made it
    std::optional<std::string> idempotencyKey;
};

std::string idOf(const Resource& resource, const Row& row);
/// 17 for "pay_17"; nothing for a text that is no id of this resource.
std::optional<std::int64_t> numberOf(const Resource& resource, const std::string& id);
std::string toJson(const Resource& resource, const Row& row);
std::string toJson(const Resource& resource, const std::vector<Row>& rows);

}
