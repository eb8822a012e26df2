// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// What a foreign file says about a request and Idemscope does not use: kept as text in the request's unknown members,
/// never run, and given back when it is exported.
struct ForeignParts
{
    QString description;
    QString preScript;  ///< JavaScript, as it was
    QString postScript; ///< likewise: tests
    QJsonObject auth;   ///< of a kind that is not sent: "type" and its parameters, without secrets
    QJsonObject more;   ///< settings, examples, …, by the name the file gives them

    bool operator==(const ForeignParts&) const = default;
};

ForeignParts foreignParts(const Request& request);
/// Leaves no trace where there is nothing to keep.
void setForeignParts(Request& request, const ForeignParts& parts);

}
