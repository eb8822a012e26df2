// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plan/deliveryplan.h"

#include <mutex>

namespace idemscope {

enum class CellState { Queued, Running, Done };

/// Where one cell is.
struct CellProgress
{
    CellState state = CellState::Queued;
    DeliveryCell cell; ///< what came of it, once it is done; before, where it stands

    bool operator==(const CellProgress&) const = default;
};

/// A picture of a delivery under way; pulled 10–20 times a second.
struct DeliverySnapshot
{
    qint64 delivery = 0; ///< id in the log; 0 before it has one
    std::vector<CellProgress> cells;
    qint64 attemptsDone = 0;
    qint64 attemptsExpected = 0; ///< on average
    qint64 elapsedMs = 0;
    std::optional<qint64> timeLeftMs; ///< a guess

    bool isAnyCounted() const; ///< of the cells
};

/// Hands the state of a delivery from its threads to any other. Thread-safe.
class DeliveryMonitor
{
public:
    DeliverySnapshot snapshot() const;

    void reset();
    void begin(const std::vector<PlannedCell>& cells, qint64 delivery);
    void start(std::size_t cell);
    void countAttempt();
    void finish(std::size_t cell, const DeliveryCell& result);

private:
    mutable std::mutex m_mutex;
    DeliverySnapshot m_snapshot;
    qint64 m_startedUs = 0; ///< 0: nothing is under way
};

}
