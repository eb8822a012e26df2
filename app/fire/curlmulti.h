// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/floodguard.h"
#include "fire/poller.h"

#include <curl/curl.h>

namespace idemscope {

/// Owns a transfer of CurlMulti and hears when it has ended.
class TransferOwner
{
public:
    virtual ~TransferOwner() = default;
    /// The handle is still in the multi handle; its owner takes it out. CURLE_ABORTED_BY_CALLBACK, unless its owner
    /// aborted it: its connection was cut, because its peer flooded it.
    virtual void transferDone(CURLcode code) = 0;
};

/// libcurl's multi handle driven by the poller, with a stock of easy handles. Owned by the engine, on its thread.
class CurlMulti final : private SocketWatcher
{
public:
    explicit CurlMulti(Poller& poller);
    ~CurlMulti() override;
    CurlMulti(const CurlMulti&) = delete;
    CurlMulti& operator=(const CurlMulti&) = delete;

    bool isValid() const { return m_multi != nullptr; }
    /// An easy handle with default options; null when libcurl has no memory.
    CURL* take();
    void add(CURL* easy, TransferOwner& owner);
    /// Ends the transfer if it is under way and puts the handle back into the stock. Never from within a libcurl
    /// callback.
    void giveBack(CURL* easy);

    /// When runDue() must be called (monotonicMicros()); −1: not by itself.
    qint64 nextTimeout() const { return m_timeout; }
    void runDue();
    /// Lets transfers that were just added or unpaused act now.
    void runNow();

private:
    void socketReady(int fd, std::uint32_t events) override;
    void act(int fd, int mask);
    void deliverDone(bool isCut);
    static int socketChanged(CURL* easy, curl_socket_t fd, int what, void* self, void*);
    static int timeoutChanged(CURLM* multi, long milliseconds, void* self);

    Poller& m_poller;
    FloodGuard m_guard;
    CURLM* m_multi = nullptr;
    std::vector<CURL*> m_stock;
    qint64 m_timeout = -1;
};

}
