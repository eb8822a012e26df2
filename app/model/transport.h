// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace idemscope {

enum class HttpVersion { Automatic, Http1, Http2 };

/// The client certificate of one host. The members but the first are as in Transport.
struct HostCertificate
{
    QString host; ///< "api.example", "api.example:8443", "*.example"
    QString certificate;
    QString key;
    QString keyPassword;

    bool operator==(const HostCertificate&) const = default;
};

/// How an exchange travels. Times in milliseconds; 0 means no limit.
struct Transport
{
    bool verifyTls = true;
    QString authorityFile;     ///< PEM file of certificate authorities to trust instead of the system's
    QString clientCertificate; ///< file: PEM, or PKCS #12 (.p12, .pfx), which holds the key as well
    QString clientKey;         ///< PEM file
    QString clientKeyPassword; ///< of the key or the PKCS #12 file; may hold {{variables}} until it is rendered
    /// Shown where no certificate is named, to whom they are for; the first one that fits. Of the collection.
    std::vector<HostCertificate> hostCertificates;
    QString proxy;      ///< http://host:port, socks5://host:port; empty: none
    QString noProxy;    ///< comma-separated hosts that bypass the proxy
    QString unixSocket; ///< path of a unix-domain socket to connect to instead of host and port
    HttpVersion httpVersion = HttpVersion::Automatic;
    int connectTimeoutMs = 10'000;
    int firstByteTimeoutMs = 0;
    int totalTimeoutMs = 30'000;
    bool followRedirects = false;
    qint64 decodedLimitBytes =
        64LL * 1024 * 1024; ///< a response that grows past this when decompressed ends the exchange

    bool operator==(const Transport&) const = default;
};

/// Whether a certificate file is PKCS #12 by its name.
bool isPkcs12(const QString& file);

}
