// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/keybook.h"

#include <memory>
#include <mutex>
#include <vector>

struct redisContext;
struct redisReply;

namespace idemscope::sandbox {

/// Keys in a Redis server: claimed by SET NX PX, replaced by a script that compares the token, gone by expiry. One
/// connection that threads take turns on; errors are thrown as std::runtime_error.
class RedisBook final : public KeyBook
{
public:
    /// redis://[[user]:password@]host[:port][/database] or unix:///path/of/socket. `name` keeps this sandbox's keys
    /// apart from those of others on the same server.
    RedisBook(std::string url, const std::string& name);
    ~RedisBook() override;

    void together(const std::function<void()>& steps) override { steps(); }
    std::optional<KeyEntry> find(const std::string& scope) override;
    bool insert(const std::string& scope, const KeyEntry& entry) override;
    bool replace(const std::string& scope, std::int64_t token, const KeyEntry& entry) override;
    void put(const std::string& scope, const KeyEntry& entry) override;
    void release(const std::string& scope, std::int64_t token) override;
    void clear() override;
    std::int64_t keysAlive() override;
    std::string note() const override;

private:
    struct ReplyDeleter
    {
        void operator()(redisReply* reply) const;
    };
    struct ContextDeleter
    {
        void operator()(redisContext* context) const;
    };
    using Reply = std::unique_ptr<redisReply, ReplyDeleter>;

    void connect();
    Reply command(const std::vector<std::string>& words);
    Reply send(const std::vector<std::string>& words);
    bool evaluate(const std::string& script, const std::string& scope, const std::vector<std::string>& arguments);
    std::vector<std::string> keys();

    const std::string m_url;
    const std::string m_prefix;
    std::mutex m_mutex;
    std::unique_ptr<redisContext, ContextDeleter> m_context;
};

}
