// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/storedanswer.h"
#include "sandbox/strategy.h"

namespace idemscope::sandbox {

namespace {

using loopback::HttpAnswer;

/// Looks the key up, works, then stores: right in sequence, wrong in a race, because twins all look before any stores.
class CheckThenAct final : public Strategy
{
public:
    explicit CheckThenAct(Database& database)
        : m_database(database)
    {
        m_database.execute("CREATE TABLE IF NOT EXISTS seen_keys (principal TEXT, endpoint TEXT, key TEXT, " +
                           StoredAnswer::columns + ")");
        m_database.execute("CREATE INDEX IF NOT EXISTS seen_keys_key ON seen_keys (principal, endpoint, key)");
    }

    HttpAnswer handle(const Operation& operation, Execution& execution) override
    {
        if (operation.idempotencyKey.empty() || operation.idempotencyKey.front().empty())
            return executeUnprotected(execution, m_database);
        if (auto answer = m_database.read([&] { return find(operation); }))
            return *answer;
        const Ending ending = execution.work(); // here the twins overtake the check
        if (ending != Ending::Finished)
            return execution.answerTo(ending);
        return m_database.transaction([&] {
            const HttpAnswer answer = execution.commit();
            remember(operation, answer);
            return answer;
        });
    }

    void clear() override { m_database.execute("DELETE FROM seen_keys"); }

private:
    std::optional<HttpAnswer> find(const Operation& operation)
    {
        Query query(m_database,
                    "SELECT " + StoredAnswer::names +
                        " FROM seen_keys WHERE principal = ? AND endpoint = ? AND key = ? ORDER BY rowid LIMIT 1",
                    {operation.principal, operation.endpoint, operation.idempotencyKey.front()});
        return query.next() ? std::optional(StoredAnswer::replay(query, 0)) : std::nullopt;
    }

    void remember(const Operation& operation, const HttpAnswer& answer)
    {
        std::vector<Database::Value> values = StoredAnswer::values(answer);
        values.insert(values.end(), {operation.principal, operation.endpoint, operation.idempotencyKey.front()});
        m_database.execute("INSERT INTO seen_keys (" + StoredAnswer::names +
                               ", principal, endpoint, key) VALUES (?,?,?,?,?,?)",
                           values);
    }

    Database& m_database;
};

}

StrategyEntry checkThenAct()
{
    return {"check-then-act",
            "Looks the key up, works, then stores it: twins in flight are all executed.",
            {},
            [](Database& database) -> std::unique_ptr<Strategy> {
                return std::make_unique<CheckThenAct>(database);
            }};
}

}
