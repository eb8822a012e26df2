// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace idemscope::test {

/// One request as the server read it off the wire, whole.
struct WireRequest
{
    int connection = 0; ///< from 1
    int number = 0;     ///< from 1, on its connection
    QByteArray head;
    QByteArray body;       ///< as on the wire, chunk framing included
    qint64 lastByteAt = 0; ///< monotonicMicros()
};

/// What the server does once it has read a request.
struct WireReply
{
    enum class Then { KeepOpen, Close, Reset };
    QByteArray bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    Then then = Then::KeepOpen;
    int pieceBytes = 0; ///< dripped in pieces of this size; 0: at once
    int pieceDelayMs = 5;
    QByteArray flood = {}; ///< sent behind the bytes again and again, until the client is gone
};

/// A connection as the server saw it.
struct WireConnection
{
    enum class End { Open, Fin, Reset, ByServer };
    QByteArray bytes; ///< everything read
    int requests = 0;
    End end = End::Open;
};

/// A scripted server on plain POSIX sockets, a thread per connection: it does exactly what a script says and remembers
/// what reached it. It shares no code with what it tests.
class WireServer
{
public:
    using Script = std::function<WireReply(const WireRequest&)>;
    struct Options
    {
        bool isIpv6 = false;
        QByteArray unixPath = {}; ///< listens there instead
        bool closesOnAccept = false;
        int readPieceBytes = 0; ///< reads slowly, in pieces of this size
        bool isSocks5 = false;  ///< plays a SOCKS5 proxy (RFC 1928) and the target behind it
    };

    explicit WireServer(Script script = [](const WireRequest&) { return WireReply(); });
    WireServer(Script script, Options options);
    ~WireServer();

    quint16 port() const { return m_port; }
    QByteArray url(const QByteArray& path = "/") const;

    int requestCount() const; ///< requests read in full
    std::vector<WireRequest> requests() const;
    std::vector<WireConnection> connections() const;
    /// Waits until `condition` holds for what was recorded, at most 10 s.
    bool waitFor(const std::function<bool(const std::vector<WireConnection>&)>& condition) const;
    bool waitForEnd(std::size_t connection) const; ///< from 0
    QByteArray socksTarget() const;

private:
    void listenOn();
    void acceptLoop();
    void serve(int fd, std::size_t index);
    bool readMore(int fd, std::size_t index, QByteArray& buffer);
    bool greetSocks(int fd, std::size_t index, QByteArray& buffer);
    bool answer(int fd, std::size_t index, const WireReply& reply);
    void ended(std::size_t index, WireConnection::End end);

    Script m_script;
    Options m_options;
    int m_listener = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_stops = false;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::vector<WireRequest> m_requests;
    std::vector<WireConnection> m_connections;
    std::vector<int> m_sockets;
    QByteArray m_socksTarget;
    std::vector<std::thread> m_workers;
    std::thread m_acceptor;
};

}
