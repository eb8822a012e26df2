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
            const int fd = flight->socket();
            if (fd < 0 || !flight->isSinglePacket() || m_before.contains(fd))
                continue;
            m_before[fd] = dataSegmentsSent(fd);
            setCork(fd, true);
        }
    }

    void open(const std::vector<Flight*>& flights)
    {
        for (const auto& [fd, before] : m_before)
            setCork(fd, false);
        const qint64 now = monotonicMicros();
        std::map<int, std::optional<int>> segments;
        for (const auto& [fd, before] : m_before)
            segments[fd] = dataSegmentsSince(fd, before);
        for (Flight* flight : flights) {
            const auto known = segments.find(flight->socket());
            if (known != segments.end() && flight->isSinglePacket())
                flight->noteSinglePacket(known->second, now);
        }
    }

private:
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

bool Gates::openReady(ShotFeed& feed, const std::vector<CurlMulti*>& carriers)
{
    bool isAnyOpened = false;
    m_isFlushing = false;
    for (auto at = m_gates.begin(); at != m_gates.end();) {
        if (at->second.awaited > 0 || !feed.isGateComplete(at->first) || !isFlushed(at->second)) {
            ++at;
            continue;
        }
        const std::vector<Flight*> flights = std::move(at->second.held);
        at = m_gates.erase(at);
        open(flights, carriers);
        isAnyOpened = true;
    }
    return isAnyOpened;
}

/// Last bytes must not queue behind earlier ones that the kernel still holds. A peer that takes nothing is waited for
/// only so long.
bool Gates::isFlushed(Gate& gate)
{
    constexpr qint64 patienceMicros = 200'000;
    const bool isReady =
        std::all_of(gate.held.begin(), gate.held.end(), [](Flight* flight) { return canSendAtOnce(flight->socket()); });
    if (isReady)
        return true;
    if (gate.completeSince < 0)
        gate.completeSince = monotonicMicros();
    const bool isPatient = monotonicMicros() - gate.completeSince < patienceMicros;
    m_isFlushing = m_isFlushing || isPatient;
    return !isPatient;
}

void Gates::open(const std::vector<Flight*>& flights, const std::vector<CurlMulti*>& carriers)
{
    for (Flight* flight : flights)
        flight->gateState = Flight::GateState::None;
    Corks corks(flights);
    for (Flight* flight : flights)
        flight->release(monotonicMicros());
    for (CurlMulti* carrier : carriers)
        carrier->runNow(); // unpaused transfers write here
    corks.open(flights);
}

}
