// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpath.h"
#include "fire/exchange.h"
#include "model/contract.h"
#include "render/redactor.h"

#include <map>
#include <stop_token>

namespace idemscope {

/// What one selection of a probe's answer says: of one page or, of several pages, all of them together.
struct ProbePage
{
    qint64 value = 0; ///< read as count or number
    /// Read as map: none for a member that is no integer.
    std::map<QByteArray, std::optional<qint64>> members;
    QByteArray selected; ///< the selected values as written, one a line; only where an answer serves several selections
    QString error;       ///< English; not empty: there is no reading
};

/// How a value is taken from an answer.
struct ProbeSelection
{
    JsonPath path;
    Probe::Reads reads = Probe::Reads::Count;
};

/// Reads one page of an answer for every selection (SPEC.md §5, HTTP probe). Count: the number of selected nodes.
/// Number: the one selected integer, exact, as JSON number or as string of digits (databases write counts over 2^53
/// so). Map: the members of the one selected object. Errors say what was wrong with the exchange, the status, the JSON
/// or the selection; no secret stands in them.
std::vector<ProbePage> readProbePages(const Exchange& exchange, const std::vector<ProbeSelection>& selections,
                                      const Redactor& redactor, std::stop_token stop = {});

}
