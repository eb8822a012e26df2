// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/gatewaysink.h"

namespace idemscope {

/// Owns the gateway sinks of a run, or of the runs of an audit that go side by side: what was opened once is shared and
/// listens until the hub dies. Thread-safe.
class SinkHub
{
public:
    /// The sink of a probe; its token comes from the environment. Errors: InvalidInput (no port, an empty token,
    /// another set-up on the same port) and those of GatewaySink::open(), each naming the probe.
    Result<std::shared_ptr<GatewaySink>> open(const Probe& probe);

private:
    struct Entry
    {
        SinkSetup setup;
        std::shared_ptr<GatewaySink> sink;
    };
    std::mutex m_mutex;
    std::vector<Entry> m_entries;
};

}
