// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/outcomebatch.h"

namespace idemscope {

void OutcomeBatch::add(WriteCommand command)
{
    m_commands.push_back(std::move(command));
    Piece piece;
    if (const auto* attempts = std::get_if<AddAttempts>(&m_commands.back()))
        piece = {attempts->run, attempts->attempts, {}, {}};
    else if (const auto* readings = std::get_if<AddReadings>(&m_commands.back()))
        piece = {readings->run, {}, readings->readings, {}};
    else if (const auto* steps = std::get_if<AddSteps>(&m_commands.back()))
        piece = {steps->run, {}, {}, steps->steps};
    m_rows += static_cast<qint64>(piece.rows());
    m_pieces.push_back(piece);
}

Result<void> OutcomeBatch::write(RunWriter& writer, std::size_t mostRows)
{
    while (!m_pieces.empty()) {
        if (auto written = writeTransaction(writer, mostRows); !written)
            return written;
    }
    return {};
}

OutcomeBatch::Piece OutcomeBatch::takeFrom(std::deque<Piece>& pieces, std::size_t mostRows)
{
    Piece& front = pieces.front();
    const Piece taken{front.run, front.attempts.first(std::min(mostRows, front.attempts.size())),
                      front.readings.first(std::min(mostRows, front.readings.size())),
                      front.steps.first(std::min(mostRows, front.steps.size()))};
    front.attempts = front.attempts.subspan(taken.attempts.size());
    front.readings = front.readings.subspan(taken.readings.size());
    front.steps = front.steps.subspan(taken.steps.size());
    if (front.rows() == 0)
        pieces.pop_front();
    return taken;
}

Result<void> OutcomeBatch::writeTransaction(RunWriter& writer, std::size_t mostRows)
{
    std::deque<Piece> left = m_pieces;
    if (auto opened = writer.openBatch(); !opened)
        return opened;
    for (std::size_t room = mostRows; room > 0 && !left.empty();) {
        const Piece piece = takeFrom(left, room);
        room -= piece.rows();
        if (auto written = writer.writeAttempts(piece.run, piece.attempts); !written)
            return written;
        if (auto written = writer.writeReadings(piece.run, piece.readings); !written)
            return written;
        if (auto written = writer.writeSteps(piece.run, piece.steps); !written)
            return written;
    }
    if (auto closed = writer.closeBatch(); !closed)
        return closed;
    m_pieces = std::move(left);
    return {};
}

}
