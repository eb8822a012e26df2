// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/classify.h"

#include "judge/conditions.h"
#include "judge/replaymarkers.h"
#include "judge/retryafter.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct ContractPlaces
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ContractPlaces)
};

bool isSuccess(int status)
{
    return status >= 200 && status <= 299;
}
bool isUsualConflict(int status)
{
    return status == 409 || status == 423 || status == 425;
}
bool isRejection(int status)
{
    return status >= 400 && status <= 499 && status != 408 && status != 429;
}

/// Adds a JSONPath that may be left out. Errors: as compilePath.
Result<std::optional<size_t>> addPath(const QString& text, const QString& place, BodyReader& bodies)
{
    if (text.isEmpty())
        return std::optional<size_t>();
    auto path = compilePath(text, place);
    if (!path)
        return Failure(path.error());
    return std::optional(bodies.add(std::move(*path)));
}

}

struct Classifier::Parts
{
    BodyReader bodies;
    CompiledConditions conflictWhen;
    CompiledConditions acknowledgedWhen;
    std::optional<size_t> identity;
    std::optional<size_t> pointer;
    ReplayMarkers markers;

    void classify(const Response& response, Classification& result);
};

Classifier::Classifier(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{
}
Classifier::Classifier(const Classifier& other)
    : m_parts(std::make_unique<Parts>(*other.m_parts))
{
}
Classifier::Classifier(Classifier&&) noexcept = default;
Classifier& Classifier::operator=(Classifier&&) noexcept = default;
Classifier::~Classifier() = default;

Result<Classifier> Classifier::create(const Contract& contract, const Profile& profile)
{
    BodyReader bodies;
    auto conflictWhen = CompiledConditions::create(contract.conflictWhen, bodies);
    if (!conflictWhen)
        return Failure(conflictWhen.error());
    auto acknowledgedWhen = CompiledConditions::create(contract.acknowledgedWhen, bodies);
    if (!acknowledgedWhen)
        return Failure(acknowledgedWhen.error());
    auto identity = addPath(contract.identity, ContractPlaces::tr("the identity"), bodies);
    if (!identity)
        return Failure(identity.error());
    auto pointer =
        addPath(profile.refusalPointer.value_or(QString()),
                ContractPlaces::tr("the refusal with a pointer in the profile %1").arg(profile.name), bodies);
    if (!pointer)
        return Failure(pointer.error());
    return Classifier(
        std::unique_ptr<Parts>(new Parts{std::move(bodies), std::move(*conflictWhen), std::move(*acknowledgedWhen),
                                         *identity, *pointer, ReplayMarkers(contract.replayWhen)}));
}

Classification Classifier::classify(const Response& response) const
{
    Classification result;
    m_parts->classify(response, result);
    result.markers = m_parts->markers.on(response);
    result.isMarkedReplay = !result.markers.isEmpty();
    result.retryAfterMs = retryAfterMs(response.headers);
    return result;
}

void Classifier::Parts::classify(const Response& response, Classification& result)
{
    const int status = response.status;
    if (conflictWhen.hold(response, bodies)) {
        result.kind = AttemptClass::Conflict;
        return;
    }
    if (status == 409 && pointer) {
        if (auto pointed = bodies.text(response.body, *pointer)) {
            result.kind = AttemptClass::Acknowledged;
            result.isPointerRefusal = true;
            result.identity = std::move(pointed);
            return;
        }
    }
    // SPEC.md §3 asks explicit conditions before the defaults "since some APIs answer 200 with an error". So a contract
    // that says which 2xx acknowledges replaces the default for all of them; one that only adds a 409, say, does not.
    if (acknowledgedWhen.hold(response, bodies) || (isSuccess(status) && !acknowledgedWhen.coverSuccess())) {
        result.kind = AttemptClass::Acknowledged;
        if (identity)
            result.identity = bodies.text(response.body, *identity);
    } else if (isUsualConflict(status)) {
        result.kind = AttemptClass::Conflict;
    } else {
        result.kind = isRejection(status) ? AttemptClass::Rejected : AttemptClass::Failed;
    }
}

}
