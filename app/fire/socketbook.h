// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <curl/curl.h>

#include <string>
#include <unordered_map>

namespace idemscope {

/// Knows the sockets that libcurl opens for the exchanges it carries itself, and numbers their connections: libcurl
/// tells the addresses of a transfer's connection before it sends, not its socket. Owned by the engine, on its thread.
class SocketBook
{
public:
    explicit SocketBook(qint64& lastConnection)
        : m_lastConnection(lastConnection)
    {
    }

    struct Entry
    {
        int fd = -1;
        qint64 connection = -1;
        bool wasUsed = false; ///< an earlier exchange went over it
    };

    /// Makes libcurl open and close the sockets of `easy` through this book, which must outlive its connections.
    void attach(CURL* easy);
    /// The connection with this local address; numbered at first sight.
    Entry use(const char* localIp, int localPort);

private:
    static curl_socket_t opened(void* self, curlsocktype purpose, curl_sockaddr* address);
    static int closed(void* self, curl_socket_t fd);
    static QByteArray localName(int fd);
    int socketAt(const QByteArray& local);

    struct Known
    {
        QByteArray local; ///< empty until it is connected and was looked at
        qint64 connection = -1;
    };
    qint64& m_lastConnection;
    std::unordered_map<int, Known> m_sockets;
    std::unordered_map<std::string, int> m_byLocal;
    int m_newest = -1;
};

}
