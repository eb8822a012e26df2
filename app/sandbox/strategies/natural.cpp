// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/refusal.h"
#include "sandbox/strategy.h"

namespace idemscope::sandbox {

namespace {

using loopback::HttpAnswer;

/// Works, then INSERT … ON CONFLICT DO NOTHING under the payload's own reference: nothing is claimed, nothing expires,
/// and a handler that dies leaves nothing behind.
class Natural final : public Strategy
{
public:
    explicit Natural(Database& database)
        : m_database(database)
    {
    }

    Handled handle(const Operation& operation, Execution& execution) override
    {
        if (!operation.businessKey)
            return executeUnprotected(execution, m_database);
        if (const auto known = m_database.read([&] { return operation.existing(*operation.businessKey); }))
            return repeated(operation, *known);
        const Ending ending = execution.work();
        if (ending != Ending::Finished)
            return {execution.answerTo(ending), Role::Executed, 0};
        return m_database.transaction([&] {
            if (const auto answer = execution.commit(operation.businessKey))
                return Handled{*answer, Role::Executed, 0};
            return repeated(operation, operation.existing(*operation.businessKey).value());
        });
    }

    void clear() override {}
    std::int64_t keysAlive() override { return 0; } // it keeps none

private:
    static Handled repeated(const Operation& operation, const Existing& existing)
    {
        if (existing.isSame)
            return {existing.answer, Role::Replayed, 0};
        return {refusalAnswer(Refusal::OtherPayload, operation.rules), Role::OtherPayload, 0};
    }

    Database& m_database;
};

}

StrategyEntry natural()
{
    return {
        "natural",
        "The payload's reference is the key: INSERT … ON CONFLICT DO NOTHING, and a repeat is answered with the row "
        "as it is. Without a reference every request is executed.",
        {"natural-key"},
        {},
        [](const Premises& premises) -> std::unique_ptr<Strategy> {
            return std::make_unique<Natural>(premises.database);
        }};
}

}
