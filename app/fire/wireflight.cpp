// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/wireflight.h"

#include "base/clock.h"

#include <sys/epoll.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Then deadlines, the user and other exchanges have their turn, however fast the server sends.
constexpr qint64 mostReadAtOnce = 1024 * 1024;

QByteArrayView piece(const QByteArray& bytes, qint64 from, qint64 to)
{
    from = std::clamp<qint64>(from, 0, bytes.size());
    to = std::clamp<qint64>(to, from, bytes.size());
    return QByteArrayView(bytes).sliced(from, to - from);
}

}

WireFlight::WireFlight(Shot shot, FlightHost& host)
    : Flight(std::move(shot), host)
    , m_reader(m_shot.request->method, m_shot.request->transport.decodedLimitBytes)
{
}

void WireFlight::start()
{
    const QString problem = requestProblem(*m_shot.request);
    const auto url = splitUrl(m_shot.request->url);
    if (!problem.isEmpty() || !url) {
        end(false, problem.isEmpty() ? url.error() : problem);
        return;
    }
    m_url = *url;
    m_bytes = requestBytes(*m_shot.request, m_url);
    if (m_shot.abandonAt)
        m_reader.stopAt(*m_shot.abandonAt);
    m_link = m_shot.newConnection ? nullptr : m_host.links().takeIdle(*m_shot.request, m_url, *this);
    if (!m_link) {
        connectLink();
        return;
    }
    m_exchange.connection.reused = true;
    beginSending();
}

void WireFlight::connectLink()
{
    m_exchange.connection.reused = false;
    m_link = m_host.links().open(*m_shot.request, m_url, *this);
}

void WireFlight::linkOpened()
{
    Timing& timing = m_exchange.timing;
    timing.resolved = m_link->setUp().resolved;
    timing.connected = m_link->setUp().connected;
    timing.secured = m_link->setUp().secured;
    beginSending();
}

void WireFlight::linkFailed(const QString& error)
{
    end(false, error);
}

void WireFlight::beginSending()
{
    const bool isReused = m_exchange.connection.reused;
    m_exchange.connection = m_link->connection();
    m_exchange.connection.reused = isReused;
    if (isBroken(WirePoint::AfterConnect)) {
        abandon(WirePoint::AfterConnect);
        return;
    }
    // OpenSSL wants a write that did not fit repeated from the same address, so over TLS there is one piece only.
    m_first = m_link->isTls() ? m_bytes.head + m_bytes.body : m_bytes.head;
    m_second = m_link->isTls() ? QByteArray() : m_bytes.body;
    if (!isGated() || isBroken(WirePoint::MidRequest))
        noteReleased(monotonicMicros());
    write();
}

qint64 WireFlight::writeLimit() const
{
    if (isBroken(WirePoint::MidRequest))
        return std::max<qint64>(1, m_bytes.size() / 2);
    return isReleased() ? m_bytes.size() : m_bytes.size() - 1;
}

void WireFlight::write()
{
    const qint64 limit = writeLimit();
    while (m_written < limit) {
        const qint64 middle = m_first.size();
        const LinkIo io =
            m_link->write(piece(m_first, m_written, limit), piece(m_second, m_written - middle, limit - middle));
        if (!io.error.isEmpty()) {
            writeFailed(io.error);
            return;
        }
        m_written += io.bytes;
        if (io.isAgain) {
            m_link->watch(true);
            return;
        }
    }
    limitReached();
}

void WireFlight::limitReached()
{
    m_link->watch(false);
    if (m_written < m_bytes.size() && !isBroken(WirePoint::MidRequest)) {
        if (!std::exchange(m_isHeld, true))
            m_host.held(*this);
        return;
    }
    if (isBroken(WirePoint::MidRequest)) {
        abandon(WirePoint::MidRequest);
        return;
    }
    if (m_exchange.timing.sent < 0)
        m_exchange.timing.sent = monotonicMicros();
    if (isBroken(WirePoint::AfterRequest))
        abandon(WirePoint::AfterRequest);
}

void WireFlight::writeFailed(const QString& error)
{
    if (m_written == 0 && m_exchange.connection.reused) {
        // A kept connection that was already dead: nothing of the request left, so another one may be tried.
        m_host.links().drop(std::exchange(m_link, nullptr));
        m_exchange.timing.released = -1;
        connectLink();
        return;
    }
    // The server may have answered before it closed.
    m_isWriteOver = true;
    m_writeError = error;
    m_link->watch(false);
    read();
}

void WireFlight::release(qint64 now)
{
    if (hasEnded())
        return;
    m_isHeld = false;
    noteReleased(now);
    write();
}

void WireFlight::linkReady(std::uint32_t events)
{
    if (events & ~std::uint32_t(EPOLLOUT))
        read();
    if (!hasEnded() && (events & EPOLLOUT) && !m_isWriteOver)
        write();
}

void WireFlight::read()
{
    std::vector<char>& buffer = m_host.readBuffer();
    const auto size = qsizetype(buffer.size());
    const qint64 enough = m_exchange.bytesDown + mostReadAtOnce;
    while (!hasEnded()) {
        if (m_exchange.bytesDown >= enough) {
            m_host.callSoon(*this);
            return;
        }
        const LinkIo io = m_link->read(buffer.data(), size);
        if (io.isAgain) {
            if (m_isWriteOver)
                end(false, m_writeError);
            return;
        }
        if (!io.error.isEmpty()) {
            end(false, io.error);
            return;
        }
        if (io.bytes == 0) {
            taken(m_reader.end());
            return;
        }
        noteFirstByte();
        m_exchange.bytesDown += io.bytes;
        taken(m_reader.take(QByteArrayView(buffer.data(), io.bytes)));
        const bool mayHoldMore = m_link && (m_link->isTls() || io.bytes == size || m_isWriteOver);
        if (!mayHoldMore)
            return;
    }
}

void WireFlight::attend()
{
    if (!hasEnded() && m_link)
        read();
}

void WireFlight::taken(ResponseReader::Progress progress)
{
    switch (progress) {
    case ResponseReader::Progress::More:
        return;
    case ResponseReader::Progress::Failed:
        end(false, m_reader.error());
        return;
    case ResponseReader::Progress::Stopped:
        abandon(*m_shot.abandonAt);
        return;
    case ResponseReader::Progress::Complete:
        m_keepsLink = !m_shot.newConnection && m_written == m_bytes.size() && m_reader.isConnectionReusable() &&
                      !hasToken(m_shot.request->headers, "Connection", "close");
        end(true, m_reader.remark());
    }
}

void WireFlight::abandon(WirePoint point)
{
    noteAbandoned(point);
    if (m_shot.reset)
        m_link->reset();
    end(false, u"Abandoned by the fault plan"_s);
}

void WireFlight::finish(bool isComplete)
{
    if (m_link) {
        LinkPool& links = m_host.links();
        isComplete&& m_keepsLink ? links.keep(m_link) : links.drop(m_link);
        m_link = nullptr;
    }
    const qint64 headWritten = std::min<qint64>(m_written, m_bytes.head.size());
    m_exchange.bytesUp = m_written;
    m_exchange.requestHead = headWritten == m_bytes.head.size() ? m_bytes.head : m_bytes.head.left(headWritten);
    const qint64 bodyWritten = m_written - headWritten;
    m_exchange.requestBody = bodyWritten == m_bytes.body.size() ? m_bytes.body : m_bytes.body.left(bodyWritten);
    m_exchange.response = std::move(m_reader.response());
    if (!m_exchange.response.httpVersion.isEmpty())
        m_exchange.connection.httpVersion = m_exchange.response.httpVersion;
}

}
