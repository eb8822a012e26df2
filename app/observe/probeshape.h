// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/gatewaysink.h"
#include "observe/observer.h"
#include "observe/sqlprobe.h"

namespace idemscope {

/// A probe made ready, with what its template depends on.
struct ProbeShape
{
    Probe probe;
    Auth auth = {};                 ///< what its HTTP request is authenticated with
    bool isPerOperation = false;    ///< also where only a variable's value holds {{key}} or {{operation}}
    bool dependsOnKey = false;      ///< another key gives another question
    bool dependsOnToken = false;    ///< so does another {{operation}}
    std::optional<int> answersFrom; ///< HTTP, one request for all operations: the first probe that sends just that
    std::optional<RenderedRequest> request; ///< that request
    std::optional<SqlProbe> sql;
    std::shared_ptr<GatewaySink> sink;
    qint64 namelessBefore = 0; ///< calls to the sink that nobody could place, before this run

    bool isMap() const { return probe.kind == Probe::Kind::Sink || probe.reads == Probe::Reads::Map; }
};

/// The generated values that a probe sees.
Generated generatedFor(const Observer::Setup& setup, const QByteArray& key, const QByteArray& token, int round);

/// All probes of a set-up; its sinks listen from here on. Errors: InvalidInput (template, JSONPath, query, driver), Io
/// (a sink's port), naming the probe.
Result<std::vector<ProbeShape>> shapesOf(const Observer::Setup& setup);

}
