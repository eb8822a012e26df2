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

/// Counts effects at the target by a request and a JSONPath (SPEC.md §5). Per operation when the URL, headers, body or
/// JSONPath holds {{key}} or {{operation}}, or when it is read as a map; else per run.
struct Probe
{
    enum class Reads { Count, Number, Map };
    QString name; ///< shown in verdicts; empty: "METHOD URL"
    QString method = QStringLiteral("GET");
    QString url;
    Fields headers;
    QString body;
    Reads reads = Reads::Count;
    QString jsonPath;
    int pageLimit = 100; ///< most pages followed; a list cut by it is no reading

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

    bool operator==(const Contract&) const = default;
};

}
