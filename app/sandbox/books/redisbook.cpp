// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/books/redisbook.h"

#include "sandbox/books/mapbook.h"

#include <hiredis/hiredis.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace idemscope::sandbox {

namespace {

constexpr timeval timeout{2, 0};
constexpr std::int64_t longestMs = std::int64_t(10) * 365 * 24 * 3600 * 1000; // what Redis takes for an expiry

// An entry begins with its token, so that a script can compare it as text.
const std::string ifHeld =
    "local v = redis.call('GET', KEYS[1]) if not v or string.sub(v, 1, #ARGV[1]) ~= ARGV[1] then return 0 end ";
const std::string replaceScript = ifHeld + "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) return 1";
const std::string releaseScript = ifHeld + "return redis.call('DEL', KEYS[1])";

std::string tokenText(std::int64_t token)
{
    return std::to_string(token) + '\n';
}

std::string written(const KeyEntry& entry)
{
    nlohmann::json json = {{"fingerprint", entry.fingerprint},
                           {"claimedAt", entry.claimedAt},
                           {"leaseUntil", entry.leaseUntil},
                           {"expiresAt", entry.expiresAt}};
    if (entry.answer)
        json["answer"] = {
            {"status", entry.answer->status}, {"headers", headersText(*entry.answer)}, {"body", entry.answer->body}};
    return tokenText(entry.token) + json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

KeyEntry readEntry(const std::string& text)
{
    const auto end = text.find('\n');
    const auto json = nlohmann::json::parse(text.substr(end + 1));
    KeyEntry entry{json["fingerprint"],
                   std::stoll(text.substr(0, end)),
                   json["claimedAt"],
                   json["leaseUntil"],
                   json["expiresAt"],
                   {},
                   false};
    if (json.contains("answer")) {
        entry.answer.emplace();
        entry.answer->status = json["answer"]["status"];
        entry.answer->body = json["answer"]["body"];
        readHeaders(json["answer"]["headers"], *entry.answer);
    }
    return entry;
}

std::string lifeOf(const KeyEntry& entry)
{
    const std::int64_t end = endOf(entry);
    return std::to_string(end == 0 ? longestMs : std::clamp<std::int64_t>(end - wallMillis(), 1, longestMs));
}

/// The parts of redis://user:password@host:port/database.
struct RedisPlace
{
    std::string user, password, host = "127.0.0.1", database;
    int port = 6379;
};

RedisPlace placeOf(const std::string& url)
{
    const std::string scheme = "redis://";
    if (!url.starts_with(scheme))
        throw std::runtime_error("\"" + url + "\" is no address of a Redis server: redis://HOST:PORT or unix:///PATH.");
    RedisPlace place;
    std::string rest = url.substr(scheme.size());
    if (const auto slash = rest.find('/'); slash != std::string::npos) {
        place.database = rest.substr(slash + 1);
        rest.resize(slash);
    }
    if (const auto at = rest.rfind('@'); at != std::string::npos) {
        const std::string who = rest.substr(0, at);
        rest.erase(0, at + 1);
        const auto colon = who.find(':');
        place.user = who.substr(0, colon);
        place.password = colon == std::string::npos ? std::string() : who.substr(colon + 1);
    }
    if (const auto colon = rest.rfind(':'); colon != std::string::npos && rest.find(']', colon) == std::string::npos) {
        std::from_chars(rest.data() + colon + 1, rest.data() + rest.size(), place.port);
        rest.resize(colon);
    }
    if (!rest.empty())
        place.host = rest;
    return place;
}

}

void RedisBook::ReplyDeleter::operator()(redisReply* reply) const
{
    freeReplyObject(reply);
}

void RedisBook::ContextDeleter::operator()(redisContext* context) const
{
    redisFree(context);
}

RedisBook::RedisBook(std::string url, const std::string& name)
    : m_url(std::move(url))
    , m_prefix("idemscope:" + name + ':')
{
    connect();
}

RedisBook::~RedisBook() = default;

void RedisBook::connect()
{
    const std::string file = "unix://";
    const bool isFile = m_url.starts_with(file);
    const RedisPlace place = isFile ? RedisPlace() : placeOf(m_url);
    m_context.reset(isFile ? redisConnectUnixWithTimeout(m_url.substr(file.size()).c_str(), timeout)
                           : redisConnectWithTimeout(place.host.c_str(), place.port, timeout));
    if (!m_context || m_context->err)
        throw std::runtime_error("Cannot reach Redis at " + (isFile ? m_url : place.host) + ": " +
                                 (m_context ? m_context->errstr : "out of memory"));
    redisSetTimeout(m_context.get(), timeout);
    if (!place.password.empty())
        send(place.user.empty() ? std::vector<std::string>{"AUTH", place.password}
                                : std::vector<std::string>{"AUTH", place.user, place.password});
    if (!place.database.empty())
        send({"SELECT", place.database});
}

/// Over the connection as it is.
RedisBook::Reply RedisBook::send(const std::vector<std::string>& words)
{
    std::vector<const char*> texts;
    std::vector<std::size_t> lengths;
    for (const std::string& word : words) {
        texts.push_back(word.data());
        lengths.push_back(word.size());
    }
    Reply reply(
        static_cast<redisReply*>(redisCommandArgv(m_context.get(), int(words.size()), texts.data(), lengths.data())));
    if (reply && reply->type == REDIS_REPLY_ERROR)
        throw std::runtime_error("Redis refused " + words.front() + ": " + std::string(reply->str, reply->len));
    return reply;
}

RedisBook::Reply RedisBook::command(const std::vector<std::string>& words)
{
    const std::lock_guard lock(m_mutex);
    if (!m_context || m_context->err)
        connect(); // it was lost at an earlier command; what that one did is unknown, so it was not sent again
    Reply reply = send(words);
    if (!reply)
        throw std::runtime_error(std::string("Redis does not answer: ") + m_context->errstr);
    return reply;
}

std::optional<KeyEntry> RedisBook::find(const std::string& scope)
{
    const Reply reply = command({"GET", m_prefix + scope});
    return reply->type == REDIS_REPLY_STRING ? std::optional(readEntry({reply->str, reply->len})) : std::nullopt;
}

bool RedisBook::insert(const std::string& scope, const KeyEntry& entry)
{
    const Reply reply = command({"SET", m_prefix + scope, written(entry), "NX", "PX", lifeOf(entry)});
    return reply->type == REDIS_REPLY_STATUS;
}

bool RedisBook::replace(const std::string& scope, std::int64_t token, const KeyEntry& entry)
{
    return evaluate(replaceScript, scope, {tokenText(token), written(entry), lifeOf(entry)});
}

void RedisBook::put(const std::string& scope, const KeyEntry& entry)
{
    command({"SET", m_prefix + scope, written(entry), "PX", lifeOf(entry)});
}

void RedisBook::release(const std::string& scope, std::int64_t token)
{
    evaluate(releaseScript, scope, {tokenText(token)});
}

bool RedisBook::evaluate(const std::string& script, const std::string& scope, const std::vector<std::string>& arguments)
{
    std::vector<std::string> words = {"EVAL", script, "1", m_prefix + scope};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Reply reply = command(words);
    return reply->type == REDIS_REPLY_INTEGER && reply->integer == 1;
}

void RedisBook::clear()
{
    for (const std::string& key : keys())
        command({"DEL", key});
}

std::int64_t RedisBook::keysAlive()
{
    return std::int64_t(keys().size());
}

std::vector<std::string> RedisBook::keys()
{
    std::vector<std::string> all;
    std::string cursor = "0";
    do {
        const Reply reply = command({"SCAN", cursor, "MATCH", m_prefix + '*', "COUNT", "1000"});
        if (reply->type != REDIS_REPLY_ARRAY || reply->elements != 2)
            break;
        cursor = std::string(reply->element[0]->str, reply->element[0]->len);
        for (std::size_t i = 0; i < reply->element[1]->elements; ++i)
            all.emplace_back(reply->element[1]->element[i]->str, reply->element[1]->element[i]->len);
    } while (cursor != "0");
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::string RedisBook::note() const
{
    return "Keys are kept in the Redis server that --redis names.";
}

}
