// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/responsebody.h"
#include "model/scenario.h"

#include <optional>

namespace idemscope {

/// Reads one HTTP/1.1 response (RFC 9112) from pieces of any size. Interim responses (1xx but 101) are skipped. Can be
/// told to stop at a wire point, as a client does that goes away there.
class ResponseReader
{
public:
    enum class Progress { More, Complete, Stopped, Failed };

    ResponseReader(QByteArray method, qint64 bodyLimitBytes);

    /// AfterHeaders or MidBody; a response that has no body to stop before, or in, is read to its end.
    void stopAt(WirePoint point) { m_stop = point; }
    Progress take(QByteArrayView bytes);
    /// The peer has closed orderly: the end of a body without length, else a truncation.
    Progress end();

    /// Of a complete response: the connection may carry another exchange (RFC 9112 §9.3), and nothing unasked for came.
    bool isConnectionReusable() const { return m_isPersistent && !m_hasExcess; }
    Response& response() { return m_response; }
    const QString& error() const { return m_error; }
    /// What is wrong with the body of a complete answer; empty if nothing is.
    const QString& remark() const { return m_body.error(); }

private:
    enum class Part { Head, Sized, ChunkSize, ChunkData, ChunkEnd, Trailers, UntilClose, Done };

    Progress takeHead(QByteArrayView& bytes);
    Progress takeLine(QByteArrayView& bytes);
    Progress takeData(QByteArrayView& bytes);
    Progress headComplete();
    Progress lineComplete(QByteArrayView line);
    Progress dataComplete();
    bool parseHead();
    bool parseStatusLine(QByteArrayView line);
    bool chooseBody();
    bool hasNoBody() const;
    bool readLength();
    Progress finish();
    Progress failWith(const QString& error);
    void begin(Part part, qint64 bytes);

    QByteArray m_method;
    Response m_response;
    ResponseBody m_body;
    std::optional<WirePoint> m_stop;
    Part m_part = Part::Head;
    qint64 m_left = 0;       ///< of the body or chunk
    qint64 m_untilStop = -1; ///< body bytes until the stop; −1: no stop
    qsizetype m_besides = 0; ///< bytes of interim responses, then of trailers
    QByteArray m_pending;    ///< of a head or line that is not complete
    bool m_isPersistent = false;
    bool m_hasExcess = false;
    QString m_error;
};

}
