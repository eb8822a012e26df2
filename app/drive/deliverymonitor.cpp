// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/deliverymonitor.h"

#include "base/clock.h"

#include <algorithm>

namespace idemscope {

bool DeliverySnapshot::isAnyCounted() const
{
    return std::any_of(cells.begin(), cells.end(), [](const CellProgress& progress) {
        return progress.state == CellState::Done && !progress.cell.runs.empty();
    });
}

DeliverySnapshot DeliveryMonitor::snapshot() const
{
    const std::scoped_lock lock(m_mutex);
    DeliverySnapshot snapshot = m_snapshot;
    if (m_startedUs == 0)
        return snapshot;
    snapshot.elapsedMs = (monotonicMicros() - m_startedUs) / 1000;
    const auto done = std::count_if(snapshot.cells.begin(), snapshot.cells.end(),
                                    [](const CellProgress& cell) { return cell.state == CellState::Done; });
    if (done > 0)
        snapshot.timeLeftMs = snapshot.elapsedMs * (qint64(snapshot.cells.size()) - done) / done;
    return snapshot;
}

void DeliveryMonitor::reset()
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot = {};
    m_startedUs = 0;
}

void DeliveryMonitor::begin(const std::vector<PlannedCell>& cells, qint64 delivery)
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot = {};
    m_snapshot.delivery = delivery;
    m_snapshot.attemptsExpected = costOf(cells).expected;
    m_startedUs = monotonicMicros();
    for (const PlannedCell& planned : cells) {
        CellProgress progress;
        progress.cell.discipline = planned.discipline;
        progress.cell.fault = planned.fault;
        m_snapshot.cells.push_back(std::move(progress));
    }
}

void DeliveryMonitor::start(std::size_t cell)
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot.cells[cell].state = CellState::Running;
}

void DeliveryMonitor::countAttempt()
{
    const std::scoped_lock lock(m_mutex);
    ++m_snapshot.attemptsDone;
}

void DeliveryMonitor::finish(std::size_t cell, const DeliveryCell& result)
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot.cells[cell] = {CellState::Done, result};
}

}
