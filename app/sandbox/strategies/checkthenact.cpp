// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/keybook.h"
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
        m_database.execute("CREATE TABLE IF NOT EXISTS seen_operations (number " +
                           std::string(m_database.countingColumn()) +
                           ", scope TEXT, storedAt INTEGER, status INTEGER, headers TEXT, body TEXT)");
        m_database.execute("CREATE INDEX IF NOT EXISTS seen_operations_scope ON seen_operations (scope)");
    }

    Handled handle(const Operation& operation, Execution& execution) override
    {
        if (operation.idempotencyKey.empty() || operation.idempotencyKey.front().empty())
            return executeUnprotected(execution, m_database);
        const std::string scope = operation.scope(operation.idempotencyKey.front());
        if (auto handled = m_database.read([&] { return find(scope); }))
            return *handled;
        const Ending ending = execution.work(); // here the twins overtake the check
        if (ending != Ending::Finished)
            return {execution.answerTo(ending), Role::Executed, 0};
        return m_database.transaction([&] {
            const HttpAnswer answer = execution.commit();
            remember(scope, answer);
            return Handled{answer, Role::Executed, 0};
        });
    }

    void clear() override { m_database.execute("DELETE FROM seen_operations"); }

    std::int64_t keysAlive() override
    {
        Query query(m_database, "SELECT count(DISTINCT scope) FROM seen_operations");
        return query.next() ? query.integer(0) : 0;
    }

private:
    std::optional<Handled> find(const std::string& scope)
    {
        Query query(m_database,
                    "SELECT status, headers, body, storedAt FROM seen_operations WHERE scope = ?"
                    " ORDER BY number LIMIT 1",
                    {scope});
        if (!query.next())
            return std::nullopt;
        Handled handled{{}, Role::Replayed, wallMillis() - query.integer(3)};
        handled.answer.status = int(query.integer(0));
        readHeaders(query.text(1), handled.answer);
        handled.answer.body = query.text(2);
        return handled;
    }

    void remember(const std::string& scope, const HttpAnswer& answer)
    {
        m_database.execute("INSERT INTO seen_operations (scope, storedAt, status, headers, body) VALUES (?,?,?,?,?)",
                           {scope, wallMillis(), std::int64_t(answer.status), headersText(answer), answer.body});
    }

    Database& m_database;
};

}

StrategyEntry checkThenAct()
{
    return {"check-then-act",
            "Looks the key up, works, then stores it: twins in flight are all executed.",
            {},
            {},
            [](const Premises& premises) -> std::unique_ptr<Strategy> {
                return std::make_unique<CheckThenAct>(premises.database);
            }};
}

}
