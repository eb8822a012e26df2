// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/curlmulti.h"
#include "fire/urlparts.h"
#include "model/attempt.h"

#include <sys/uio.h>

#include <array>

namespace idemscope {

/// Uses a link: writes and reads it, and hears of it.
class LinkUser
{
public:
    virtual ~LinkUser() = default;
    virtual void linkOpened() = 0;
    virtual void linkFailed(const QString& error) = 0;
    virtual void linkReady(std::uint32_t events) = 0;
};

/// What came of a read or write. `bytes` is 0 when the peer closed (reading) or when nothing fits (writing, isAgain).
struct LinkIo
{
    qint64 bytes = 0;
    bool isAgain = false;
    QString error; ///< English; empty: none
};

/// One HTTP/1.1 connection. libcurl sets it up (addresses, proxies, TLS); from then on bytes are written and read here,
/// so that what is on the wire is known to the byte. Owned by the LinkPool, on the engine's thread.
class Link final : private TransferOwner, private SocketWatcher
{
public:
    Link(Poller& poller, CurlMulti& multi, QByteArray endpoint);
    ~Link() override; ///< closes with FIN
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    /// Ends in linkOpened() or linkFailed() of `user`, never before this returns.
    void open(const RenderedRequest& request, const UrlParts& url, qint64 id, LinkUser& user);
    /// Null: idle. An idle link that becomes readable has been closed by its peer (or is out of step) and is broken.
    void setUser(LinkUser* user) { m_user = user; }
    bool isUsable(); ///< asks the socket

    /// Two pieces are written as one where that is possible.
    LinkIo write(QByteArrayView first, QByteArrayView second);
    LinkIo read(char* buffer, qsizetype size);
    void watch(bool alsoWritable);
    /// Sends RST; the destructor then only gives the socket back.
    void reset();

    const QByteArray& endpoint() const { return m_endpoint; }
    const Connection& connection() const { return m_connection; }
    const Timing& setUp() const { return m_setUp; } ///< resolved, connected and secured of its opening
    int socket() const { return m_fd; }
    bool isTls() const { return m_easy != nullptr; }

private:
    void transferDone(CURLcode code) override;
    void socketReady(int fd, std::uint32_t events) override;
    void noteConnection();
    void noteTimes();
    void close();

    Poller& m_poller;
    CurlMulti& m_multi;
    QByteArray m_endpoint;
    LinkUser* m_user = nullptr;
    CURL* m_easy = nullptr; ///< while opening, and afterwards if TLS lies between the socket and us
    bool m_isLayered = false;
    Transport m_transport;
    int m_fd = -1;
    bool m_isBroken = false;
    qint64 m_opened = 0;
    Connection m_connection;
    Timing m_setUp;
    std::array<char, CURL_ERROR_SIZE> m_errorText{};
};

}
