// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "judge/deliveryjudge.h"
#include "plan/deliveryplan.h"

namespace idemscope {

/// Gathers what became of the messages of one cell: attempts as they come, then what was counted. Lives on the cell's
/// thread.
class MessageCount
{
public:
    MessageCount(const PlannedCell& cell, bool isLoopback);

    void take(const Attempt& attempt);
    /// From here on the channel delivers messages once more, of which their sender learns nothing.
    void beginRedelivery() { m_isRedelivery = true; }
    void takeResult(const RunResult& result);

    std::vector<int> arrived() const; ///< messages that reached the wire
    const CellFacts& facts() const { return m_facts; }

private:
    CellFacts m_facts;
    std::vector<bool> m_arrived; ///< by message
    bool m_isRedelivery = false;
};

}
