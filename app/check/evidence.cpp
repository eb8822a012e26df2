// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/evidence.h"

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

struct CheckEvidence
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::CheckEvidence)
};

constexpr size_t mostAttempts = 20;

template <typename Condition>
AttemptList filtered(const AttemptList& attempts, Condition condition)
{
    AttemptList result;
    std::copy_if(attempts.begin(), attempts.end(), std::back_inserter(result),
                 [&](const Attempt* attempt) { return condition(*attempt); });
    return result;
}

template <typename Condition>
AttemptList gathered(const PlayResult& result, Condition condition)
{
    AttemptList attempts;
    for (const Attempt& attempt : result.attempts) {
        if (!attempt.isControl && condition(attempt))
            attempts.push_back(&attempt);
    }
    std::stable_sort(attempts.begin(), attempts.end(),
                     [](const Attempt* one, const Attempt* other) { return one->number < other->number; });
    return attempts;
}

}

AttemptList attemptsOf(const PlayResult& result, int operation)
{
    return gathered(result, [operation](const Attempt& attempt) { return attempt.operation == operation; });
}

AttemptList allAttempts(const PlayResult& result)
{
    return gathered(result, [](const Attempt&) { return true; });
}

const Attempt* lastOf(const PlayResult& result, int client, int operation)
{
    const AttemptList attempts =
        filtered(attemptsOf(result, operation), [client](const Attempt& attempt) { return attempt.client == client; });
    return attempts.empty() ? nullptr : attempts.back();
}

int operationCount(const PlayResult& result)
{
    int count = 0;
    for (const Attempt* attempt : allAttempts(result))
        count = std::max(count, attempt->operation + 1);
    return count;
}

bool isAcknowledged(const Attempt& attempt)
{
    return attempt.kind == AttemptClass::Acknowledged;
}

bool isDeclined(const Attempt& attempt)
{
    return attempt.kind == AttemptClass::Rejected || attempt.kind == AttemptClass::Conflict;
}

bool isServerError(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Responded && attempt.status >= 500;
}

AttemptList acknowledged(const AttemptList& attempts)
{
    return filtered(attempts, isAcknowledged);
}

AttemptList serverErrors(const AttemptList& attempts)
{
    return filtered(attempts, isServerError);
}

std::set<QByteArray> identitiesOf(const AttemptList& attempts)
{
    std::set<QByteArray> identities;
    for (const Attempt* attempt : attempts) {
        if (isAcknowledged(*attempt) && attempt->identity)
            identities.insert(*attempt->identity);
    }
    return identities;
}

const Attempt* firstExecution(const AttemptList& attempts)
{
    const AttemptList candidates = filtered(attempts, [](const Attempt& attempt) {
        return isAcknowledged(attempt) && !attempt.isMarkedReplay && !attempt.isPointerRefusal;
    });
    const AttemptList& known = candidates.empty() ? acknowledged(attempts) : candidates;
    const auto first = std::min_element(known.begin(), known.end(), [](const Attempt* one, const Attempt* other) {
        return one->timing.complete < other->timing.complete;
    });
    return first == known.end() ? nullptr : *first;
}

int overlapOf(const AttemptList& attempts)
{
    qint64 firstByte = std::numeric_limits<qint64>::max();
    for (const Attempt* attempt : attempts) {
        if (attempt->timing.firstByte >= 0)
            firstByte = std::min(firstByte, attempt->timing.firstByte);
    }
    return int(std::count_if(attempts.begin(), attempts.end(), [firstByte](const Attempt* attempt) {
        return attempt->timing.sent >= 0 && attempt->timing.sent < firstByte;
    }));
}

bool isMarkedAgainst(const Attempt& first, const Attempt& second)
{
    for (const QByteArray& marker : second.markers.split(',')) {
        if (!marker.isEmpty() && !first.markers.split(',').contains(marker))
            return true;
    }
    return second.isMarkedReplay && !first.isMarkedReplay;
}

Sameness samenessOf(const Attempt& first, const Attempt& second)
{
    if (!isAcknowledged(first) || !isAcknowledged(second))
        return Sameness::Unknown;
    if (first.identity && second.identity)
        return *first.identity == *second.identity ? Sameness::Same : Sameness::Different;
    if (second.isPointerRefusal || isMarkedAgainst(first, second))
        return Sameness::Same;
    const QByteArray location = headerValue(first.response.headers, "Location");
    const QByteArray other = headerValue(second.response.headers, "Location");
    if (!location.isEmpty() && !other.isEmpty())
        return location == other ? Sameness::Same : Sameness::Different;
    return Sameness::Unknown;
}

EffectRange expectedOf(const AttemptList& attempts)
{
    if (std::any_of(attempts.begin(), attempts.end(), [](const Attempt* attempt) { return isAcknowledged(*attempt); }))
        return {1, 1};
    const bool isNothing = std::all_of(attempts.begin(), attempts.end(), [](const Attempt* attempt) {
        return attempt->outcome == Outcome::Refused || attempt->kind == AttemptClass::Rejected;
    });
    return {0, isNothing ? 0 : 1};
}

Sentence nothingAcknowledged(const AttemptList& attempts)
{
    if (attempts.empty())
        return CheckEvidence::trLater("Nothing was fired.");
    const Attempt& first = *attempts.front();
    const bool isReached = std::any_of(attempts.begin(), attempts.end(),
                                       [](const Attempt* attempt) { return attempt->outcome != Outcome::Refused; });
    if (!isReached)
        return CheckEvidence::trLater("No attempt reached the target: its name, the connection or TLS failed.");
    const bool isOneStatus = std::all_of(attempts.begin(), attempts.end(), [&](const Attempt* attempt) {
        return attempt->outcome == Outcome::Responded && attempt->status == first.status;
    });
    if (isOneStatus)
        return CheckEvidence::trLater("Nothing was acknowledged: every answer was %1.").with(first.status);
    return CheckEvidence::trLater("Nothing was acknowledged.");
}

std::optional<Sentence> stopped(const std::vector<PlayResult>& results)
{
    if (std::any_of(results.begin(), results.end(), [](const PlayResult& result) { return result.isStopped; }))
        return CheckEvidence::trLater("The check was stopped before it was done.");
    return std::nullopt;
}

std::optional<Sentence> unfit(const std::vector<PlayResult>& results)
{
    if (const auto reason = stopped(results))
        return reason;
    AttemptList attempts;
    for (const PlayResult& result : results) {
        const AttemptList own = allAttempts(result);
        attempts.insert(attempts.end(), own.begin(), own.end());
    }
    if (acknowledged(attempts).empty())
        return nothingAcknowledged(attempts);
    return std::nullopt;
}

std::optional<Sentence> unfit(const PlayResult& result)
{
    if (result.isStopped)
        return stopped({result});
    const AttemptList attempts = allAttempts(result);
    if (acknowledged(attempts).empty())
        return nothingAcknowledged(attempts);
    return std::nullopt;
}

EvidencePiece evidenceOf(const PlayResult& result, const AttemptList& attempts)
{
    EvidencePiece piece;
    piece.run = result.run;
    for (const Attempt* attempt : attempts) {
        if (piece.attempts.size() < mostAttempts)
            piece.attempts.push_back(attempt->number);
    }
    return piece;
}

std::vector<EvidencePiece> evidenceOf(const std::vector<PlayResult>& results)
{
    std::vector<EvidencePiece> pieces;
    size_t room = mostAttempts;
    for (const PlayResult& result : results) {
        EvidencePiece piece = evidenceOf(result, allAttempts(result));
        piece.attempts.resize(std::min(room, piece.attempts.size()));
        room -= piece.attempts.size();
        if (!piece.attempts.empty())
            pieces.push_back(std::move(piece));
    }
    return pieces;
}

}
