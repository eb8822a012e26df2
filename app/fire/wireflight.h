// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/flight.h"
#include "fire/requestbytes.h"
#include "fire/responsereader.h"

namespace idemscope {

/// An exchange over HTTP/1.1 whose bytes are written and read here, one by one accounted for. It stops exactly before
/// the last byte, with or without a body, and leaves at any wire point; there is nothing in it that could send twice.
class WireFlight final : public Flight, private LinkUser
{
public:
    WireFlight(Shot shot, FlightHost& host);

    void release(qint64 now) override;
    void attend() override; ///< goes on reading
    int socket() const override { return m_link ? m_link->socket() : -1; }

private:
    void start() override;
    void finish(bool isComplete) override;
    void linkOpened() override;
    void linkFailed(const QString& error) override;
    void linkReady(std::uint32_t events) override;

    void connectLink();
    void beginSending();
    qint64 writeLimit() const;
    void write();
    void limitReached();
    void writeFailed(const QString& error);
    void read();
    void taken(ResponseReader::Progress progress);
    void abandon(WirePoint point);
    bool isBroken(WirePoint point) const { return m_shot.abandonAt == point; }

    UrlParts m_url;
    RequestBytes m_bytes;
    QByteArray m_first;  ///< what is written first: the head, or over TLS the whole request in one piece
    QByteArray m_second; ///< the body, unless it is in m_first
    Link* m_link = nullptr;
    ResponseReader m_reader;
    qint64 m_written = 0;
    bool m_isHeld = false;
    bool m_isWriteOver = false; ///< the peer takes no more; its answer may still be read
    QString m_writeError;       ///< why, then
    bool m_keepsLink = false;
};

}
