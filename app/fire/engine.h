// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "fire/exchange.h"

#include <stop_token>

namespace idemscope {

/// Where the engine gets its shots from and gives its results to. All calls come from the thread that runs fire().
class ShotFeed
{
public:
    virtual ~ShotFeed() = default;
    /// Shots that may start now; `now` is monotonicMicros().
    virtual std::vector<Shot> due(qint64 now) = 0;
    /// When due() must be asked again at the latest (monotonicMicros()); −1: after the next result.
    virtual qint64 nextDue() = 0;
    virtual void finished(Exchange exchange) = 0;
    virtual bool isDone() = 0;
    /// True when no further shot of this gate will come: the engine opens it once every one of them is held (or
    /// failed).
    virtual bool isGateComplete(int gate) = 0;
};

/// Fires exchanges and reports exactly what reached the wire (README "How it measures"). libcurl sets every connection
/// up. HTTP/1.1 is then written and read byte by byte (WireFlight), so that holding a last byte, leaving at a wire
/// point and "sent once" are exact; HTTP/2, a TLS server's choice, forwarding proxies and redirects are carried by
/// libcurl under a guard (TransferFlight). With a choice of versions, last-byte gates and abandonment take HTTP/1.1;
/// redirects are not followed there. Owns its connections and caches; lives on the thread that calls fire(), and keeps
/// connections between calls.
class Engine
{
public:
    Engine();
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Runs until the feed is done, or within 1 s after a stop is requested: exchanges under way are then ended and
    /// reported as refused or unknown, and no further shot is asked for. Errors: Internal (libcurl cannot be set up).
    Result<void> fire(ShotFeed& feed, std::stop_token stop);

private:
    class Loop;
    std::unique_ptr<Loop> m_loop;
};

/// One exchange, waited for. For probes, send, preflight and set-up requests.
Exchange exchangeOnce(Engine& engine, RenderedRequestPtr request, std::stop_token stop);

}
