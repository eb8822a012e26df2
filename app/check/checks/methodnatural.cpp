// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/continued.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"
#include "check/resource.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Major;
constexpr const char* rule = "RFC 9110 §9.2.2";
constexpr int repeats = 3;

struct MethodNatural
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::MethodNatural)
};

Sentence question()
{
    return MethodNatural::trLater("Do repeated PUT and DELETE leave the same state as one, and GET and HEAD none?");
}

Variation request(const QString& method, const QString& url)
{
    Variation variation;
    variation.method = method;
    variation.url = url;
    variation.withoutKey = true;
    variation.withoutBody = method != "PUT"_L1;
    return variation;
}

/// One client after another, on what the first play created.
Play onCreated(const QString& name, const std::vector<QString>& methods, const QString& url)
{
    Scenario scenario = sequence(int(methods.size()));
    for (const QString& method : methods)
        scenario.variations.push_back(request(method, url));
    Play result = play(name, scenario);
    result.continues = 0;
    return result;
}

Play looks(const QString& url)
{
    return onCreated(u"look"_s, {u"GET"_s, u"HEAD"_s, u"GET"_s}, url);
}

/// The method again and again, with a look after each.
Play changes(const QString& method, const QString& url)
{
    std::vector<QString> methods;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        methods.push_back(method);
        methods.push_back(u"GET"_s);
    }
    return onCreated(method, methods, url);
}

bool isSuccess(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Responded && attempt.status / 100 == 2;
}

/// Why what was created cannot be looked at.
std::optional<Sentence> notAddressable(const PlayResult& look, const QString& url)
{
    const AttemptList attempts = allAttempts(look);
    if (!attempts.empty() && isSuccess(*attempts.front()))
        return std::nullopt;
    return MethodNatural::trLater("What was created cannot be looked at: GET %1 was answered %2.")
        .with(url, attempts.empty() ? 0 : attempts.front()->status);
}

/// What the looks after the repeats showed: whether each was as the first.
struct States
{
    bool isSupported = false; ///< the method was carried out at least once
    bool isSeen = true;       ///< every look was answered
    int changedAfter = 0;     ///< repeat after which it differed from that after the first; 0: none
};

States statesOf(const PlayResult& result)
{
    States states;
    QByteArray first;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const Attempt* change = lastOf(result, 2 * repeat);
        const Attempt* look = lastOf(result, 2 * repeat + 1);
        states.isSupported |= repeat == 0 && change && isSuccess(*change);
        if (!change || !look || look->outcome != Outcome::Responded) {
            states.isSeen = false;
            continue;
        }
        const QByteArray state = shownState(look->response);
        if (repeat == 0)
            first = state;
        else if (state != first && states.changedAfter == 0)
            states.changedAfter = repeat + 1;
    }
    return states;
}

/// More things than the one that was created, where a probe can tell.
bool hasMultiplied(const PlayResult& result)
{
    return checkContinued(result, {0, 1}).isTooMany();
}

std::optional<Finding> harmOfLooking(const Findings& findings, const PlayResult& look)
{
    const AttemptList attempts = allAttempts(look);
    const std::vector evidence{evidenceOf(look, attempts)};
    if (hasMultiplied(look))
        return findings.fail(MethodNatural::trLater("GET and HEAD had an effect: there is more than was created."),
                             evidence);
    if (shownState(attempts.front()->response) != shownState(attempts.back()->response))
        return findings.fail(MethodNatural::trLater("Looking by GET and HEAD changed what was looked at."), evidence);
    return std::nullopt;
}

std::optional<Finding> harmOfChanging(const Findings& findings, const PlayResult& change)
{
    const States states = statesOf(change);
    const std::vector evidence{evidenceOf(change, allAttempts(change))};
    if (!states.isSupported)
        return std::nullopt;
    if (states.changedAfter > 0)
        return findings.fail(MethodNatural::trLater("After %1 number %2 the state differs from that after the first.")
                                 .with(change.play.name, states.changedAfter),
                             evidence);
    if (hasMultiplied(change))
        return findings.fail(
            MethodNatural::trLater("Repeated %1 had effects of its own: there is more than was created.")
                .with(change.play.name),
            evidence);
    if (!states.isSeen)
        return findings.inconclusive(
            MethodNatural::trLater("A look after %1 was not answered.").with(change.play.name));
    return std::nullopt;
}

Finding notApplicable(const Findings& findings, const Sentence& reason)
{
    Finding finding = findings.inconclusive(reason);
    finding.result = CheckResult::NotApplicable;
    return finding;
}

Finding concluded(const Findings& findings, const std::vector<PlayResult>& results)
{
    QStringList supported;
    for (size_t index = 2; index < results.size(); ++index) {
        if (auto finding = harmOfChanging(findings, results[index]))
            return *finding;
        if (statesOf(results[index]).isSupported)
            supported += results[index].play.name;
    }
    if (supported.isEmpty())
        return notApplicable(findings,
                             MethodNatural::trLater("The target takes neither PUT nor DELETE for what it created."));
    return findings.pass(MethodNatural::trLater("%1 three times left the same state as once; GET and HEAD changed "
                                                "nothing.")
                             .with(supported.join(u", "_s)));
}

/// Create, look, PUT, DELETE: each only where the one before leaves a reason to.
CheckStep next(const CheckContext&, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return std::vector{play(u"create"_s, sequence(1))};
    const Findings findings(severity, rule, results);
    if (const auto reason = unfit(results.front()))
        return findings.inconclusive(*reason);
    if (const auto reason = stopped(results))
        return findings.inconclusive(*reason);
    const Attempt* created = firstExecution(allAttempts(results.front()));
    const std::optional<QString> url = created ? createdUrl(*created) : std::nullopt;
    if (!url)
        return notApplicable(findings, MethodNatural::trLater("Nothing says where what was created can be looked at: "
                                                              "no Location on this host, no identity."));
    if (results.size() == 1)
        return std::vector{looks(*url)};
    if (const auto reason = notAddressable(results[1], *url))
        return notApplicable(findings, *reason);
    if (auto finding = harmOfLooking(findings, results[1]))
        return *finding;
    if (results.size() == 2)
        return std::vector{changes(u"PUT"_s, *url)};
    if (results.size() == 3)
        return std::vector{changes(u"DELETE"_s, *url)};
    return concluded(findings, results);
}

CheckCost cost(const CheckContext& context)
{
    const QString& url = context.request.url;
    return firstCost(context, next) + costOf(context, {looks(url)}) + costOf(context, {changes(u"PUT"_s, url)}) +
           costOf(context, {changes(u"DELETE"_s, url)});
}

}

Check methodNatural()
{
    return {"method.natural", severity, true, rule, question, needsNothing, cost, next};
}

}
