// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/strategy.h"

namespace idemscope::sandbox {

Handled executeUnprotected(Execution& execution, Database& database)
{
    const Ending ending = execution.work();
    if (ending != Ending::Finished)
        return {execution.answerTo(ending), Role::Executed, 0};
    return {database.transaction([&] { return execution.commit(); }), Role::Executed, 0};
}

namespace {

/// Every request is executed; the key is only noted in the row.
class None final : public Strategy
{
public:
    explicit None(Database& database)
        : m_database(database)
    {
    }

    Handled handle(const Operation&, Execution& execution) override
    {
        return executeUnprotected(execution, m_database);
    }
    void clear() override {}
    std::int64_t keysAlive() override { return 0; }

private:
    Database& m_database;
};

}

StrategyEntry none()
{
    return {"none",
            "No deduplication: every request is executed.",
            {},
            {},
            [](const Premises& premises) -> std::unique_ptr<Strategy> {
                return std::make_unique<None>(premises.database);
            }};
}

}
