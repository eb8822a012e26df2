// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/link.h"

#include "base/clock.h"
#include "fire/easyoptions.h"
#include "fire/sockets.h"

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

LinkIo systemFailure()
{
    if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)
        return {0, true, {}};
    if (errno == ECONNRESET)
        return {0, false, u"The server reset the connection"_s};
    if (errno == EPIPE)
        return {0, false, u"The server closed the connection while the request was being sent"_s};
    return {0, false, QString::fromLocal8Bit(strerror(errno))};
}

LinkIo layeredResult(CURLcode code, std::size_t bytes)
{
    if (code == CURLE_OK)
        return {qint64(bytes), false, {}};
    if (code == CURLE_AGAIN)
        return {0, true, {}};
    return {0, false, QString::fromUtf8(curl_easy_strerror(code))};
}

}

Link::Link(Poller& poller, CurlMulti& multi, QByteArray endpoint)
    : m_poller(poller)
    , m_multi(multi)
    , m_endpoint(std::move(endpoint))
{
}

Link::~Link()
{
    close();
}

void Link::open(const RenderedRequest& request, const UrlParts& url, qint64 id, LinkUser& user)
{
    m_user = &user;
    m_connection.id = id;
    m_connection.httpVersion = "HTTP/1.1";
    m_transport = request.transport;
    m_isLayered = url.isTls || request.transport.proxy.startsWith("https:"_L1, Qt::CaseInsensitive);
    m_easy = m_multi.take();
    applyTransport(m_easy, request.transport);
    curl_easy_setopt(m_easy, CURLOPT_URL, url.origin().constData());
    curl_easy_setopt(m_easy, CURLOPT_CONNECT_ONLY, 1L);
    curl_easy_setopt(m_easy, CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(m_easy, CURLOPT_HTTPPROXYTUNNEL, 1L);
    curl_easy_setopt(m_easy, CURLOPT_BUFFERSIZE, 1024L); // only a proxy's answer is read by libcurl
    curl_easy_setopt(m_easy, CURLOPT_MAXAGE_CONN, long(INT_MAX));
    curl_easy_setopt(m_easy, CURLOPT_ERRORBUFFER, m_errorText.data());
    m_opened = monotonicMicros();
    m_multi.add(m_easy, *this);
}

void Link::transferDone(CURLcode code)
{
    if (code != CURLE_OK) {
        const QString error = failureText(m_easy, code, m_errorText.data(), m_transport);
        close();
        m_user->linkFailed(error);
        return;
    }
    noteConnection();
    noteTimes();
    curl_socket_t socket = CURL_SOCKET_BAD;
    curl_easy_getinfo(m_easy, CURLINFO_ACTIVESOCKET, &socket);
    if (m_isLayered) {
        m_fd = socket;
    } else {
        // A copy of the descriptor keeps the connection when libcurl closes its own: from here on it is ours alone.
        m_fd = fcntl(socket, F_DUPFD_CLOEXEC, 0);
        m_multi.giveBack(m_easy);
        m_easy = nullptr;
    }
    if (m_fd < 0) {
        m_user->linkFailed(QString::fromLocal8Bit(strerror(errno)));
        return;
    }
    watch(false);
    m_user->linkOpened();
}

void Link::noteConnection()
{
    const QString& unixSocket = m_transport.unixSocket;
    char* localIp = nullptr;
    char* remoteIp = nullptr;
    long localPort = 0;
    long remotePort = 0;
    curl_easy_getinfo(m_easy, CURLINFO_LOCAL_IP, &localIp);
    curl_easy_getinfo(m_easy, CURLINFO_LOCAL_PORT, &localPort);
    curl_easy_getinfo(m_easy, CURLINFO_PRIMARY_IP, &remoteIp);
    curl_easy_getinfo(m_easy, CURLINFO_PRIMARY_PORT, &remotePort);
    m_connection.local = unixSocket.isEmpty() ? addressText(localIp, localPort) : QByteArray();
    m_connection.remote = unixSocket.isEmpty() ? addressText(remoteIp, remotePort) : "unix:" + unixSocket.toUtf8();
}

void Link::noteTimes()
{
    const auto moment = [this](CURLINFO info) {
        curl_off_t micros = 0;
        curl_easy_getinfo(m_easy, info, &micros);
        return micros > 0 ? m_opened + micros : qint64(-1);
    };
    m_setUp.resolved = moment(CURLINFO_NAMELOOKUP_TIME_T);
    m_setUp.connected = moment(CURLINFO_CONNECT_TIME_T);
    m_setUp.secured = moment(CURLINFO_APPCONNECT_TIME_T);
}

void Link::watch(bool alsoWritable)
{
    m_poller.watch(m_fd, *this, alsoWritable ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

void Link::socketReady(int, std::uint32_t events)
{
    if (m_user)
        m_user->linkReady(events);
    else if (!isUsable())
        close(); // the pool forgets it when it comes across it
}

bool Link::isUsable()
{
    if (m_isBroken)
        return false;
    char byte = 0;
    const LinkIo io = m_easy ? read(&byte, 1) : LinkIo{};
    const bool isQuiet = m_easy ? io.isAgain : recv(m_fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && errno == EAGAIN;
    m_isBroken = !isQuiet;
    return isQuiet;
}

LinkIo Link::write(QByteArrayView first, QByteArrayView second)
{
    if (m_easy) {
        std::size_t sent = 0;
        const QByteArrayView piece = first.isEmpty() ? second : first;
        const CURLcode code = curl_easy_send(m_easy, piece.data(), std::size_t(piece.size()), &sent);
        return layeredResult(code, sent);
    }
    std::array<iovec, 2> pieces{{{const_cast<char*>(first.data()), std::size_t(first.size())},
                                 {const_cast<char*>(second.data()), std::size_t(second.size())}}};
    msghdr message{};
    message.msg_iov = pieces.data();
    message.msg_iovlen = pieces.size();
    const ssize_t sent = sendmsg(m_fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    return sent >= 0 ? LinkIo{sent, false, {}} : systemFailure();
}

LinkIo Link::read(char* buffer, qsizetype size)
{
    if (m_easy) {
        std::size_t got = 0;
        const CURLcode code = curl_easy_recv(m_easy, buffer, std::size_t(size), &got);
        return layeredResult(code, got);
    }
    const ssize_t got = recv(m_fd, buffer, std::size_t(size), MSG_DONTWAIT);
    return got >= 0 ? LinkIo{got, false, {}} : systemFailure();
}

void Link::reset()
{
    if (m_fd >= 0)
        resetConnection(m_fd);
    m_isBroken = true;
}

void Link::close()
{
    m_poller.forget(m_fd);
    // libcurl says farewell for TLS and closes its descriptor; the FIN comes from our copy, after unread data is gone.
    const int fd = m_easy && m_fd >= 0 ? fcntl(m_fd, F_DUPFD_CLOEXEC, 0) : m_fd;
    if (m_easy)
        m_multi.giveBack(m_easy);
    m_easy = nullptr;
    m_fd = -1;
    if (fd >= 0)
        closeOrderly(fd);
}

}
