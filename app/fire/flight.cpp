// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/flight.h"

#include "base/clock.h"

namespace idemscope {

using namespace Qt::StringLiterals;

Flight::Flight(Shot shot, FlightHost& host)
    : m_host(host)
    , m_shot(std::move(shot))
{
    m_exchange.id = m_shot.id;
    m_exchange.request = m_shot.request;
}

bool Flight::isGated() const
{
    return m_shot.gate >= 0 && m_shot.release != ReleaseMode::Plain;
}

void Flight::begin()
{
    if (m_exchange.timing.started < 0)
        m_exchange.timing.started = monotonicMicros();
    start();
}

void Flight::stop()
{
    if (!m_hasEnded)
        end(false, u"Stopped"_s);
}

void Flight::deadlinePassed()
{
    if (m_hasEnded)
        return;
    if (m_exchange.timing.started < 0) {
        begin();
        return;
    }
    if (hasWholeAnswer()) {
        attend();
        return;
    }
    const bool hasAnswer = m_exchange.timing.firstByte >= 0;
    end(false, hasAnswer ? u"Timed out in the middle of the answer"_s : u"Timed out waiting for the answer"_s);
}

void Flight::noteReleased(qint64 now)
{
    if (isReleased())
        return;
    m_exchange.timing.released = now;
    armDeadline();
}

void Flight::noteFirstByte()
{
    if (m_exchange.timing.firstByte >= 0)
        return;
    m_exchange.timing.firstByte = monotonicMicros();
    armDeadline();
}

void Flight::armDeadline()
{
    const Timing& timing = m_exchange.timing;
    const Transport& transport = m_shot.request->transport;
    if (timing.released < 0)
        return; // answered while held
    qint64 milliseconds = m_shot.clientTimeoutMs > 0 ? m_shot.clientTimeoutMs : transport.totalTimeoutMs;
    const bool awaitsAnswer = timing.firstByte < 0 && transport.firstByteTimeoutMs > 0;
    if (awaitsAnswer && (milliseconds <= 0 || transport.firstByteTimeoutMs < milliseconds))
        milliseconds = transport.firstByteTimeoutMs;
    m_host.setDeadline(*this, milliseconds > 0 ? timing.released + milliseconds * 1000 : -1);
}

void Flight::noteAbandoned(WirePoint point)
{
    m_exchange.abandonedAt = point;
    m_exchange.isReset = m_shot.reset;
}

void Flight::noteSinglePacket(std::optional<int> segments, qint64 sent)
{
    m_exchange.segments = segments;
    if (m_exchange.timing.sent >= 0)
        m_exchange.timing.sent = sent;
}

void Flight::end(bool isComplete, const QString& error)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    if (m_exchange.timing.complete < 0)
        m_exchange.timing.complete = monotonicMicros();
    finish(isComplete);
    if (isComplete)
        m_exchange.outcome = Outcome::Responded;
    else
        m_exchange.outcome = m_exchange.bytesUp > 0 ? Outcome::Unknown : Outcome::Refused;
    if (m_exchange.bytesUp > 0 && m_exchange.wireSends == 0)
        m_exchange.wireSends = 1;
    m_exchange.error = error;
    m_host.ended(*this);
}

}
