// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/storedanswer.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

const std::string StoredAnswer::columns = "status INTEGER, headers TEXT, body TEXT";
const std::string StoredAnswer::names = "status, headers, body";

std::vector<Database::Value> StoredAnswer::values(const loopback::HttpAnswer& answer)
{
    return {std::int64_t(answer.status), nlohmann::json(answer.headers).dump(), answer.body};
}

loopback::HttpAnswer StoredAnswer::replay(const Query& query, int column)
{
    loopback::HttpAnswer answer;
    answer.status = int(query.integer(column));
    nlohmann::json::parse(query.text(column + 1)).get_to(answer.headers);
    answer.headers.emplace_back("Idempotent-Replayed", "true");
    answer.body = query.text(column + 2);
    return answer;
}

}
