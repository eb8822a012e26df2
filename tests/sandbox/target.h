// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/sandbox.h"
#include "support/rawclient.h"

#include <nlohmann/json.hpp>

#include <barrier>
#include <string>
#include <thread>
#include <vector>

namespace idemscope {

inline const std::string anyPayment = R"({"amount":1000,"currency":"EUR","reference":"order-1"})";

/// A body whose execution ends in a certain way.
inline std::string simulating(const std::string& how)
{
    return R"({"amount":1000,"reference":"order-1","simulate":")" + how + R"("})";
}

inline std::string paymentFor(const std::string& reference)
{
    return R"({"amount":1000,"reference":")" + reference + R"("})";
}

/// A running sandbox and what tests ask of it.
struct Target
{
    explicit Target(const std::string& strategy, int processingMs = 0)
        : sandbox({.port = 0, .strategy = strategy, .processingMs = processingMs, .database = {}})
    {
    }
    explicit Target(const sandbox::Options& options)
        : sandbox(options)
    {
    }

    RawReply get(const std::string& path) { return exchangeOnce(sandbox.port(), "GET", path); }
    RawReply post(const std::string& body, const std::string& key = {}, const std::string& path = "/payments",
                  RawClient::Headers headers = {})
    {
        if (!key.empty())
            headers.emplace_back("Idempotency-Key", key);
        return exchangeOnce(sandbox.port(), "POST", path, body, headers);
    }
    int rows(const std::string& path = "/payments") { return int(nlohmann::json::parse(get(path).body).size()); }
    int stat(const char* name) { return nlohmann::json::parse(get("/stats").body).at(name).get<int>(); }

    /// One request on each of `count` connections; all last bytes leave together.
    std::vector<RawReply> race(int count, const std::string& body, const std::string& key)
    {
        return race(count, RawClient::requestBytes("POST", "/payments", body, {{"Idempotency-Key", key}}));
    }
    std::vector<RawReply> race(int count, const std::string& bytes)
    {
        std::barrier together(count);
        std::vector<RawReply> replies(static_cast<std::size_t>(count));
        std::vector<std::thread> threads;
        for (RawReply& reply : replies) {
            threads.emplace_back([&, this] {
                RawClient client(sandbox.port());
                client.send(bytes.substr(0, bytes.size() - 1));
                together.arrive_and_wait();
                client.send(bytes.substr(bytes.size() - 1));
                reply = client.read();
            });
        }
        for (std::thread& thread : threads)
            thread.join();
        return replies;
    }

    sandbox::Sandbox sandbox;
};

}
