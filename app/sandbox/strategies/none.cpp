// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/strategy.h"

namespace idemscope::sandbox {

loopback::HttpAnswer executeUnprotected(Execution& execution, Database& database)
{
    const Ending ending = execution.work();
    if (ending != Ending::Finished)
        return execution.answerTo(ending);
    return database.transaction([&] { return execution.commit(); });
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

    loopback::HttpAnswer handle(const Operation&, Execution& execution) override
    {
        return executeUnprotected(execution, m_database);
    }
    void clear() override {}

private:
    Database& m_database;
};

}

StrategyEntry none()
{
    return {"none",
            "No deduplication: every request is executed.",
            {},
            [](Database& database) -> std::unique_ptr<Strategy> {
                return std::make_unique<None>(database);
            }};
}

}
