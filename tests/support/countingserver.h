// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace idemscope {

/// A target for tests that knows the truth: which keys arrived and when, which answers left in full, how many effects
/// each key had. `GET /effects` (not counted) gives {"KEY": effects, …} for probes. Thread-safe.
class CountingServer
{
public:
    /// One request, in the order handlers began (`request.receivedMicros` has the order of arrival). Times are µs of
    /// CLOCK_MONOTONIC, comparable across processes.
    struct Arrival
    {
        std::string key; ///< value of the key header; empty without one
        loopback::HttpRequest request;
        std::optional<std::int64_t> answeredMicros; ///< when the answer's last byte was handed to the kernel
    };
    /// Answers `request`, the `nth` with its key (from 1); runs on a worker and may block. It counts effects itself.
    using Responder =
        std::function<loopback::HttpAnswer(CountingServer&, const loopback::HttpRequest& request, int nth)>;

    /// The default responder has an effect each time and answers 201 {"id":"effect_N"}.
    explicit CountingServer(Responder responder = {}, loopback::Server::Options options = {},
                            std::string keyHeader = "Idempotency-Key");
    ~CountingServer();

    std::uint16_t port() const;
    std::string url() const; ///< http://ADDRESS:PORT
    std::uint64_t connectionsAccepted() const;

    void addEffect(const std::string& key);
    int effects() const;
    int effects(const std::string& key) const;
    int requests() const;
    int requests(const std::string& key) const;
    std::vector<std::string> keys() const; ///< distinct, sorted
    std::vector<Arrival> arrivals() const;
    void clear(); ///< forgets all it counted

private:
    loopback::HttpAnswer answer(const loopback::HttpRequest& request);
    loopback::HttpAnswer effectsAnswer() const;
    void recordAnswered(std::size_t epoch, std::size_t index);

    const Responder m_responder;
    const std::string m_keyHeader;
    mutable std::mutex m_mutex;
    std::vector<Arrival> m_arrivals;
    std::map<std::string, int> m_requests;
    std::map<std::string, int> m_effects;
    std::size_t m_epoch = 0; ///< how often it was cleared: answers to earlier requests are not recorded
    std::string m_host;
    std::unique_ptr<loopback::Server> m_server; // last: its handlers use all of the above
};

}
