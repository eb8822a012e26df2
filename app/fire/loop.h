// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/gates.h"

#include <set>

namespace idemscope {

/// The engine's inside: one loop over sockets, deadlines and gates, on the thread that calls run().
class Engine::Loop final : public FlightHost
{
public:
    Loop();
    ~Loop() override;

    bool isValid() const { return m_poller.isValid() && m_multi.isValid() && m_separateMulti.isValid(); }
    void run(ShotFeed& feed, const std::stop_token& stop);

private:
    Poller& poller() override { return m_poller; }
    CurlMulti& multi() override { return m_multi; }
    CurlMulti& separateMulti() override { return m_separateMulti; }
    LinkPool& links() override { return m_links; }
    SocketBook& sockets() override { return m_sockets; }
    std::vector<char>& readBuffer() override { return m_readBuffer; }
    void held(Flight& flight) override { m_gates.held(flight); }
    void ended(Flight& flight) override { m_ended.push_back(&flight); }
    void setDeadline(Flight& flight, qint64 when) override;
    void callSoon(Flight& flight) override { m_soon.push_back(&flight); }
    void restartByHand(Flight& flight) override;

    void take(Shot shot);
    Flight& adopt(std::unique_ptr<Flight> flight);
    std::unique_ptr<Flight> disown(Flight& flight);
    bool turn(ShotFeed& feed);
    void callDue();
    void callWaiting();
    void deliver(ShotFeed& feed);
    qint64 nextMoment(ShotFeed& feed);
    void stopAll(ShotFeed& feed);

    Poller m_poller;
    qint64 m_lastConnection = 0;
    SocketBook m_sockets{m_lastConnection}; // before the multi handle, whose connections close through it
    CurlMulti m_multi{m_poller};
    CurlMulti m_separateMulti{m_poller};
    LinkPool m_links{m_poller, m_separateMulti, m_lastConnection};
    Gates m_gates;
    std::vector<char> m_readBuffer;
    std::vector<std::unique_ptr<Flight>> m_flights;
    std::set<std::pair<qint64, Flight*>> m_deadlines;
    std::vector<Flight*> m_soon;
    std::vector<Flight*> m_ended;
    std::vector<std::unique_ptr<Flight>> m_replaced; ///< restarted by hand; destroyed when nothing calls them any more
};

}
