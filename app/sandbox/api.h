// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"
#include "sandbox/desk.h"

namespace idemscope::sandbox {

/// The payments API: routes requests, shows what is stored, and gives the desk what has an effect. Thread-safe.
class Api
{
public:
    /// `replicas`: as many base URLs lead here, the further ones under /replica2, /replica3, …
    Api(const Premises& premises, const Choice& choice, int processingMs, int replicas);

    loopback::HttpAnswer answer(const loopback::HttpRequest& request);
    void choose(const Choice& choice);      ///< throws std::runtime_error for what there is not
    void setProcessingMs(int milliseconds); ///< throws std::runtime_error for a negative one
    std::string note() const { return m_desk.note(); }
    std::string figures() { return m_desk.metrics(); }

private:
    struct Call;
    struct Route;
    static const std::vector<Route>& routes();

    loopback::HttpAnswer route(const loopback::HttpRequest& request);
    loopback::HttpAnswer index(const Call& call);
    loopback::HttpAnswer openApi(const Call& call);
    loopback::HttpAnswer stats(const Call& call);
    loopback::HttpAnswer metrics(const Call& call);
    loopback::HttpAnswer reset(const Call& call);
    loopback::HttpAnswer list(const Call& call);
    loopback::HttpAnswer create(const Call& call);
    loopback::HttpAnswer show(const Call& call);
    loopback::HttpAnswer replace(const Call& call);
    loopback::HttpAnswer remove(const Call& call);
    loopback::HttpAnswer listEvents(const Call& call);
    loopback::HttpAnswer takeEvent(const Call& call);

    Database& m_database;
    Workshop& m_workshop;
    Ledger m_ledger;
    Inbox m_inbox;
    Desk m_desk;
    const int m_replicas;
};

}
