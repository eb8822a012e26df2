// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/gates.h"

#include "base/clock.h"
#include "fire/sockets.h"

#include <algorithm>

namespace idemscope {

namespace {

/// The connections of a single-packet release: corked on construction, let go by open().
class Corks
{
public:
    explicit Corks(const std::vector<Flight*>& flights)
    {
        for (Flight* flight : flights) {
            const int fd = flight->corkableSocket();
            if (fd < 0 || m_before.contains(fd))
                continue;
            m_before[fd] = dataSegmentsSent(fd);
            setCork(fd, true);
        }
    }

    void open(const std::vector<Flight*>& flights) const
    {
        if (m_before.empty())
            return;
        for (const auto& [fd, before] : m_before)
            setCork(fd, false);
        const qint64 now = monotonicMicros();
        for (Flight* flight : flights) {
            if (const auto known = m_before.find(flight->corkableSocket()); known != m_before.end())
                flight->noteSinglePacket(segments(known->first, known->second), now);
        }
    }

private:
    static std::optional<int> segments(int fd, std::optional<unsigned> before)
    {
        const std::optional<unsigned> after = dataSegmentsSent(fd);
        return before && after ? std::optional(int(*after - *before)) : std::nullopt;
    }

    std::map<int, std::optional<unsigned>> m_before; ///< segments sent so far, by socket
};

}

void Gates::join(Flight& flight)
{
    if (!flight.isGated())
        return;
    ++m_gates[flight.shot().gate].awaited;
    flight.gateState = Flight::GateState::Awaited;
}

void Gates::held(Flight& flight)
{
    Gate& gate = m_gates[flight.shot().gate];
    --gate.awaited;
    gate.held.push_back(&flight);
    flight.gateState = Flight::GateState::Held;
}

void Gates::leave(Flight& flight)
{
    if (flight.gateState == Flight::GateState::Awaited)
        --m_gates[flight.shot().gate].awaited;
    else if (flight.gateState == Flight::GateState::Held)
        std::erase(m_gates[flight.shot().gate].held, &flight);
    flight.gateState = Flight::GateState::None;
}

bool Gates::openReady(ShotFeed& feed)
{
    bool isAnyOpened = false;
    for (auto at = m_gates.begin(); at != m_gates.end();) {
        if (at->second.awaited > 0 || !feed.isGateComplete(at->first)) {
            ++at;
            continue;
        }
        std::vector<Flight*> flights = std::move(at->second.held);
        at = m_gates.erase(at);
        open(flights);
        isAnyOpened = true;
    }
    return isAnyOpened;
}

void Gates::open(std::vector<Flight*>& flights)
{
    for (Flight* flight : flights)
        flight->gateState = Flight::GateState::None;
    const Corks corks(flights);
    for (Flight* flight : flights)
        flight->release(monotonicMicros());
    m_multi.runNow(); // unpaused transfers write here
    corks.open(flights);
}

}
