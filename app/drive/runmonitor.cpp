// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/runmonitor.h"

namespace idemscope {

RunSnapshot RunMonitor::snapshot() const
{
    const std::scoped_lock lock(m_mutex);
    return m_snapshot;
}

void RunMonitor::publish(RunSnapshot snapshot)
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot = std::move(snapshot);
}

}
