// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/linkpool.h"

namespace idemscope {

namespace {

/// Names everything that decides whether a connection may be shared.
QByteArray endpointOf(const Transport& transport, const UrlParts& url)
{
    QByteArray name = url.origin();
    if (!transport.proxy.isEmpty() || !transport.unixSocket.isEmpty())
        name +=
            '\n' + transport.proxy.toUtf8() + '\n' + transport.noProxy.toUtf8() + '\n' + transport.unixSocket.toUtf8();
    if (url.isTls) {
        name += (transport.verifyTls ? "\nverify\n" : "\ntrust\n") + transport.authorityFile.toUtf8() + '\n' +
                transport.clientCertificate.toUtf8() + '\n' + transport.clientKey.toUtf8() + '\n' +
                transport.clientKeyPassword.toUtf8();
    }
    return name;
}

}

LinkPool::LinkPool(Poller& poller, CurlMulti& multi, qint64& lastConnection)
    : m_poller(poller)
    , m_multi(multi)
    , m_lastConnection(lastConnection)
{
}

Link* LinkPool::takeIdle(const RenderedRequest& request, const UrlParts& url, LinkUser& user)
{
    const auto idle = m_idle.find(endpointOf(request.transport, url));
    while (idle != m_idle.end() && !idle->empty()) {
        Link* link = idle->back();
        idle->pop_back();
        // Asked even if it was used a moment ago: a request sent into a closed connection would be lost as unknown.
        if (link->isUsable()) {
            link->setUser(&user);
            return link;
        }
        drop(link);
    }
    return nullptr;
}

Link* LinkPool::open(const RenderedRequest& request, const UrlParts& url, LinkUser& user)
{
    auto owned = std::make_unique<Link>(m_poller, m_multi, endpointOf(request.transport, url));
    Link* link = owned.get();
    m_links.emplace(link, std::move(owned));
    link->open(request, url, ++m_lastConnection, user);
    return link;
}

void LinkPool::keep(Link* link)
{
    constexpr std::size_t mostIdle = 1024; // of one endpoint
    std::vector<Link*>& idle = m_idle[link->endpoint()];
    if (idle.size() >= mostIdle) {
        drop(link);
        return;
    }
    link->setUser(nullptr);
    idle.push_back(link);
}

void LinkPool::drop(Link* link)
{
    m_links.erase(link);
}

}
