// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/figures.h"
#include "sandbox/inbox.h"
#include "sandbox/ledger.h"
#include "sandbox/pace.h"
#include "sandbox/setting.h"

#include <map>
#include <mutex>

namespace idemscope::sandbox {

/// Takes requests that have an effect: makes an operation of each, has the chosen strategy handle it, lets the chosen
/// defects strike, and answers. Thread-safe.
class Desk
{
public:
    Desk(const Premises& premises, Ledger& ledger, Inbox& inbox);

    /// `path`: without what names the replica.
    loopback::HttpAnswer takePayment(const loopback::HttpRequest& request, const std::string& path, int replica,
                                     const Resource& resource);
    loopback::HttpAnswer takeEvent(const loopback::HttpRequest& request, int replica);

    void choose(const Choice& choice); ///< throws std::runtime_error for what there is not
    std::shared_ptr<const Setting> setting() const;
    std::string note() const; ///< of the chosen strategy: where it keeps its keys
    std::string metrics();
    /// Inside a transaction: forgets every key.
    void clear();

private:
    loopback::HttpAnswer handle(Operation operation, Scene& scene, const Setting& setting);
    void count(const Handled& handled);
    Operation operationOf(const loopback::HttpRequest& request, const std::string& path, const Setting& setting) const;
    void bindEffect(Operation& operation, const Resource& resource);
    void bindEvent(Operation& operation, const Message& message);
    std::optional<std::string> currentOf(const Handled& handled, const Operation& operation);

    Premises m_premises;
    Ledger& m_ledger;
    Inbox& m_inbox;
    Figures m_figures;
    Memory m_memory;
    Pace m_pace;
    std::map<std::string, std::unique_ptr<Strategy>> m_strategies;
    mutable std::mutex m_mutex;
    std::shared_ptr<const Setting> m_setting;
};

}
