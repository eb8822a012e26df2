// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace idemscope {

enum class KeyStrategy { PerOperation, PerAttempt, Shared, Fixed, None, Derived };
enum class PayloadStrategy { Same, Equivalent, Mutated };
enum class ArrivalKind { Sequential, Concurrent, Staggered, Open };
enum class ReleaseMode { Plain, LastByte, SinglePacket };
enum class WirePoint { AfterConnect, MidRequest, AfterRequest, AfterHeaders, MidBody };
enum class Jitter { None, Full, Equal, Decorrelated };

/// How the attempts of an operation follow each other (SPEC.md §4).
struct Arrival
{
    ArrivalKind kind = ArrivalKind::Sequential;
    int delayMinMs = 0; ///< staggered: the delay between attempts, fixed when both are equal
    int delayMaxMs = 0;
    double rateFrom = 0; ///< open: operations per second at the start
    double rateTo = 0;   ///< open: and at the end; equal to rateFrom for a constant rate

    bool operator==(const Arrival&) const = default;
};

/// Which attempts of an operation a fault strikes: a 1-based index, or a probability in percent, or without either
/// every one.
struct FaultTarget
{
    std::optional<int> index;
    std::optional<double> percent;

    bool operator==(const FaultTarget&) const = default;
};

/// One entry of the fault plan (SPEC.md §4).
struct Fault
{
    enum class Kind { Abandon, Delay, ClientTimeout };
    Kind kind = Kind::Abandon;
    WirePoint point = WirePoint::AfterRequest; ///< abandon
    bool reset = false;                        ///< abandon by RST instead of FIN
    int milliseconds = 0;                      ///< delay, client timeout
    FaultTarget on;

    bool operator==(const Fault&) const = default;
};

/// When a client sends its request again (SPEC.md §4, retry policy). Times in milliseconds.
struct RetryPolicy
{
    int retries = 0;
    bool onUnknown = true; ///< refused attempts, of which nothing reached the wire, count as unknown here
    bool onConflict = true;
    bool onFailed = true;
    int baseMs = 200;
    double factor = 2;
    int capMs = 10'000;
    Jitter jitter = Jitter::Full;
    bool obeyRetryAfter = true;
    std::optional<int> deadlineMs; ///< no retry starts later than this after the client's first release
    std::optional<int> budget;     ///< most attempts per operation

    bool operator==(const RetryPolicy&) const = default;
};

/// How the request of one client differs from its operation's; used by checks. Whatever is empty stays as it is.
struct Variation
{
    QString method;
    QString url;                   ///< the whole URL, rendered as the request's
    Fields headers;                ///< set; with an empty value taken away
    QString patch;                 ///< JSON Patch of the body
    std::optional<QByteArray> key; ///< exact text at the key's place; {{key}} in it is the operation's key
    bool withoutKey = false;
    std::optional<QByteArray> secondKey; ///< the key's header is sent once more, with this text; {{key}} as in `key`
    bool withoutBody = false;

    bool operator==(const Variation&) const = default;
};

/// How attempts are fired (SPEC.md §4).
struct Scenario
{
    QString name;
    int operations = 1;
    int attempts = 2; ///< clients per operation
    int rounds = 1;
    KeyStrategy keyStrategy = KeyStrategy::PerOperation;
    QByteArray fixedKey;
    PayloadStrategy payload = PayloadStrategy::Same;
    Arrival arrival;
    ReleaseMode release = ReleaseMode::Plain;
    std::optional<int> inFlight; ///< most exchanges under way at once
    bool newConnections = false; ///< every attempt on a connection of its own
    RetryPolicy retry;
    std::vector<Fault> faults;
    std::optional<quint64> seed;
    bool control = false;              ///< fire the control (distinct keys) as well
    bool acceptInferred = false;       ///< accept identity alone as evidence; implies control
    bool acceptCounted = false;        ///< accept a per-run probe that read several operations together
    bool traceparent = false;          ///< add a W3C traceparent header per attempt
    std::vector<QString> expectations; ///< "p95<200ms"
    std::vector<Variation> variations; ///< by client; clients beyond send the operation's request
    QString dataRows;                  ///< CSV or JSON file, relative to the collection: operations take rows in turn
    std::vector<QString> sinkAnswers;  ///< of the gateway sink to the calls of each operation, in turn; then its own

    bool operator==(const Scenario&) const = default;
};

}
