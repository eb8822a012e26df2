// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/continued.h"
#include "check/cost.h"
#include "check/expiry.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.3";
constexpr qint64 dayMs = 24LL * 3600 * 1000;

struct ExpiryWindow
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ExpiryWindow)
};

Sentence question()
{
    return ExpiryWindow::trLater("Is a key remembered for as long as promised?");
}

/// Shorter than a day, and not what the profile takes as enough.
bool isShortPromise(const CheckContext& context)
{
    const qint64 promise = *context.promisedAgeMs;
    const std::optional<qint64>& accepted = context.profile.promisedAgeMs;
    return promise < dayMs && (!accepted || promise < *accepted);
}

std::optional<Sentence> unmet(const CheckContext& context)
{
    if (!context.promisedAgeMs || *context.promisedAgeMs <= 0)
        return ExpiryWindow::trLater("Nothing is known of how long keys are promised to be remembered (--ttl-ms ¦ "
                                     "Contract, Keys are kept for).");
    if (!fitsAudit(*context.promisedAgeMs) && !isShortPromise(context))
        return ExpiryWindow::trLater("Keys are promised for %1, longer than an audit waits: schedule the replays "
                                     "instead, they are carried out when they are due.")
            .with(ageText(*context.promisedAgeMs));
    return needsKey(context);
}

Sentence shortPromise(const CheckContext& context)
{
    return ExpiryWindow::trLater("Keys are promised to be remembered for %1 only, less than 24 h.")
        .with(ageText(*context.promisedAgeMs));
}

std::vector<Play> replays(qint64 promisedAgeMs)
{
    std::vector<Play> result;
    for (const qint64 age : expiryAges(promisedAgeMs)) {
        Play replay = play(u"after %1 ms"_s.arg(age), sequence(1));
        replay.continues = 0;
        replay.afterMs = age;
        result.push_back(replay);
    }
    return result;
}

/// The age of the key when the replay was fired.
qint64 ageOf(const PlayResult& replay)
{
    return replay.play.afterMs + replay.lateMs;
}

/// Replays that came before the promise was over, youngest key first.
std::vector<const PlayResult*> timely(const std::vector<PlayResult>& results, qint64 promisedAgeMs)
{
    std::vector<const PlayResult*> result;
    for (const PlayResult& replay : results) {
        if (replay.play.continues && ageOf(replay) < promisedAgeMs)
            result.push_back(&replay);
    }
    std::sort(result.begin(), result.end(),
              [](const PlayResult* one, const PlayResult* other) { return ageOf(*one) < ageOf(*other); });
    return result;
}

Finding concluded(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    const std::vector<const PlayResult*> replayed = timely(results, *context.promisedAgeMs);
    if (replayed.empty())
        return findings.inconclusive(ExpiryWindow::trLater("The promise of %1 was over before a replay could be sent.")
                                         .with(ageText(*context.promisedAgeMs)));
    std::optional<Sentence> doubt;
    for (const PlayResult* replay : replayed) {
        const EffectCheck effects = checkContinued(*replay, {0, 1});
        if (effects.isTooMany())
            return findings.fail(ExpiryWindow::trLater("A replay was executed again at the age of %1, promised are %2.")
                                     .with(ageText(ageOf(*replay)), ageText(*context.promisedAgeMs)),
                                 {evidenceOf(*replay, allAttempts(*replay))}, groundsOf(std::vector{*replay}, effects));
        if (effects.isUnknown() && !doubt)
            doubt = effects.doubt;
    }
    if (doubt)
        return findings.inconclusive(*doubt);
    const Sentence remembered = ExpiryWindow::trLater("At the age of %1 the key still was remembered, promised are %2.")
                                    .with(ageText(ageOf(*replayed.back())), ageText(*context.promisedAgeMs));
    return isShortPromise(context) ? findings.warn(shortPromise(context), {}, {remembered}) : findings.pass(remembered);
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    if (!fitsAudit(*context.promisedAgeMs))
        return findings.warn(shortPromise(context), {},
                             {ExpiryWindow::trLater("That is longer than an audit waits: schedule the replays "
                                                    "instead, they are carried out when they are due.")});
    if (results.empty())
        return std::vector{play(u"first"_s, sequence(1))};
    if (results.size() > 1)
        return concluded(context, results);
    if (const auto reason = unfitToContinue(results.front()))
        return findings.inconclusive(*reason);
    return replays(*context.promisedAgeMs);
}

CheckCost cost(const CheckContext& context)
{
    if (unmet(context) || !fitsAudit(*context.promisedAgeMs))
        return {};
    return firstCost(context, next) + costOf(context, replays(*context.promisedAgeMs));
}

}

Check expiryWindow()
{
    return {"expiry.window", severity, false, rule, question, unmet, cost, next};
}

}
