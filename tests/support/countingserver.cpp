// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/countingserver.h"

#include <chrono>

namespace idemscope {

namespace {

loopback::HttpAnswer created(CountingServer& server, const loopback::HttpRequest& request, const std::string& key)
{
    server.addEffect(key);
    loopback::HttpAnswer answer;
    answer.status = 201;
    answer.headers = {{"Content-Type", "application/json"}, {"Location", request.path() + '/' + key}};
    answer.body = R"({"id":"effect_)" + std::to_string(server.effects()) + R"("})";
    return answer;
}

std::string quoted(const std::string& text)
{
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            json += '\\';
        json += c;
    }
    return json + '"';
}

int valueOf(const std::map<std::string, int>& counts, const std::string& key)
{
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

}

CountingServer::CountingServer(Responder responder, loopback::Server::Options options, std::string keyHeader)
    : m_responder(std::move(responder))
    , m_keyHeader(std::move(keyHeader))
    , m_host(options.address.find(':') == std::string::npos ? options.address : '[' + options.address + ']')
{
    m_server = std::make_unique<loopback::Server>(
        std::move(options), [this](const loopback::HttpRequest& request) { return answer(request); });
}

CountingServer::~CountingServer() = default;

std::uint16_t CountingServer::port() const
{
    return m_server->port();
}

std::string CountingServer::url() const
{
    return "http://" + m_host + ':' + std::to_string(port());
}

std::uint64_t CountingServer::connectionsAccepted() const
{
    return m_server->connectionsAccepted();
}

loopback::HttpAnswer CountingServer::answer(const loopback::HttpRequest& request)
{
    if (request.method == "GET" && request.path() == "/effects")
        return effectsAnswer();
    const std::string key = request.header(m_keyHeader);
    std::unique_lock lock(m_mutex);
    const std::size_t epoch = m_epoch;
    const std::size_t index = m_arrivals.size();
    m_arrivals.push_back({key, request, std::nullopt});
    const int nth = ++m_requests[key];
    lock.unlock();

    auto answer = m_responder ? m_responder(*this, request, nth) : created(*this, request, key);
    answer.written = [this, epoch, index, then = std::move(answer.written)](bool complete) {
        if (complete)
            recordAnswered(epoch, index);
        if (then)
            then(complete);
    };
    return answer;
}

loopback::HttpAnswer CountingServer::effectsAnswer() const
{
    const std::lock_guard lock(m_mutex);
    std::string body;
    for (const auto& [key, count] : m_effects)
        body += (body.empty() ? "{" : ",") + quoted(key) + ':' + std::to_string(count);
    loopback::HttpAnswer answer;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = (body.empty() ? "{" : body) + '}';
    return answer;
}

void CountingServer::recordAnswered(std::size_t epoch, std::size_t index)
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const std::lock_guard lock(m_mutex);
    if (epoch == m_epoch)
        m_arrivals[index].answeredMicros = std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

void CountingServer::addEffect(const std::string& key)
{
    const std::lock_guard lock(m_mutex);
    ++m_effects[key];
}

int CountingServer::effects() const
{
    const std::lock_guard lock(m_mutex);
    int sum = 0;
    for (const auto& [key, count] : m_effects)
        sum += count;
    return sum;
}

int CountingServer::effects(const std::string& key) const
{
    const std::lock_guard lock(m_mutex);
    return valueOf(m_effects, key);
}

int CountingServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return int(m_arrivals.size());
}

int CountingServer::requests(const std::string& key) const
{
    const std::lock_guard lock(m_mutex);
    return valueOf(m_requests, key);
}

std::vector<std::string> CountingServer::keys() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::string> keys;
    for (const auto& [key, count] : m_requests)
        keys.push_back(key);
    return keys;
}

std::vector<CountingServer::Arrival> CountingServer::arrivals() const
{
    const std::lock_guard lock(m_mutex);
    return m_arrivals;
}

void CountingServer::clear()
{
    const std::lock_guard lock(m_mutex);
    ++m_epoch;
    m_arrivals.clear();
    m_requests.clear();
    m_effects.clear();
}

}
