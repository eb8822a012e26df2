// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpatch.h"
#include "plan/planner.h"

namespace idemscope {

/// Renders the requests of clients that differ from their operation's (Scenario::variations). Pure; of this room.
class VariedRequests
{
public:
    /// Errors: those of RequestTemplate::compile; InvalidInput (a patch that is none), naming the client.
    static Result<VariedRequests> create(const PlanInput& input);

    struct Rendering
    {
        QByteArray key;
        RenderedRequest request;
    };
    /// `render` is the operation's; its key is replaced where the client's variation names one. Errors: InvalidInput
    /// (a patch that does not fit the body, a key that cannot be placed).
    Result<Rendering> render(int client, RenderInput render) const;

private:
    struct Varied
    {
        Variation variation;
        RequestTemplate request;
        std::optional<JsonPatch> patch;
        QByteArray keyHeader; ///< name of the header that carries the key; empty: it goes elsewhere
    };
    std::vector<Varied> m_clients;
    std::shared_ptr<const Varied> m_plain; ///< of clients beyond
};

}
