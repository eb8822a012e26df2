// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/problem.h"
#include "sandbox/storedanswer.h"
#include "sandbox/strategy.h"

#include <algorithm>
#include <chrono>
#include <random>

namespace idemscope::sandbox {

namespace {

using loopback::HttpAnswer;

constexpr std::size_t longestKey = 255;
/// A claim outlives the work it was made for by this much; then its handler counts as dead and a retry takes over.
constexpr std::chrono::milliseconds leaseMargin{2000};

const std::string whereClaim = " WHERE principal = ? AND endpoint = ? AND key = ?";
const std::string heldBy = " AND token = ?";

std::int64_t wallMillis()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t newToken()
{
    std::random_device device;
    return std::int64_t((std::uint64_t(device()) << 32) | device());
}

std::optional<HttpAnswer> refusalOf(const std::vector<std::string>& key)
{
    const char* detail = nullptr;
    if (key.size() > 1)
        detail = "Idempotency-Key must be sent once.";
    else if (key.front().empty() || key.front().size() > longestKey)
        detail = "Idempotency-Key must have 1 to 255 characters.";
    else if (!std::all_of(key.front().begin(), key.front().end(), [](char c) { return c >= ' ' && c <= '~'; }))
        detail = "Idempotency-Key must be printable ASCII.";
    if (!detail)
        return std::nullopt;
    return problem(400, "idempotency_key_invalid", "Invalid Idempotency-Key", detail);
}

HttpAnswer inProgress()
{
    HttpAnswer answer = problem(409, "request_in_progress", "A request is outstanding for this Idempotency-Key",
                                "The first request with this key is still being processed; ask again.");
    answer.headers.emplace_back("Retry-After", "1");
    return answer;
}

HttpAnswer reused()
{
    return problem(422, "idempotency_key_reused", "Idempotency-Key is already used",
                   "This key was used with another payload; use a new key.");
}

/// Claims the key by inserting it under a unique index before it works; row and answer are committed together. A claim
/// has a lease, so that a crashed handler blocks its key only for a while, and a token, so that a handler whose lease
/// was taken over cannot commit. Everything that an execution answers, also a 500, is stored (Stripe's rule).
class UniqueKey final : public Strategy
{
public:
    explicit UniqueKey(Database& database)
        : m_database(database)
    {
        m_database.execute(
            "CREATE TABLE IF NOT EXISTS key_claims (principal TEXT, endpoint TEXT, key TEXT, fingerprint TEXT,"
            " token INTEGER, leaseUntil INTEGER, " +
            StoredAnswer::columns + ", PRIMARY KEY (principal, endpoint, key)) WITHOUT ROWID");
    }

    HttpAnswer handle(const Operation& operation, Execution& execution) override
    {
        if (operation.idempotencyKey.empty())
            return executeUnprotected(execution, m_database);
        if (auto refusal = refusalOf(operation.idempotencyKey))
            return *refusal;
        const std::int64_t token = newToken();
        if (auto answer = m_database.transaction([&] { return claim(operation, token, execution.workTime()); }))
            return *answer;
        const Ending ending = execution.work();
        if (ending == Ending::Crashed)
            return execution.answerTo(ending);
        return m_database.transaction([&] {
            return ending == Ending::Dropped ? release(operation, token, execution)
                                             : settle(operation, token, ending, execution);
        });
    }

    void clear() override { m_database.execute("DELETE FROM key_claims"); }

private:
    /// Nothing: the key is this request's. Otherwise what to answer instead of executing.
    std::optional<HttpAnswer> claim(const Operation& operation, std::int64_t token, std::chrono::milliseconds workTime)
    {
        const std::string& key = operation.idempotencyKey.front();
        const std::int64_t lease = wallMillis() + (workTime + leaseMargin).count();
        m_database.execute("INSERT INTO key_claims (principal, endpoint, key, fingerprint, token, leaseUntil)"
                           " VALUES (?,?,?,?,?,?) ON CONFLICT DO NOTHING",
                           {operation.principal, operation.endpoint, key, operation.payload.fingerprint, token, lease});
        if (m_database.changes() == 1)
            return std::nullopt;
        if (auto answer = earlierAnswer(operation))
            return answer;
        m_database.execute("UPDATE key_claims SET token = ?, leaseUntil = ?" + whereClaim,
                           {token, lease, operation.principal, operation.endpoint, key});
        return std::nullopt;
    }

    /// What the request that has the key allows; nothing when it is dead.
    std::optional<HttpAnswer> earlierAnswer(const Operation& operation)
    {
        Query query(m_database,
                    "SELECT fingerprint, leaseUntil, " + StoredAnswer::names + " FROM key_claims" + whereClaim,
                    {operation.principal, operation.endpoint, operation.idempotencyKey.front()});
        query.next();
        if (query.text(0) != operation.payload.fingerprint)
            return reused();
        if (!query.isNull(2))
            return StoredAnswer::replay(query, 2);
        return query.integer(1) > wallMillis() ? std::optional(inProgress()) : std::nullopt;
    }

    HttpAnswer settle(const Operation& operation, std::int64_t token, Ending ending, Execution& execution)
    {
        if (!isHeld(operation, token))
            return inProgress();
        const HttpAnswer answer = ending == Ending::Finished ? execution.commit() : execution.answerTo(ending);
        std::vector<Database::Value> values = StoredAnswer::values(answer);
        values.insert(values.end(), {operation.principal, operation.endpoint, operation.idempotencyKey.front(), token});
        m_database.execute("UPDATE key_claims SET (" + StoredAnswer::names + ") = (?,?,?)" + whereClaim + heldBy,
                           values);
        return answer;
    }

    HttpAnswer release(const Operation& operation, std::int64_t token, Execution& execution)
    {
        m_database.execute("DELETE FROM key_claims" + whereClaim + heldBy,
                           {operation.principal, operation.endpoint, operation.idempotencyKey.front(), token});
        return execution.answerTo(Ending::Dropped);
    }

    bool isHeld(const Operation& operation, std::int64_t token)
    {
        Query query(m_database, "SELECT 1 FROM key_claims" + whereClaim + heldBy,
                    {operation.principal, operation.endpoint, operation.idempotencyKey.front(), token});
        return query.next();
    }

    Database& m_database;
};

}

StrategyEntry uniqueKey()
{
    return {"unique-key",
            "Claims the key under a unique index before it works; row and answer are committed in one transaction.",
            {"generic", "ietf-draft-07"},
            [](Database& database) -> std::unique_ptr<Strategy> {
                return std::make_unique<UniqueKey>(database);
            }};
}

}
