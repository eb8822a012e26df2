// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"
#include "sandbox/database.h"

namespace idemscope::sandbox {

/// An answer kept for replays: three columns `status`, `headers` (JSON), `body` of a strategy's table.
struct StoredAnswer
{
    static const std::string columns; ///< their definition, for CREATE TABLE
    static const std::string names;   ///< "status, headers, body"

    /// In the order of `names`, what to bind to keep `answer`.
    static std::vector<Database::Value> values(const loopback::HttpAnswer& answer);
    /// The answer kept in three columns from `column`, marked by Idempotent-Replayed: true.
    static loopback::HttpAnswer replay(const Query& query, int column);
};

}
