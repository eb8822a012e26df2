// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/hostcertificate.h"

#include "fire/urlparts.h"

#include <algorithm>

namespace idemscope {

namespace {

bool fits(const QString& place, const UrlParts& url)
{
    const QString host = QString::fromLatin1(url.host).toLower();
    const QString wanted = place.trimmed().toLower();
    if (wanted.startsWith(u"*."))
        return host.endsWith(QStringView(wanted).sliced(1));
    const QString bracketed = url.host.contains(':') ? u'[' + host + u']' : host;
    return wanted == host || wanted == bracketed || wanted == bracketed + u':' + QString::number(url.port);
}

}

bool choosesCertificate(const Transport& transport)
{
    return transport.clientCertificate.isEmpty() && !transport.hostCertificates.empty();
}

Transport withHostCertificate(Transport transport, const QByteArray& url)
{
    const auto parts = splitUrl(url);
    if (!parts || !parts->isTls || !choosesCertificate(transport))
        return transport;
    const auto found = std::find_if(transport.hostCertificates.begin(), transport.hostCertificates.end(),
                                    [&](const HostCertificate& certificate) { return fits(certificate.host, *parts); });
    if (found != transport.hostCertificates.end()) {
        transport.clientCertificate = found->certificate;
        transport.clientKey = found->key;
        transport.clientKeyPassword = found->keyPassword;
    }
    return transport;
}

}
