// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpath.h"
#include "fire/exchange.h"
#include "model/contract.h"
#include "render/redactor.h"

#include <map>

namespace idemscope {

/// What one page of a probe's answer says; or, of several pages, all of them together.
struct ProbePage
{
    qint64 value = 0; ///< read as count or number
    /// Read as map: none for a member that is no integer.
    std::map<QByteArray, std::optional<qint64>> members;
    QString error; ///< English; not empty: there is no reading
};

/// Reads one page (SPEC.md §5, HTTP probe). Count: the number of selected nodes. Number: the one selected integer,
/// exact, as JSON number or as string of digits (databases write counts over 2^53 so). Map: the members of the one
/// selected object. Errors say what was wrong with the exchange, the status, the JSON or the selection; no secret
/// stands in them.
ProbePage readProbePage(const Exchange& exchange, const JsonPath& path, Probe::Reads reads, const Redactor& redactor);

}
