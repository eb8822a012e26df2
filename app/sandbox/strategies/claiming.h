// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/keybook.h"
#include "sandbox/strategy.h"

#include <condition_variable>
#include <map>

namespace idemscope::sandbox {

/// Claims a key before it works and settles it with the answer, in whichever book keeps the keys. A claim has a lease,
/// so that a crashed handler blocks its key only for a while, and a token, so that a handler whose lease was taken over
/// cannot commit.
class Claiming final : public Strategy
{
public:
    /// Where the key comes from.
    enum class Source {
        Client, ///< the client sends it
        Server, ///< made from principal, endpoint and payload
    };
    Claiming(const Premises& premises, std::unique_ptr<KeyBook> book, Source source);

    Handled handle(const Operation& operation, Execution& execution) override;
    void clear() override { m_book->clear(); }
    std::int64_t keysAlive() override { return m_book->keysAlive(); }
    std::string note() const override { return m_book->note(); }

private:
    /// One attempt to get and use a key.
    struct Claim
    {
        const Operation& operation;
        const std::string scope;
        KeyEntry entry;        ///< as this handler writes it
        bool isForced = false; ///< whatever the book says
        bool isNoted = true;   ///< the book knows of it
    };

    std::optional<Handled> take(Claim& claim);
    std::optional<Handled> meet(Claim& claim, const KeyEntry& found);
    Handled execute(Claim& claim, Execution& execution);
    Handled settle(Claim& claim, Ending ending, Execution& execution);
    void keep(Claim& claim, const loopback::HttpAnswer& answer, const Execution& execution);
    bool look(Claim& claim);
    void waitForTwin();
    void note(std::int64_t token, const Operation* operation);
    bool isAbandoned(std::int64_t token);
    void forget(const Claim& claim);
    bool cameBeforeForgotten(const Claim& claim);

    Database& m_database;
    Workshop& m_workshop;
    const std::unique_ptr<KeyBook> m_book;
    const Source m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_settled;
    std::map<std::int64_t, const Operation*> m_atWork; ///< by token
    std::map<std::string, std::int64_t> m_forgottenAt; ///< wall-clock milliseconds by scope; of the defect lock-only
};

}
