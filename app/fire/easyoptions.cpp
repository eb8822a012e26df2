// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/easyoptions.h"

#include <QFile>

#include <climits>
#include <cstring>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

void setPath(CURL* easy, CURLoption option, const QString& path)
{
    if (!path.isEmpty())
        curl_easy_setopt(easy, option, QFile::encodeName(path).constData());
}

/// 0 would be libcurl's own 300 s. Without a connect limit the total one must bound the wait for a connection.
long connectTimeout(const Transport& transport)
{
    if (transport.connectTimeoutMs > 0)
        return transport.connectTimeoutMs;
    return transport.totalTimeoutMs > 0 ? transport.totalTimeoutMs : INT_MAX;
}

void applyTls(CURL* easy, const Transport& transport)
{
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, transport.verifyTls ? 1L : 0L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, transport.verifyTls ? 2L : 0L);
    if (!transport.authorityFile.isEmpty()) {
        setPath(easy, CURLOPT_CAINFO, transport.authorityFile);
        curl_easy_setopt(easy, CURLOPT_CAPATH, nullptr); // instead of the system's, not beside them
    }
    setPath(easy, CURLOPT_SSLCERT, transport.clientCertificate);
    curl_easy_setopt(easy, CURLOPT_SSLCERTTYPE, isPkcs12(transport.clientCertificate) ? "P12" : "PEM");
    setPath(easy, CURLOPT_SSLKEY, transport.clientKey);
    if (!transport.clientKeyPassword.isEmpty())
        curl_easy_setopt(easy, CURLOPT_KEYPASSWD, transport.clientKeyPassword.toUtf8().constData());
}

}

void applyTransport(CURL* easy, const Transport& transport)
{
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, connectTimeout(transport));
    // An empty text, unlike none, keeps libcurl from reading http_proxy and no_proxy of the environment.
    curl_easy_setopt(easy, CURLOPT_PROXY, transport.proxy.toUtf8().constData());
    curl_easy_setopt(easy, CURLOPT_NOPROXY, transport.noProxy.toUtf8().constData());
    setPath(easy, CURLOPT_UNIX_SOCKET_PATH, transport.unixSocket);
    applyTls(easy, transport);
}

bool isForwardedByProxy(const Transport& transport, bool isTls)
{
    return !isTls && !transport.proxy.isEmpty() && !transport.proxy.startsWith("socks"_L1, Qt::CaseInsensitive);
}

QString failureText(CURL* easy, CURLcode code, const char* said, const Transport& transport)
{
    if (code == CURLE_ABORTED_BY_CALLBACK)
        return u"The server kept sending what holds nothing, without an end: the connection was cut"_s;
    long systemError = 0;
    curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &systemError);
    const QString reason = QString::fromUtf8(said[0] ? said : curl_easy_strerror(code));
    if (code != CURLE_COULDNT_CONNECT || transport.unixSocket.isEmpty())
        return reason;
    return u"Cannot connect to the unix socket %1: %2"_s.arg(
        transport.unixSocket, systemError != 0 ? QString::fromLocal8Bit(std::strerror(int(systemError))) : reason);
}

QByteArray addressText(const char* ip, long port)
{
    const QByteArray address(ip);
    if (address.isEmpty())
        return {};
    return (address.contains(':') ? '[' + address + ']' : address) + ':' + QByteArray::number(qlonglong(port));
}

}
