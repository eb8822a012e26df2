// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/happenings.h"

#include "judge/judge.h"

namespace idemscope {

namespace {

/// An acknowledged key reuse is answered from the stored result when it bears the first execution's.
bool bearsFirstResult(const Analysis& analysis, const AttemptFacts& attempt)
{
    const qsizetype subject = analysis.subjects.ofOperation(attempt.operation);
    const qint32 index = analysis.answers[size_t(subject)].firstExecution;
    if (index < 0)
        return false;
    const AttemptFacts& first = analysis.history.attempts()[size_t(index)];
    return attempt.identity >= 0 ? attempt.identity == first.identity : attempt.bodyGroup == first.bodyGroup;
}

/// Whether the effects counted are all accounted for by other attempts: such an answer came from a stored result, if
/// only from a later one than the first, which is no replay by the figures of SPEC.md §6.
bool isBeyondCount(const Analysis& analysis, qsizetype index)
{
    const qsizetype subject = analysis.subjects.ofOperation(analysis.history.attempts()[size_t(index)].operation);
    return analysis.effects[size_t(subject)].value_or(0) > 0 && analysis.answers[size_t(subject)].firstExecution >= 0 &&
           !analysis.repeats.has(index, Role::FirstExecution) && !analysis.repeats.has(index, Role::Reexecution);
}

Happening ofAcknowledged(const Analysis& analysis, qsizetype index, bool marksDuplicates)
{
    const AttemptFacts& attempt = analysis.history.attempts()[size_t(index)];
    if (attempt.isControl)
        return Happening::Executed;
    if (marksDuplicates && analysis.repeats.has(index, Role::Reexecution))
        return Happening::DuplicateEffect;
    if (analysis.repeats.has(index, Role::Replay) || attempt.isPointerRefusal)
        return Happening::Replay;
    if (attempt.isKeyReuse())
        return bearsFirstResult(analysis, attempt) ? Happening::Replay : Happening::Executed;
    return isBeyondCount(analysis, index) ? Happening::Replay : Happening::Executed;
}

}

Happening happeningOf(const Analysis& analysis, qsizetype attempt, bool marksDuplicates)
{
    const AttemptFacts& facts = analysis.history.attempts()[size_t(attempt)];
    if (facts.outcome == Outcome::Refused)
        return Happening::Refused;
    if (facts.outcome == Outcome::Unknown)
        return Happening::Unknown;
    switch (facts.kind) {
    case AttemptClass::Acknowledged:
        return ofAcknowledged(analysis, attempt, marksDuplicates);
    case AttemptClass::Conflict:
        return Happening::Conflict;
    case AttemptClass::Rejected:
        return Happening::Rejected;
    case AttemptClass::Failed:
    case AttemptClass::None:
        break;
    }
    return Happening::Failed;
}

std::vector<Happening> happenings(const History& history, const RunFacts& facts, const Judgement* judgement)
{
    const Analysis analysis(history, facts, {});
    std::vector<Happening> result;
    result.reserve(history.attempts().size());
    for (size_t attempt = 0; attempt < history.attempts().size(); ++attempt)
        result.push_back(happeningOf(analysis, qsizetype(attempt), judgement != nullptr));
    return result;
}

}
