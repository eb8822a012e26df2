// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/database.h"
#include "sandbox/keybook.h"

namespace idemscope::sandbox {

/// Keys in a table of the database, under a unique index: claimed, settled and committed in the rows' own transactions.
class SqlBook final : public KeyBook
{
public:
    /// What becomes of a key whose handler failed without an effect.
    enum class Failure {
        Forgotten, ///< its row goes
        Recorded,  ///< its row stays, in the state FAILED
    };
    SqlBook(Database& database, std::string table, Failure failure);

    void together(const std::function<void()>& steps) override;
    std::optional<KeyEntry> find(const std::string& scope) override;
    bool insert(const std::string& scope, const KeyEntry& entry) override;
    bool replace(const std::string& scope, std::int64_t token, const KeyEntry& entry) override;
    void put(const std::string& scope, const KeyEntry& entry) override;
    void release(const std::string& scope, std::int64_t token) override;
    void clear() override;
    std::int64_t keysAlive() override;

private:
    std::vector<Database::Value> values(const std::string& scope, const KeyEntry& entry) const;

    Database& m_database;
    const std::string m_table;
    const Failure m_failure;
};

}
