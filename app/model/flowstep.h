// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/boxed.h"

#include <QString>

#include <vector>

namespace idemscope {

struct Request;

/// A value that is taken out of an answer and is a variable from then on.
struct Capture
{
    enum class Source { Body, Header };
    QString variable;
    Source source = Source::Body;
    QString place;       ///< a JSONPath that selects one value, or a header's name
    bool secret = false; ///< never stored (SPEC.md §11)

    /// A place as people write it: "$.token", "header:X-Token".
    static Capture from(const QString& variable, const QString& placeText, bool secret);
    QString placeText() const;
    bool operator==(const Capture&) const = default;
};

/// A request that a run needs around its operations: log in once, a fresh order for every payment, and the tidying up.
/// It is no attempt and is never counted. Where its contract places a key it sends a fresh one of its own, else {{key}}
/// is the operation's.
struct FlowStep
{
    enum class When { BeforeRun, BeforeOperation, AfterOperation, AfterRun };
    When when = When::BeforeRun;
    QString request;    ///< path of a saved request in the collection; empty: it is held here
    Boxed<Request> own; ///< the one held here; of a saved one a copy, made for a run
    std::vector<Capture> captures;

    bool isOfRun() const { return when == When::BeforeRun || when == When::AfterRun; }
    bool isSetUp() const { return when == When::BeforeRun || when == When::BeforeOperation; }
    QString title() const; ///< the request's path or name, else "POST https://…"
    bool operator==(const FlowStep&) const;
};

/// How many requests the steps are for so many operations.
qint64 stepRequests(const std::vector<FlowStep>& steps, qint64 operations);

}
