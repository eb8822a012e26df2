// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace idemscope {

/// An API with prerequisites, for tests: POST /login gives a token, which everything else needs; POST /orders makes an
/// order; POST /payments pays one, once for each key; GET /orders/N/payments counts them; DELETE /orders/N and
/// POST /logout tidy up. Thread-safe.
class OrderShop
{
public:
    OrderShop();

    std::string url() const;
    const std::string& token() const { return m_token; }
    /// From now on orders are refused after the `count`th.
    void refuseOrdersAfter(int count);

    int logins() const;
    int logouts() const;
    int ordersMade() const;
    std::set<int> openOrders() const;
    std::vector<std::string> paymentBodies() const; ///< in the order they came, repeats included

private:
    loopback::HttpAnswer answer(const loopback::HttpRequest& request);
    loopback::HttpAnswer makeOrder();
    loopback::HttpAnswer pay(const loopback::HttpRequest& request);
    loopback::HttpAnswer count(const loopback::HttpRequest& request) const;

    const std::string m_token = "tok-3f9a-Zk81-live";
    mutable std::mutex m_mutex;
    int m_logins = 0;
    int m_logouts = 0;
    int m_orders = 0;
    int m_mostOrders = 1'000'000;
    std::set<int> m_open;
    std::map<std::string, std::string> m_answers; ///< by key
    std::map<std::string, int> m_payments;        ///< by order
    std::vector<std::string> m_bodies;
    std::unique_ptr<loopback::Server> m_server; // last: its handlers use all of the above
};

}
