// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/transportcheck.h"

#include "base/safefile.h"
#include "fire/environmentproxy.h"

#include <QCoreApplication>
#include <QSslCertificate>
#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct TransportCheck
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::TransportCheck)
};

Failure refuse(const QString& message)
{
    return fail(ErrorCode::InvalidInput, message);
}

Result<void> checkProxy(const QString& proxy)
{
    if (proxy.isEmpty() || proxy.compare(environmentProxy, Qt::CaseInsensitive) == 0)
        return {};
    static const QStringList schemes{u"http"_s, u"https"_s, u"socks4"_s, u"socks4a"_s, u"socks5"_s, u"socks5h"_s};
    const QUrl url(proxy.contains("://"_L1) ? proxy : u"http://"_s + proxy);
    if (!schemes.contains(url.scheme()))
        return refuse(TransportCheck::tr("The proxy “%1” is of no known kind: %2 (--proxy ¦ Transport, Proxy).")
                          .arg(proxy, schemes.join(u", "_s)));
    if (!url.isValid() || url.host().isEmpty() || url.port() == 0)
        return refuse(TransportCheck::tr("The proxy “%1” is no URL with a host and a port from 1 to 65535 (--proxy ¦ "
                                         "Transport, Proxy).")
                          .arg(proxy));
    return {};
}

Result<void> checkCertificate(const QString& path, const QString& field)
{
    if (path.isEmpty())
        return {};
    const auto bytes = readFile(path);
    if (!bytes)
        return Failure(bytes.error());
    if (isPkcs12(path))
        return {};
    if (QSslCertificate::fromData(*bytes, QSsl::Pem).isEmpty())
        return refuse(TransportCheck::tr("%1 holds no certificate in PEM form %2.").arg(path, field));
    return {};
}

Result<void> checkKey(const QString& path)
{
    if (path.isEmpty())
        return {};
    const auto bytes = readFile(path);
    if (!bytes)
        return Failure(bytes.error());
    if (!bytes->contains("PRIVATE KEY-----"))
        return refuse(
            TransportCheck::tr("%1 holds no private key in PEM form (--client-key ¦ Transport, Key).").arg(path));
    return {};
}

Result<void> checkIdentity(const QString& certificate, const QString& key)
{
    auto good = checkCertificate(certificate, TransportCheck::tr("(--client-cert ¦ Transport, Client certificate)"));
    return good ? checkKey(key) : good;
}

}

Result<void> checkTransport(const Transport& transport)
{
    if (auto proxy = checkProxy(transport.proxy); !proxy)
        return proxy;
    if (auto authorities =
            checkCertificate(transport.authorityFile, TransportCheck::tr("(--cacert ¦ Transport, Authorities)"));
        !authorities)
        return authorities;
    if (auto identity = checkIdentity(transport.clientCertificate, transport.clientKey); !identity)
        return identity;
    for (const HostCertificate& certificate : transport.hostCertificates) {
        if (auto identity = checkIdentity(certificate.certificate, certificate.key); !identity)
            return identity;
    }
    return {};
}

}
