// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/exchange.h"
#include "fire/linkpool.h"
#include "fire/socketbook.h"

namespace idemscope {

class Flight;

/// What an exchange on its way needs of its engine.
class FlightHost
{
public:
    virtual ~FlightHost() = default;
    virtual Poller& poller() = 0;
    virtual CurlMulti& multi() = 0;         ///< its exchanges may share connections
    virtual CurlMulti& separateMulti() = 0; ///< here every exchange opens a connection that no other joins
    virtual LinkPool& links() = 0;
    virtual SocketBook& sockets() = 0;
    virtual std::vector<char>& readBuffer() = 0; ///< scratch, shared by all

    /// The flight waits before its last byte; its gate will call release().
    virtual void held(Flight& flight) = 0;
    /// The flight's exchange is complete; it is delivered and destroyed soon, not at once.
    virtual void ended(Flight& flight) = 0;
    /// At `when` (monotonicMicros(); −1: never) deadlinePassed() is called, once.
    virtual void setDeadline(Flight& flight, qint64 when) = 0;
    /// attend() is called soon, outside of any libcurl callback.
    virtual void callSoon(Flight& flight) = 0;
    /// Nothing was sent: start the shot anew over HTTP/1.1 by hand.
    virtual void restartByHand(Flight& flight) = 0;
};

/// One shot on its way: keeps its record and applies the outcome rules of SPEC.md §3. Owned by the engine, on its
/// thread.
class Flight
{
public:
    Flight(Shot shot, FlightHost& host);
    virtual ~Flight() = default;
    Flight(const Flight&) = delete;
    Flight& operator=(const Flight&) = delete;

    /// Takes the shot up, after its delay. Call once.
    void begin();
    /// Lets the held bytes go.
    virtual void release(qint64 now) = 0;
    /// Ends the exchange now: the user has stopped.
    void stop();
    void deadlinePassed();
    virtual void attend() {}

    /// Of its connection; −1: none, or not known.
    virtual int socket() const = 0;
    /// Whether its last frame leaves together with those of other shots on its connection.
    virtual bool isSinglePacket() const { return false; }
    /// What the gate measured when it let this flight's connection go.
    void noteSinglePacket(std::optional<int> segments, qint64 sent);

    const Shot& shot() const { return m_shot; }
    Exchange& exchange() { return m_exchange; }
    bool isGated() const;
    bool hasEnded() const { return m_hasEnded; }
    enum class GateState { None, Awaited, Held };
    /// Bookkeeping of the gates and of the engine.
    GateState gateState = GateState::None;
    std::size_t index = 0;
    qint64 deadline = -1;

protected:
    virtual void start() = 0;
    /// The answer is complete and only the rest of the request may still go; attend() then ends the exchange.
    virtual bool hasWholeAnswer() const { return false; }
    /// Gives back the connection and fills in the bytes; called once, before the outcome is decided.
    virtual void finish(bool isComplete) = 0;

    void noteReleased(qint64 now);
    void noteFirstByte();
    void noteAbandoned(WirePoint point);
    void end(bool isComplete, const QString& error);
    bool isReleased() const { return m_exchange.timing.released >= 0; }

    FlightHost& m_host;
    Shot m_shot;
    Exchange m_exchange;

private:
    void armDeadline();
    bool m_hasEnded = false;
};

}
