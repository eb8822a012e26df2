// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/link.h"

#include <QHash>

#include <memory>
#include <unordered_map>

namespace idemscope {

/// Opens, keeps and closes the HTTP/1.1 connections of an engine, on its thread.
class LinkPool
{
public:
    LinkPool(Poller& poller, CurlMulti& multi, qint64& lastConnection);

    /// A kept connection to where `request` goes, or null. `user` then owns its use until keep() or drop().
    Link* takeIdle(const RenderedRequest& request, const UrlParts& url, LinkUser& user);
    /// A new connection; ends in linkOpened() or linkFailed() of `user`.
    Link* open(const RenderedRequest& request, const UrlParts& url, LinkUser& user);
    void keep(Link* link);
    void drop(Link* link); ///< closes with FIN, unless the link was reset

private:
    Poller& m_poller;
    CurlMulti& m_multi;
    qint64& m_lastConnection;
    std::unordered_map<Link*, std::unique_ptr<Link>> m_links;
    QHash<QByteArray, std::vector<Link*>> m_idle; ///< by endpoint, last used last
};

}
