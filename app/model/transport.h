// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

enum class HttpVersion { Automatic, Http1, Http2 };

/// How an exchange travels. Times in milliseconds; 0 means no limit.
struct Transport
{
    bool verifyTls = true;
    QString authorityFile;     ///< PEM file of certificate authorities to trust instead of the system's
    QString clientCertificate; ///< PEM file
    QString clientKey;         ///< PEM file
    QString proxy;             ///< http://host:port, socks5://host:port; empty: none
    QString noProxy;           ///< comma-separated hosts that bypass the proxy
    QString unixSocket;        ///< path of a unix-domain socket to connect to instead of host and port
    HttpVersion httpVersion = HttpVersion::Automatic;
    int connectTimeoutMs = 10'000;
    int firstByteTimeoutMs = 0;
    int totalTimeoutMs = 30'000;
    bool followRedirects = false;
    qint64 decodedLimitBytes =
        64LL * 1024 * 1024; ///< a response that grows past this when decompressed ends the exchange

    bool operator==(const Transport&) const = default;
};

}
