// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/attempt.h"
#include "model/contract.h"
#include "model/profile.h"

namespace idemscope {

/// What a response means under a contract (SPEC.md §3).
struct Classification
{
    AttemptClass kind = AttemptClass::None;
    std::optional<QByteArray> identity; ///< canonical JSON text of the identity of an acknowledged body
    bool isMarkedReplay = false;        ///< bears a marker (before comparing with the first answer's headers)
    QByteArray markers;                 ///< which ones, for Attempt::markers
    bool isPointerRefusal = false;
    std::optional<qint64> retryAfterMs; ///< Retry-After in seconds or as a date (RFC 9110 §10.2.3)

    bool operator==(const Classification&) const = default;
};

/// Reads responses by one contract and profile. Keeps its compiled JSONPaths and the last body it read, so that a
/// replay of the same bytes costs no parsing; one copy per thread.
class Classifier
{
public:
    /// Errors: InvalidInput naming the JSONPath that cannot be parsed, with its position.
    static Result<Classifier> create(const Contract& contract, const Profile& profile);

    Classifier(const Classifier& other);
    Classifier(Classifier&&) noexcept;
    Classifier& operator=(const Classifier&) = delete;
    Classifier& operator=(Classifier&&) noexcept;
    ~Classifier();

    /// `response` of a responded exchange. A body that is no JSON, or too deep or large a one, holds nothing.
    Classification classify(const Response& response) const;

private:
    struct Parts;
    explicit Classifier(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}
