// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/database.h"
#include "sandbox/payload.h"
#include "sandbox/row.h"

namespace idemscope::sandbox {

/// The payments and refunds themselves, in the database. Every call is made inside Database::read() or transaction().
class Ledger
{
public:
    /// Creates the tables when they do not exist.
    explicit Ledger(Database& database);

    Database& database() const { return m_database; }

    /// Which rows a list shows; nothing: all.
    struct Filter
    {
        std::optional<std::string> reference;
        std::optional<std::string> idempotencyKey;
    };
    /// INSERT … ON CONFLICT DO NOTHING: nothing where a row has the business key already; without one it never has.
    std::optional<Row> add(const Resource& resource, const Payload& payload, std::int64_t execution,
                           const std::optional<std::string>& idempotencyKey,
                           const std::optional<std::string>& businessKey = {});
    std::optional<Row> findByBusinessKey(const Resource& resource, const std::string& businessKey);
    std::vector<Row> list(const Resource& resource, const Filter& filter);
    std::optional<Row> find(const Resource& resource, std::int64_t number);
    bool replace(const Resource& resource, std::int64_t number, const Payload& payload);
    bool remove(const Resource& resource, std::int64_t number);
    std::int64_t count(const Resource& resource);
    std::int64_t lastExecution(); ///< the highest number that made a row
    void clear();

private:
    Database& m_database;
};

}
