// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"

namespace idemscope {

/// One request to put on the wire, at most once.
struct Shot
{
    qint64 id = 0; ///< the caller's; given back with the result
    RenderedRequestPtr request;
    int gate = -1; ///< shots of one gate are set up, held before their last byte and released together; −1: none
    ReleaseMode release = ReleaseMode::Plain;
    bool newConnection = false;
    int delayMs = 0; ///< waited before the exchange starts
    std::optional<WirePoint> abandonAt;
    bool reset = false;      ///< abandon by RST
    int clientTimeoutMs = 0; ///< from release to completion; 0: the transport's total timeout
};

/// How a shot came out. `timing` is µs on monotonicMicros() (absolute; the caller subtracts the run's start).
struct Exchange
{
    qint64 id = 0;
    RenderedRequestPtr request;
    Outcome outcome = Outcome::Refused;
    Timing timing;
    Connection connection;
    int wireSends = 0;    ///< 0 or 1; where the user lets redirects be followed, one more for every hop
    qint64 bytesUp = 0;   ///< request bytes written, head and body
    qint64 bytesDown = 0; ///< response bytes read, head and body before decoding
    std::optional<int> segments;
    std::optional<WirePoint> abandonedAt;
    bool isReset = false;
    QString error; ///< English
    QByteArray requestHead;
    QByteArray requestBody;
    Response response; ///< as far as it was read
};

}
