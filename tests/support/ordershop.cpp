// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/ordershop.h"

namespace idemscope {

namespace {

loopback::HttpAnswer json(int status, const std::string& body)
{
    loopback::HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = body;
    return answer;
}

/// The text member `name` of a flat JSON object.
std::string member(const std::string& body, const std::string& name)
{
    const std::string mark = '"' + name + "\":\"";
    const auto begin = body.find(mark);
    if (begin == std::string::npos)
        return {};
    const auto from = begin + mark.size();
    return body.substr(from, body.find('"', from) - from);
}

}

OrderShop::OrderShop()
    : m_server(std::make_unique<loopback::Server>(
          loopback::Server::Options{}, [this](const loopback::HttpRequest& request) { return answer(request); }))
{
}

std::string OrderShop::url() const
{
    return "http://127.0.0.1:" + std::to_string(m_server->port());
}

void OrderShop::refuseOrdersAfter(int count)
{
    const std::lock_guard lock(m_mutex);
    m_mostOrders = count;
}

int OrderShop::logins() const
{
    const std::lock_guard lock(m_mutex);
    return m_logins;
}

int OrderShop::logouts() const
{
    const std::lock_guard lock(m_mutex);
    return m_logouts;
}

int OrderShop::ordersMade() const
{
    const std::lock_guard lock(m_mutex);
    return m_orders;
}

std::set<int> OrderShop::openOrders() const
{
    const std::lock_guard lock(m_mutex);
    return m_open;
}

std::vector<std::string> OrderShop::paymentBodies() const
{
    const std::lock_guard lock(m_mutex);
    return m_bodies;
}

loopback::HttpAnswer OrderShop::answer(const loopback::HttpRequest& request)
{
    const std::lock_guard lock(m_mutex);
    const std::string path = request.path();
    if (path == "/login") {
        ++m_logins;
        return json(200, R"({"token":")" + m_token + R"(","echo":")" + m_token + "\"}");
    }
    if (request.header("Authorization") != "Bearer " + m_token)
        return json(401, R"({"error":"no token"})");
    if (path == "/logout") {
        ++m_logouts;
        return json(204, {});
    }
    if (path == "/orders")
        return makeOrder();
    if (path == "/payments")
        return pay(request);
    if (request.method == "DELETE") {
        m_open.erase(std::stoi(path.substr(path.rfind('/') + 1)));
        return json(204, {});
    }
    return count(request);
}

loopback::HttpAnswer OrderShop::makeOrder()
{
    if (m_orders >= m_mostOrders)
        return json(409, R"({"error":"no more orders today"})");
    const int order = 1000 + ++m_orders;
    m_open.insert(order);
    loopback::HttpAnswer answer = json(201, R"({"order":{"id":")" + std::to_string(order) + "\"}}");
    answer.headers.emplace_back("X-Cart", "cart-" + std::to_string(order));
    return answer;
}

loopback::HttpAnswer OrderShop::pay(const loopback::HttpRequest& request)
{
    m_bodies.push_back(request.body);
    std::string& known = m_answers[request.header("Idempotency-Key")];
    if (!known.empty())
        return json(201, known);
    const std::string order = member(request.body, "order");
    ++m_payments[order];
    known = R"({"id":"payment-)" + std::to_string(m_answers.size()) + "\"}";
    return json(201, known);
}

/// GET /orders/N/payments
loopback::HttpAnswer OrderShop::count(const loopback::HttpRequest& request) const
{
    const std::string path = request.path();
    const std::string rest = path.substr(std::string("/orders/").size());
    const auto found = m_payments.find(rest.substr(0, rest.find('/')));
    return json(200, R"({"count":)" + std::to_string(found == m_payments.end() ? 0 : found->second) + "}");
}

}
