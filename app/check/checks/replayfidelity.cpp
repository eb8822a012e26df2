// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <array>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.6";
constexpr std::array comparedHeaders = {"Content-Type", "Location", "ETag", "Link"};

struct Fidelity
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Fidelity)
};

Sentence question()
{
    return Fidelity::trLater("Is a repeat answered like the first time?");
}

/// What differs between an answer and its replay, weighed by the profile.
struct Difference
{
    CheckResult result = CheckResult::Pass;
    Sentence sentence;
    QString source;
};

/// `areAllowed`: the profile itself lets a repeat be another answer than the stored one, which may have other headers.
std::vector<Difference> headerDifferences(const Attempt& first, const Attempt& repeat, bool areAllowed)
{
    std::vector<Difference> differences;
    for (const char* name : comparedHeaders) {
        const QByteArray before = headerValue(first.response.headers, name);
        const QByteArray after = headerValue(repeat.response.headers, name);
        if (before == after || before.isNull())
            continue;
        const QString header = QString::fromLatin1(name);
        differences.push_back(
            {areAllowed ? CheckResult::Pass : CheckResult::Fail,
             after.isNull() ? Fidelity::trLater("The replay lacks the header %1 of the first answer.").with(header)
                            : Fidelity::trLater("The replay has another %1 than the first answer: %2 instead of %3.")
                                  .with(header, QString::fromUtf8(after), QString::fromUtf8(before)),
             {}});
    }
    return differences;
}

std::vector<Difference> differencesOf(const CheckContext& context, const Attempt& first, const Attempt& repeat)
{
    std::vector<Difference> differences;
    bool isOtherAnswer = false;
    const auto add = [&](Practice practice, const Sentence& sentence, bool isOther) {
        const Ruling ruling = ruleOn(context.profile, practice);
        differences.push_back({ruling.result, sentence, ruling.isNamed ? ruling.expectation.source : QString()});
        isOtherAnswer |= isOther && ruling.isAllowed() && ruling.isNamed;
    };
    if (repeat.status != first.status)
        add(Practice::RepeatOtherStatus,
            Fidelity::trLater("The replay has the status %1, the first answer had %2.")
                .with(double(repeat.status), double(first.status)),
            true);
    if (repeat.response.body == first.response.body)
        add(Practice::RepeatByteReplay, Fidelity::trLater("The replay has the body of the first answer."), false);
    else
        add(Practice::RepeatCurrentState, Fidelity::trLater("The replay has another body than the first answer."),
            true);
    for (const Difference& difference : headerDifferences(first, repeat, isOtherAnswer))
        differences.push_back(difference);
    return differences;
}

Finding compared(const CheckContext& context, const Findings& findings, const Attempt& first, const Attempt& repeat)
{
    std::vector<Difference> worst;
    std::vector<Sentence> notes;
    const auto weight = [](CheckResult result) {
        return result == CheckResult::Fail ? 2 : result == CheckResult::Warn ? 1 : 0;
    };
    for (const Difference& difference : differencesOf(context, first, repeat)) {
        if (difference.result == CheckResult::Pass)
            notes.push_back(difference.sentence);
        else if (worst.empty() || weight(difference.result) > weight(worst.front().result))
            worst.insert(worst.begin(), difference);
        else
            worst.push_back(difference);
    }
    if (worst.empty())
        return findings.pass(Fidelity::trLater("The repeat was answered with the first result."), notes);
    std::vector<Sentence> details;
    for (size_t i = 1; i < worst.size(); ++i)
        details.push_back(worst[i].sentence);
    details.insert(details.end(), notes.begin(), notes.end());
    Finding finding = worst.front().result == CheckResult::Fail ? findings.fail(worst.front().sentence, {}, details)
                                                                : findings.warn(worst.front().sentence, {}, details);
    if (!worst.front().source.isEmpty())
        finding.source = worst.front().source;
    return finding;
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    const PlayResult& repeats = results.front();
    if (const auto reason = unfit(repeats))
        return findings.inconclusive(*reason);
    const Attempt* first = lastOf(repeats, 0);
    const Attempt* repeat = lastOf(repeats, 1);
    if (!first || !isAcknowledged(*first))
        return findings.inconclusive(Fidelity::trLater("The first request was not acknowledged."));
    if (!repeat || repeat->outcome != Outcome::Responded || repeat->status == 429)
        return findings.inconclusive(Fidelity::trLater("The repeat got no answer to compare."));
    if (!isAcknowledged(*repeat))
        return findings.fail(Fidelity::trLater("The repeat was answered with %1 instead of the first result.")
                                 .with(double(repeat->status)));
    if (repeat->isPointerRefusal)
        return findings.ruled(context.profile, ruleOn(context.profile, Practice::RepeatPointerRefusal),
                              Fidelity::trLater("The repeat was refused with a pointer to the first result."));
    if (checkEffects(repeats, 0, {1, 1}).isTooMany() || samenessOf(*first, *repeat) == Sameness::Different)
        return findings.inconclusive(
            Fidelity::trLater("The repeat was executed again, so there is no replay to compare."));
    return compared(context, findings, *first, *repeat);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"repeats"_s, sequence(2))};
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check replayFidelity()
{
    return {"replay.fidelity", severity, false, rule, question, needsKey, cost, next};
}

}
