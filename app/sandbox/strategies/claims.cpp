// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/books/mapbook.h"
#include "sandbox/books/redisbook.h"
#include "sandbox/books/sqlbook.h"
#include "sandbox/strategies/claiming.h"

namespace idemscope::sandbox {

namespace {

using Strategies = std::unique_ptr<Strategy>;

const std::vector<std::string> profilesOfKeys = {"generic", "ietf-draft-07", "stripe",     "adyen",
                                                 "paypal",  "square",        "gocardless", "azure"};

Strategies inTable(const Premises& premises, const char* table, SqlBook::Failure failure, Claiming::Source source)
{
    return std::make_unique<Claiming>(premises, std::make_unique<SqlBook>(premises.database, table, failure), source);
}

std::unique_ptr<KeyBook> expiringBook(const Premises& premises)
{
    if (premises.redis.empty())
        return std::make_unique<MapBook>();
    return std::make_unique<RedisBook>(premises.redis, premises.name);
}

Rules rulesThatStore(Rules::Stored stored)
{
    Rules rules;
    rules.stored = stored;
    return rules;
}

}

StrategyEntry uniqueKey()
{
    return {"unique-key",
            "Claims the key under a unique index before it works; row and answer are committed in one transaction. "
            "Every answer of an execution is kept, also a 5xx.",
            profilesOfKeys, rulesThatStore(Rules::Stored::Everything), [](const Premises& premises) -> Strategies {
                return inTable(premises, "unique_keys", SqlBook::Failure::Forgotten, Claiming::Source::Client);
            }};
}

StrategyEntry stateMachine()
{
    return {"state-machine",
            "A row per key goes from PENDING to SUCCESS or FAILED, by updates that name the version they have read; "
            "what FAILED with a 5xx is executed again.",
            profilesOfKeys, rulesThatStore(Rules::Stored::NotServerErrors), [](const Premises& premises) -> Strategies {
                return inTable(premises, "operation_states", SqlBook::Failure::Recorded, Claiming::Source::Client);
            }};
}

StrategyEntry dedupTable()
{
    Rules rules = rulesThatStore(Rules::Stored::Successes);
    rules.doTwinsWait = true;
    return {"dedup-table",
            "A table of its own remembers keys and successes, the business table knows nothing of them; twins wait for "
            "the first one's answer.",
            {"generic", "paypal", "square"},
            rules,
            [](const Premises& premises) -> Strategies {
                return inTable(premises, "dedup_entries", SqlBook::Failure::Forgotten, Claiming::Source::Client);
            }};
}

StrategyEntry redisTtl()
{
    Rules rules = rulesThatStore(Rules::Stored::NotServerErrors);
    rules.age = std::chrono::hours(24);
    return {"redis-ttl",
            "SET NX with an expiry claims the key, the answer replaces it for 24 hours or --ttl-ms; in Redis with "
            "--redis, else in memory with the same meaning.",
            profilesOfKeys, rules, [](const Premises& premises) -> Strategies {
                return std::make_unique<Claiming>(premises, expiringBook(premises), Claiming::Source::Client);
            }};
}

StrategyEntry fingerprint()
{
    return {"fingerprint",
            "The server makes the key itself, from principal, endpoint and a hash of the parameters; no header is "
            "needed and none is looked at.",
            {"natural-key"},
            rulesThatStore(Rules::Stored::Successes),
            [](const Premises& premises) -> Strategies {
                return inTable(premises, "fingerprints", SqlBook::Failure::Forgotten, Claiming::Source::Server);
            }};
}

}
