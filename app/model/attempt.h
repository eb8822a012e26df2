// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"
#include "model/scenario.h"

#include <optional>

namespace idemscope {

/// What is known of an attempt on the wire (SPEC.md §3).
enum class Outcome : quint8 { Refused, Unknown, Responded };

/// What a complete response means under the contract (SPEC.md §3). None: not responded.
enum class AttemptClass : quint8 { None, Acknowledged, Conflict, Rejected, Failed };

/// Whether an attempt repeats its key's first payload (SPEC.md §6, key reuse).
enum class Payload : quint8 { First, Equivalent, Mutated };

/// When things happened: µs on monotonicMicros() minus the run's start, −1 for what was not reached.
struct Timing
{
    qint64 intended = -1;  ///< arrival open: the start fixed ahead
    qint64 started = -1;   ///< the engine took the attempt up (connection set-up begins)
    qint64 resolved = -1;  ///< DNS done
    qint64 connected = -1; ///< TCP done
    qint64 secured = -1;   ///< TLS done
    qint64 released = -1;  ///< its bytes, or under a gate its last bytes, were allowed to go
    qint64 sent = -1;      ///< the last request byte was written
    qint64 firstByte = -1; ///< the first response byte was read
    qint64 complete = -1;  ///< the exchange ended, in whatever way

    bool operator==(const Timing&) const = default;
};

/// The connection an attempt used.
struct Connection
{
    qint64 id = -1; ///< numbered from 1 within a run
    bool reused = false;
    QByteArray httpVersion; ///< "HTTP/1.1", "HTTP/2"
    QByteArray local;       ///< address:port
    QByteArray remote;

    bool operator==(const Connection&) const = default;
};

/// One HTTP exchange of a client, as planned and as it came out (SPEC.md §2). The unit that engine, store, judge and
/// window share.
struct Attempt
{
    qint64 number = 0;       ///< from 1 in the order of release, unique in its run
    int operation = 0;       ///< from 0 over all rounds: round × operations + index
    int round = 0;           ///< from 0
    int client = 0;          ///< from 0 within the operation
    int index = 1;           ///< 1-based within the operation, in the order of release
    bool endsClient = false; ///< its client sends no further attempt
    bool isControl = false;  ///< fired by the control, judged apart
    QByteArray key;
    Payload payload = Payload::First;

    Outcome outcome = Outcome::Refused;
    AttemptClass kind = AttemptClass::None;
    int status = 0;
    std::optional<QByteArray> identity; ///< canonical text of the identity of an acknowledged body
    bool isMarkedReplay = false;        ///< bears the marker of SPEC.md §6
    QByteArray markers;                 ///< which ones: "idempotent-replayed", "status:208"; separated by commas
    bool isPointerRefusal = false;      ///< acknowledged by the profile's refusal with a pointer
    std::optional<qint64> retryAfterMs;

    Timing timing;
    Connection connection;
    int wireSends = 0; ///< times the request was put on the wire: 0 or 1, more is a fault of the engine
    qint64 bytesUp = 0;
    qint64 bytesDown = 0;
    std::optional<int> segments; ///< single-packet: TCP segments that carried the released bytes of its connection
    std::optional<WirePoint> abandonedAt;
    bool isReset = false; ///< abandoned by RST
    QString error;        ///< English, of refused and unknown attempts

    RenderedRequestPtr request;
    QByteArray requestHead; ///< exact bytes sent, as the wire had them
    QByteArray requestBody; ///< exact bytes sent, cut short if the attempt was
    Response response;

    bool operator==(const Attempt&) const = default;
};

/// Takes finished attempts in batches; called on the engine's thread, must not block.
class AttemptSink
{
public:
    virtual ~AttemptSink() = default;
    virtual void accept(const std::vector<Attempt>& batch) = 0;
};

}
