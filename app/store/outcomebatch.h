// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runwriter.h"
#include "store/writequeue.h"

namespace idemscope {

/// Outcomes that are written together, and what is left of them to write. Used by the writer thread.
class OutcomeBatch
{
public:
    void add(WriteCommand command);
    qint64 rows() const { return m_rows; } ///< of all that was added

    /// Writes what is left, in transactions of at most `mostRows` rows. After a failure the ones before are committed,
    /// and a second call goes on behind them.
    Result<void> write(RunWriter& writer, std::size_t mostRows);

private:
    /// Outcomes of one run: attempts, readings or steps.
    struct Piece
    {
        qint64 run = 0;
        std::span<const Attempt> attempts;
        std::span<const Reading> readings;
        std::span<const StepExchange> steps;

        std::size_t rows() const { return attempts.size() + readings.size() + steps.size(); }
    };

    static Piece takeFrom(std::deque<Piece>& pieces, std::size_t mostRows);
    Result<void> writeTransaction(RunWriter& writer, std::size_t mostRows);

    std::deque<WriteCommand> m_commands;
    std::deque<Piece> m_pieces; ///< into m_commands
    qint64 m_rows = 0;
};

}
