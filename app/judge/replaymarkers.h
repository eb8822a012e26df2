// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "model/message.h"

namespace idemscope {

/// Recognises the markers of a replay on a response: the contract's *replay when* or, without one, the headers of
/// SPEC.md §6 with the value `true`. A rule "body-equal" marks nothing by itself: an acknowledged repeat with the first
/// execution's body is a replay anyhow, which the judge decides when it knows both.
class ReplayMarkers
{
public:
    explicit ReplayMarkers(const std::vector<ReplayRule>& rules);

    /// Names of the markers that the response bears, separated by commas: "idempotent-replayed", "status:208".
    QByteArray on(const Response& response) const;

private:
    struct HeaderRule
    {
        QByteArray name; ///< lower case
        std::optional<QByteArray> value;
        bool ignoresCase = false;
    };
    bool isMet(const HeaderRule& rule, const HeaderFields& headers) const;

    std::vector<HeaderRule> m_headers;
    std::vector<int> m_statuses;
};

}
