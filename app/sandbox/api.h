// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"
#include "sandbox/strategy.h"

#include <map>

namespace idemscope::sandbox {

/// The payments API: routes requests, checks them and has the chosen strategy handle each POST. Thread-safe.
class Api
{
public:
    Api(Database& database, const std::string& strategy, int processingMs);

    loopback::HttpAnswer answer(const loopback::HttpRequest& request);
    void setStrategy(const std::string& name); ///< throws std::runtime_error for an unknown one
    void setProcessingMs(int milliseconds);    ///< throws std::runtime_error for a negative one
    void stop();                               ///< whoever works gives up at once

private:
    struct Call;
    struct Route;
    static const std::vector<Route>& routes();

    loopback::HttpAnswer route(const loopback::HttpRequest& request);
    loopback::HttpAnswer index(const Call& call);
    loopback::HttpAnswer openApi(const Call& call);
    loopback::HttpAnswer stats(const Call& call);
    loopback::HttpAnswer reset(const Call& call);
    loopback::HttpAnswer list(const Call& call);
    loopback::HttpAnswer create(const Call& call);
    loopback::HttpAnswer show(const Call& call);
    loopback::HttpAnswer replace(const Call& call);
    loopback::HttpAnswer remove(const Call& call);

    Database& m_database;
    Ledger m_ledger;
    Workshop m_workshop;
    std::map<std::string, std::unique_ptr<Strategy>> m_strategies;
    std::atomic<const StrategyEntry*> m_chosen = nullptr;
};

}
