// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/errorform.h"

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Minor;
constexpr const char* rule = "RFC 9457; draft-ietf-httpapi-idempotency-key-header-07 §2.7";

struct ErrorBody
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ErrorBody)
};

const QString otherPayload = u"other payload"_s;
const QString burst = u"burst"_s;

Sentence question()
{
    return ErrorBody::trLater("Can a program read every error answer, and tell a conflict from a key used for another "
                              "payload?");
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    if (!asksForJson(context.request))
        return ErrorBody::trLater("The request asks for no JSON, so the form of an error answer is open.");
    return std::nullopt;
}

/// Whatever brings out errors of all kinds that this target can be made to answer.
std::vector<Play> plays(const CheckContext& context)
{
    std::vector<Play> result{play(burst, race(context, std::max(2, context.clients), 1))};
    if (!needsOtherPayload(context))
        result.push_back(play(otherPayload, sequence(2, PayloadStrategy::Mutated)));
    if (!needsOptionalKey(context)) {
        Scenario scenario = sequence(1);
        scenario.keyStrategy = KeyStrategy::None;
        result.push_back(play(u"no key"_s, scenario));
    }
    for (const QStringView name : {u"invalid", u"decline", u"error-5xx"}) {
        const Provocation* provocation = provocationNamed(context.request.contract, name);
        if (!provocation)
            continue;
        Scenario scenario = sequence(2);
        provoke(scenario, *provocation);
        result.push_back(play(name.toString(), scenario));
    }
    return result;
}

bool isError(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Responded && attempt.status >= 400 && !isAcknowledged(attempt);
}

/// Error answers of one kind of fault, over all plays.
struct Faulty
{
    const Attempt* first = nullptr;
    std::vector<EvidencePiece> evidence;
};

Faulty faultyOf(const std::vector<PlayResult>& results, ErrorBodyFault fault)
{
    Faulty faulty;
    for (const PlayResult& result : results) {
        AttemptList attempts = allAttempts(result);
        std::erase_if(attempts, [&](const Attempt* attempt) {
            return !isError(*attempt) || errorBodyFault(attempt->response) != fault;
        });
        if (attempts.empty())
            continue;
        faulty.first = faulty.first ? faulty.first : attempts.front();
        faulty.evidence.push_back(evidenceOf(result, attempts));
    }
    return faulty;
}

const Attempt* errorIn(const std::vector<PlayResult>& results, const QString& name, bool isConflict)
{
    for (const PlayResult& result : results) {
        if (result.play.name != name)
            continue;
        for (const Attempt* attempt : allAttempts(result)) {
            if (isError(*attempt) && (!isConflict || attempt->kind == AttemptClass::Conflict))
                return attempt;
        }
    }
    return nullptr;
}

bool hasErrors(const std::vector<PlayResult>& results)
{
    return std::any_of(results.begin(), results.end(), [](const PlayResult& result) {
        const AttemptList attempts = allAttempts(result);
        return std::any_of(attempts.begin(), attempts.end(), [](const Attempt* attempt) { return isError(*attempt); });
    });
}

Sentence unreadable(const Attempt& attempt, ErrorBodyFault fault)
{
    return fault == ErrorBodyFault::StackTrace
               ? ErrorBody::trLater("JSON was asked for, but the answer %1 holds a stack trace.").with(attempt.status)
               : ErrorBody::trLater("JSON was asked for, but the answer %1 is HTML.").with(attempt.status);
}

/// A conflict and a mismatch that a program cannot tell apart: one goes away by waiting, the other never does.
std::optional<Sentence> notToldApart(const std::vector<PlayResult>& results)
{
    const Attempt* conflict = errorIn(results, burst, true);
    const Attempt* mismatch = errorIn(results, otherPayload, false);
    if (!conflict || !mismatch || errorSign(conflict->response) != errorSign(mismatch->response))
        return std::nullopt;
    return ErrorBody::trLater("A request still under way and a key used for another payload get the same answer, %1: "
                              "a client cannot know whether to wait.")
        .with(conflict->status);
}

Finding concluded(const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    std::vector<Sentence> faults;
    std::vector<EvidencePiece> evidence;
    for (const ErrorBodyFault fault : {ErrorBodyFault::StackTrace, ErrorBodyFault::Html}) {
        const Faulty faulty = faultyOf(results, fault);
        if (faulty.first)
            faults.push_back(unreadable(*faulty.first, fault));
        evidence.insert(evidence.end(), faulty.evidence.begin(), faulty.evidence.end());
    }
    if (const auto sentence = notToldApart(results))
        faults.push_back(*sentence);
    if (!faults.empty())
        return findings.fail(faults.front(), std::move(evidence), {faults.begin() + 1, faults.end()});
    if (hasErrors(results))
        return findings.pass(ErrorBody::trLater("Every error answer seen can be read by a program."));
    Finding finding = findings.pass(ErrorBody::trLater("No error answer was seen: nothing that was tried brought one "
                                                       "out."));
    finding.result = CheckResult::NotApplicable;
    return finding;
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays(context);
    return concluded(results);
}

CheckCost cost(const CheckContext& context)
{
    return unmet(context) ? CheckCost() : firstCost(context, next);
}

}

Check errorBody()
{
    return {"error.body", severity, false, rule, question, unmet, cost, next};
}

}
