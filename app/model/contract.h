// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <optional>

namespace idemscope {

/// Where the idempotency key goes (SPEC.md §2, contract). Wherever {{key}} stands it is replaced as well.
struct KeyPlacement
{
    enum class Kind { Header, Query, JsonPointer, FormField, PathVariable, None };
    Kind kind = Kind::Header;
    QString name =
        QStringLiteral("Idempotency-Key"); ///< header, parameter or field name; RFC 6901 pointer; :name in the path
    bool quoted = false;                   ///< as an RFC 9651 structured-field String

    bool operator==(const KeyPlacement&) const = default;
};

/// How a key is made.
struct KeyMaking
{
    enum class Kind { Uuid4, Uuid7, Template };
    Kind kind = Kind::Uuid4;
    QString text; ///< of a template: may hold {{uuid}}, {{operation}}, {{round}} and other variables

    bool operator==(const KeyMaking&) const = default;
};

/// Statuses `from`…`to`, both included: 200-200, 200-299.
struct StatusRange
{
    int from = 0;
    int to = 0;

    bool operator==(const StatusRange&) const = default;
};

/// Holds when the status is in one of the ranges (none: any) and the JSONPath (empty: none asked) selects at least one
/// value of the body that is neither false nor null.
struct Condition
{
    std::vector<StatusRange> statuses;
    QString jsonPath;

    bool operator==(const Condition&) const = default;
};
using Conditions = std::vector<Condition>; ///< alternatives

/// One way this API marks a replay (SPEC.md §6).
struct ReplayRule
{
    enum class Kind { Header, Status, BodyEqual };
    Kind kind = Kind::Header;
    QString header;               ///< name
    std::optional<QString> value; ///< any value without one
    int status = 0;

    bool operator==(const ReplayRule&) const = default;
};

/// Where a SQL probe asks (SPEC.md §5). The password is never here: it comes from the keychain or the environment.
struct SqlQuestion
{
    QString driver;     ///< of Qt Sql without its Q: "sqlite", "psql", …
    QString connection; ///< a file, or "host=… port=… dbname=… user=…"
    QString query;      ///< {{key}}, {{operation}} and variables are bound as values, never spliced into the text
    int timeoutMs = 5000;

    bool operator==(const SqlQuestion&) const = default;
};

/// How a gateway sink listens and answers (SPEC.md §5).
struct SinkSetup
{
    int port = 0;
    QString address = QStringLiteral("127.0.0.1"); ///< another one needs a token
    QString tokenVariable;                         ///< environment variable with the token that callers must show
    QString correlate; ///< what names the operation in a call: "header:NAME", "query:NAME", "path:N" or a JSONPath
    QString answer = QStringLiteral("ok"); ///< ok, slow:MS, error:CODE, rst, none

    bool operator==(const SinkSetup&) const = default;
};

/// Counts effects at the target (SPEC.md §5): by an HTTP request and a JSONPath, by a SQL query, or as the payment
/// gateway that the target calls. Per operation when its request, query or JSONPath holds {{key}} or {{operation}}, or
/// when it is read as a map (a sink always is); else per run.
struct Probe
{
    enum class Kind { Http, Sql, Sink };
    enum class Reads { Count, Number, Map };
    Kind kind = Kind::Http;
    QString name; ///< shown in verdicts; empty: "METHOD URL"
    QString method = QStringLiteral("GET");
    QString url;
    Fields headers;
    QString body;
    Reads reads = Reads::Count; ///< of a SQL answer: its rows, its only value, or its rows as key → number
    QString jsonPath;
    int pageLimit = 100; ///< most pages followed; a list cut by it is no reading
    SqlQuestion sql;
    SinkSetup sink;

    bool isPerOperation() const;
    QString title() const;
    bool operator==(const Probe&) const = default;
};

/// How long to wait for effects (SPEC.md §5): quiet for at least `windowMs`, at the most `limitMs` (by default max(10
/// s, 2 w)).
struct Settling
{
    int windowMs = 500;
    std::optional<int> limitMs;

    bool operator==(const Settling&) const = default;
};

/// A named change that makes this target misbehave (SPEC.md §2): "decline", "invalid", "error-5xx", "commit-then-5xx",
/// "throw", "crash", "slow".
struct Provocation
{
    enum class Kind { Patch, Header, Sink };
    QString name;
    Kind kind = Kind::Patch;
    QString text; ///< a JSON Patch; "Name: value"; an answer of the sink ("error:500")

    bool operator==(const Provocation&) const = default;
};

/// What an API promises and how to read it (SPEC.md §2).
struct Contract
{
    KeyPlacement placement;
    KeyMaking making;
    Conditions acknowledgedWhen;
    Conditions conflictWhen;
    std::vector<ReplayRule> replayWhen; ///< empty: the default markers of SPEC.md §6
    QString identity;                   ///< JSONPath; empty: none
    std::vector<Probe> probes;
    Settling settling;
    QString mutation; ///< JSON Patch of the "other payload"; empty: the first number of the body + 1
    QString profile = QStringLiteral("generic");
    std::vector<Provocation> provocations;
    Fields otherPrincipal;               ///< headers that make a request another principal's
    QString otherUrl;                    ///< a second endpoint that takes the same request
    std::vector<QString> replicas;       ///< base URLs behind which the same service runs
    std::optional<qint64> promisedAgeMs; ///< how long a key is promised to be remembered
    Probe cleanup;                       ///< request that removes what {{identity}} names; without a URL: none

    bool operator==(const Contract&) const = default;
};

}
