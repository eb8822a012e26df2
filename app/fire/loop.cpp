// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/loop.h"

#include "base/clock.h"
#include "fire/awssignature.h"
#include "fire/digestlogin.h"
#include "fire/easyoptions.h"
#include "fire/environmentproxy.h"
#include "fire/hostcertificate.h"
#include "fire/sockets.h"
#include "fire/transferflight.h"
#include "fire/wireflight.h"

#include <algorithm>

namespace idemscope {

namespace {

/// Whether libcurl carries the exchange, or its bytes are written by hand over HTTP/1.1. By hand is exact, so
/// everything that is HTTP/1.1 for sure goes there, and with a choice also what a gate holds byte by byte or a fault
/// cuts.
bool isCarriedByLibcurl(const Shot& shot)
{
    const Transport& transport = shot.request->transport;
    const bool isTls = shot.request->url.first(8).toLower() == "https://";
    const bool isGated = shot.gate >= 0 && shot.release != ReleaseMode::Plain;
    const bool isPlain = !isGated && !shot.abandonAt;
    if (isPlain && (transport.followRedirects || isForwardedByProxy(transport, isTls)))
        return true;
    if (transport.httpVersion == HttpVersion::Http2)
        return true;
    const bool mayBecome2 = isTls && transport.httpVersion == HttpVersion::Automatic && !shot.abandonAt;
    return mayBecome2 && (!isGated || shot.release == ReleaseMode::SinglePacket);
}

/// With what is known only now: the environment's proxy, the certificate for the host, a signature over the time,
/// the answer to a challenge.
RenderedRequestPtr completed(const RenderedRequestPtr& request)
{
    RenderedRequestPtr known = loggedIn(signedAt(request, QDateTime::currentDateTimeUtc()));
    if (!usesEnvironmentProxy(known->transport) && !choosesCertificate(known->transport))
        return known;
    auto own = std::make_shared<RenderedRequest>(*known);
    own->transport = withHostCertificate(withEnvironmentProxy(own->transport, own->url), own->url);
    return own;
}

}

Engine::Loop::Loop()
    : m_readBuffer(64 * 1024)
{
    allowManySockets();
}

Engine::Loop::~Loop() = default;

void Engine::Loop::run(ShotFeed& feed, const std::stop_token& stop)
{
    const std::stop_callback waker(stop, [this] { m_poller.wake(); });
    while (!stop.stop_requested()) {
        const bool hasNews = turn(feed);
        if (feed.isDone() && m_flights.empty())
            return;
        m_poller.wait(hasNews ? 0 : nextMoment(feed));
        m_multi.runDue();
        m_separateMulti.runDue();
    }
    stopAll(feed);
}

/// True when there is more to do at once.
bool Engine::Loop::turn(ShotFeed& feed)
{
    callDue();
    callWaiting();
    deliver(feed);
    for (Shot& shot : feed.due(monotonicMicros()))
        take(std::move(shot));
    const bool isGateOpened = !m_gates.isEmpty() && m_gates.openReady(feed, {&m_multi, &m_separateMulti});
    return isGateOpened || !m_ended.empty() || !m_soon.empty();
}

void Engine::Loop::take(Shot shot)
{
    const int delay = shot.delayMs;
    shot.request = completed(shot.request);
    std::unique_ptr<Flight> flight;
    if (isCarriedByLibcurl(shot))
        flight = std::make_unique<TransferFlight>(std::move(shot), *this);
    else
        flight = std::make_unique<WireFlight>(std::move(shot), *this);
    Flight& taken = adopt(std::move(flight));
    m_gates.join(taken);
    if (delay > 0)
        setDeadline(taken, monotonicMicros() + qint64(delay) * 1000);
    else
        taken.begin();
}

Flight& Engine::Loop::adopt(std::unique_ptr<Flight> flight)
{
    flight->index = m_flights.size();
    m_flights.push_back(std::move(flight));
    return *m_flights.back();
}

std::unique_ptr<Flight> Engine::Loop::disown(Flight& flight)
{
    setDeadline(flight, -1);
    std::unique_ptr<Flight> owned = std::move(m_flights[flight.index]);
    if (flight.index + 1 < m_flights.size()) {
        m_flights[flight.index] = std::move(m_flights.back());
        m_flights[flight.index]->index = flight.index;
    }
    m_flights.pop_back();
    return owned;
}

void Engine::Loop::setDeadline(Flight& flight, qint64 when)
{
    if (flight.deadline >= 0)
        m_deadlines.erase({flight.deadline, &flight});
    flight.deadline = when;
    if (when >= 0)
        m_deadlines.emplace(when, &flight);
}

void Engine::Loop::restartByHand(Flight& flight)
{
    // The gate still awaits this shot: the new flight takes its place without joining.
    auto byHand = std::make_unique<WireFlight>(flight.shot(), *this);
    byHand->exchange().timing.started = flight.exchange().timing.started;
    byHand->gateState = flight.gateState;
    m_replaced.push_back(disown(flight));
    adopt(std::move(byHand)).begin();
}

void Engine::Loop::callDue()
{
    while (!m_deadlines.empty() && m_deadlines.begin()->first <= monotonicMicros()) {
        Flight& flight = *m_deadlines.begin()->second;
        setDeadline(flight, -1);
        flight.deadlinePassed();
    }
}

void Engine::Loop::callWaiting()
{
    for (Flight* flight : std::exchange(m_soon, {}))
        flight->attend();
}

void Engine::Loop::deliver(ShotFeed& feed)
{
    m_replaced.clear();
    if (m_ended.empty())
        return;
    std::vector<Flight*> ended;
    ended.swap(m_ended);
    for (Flight* flight : ended) {
        m_gates.leave(*flight);
        const std::unique_ptr<Flight> owned = disown(*flight);
        feed.finished(std::move(owned->exchange()));
    }
}

qint64 Engine::Loop::nextMoment(ShotFeed& feed)
{
    qint64 next = feed.nextDue();
    const auto consider = [&next](qint64 moment) {
        if (moment >= 0 && (next < 0 || moment < next))
            next = moment;
    };
    consider(m_multi.nextTimeout());
    consider(m_separateMulti.nextTimeout());
    if (!m_deadlines.empty())
        consider(m_deadlines.begin()->first);
    constexpr qint64 flushMicros = 500;
    if (m_gates.isFlushing())
        consider(monotonicMicros() + flushMicros);
    constexpr qint64 idleMicros = 50'000; // a feed that waits for nothing of ours is asked again
    if (m_flights.empty() || !m_gates.isEmpty())
        consider(monotonicMicros() + idleMicros);
    return next;
}

void Engine::Loop::stopAll(ShotFeed& feed)
{
    callWaiting();
    for (const std::unique_ptr<Flight>& flight : m_flights)
        flight->stop();
    deliver(feed);
}

}
