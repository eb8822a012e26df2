// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/decoding.h"
#include "model/message.h"

#include <vector>

namespace idemscope {

/// Fills Response::body with what its Content-Encoding hides, within a limit. Lives as long as its exchange.
class ResponseBody
{
public:
    /// `limitBytes` bounds the bytes any coding may yield, and the body itself; 0: no limit.
    ResponseBody(Response& response, qint64 limitBytes);
    ~ResponseBody();

    /// Call when the headers are complete. A coding that is not known leaves the body as it came.
    void begin();
    /// Body bytes without transfer coding. False: error() says why the body cannot be taken. Bytes that their coding
    /// does not allow are passed over: the answer has come all the same, and error() remarks on it.
    bool take(QByteArrayView bytes);
    /// False: the coded data ended too early where only the connection's close says that the body is over.
    bool finish(bool endsByClose);
    const QString& error() const { return m_error; }

private:
    class Gauge;
    void addStage(const QByteArray& coding);
    bool explain();

    Response& m_response;
    qint64 m_limit;
    bool m_isOverLimit = false;
    bool m_isUndecodable = false;
    QString m_error;
    std::vector<std::unique_ptr<Gauge>> m_gauges;       ///< behind every coding and at the end, innermost first
    std::vector<std::unique_ptr<Decoding>> m_decodings; ///< innermost first: the last one takes the wire bytes
};

}
