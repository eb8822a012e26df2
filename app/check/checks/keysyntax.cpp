// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/keyspellings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr Severity severity = Severity::Minor;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.1";

struct KeySyntax
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::KeySyntax)
};

Sentence question()
{
    return KeySyntax::trLater("Are keys read exactly, however they are spelt?");
}

/// What one spelling came to.
struct Remark
{
    CheckResult result = CheckResult::Pass;
    Sentence sentence;
    std::vector<EvidencePiece> evidence;
    QString source;
};

enum class PairIs { OneKey, TwoKeys, Declined, Unknown };

PairIs pairOf(const PlayResult& played)
{
    const Attempt* first = lastOf(played, 0);
    const Attempt* second = lastOf(played, 1);
    if (!first || !second)
        return PairIs::Unknown;
    if (isDeclined(*first) || isDeclined(*second))
        return PairIs::Declined;
    if (!isAcknowledged(*first) || !isAcknowledged(*second))
        return PairIs::Unknown;
    const Sameness sameness = samenessOf(*first, *second);
    if (sameness != Sameness::Unknown)
        return sameness == Sameness::Same ? PairIs::OneKey : PairIs::TwoKeys;
    const EffectCheck effects = checkEffects(played, 0, {1, 1});
    return effects.isTooMany() ? PairIs::TwoKeys : effects.isRight() ? PairIs::OneKey : PairIs::Unknown;
}

Remark remark(CheckResult result, const Sentence& sentence, const PlayResult& played)
{
    return {result, sentence, {evidenceOf(played, attemptsOf(played))}, {}};
}

Remark ruled(const Ruling& ruling, const Sentence& sentence, const PlayResult& played)
{
    Remark result = remark(ruling.result, sentence, played);
    result.source = ruling.isNamed ? ruling.expectation.source : QString();
    return result;
}

Remark undecided(const KeySpelling& spelling, const PlayResult& played)
{
    return remark(CheckResult::Inconclusive,
                  KeySyntax::trLater("It could not be told how the target takes them: %1.").with(spelling.name),
                  played);
}

Remark declined(const KeySpelling& spelling, const PlayResult& played)
{
    return remark(CheckResult::Pass, KeySyntax::trLater("Refused: %1.").with(spelling.name), played);
}

Remark ofPair(const CheckContext& context, const KeySpelling& spelling, const PlayResult& played)
{
    switch (pairOf(played)) {
    case PairIs::OneKey:
        return ruled(ruleOn(context.profile, spelling.practice),
                     KeySyntax::trLater("Taken for one key: %1.").with(spelling.name), played);
    case PairIs::TwoKeys:
        return ruled(ruleOnAbsence(context.profile, spelling.practice),
                     KeySyntax::trLater("Taken for two keys: %1.").with(spelling.name), played);
    case PairIs::Declined:
        return declined(spelling, played);
    case PairIs::Unknown:
        break;
    }
    return undecided(spelling, played);
}

Remark ofHeader(const KeySpelling& spelling, const PlayResult& played)
{
    switch (pairOf(played)) {
    case PairIs::OneKey:
        return remark(CheckResult::Pass, KeySyntax::trLater("Taken for one key: %1.").with(spelling.name), played);
    case PairIs::TwoKeys:
        return remark(CheckResult::Warn,
                      KeySyntax::trLater("Taken for two keys, though space around a header is no part of it: %1.")
                          .with(spelling.name),
                      played);
    case PairIs::Declined:
        return declined(spelling, played);
    case PairIs::Unknown:
        break;
    }
    return undecided(spelling, played);
}

Remark ofEnds(const CheckContext& context, const KeySpelling& spelling, const PlayResult& played)
{
    const Attempt* second = lastOf(played, 1);
    switch (pairOf(played)) {
    case PairIs::OneKey:
        // Where one payload is one operation, keys do not matter.
        if (context.profile.on(Practice::PayloadIsIdentity).stance != Stance::Forbidden)
            return remark(CheckResult::Pass, KeySyntax::trLater("Taken for one key: %1.").with(spelling.name), played);
        return remark(CheckResult::Fail,
                      KeySyntax::trLater("Different %1 were taken for one: the target cuts them.").with(spelling.name),
                      played);
    case PairIs::TwoKeys:
        return ruled(spelling.isBeyondMaximum ? ruleOnAbsence(context.profile, Practice::LongKeyRefused) : Ruling(),
                     KeySyntax::trLater("Taken: %1.").with(spelling.name), played);
    case PairIs::Declined:
        return spelling.isBeyondMaximum
                   ? ruled(ruleOn(context.profile, Practice::LongKeyRefused, second->status),
                           KeySyntax::trLater("Refused (%1): %2.").with(double(second->status), spelling.name), played)
                   : declined(spelling, played);
    case PairIs::Unknown:
        break;
    }
    return undecided(spelling, played);
}

Remark ofOdd(const CheckContext& context, const PlayResult& played)
{
    const Attempt* empty = lastOf(played, 0);
    if (!empty || empty->outcome != Outcome::Responded)
        return remark(CheckResult::Pass, KeySyntax::trLater("An empty key got no answer."), played);
    if (isDeclined(*empty))
        return ruled(ruleOn(context.profile, Practice::EmptyKeyRefused, empty->status),
                     KeySyntax::trLater("An empty key is refused (%1).").with(double(empty->status)), played);
    return ruled(ruleOnAbsence(context.profile, Practice::EmptyKeyRefused),
                 KeySyntax::trLater("An empty key is taken (%1).").with(double(empty->status)), played);
}

/// Whether an attempt that bears a used key was executed all the same.
bool isBypass(const Attempt& first, const Attempt& other, const EffectCheck& effects)
{
    if (!isAcknowledged(other))
        return false;
    const Sameness sameness = samenessOf(first, other);
    return sameness == Sameness::Different || (sameness == Sameness::Unknown && effects.isTooMany());
}

Remark ofTwice(const KeySpelling& spelling, const PlayResult& played)
{
    const Attempt* first = lastOf(played, 0);
    if (!first || !isAcknowledged(*first))
        return undecided(spelling, played);
    const EffectCheck effects = checkEffects(played, 0, {1, 1});
    AttemptList bypasses;
    bool areAllDeclined = true;
    for (const int client : {1, 2}) {
        const Attempt* other = lastOf(played, client);
        if (!other)
            return undecided(spelling, played);
        areAllDeclined &= isDeclined(*other);
        if (isBypass(*first, *other, effects))
            bypasses.push_back(other);
    }
    if (!bypasses.empty())
        return {
            CheckResult::Fail,
            KeySyntax::trLater("A request with two key headers was executed although one of them names a used key."),
            {evidenceOf(played, bypasses)},
            {}};
    if (areAllDeclined)
        return declined(spelling, played);
    return effects.isUnknown()
               ? undecided(spelling, played)
               : remark(CheckResult::Pass, KeySyntax::trLater("A request with two key headers was not executed again."),
                        played);
}

Remark ofSpelling(const CheckContext& context, const KeySpelling& spelling, const PlayResult& played)
{
    const AttemptList errors = serverErrors(attemptsOf(played));
    if (!errors.empty())
        return {CheckResult::Fail,
                KeySyntax::trLater("The target answered %1 to %2.").with(double(errors.front()->status), spelling.name),
                {evidenceOf(played, errors)},
                {}};
    switch (spelling.kind) {
    case KeySpelling::Kind::Pair:
        return ofPair(context, spelling, played);
    case KeySpelling::Kind::Header:
        return ofHeader(spelling, played);
    case KeySpelling::Kind::Ends:
        return ofEnds(context, spelling, played);
    case KeySpelling::Kind::Odd:
        return ofOdd(context, played);
    case KeySpelling::Kind::Twice:
        break;
    }
    return ofTwice(spelling, played);
}

Finding concluded(const Findings& findings, std::vector<Remark> remarks)
{
    const auto weight = [](const Remark& of) {
        switch (of.result) {
        case CheckResult::Fail:
            return 3;
        case CheckResult::Warn:
            return 2;
        case CheckResult::Inconclusive:
            return 1;
        default:
            return 0;
        }
    };
    std::stable_sort(remarks.begin(), remarks.end(),
                     [&](const Remark& one, const Remark& other) { return weight(one) > weight(other); });
    const Remark& worst = remarks.front();
    std::vector<Sentence> details;
    for (size_t i = worst.result == CheckResult::Pass ? 0 : 1; i < remarks.size(); ++i)
        details.push_back(remarks[i].sentence);
    Finding finding;
    if (worst.result == CheckResult::Fail)
        finding = findings.fail(worst.sentence, worst.evidence, details);
    else if (worst.result == CheckResult::Warn)
        finding = findings.warn(worst.sentence, worst.evidence, details);
    else if (worst.result == CheckResult::Inconclusive)
        finding = findings.inconclusive(worst.sentence, details);
    else
        finding = findings.pass(
            KeySyntax::trLater("Keys in %1 spellings were read exactly or refused.").with(double(remarks.size())),
            details);
    if (!worst.source.isEmpty())
        finding.source = worst.source;
    return finding;
}

Finding find(const CheckContext& context, const std::vector<KeySpelling>& spellings,
             const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    std::vector<Remark> remarks;
    for (size_t i = 0; i < spellings.size() && i < results.size(); ++i)
        remarks.push_back(ofSpelling(context, spellings[i], results[i]));
    return concluded(findings, std::move(remarks));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const std::vector<KeySpelling> spellings = keySpellings(context);
    if (!results.empty())
        return find(context, spellings, results);
    std::vector<Play> plays;
    for (const KeySpelling& spelling : spellings)
        plays.push_back(spelling.play);
    return plays;
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check keySyntax()
{
    return {"key.syntax", severity, false, rule, question, needsKey, cost, next};
}

}
