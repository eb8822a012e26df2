// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/environmentproxy.h"

#include "fire/urlparts.h"

#include <arpa/inet.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString firstSet(std::initializer_list<const char*> names)
{
    for (const char* name : names) {
        if (const QString value = qEnvironmentVariable(name).trimmed(); !value.isEmpty())
            return value;
    }
    return {};
}

bool isThisMachine(const QByteArray& host)
{
    in_addr address{};
    const bool isLoopback = inet_pton(AF_INET, host.constData(), &address) == 1 && ntohl(address.s_addr) >> 24 == 127;
    return isLoopback || host == "::1" || host == "localhost" || host.endsWith(".localhost");
}

}

bool usesEnvironmentProxy(const Transport& transport)
{
    return transport.proxy.compare(environmentProxy, Qt::CaseInsensitive) == 0;
}

Transport withEnvironmentProxy(Transport transport, const QByteArray& url)
{
    if (!usesEnvironmentProxy(transport))
        return transport;
    const auto parts = splitUrl(url);
    transport.proxy.clear();
    if (!parts || isThisMachine(parts->host.toLower()))
        return transport;
    // HTTP_PROXY is set by web servers from a header of whoever asks (httpoxy).
    transport.proxy = parts->isTls ? firstSet({"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"})
                                   : firstSet({"http_proxy", "all_proxy", "ALL_PROXY"});
    if (transport.noProxy.isEmpty())
        transport.noProxy = firstSet({"no_proxy", "NO_PROXY"});
    return transport;
}

}
