// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/playbuilder.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Teller twice(const std::function<void(HistoryBuilder&)>& answers, std::optional<qint64> effects)
{
    return [=](HistoryBuilder& run) {
        answers(run);
        if (effects)
            run.probe({*effects});
    };
}

const std::function<void(HistoryBuilder&)> sameResult = [](HistoryBuilder& run) {
    run.answers(2, 201, "p");
};

const std::vector<CheckCase>& sequentialCases()
{
    static const std::vector<CheckCase> cases = {
        {"one effect", {twice(sameResult, 1)}, CheckResult::Pass, u"one effect"_s},
        {"two effects",
         {twice(
             [](HistoryBuilder& run) {
                 run.answer(201, "p");
                 run.answer(201, "q");
             },
             2)},
         CheckResult::Fail,
         u"had 2 effects"_s},
        {"the repeat is refused and has an effect all the same",
         {twice(
             [](HistoryBuilder& run) {
                 run.answer(201, "p");
                 run.answer(409);
             },
             2)},
         CheckResult::Fail,
         u"had 2 effects"_s},
        {"one row and two charges",
         {[](HistoryBuilder& run) {
             run.answers(2, 201, "p");
             run.probe({1});
             run.probe({2}, u"charges"_s);
         }},
         CheckResult::Fail,
         u"the probe charges"_s},
        {"two identities alone",
         {twice(
             [](HistoryBuilder& run) {
                 run.answer(201, "p");
                 run.answer(201, "q");
             },
             {})},
         CheckResult::Fail,
         u"Inferred"_s},
        {"one identity alone", {twice(sameResult, {})}, CheckResult::Inconclusive, u"name a probe"_s},
        {"more identities than effects",
         {twice(
             [](HistoryBuilder& run) {
                 run.answer(201, "p");
                 run.answer(201, "q");
             },
             1)},
         CheckResult::Inconclusive,
         u"name 2 identities"_s},
        {"a mock that keeps nothing", {twice(sameResult, 0)}, CheckResult::Inconclusive, u"moved for nothing"_s},
        {"nothing listens",
         {[](HistoryBuilder& run) {
             run.refused();
         }},
         CheckResult::Inconclusive,
         u"No attempt reached"_s},
        {"it was stopped",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.facts.isStopped = true;
             run.probe({1});
         }},
         CheckResult::Inconclusive,
         u"was stopped"_s},
        {"an excess that had not settled",
         {[](HistoryBuilder& run) {
             run.answers(2, 201, "p");
             run.probe({2}).counts[0].isSettled = false;
         }},
         CheckResult::Fail,
         u"It may be more"_s},
        {"a count that had not settled",
         {[](HistoryBuilder& run) {
             run.answers(2, 201, "p");
             run.probe({1}).counts[0].isSettled = false;
         }},
         CheckResult::Inconclusive,
         u"never settled"_s},
        {"somebody else may have written",
         {[](HistoryBuilder& run) {
             run.facts.isLoopback = false;
             run.answers(2, 201, "p");
             run.runProbe({2});
         }},
         CheckResult::Inconclusive,
         u"somebody else"_s},
        {"a probe per run on this machine",
         {[](HistoryBuilder& run) {
             run.answers(2, 201, "p");
             run.runProbe({2});
         }},
         CheckResult::Fail,
         u"Counted by the probe"_s},
    };
    return cases;
}

/// A first answer and its repeat, each with headers.
Teller answered(int status, const QByteArray& body, HeaderFields headers, int repeatStatus,
                const QByteArray& repeatBody, HeaderFields repeatHeaders)
{
    return [=](HistoryBuilder& run) {
        Attempt& first = run.answer(status, "p");
        first.response.body = body;
        first.response.headers = headers;
        Attempt& repeat = run.answer(repeatStatus, "p");
        repeat.response.body = repeatBody;
        repeat.response.headers = repeatHeaders;
        run.probe({1});
    };
}

const HeaderFields full = {{"Content-Type", "application/json"}, {"Location", "/payments/p"}, {"Date", "1"}};
const HeaderFields later = {{"content-type", "application/json"}, {"location", "/payments/p"}, {"Date", "2"}};

const std::vector<CheckCase>& fidelityCases()
{
    static const std::vector<CheckCase> cases = {
        {"the same again",
         {answered(201, "{}", full, 201, "{}", later)},
         CheckResult::Pass,
         u"the body of the first answer"_s},
        {"Location is lost",
         {answered(201, "{}", full, 201, "{}", {{"Content-Type", "application/json"}})},
         CheckResult::Fail,
         u"lacks the header Location"_s},
        {"another content type",
         {answered(201, "{}", full, 201, "{}", {{"Content-Type", "text/html"}, {"Location", "/payments/p"}})},
         CheckResult::Fail,
         u"another Content-Type"_s},
        {"another status, which no API is forbidden",
         {answered(201, "{}", full, 200, "{}", later)},
         CheckResult::Pass,
         u"status 200"_s},
        {"another status, forbidden by the profile",
         {answered(201, "{}", full, 200, "{}", later)},
         CheckResult::Fail,
         u"status 200"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatOtherStatus, Stance::Forbidden);
         }},
        {"another status, forbidden by an unsure source",
         {answered(201, "{}", full, 200, "{}", later)},
         CheckResult::Warn,
         u"status 200"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatOtherStatus, Stance::Forbidden, {}, true);
         }},
        {"the present state where bytes are required",
         {answered(201, "{}", full, 201, "{ }", later)},
         CheckResult::Fail,
         u"another body"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatByteReplay, Stance::Required);
         }},
        {"the present state, as the profile accepts, has headers of its own",
         {answered(201, "{}", full, 200, "{ }", {{"Content-Type", "application/json"}})},
         CheckResult::Pass,
         u"lacks the header Location"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatCurrentState, Stance::Accepted);
         }},
        {"the present state", {answered(201, "{}", full, 201, "{ }", later)}, CheckResult::Pass, u"another body"_s},
        {"a refusal with a pointer",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.pointer("p");
             run.probe({1});
         }},
         CheckResult::Pass,
         u"refused with a pointer"_s},
        {"a refusal with a pointer where bytes are required",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.pointer("p");
             run.probe({1});
         }},
         CheckResult::Fail,
         u"refused with a pointer"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatByteReplay, Stance::Required);
         }},
        {"a plain refusal",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.answer(409);
             run.probe({1});
         }},
         CheckResult::Fail,
         u"answered with 409"_s},
        {"a second execution is no replay",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.answer(201, "q");
             run.probe({2});
         }},
         CheckResult::Inconclusive,
         u"executed again"_s},
        {"the first fails",
         {[](HistoryBuilder& run) {
             run.answer(500);
             run.answer(201, "p");
             run.probe({1});
         }},
         CheckResult::Inconclusive,
         u"not acknowledged"_s},
    };
    return cases;
}

const Teller marked = [](HistoryBuilder& run) {
    run.answer(201, "p");
    run.marked(201, "p");
    run.probe({1});
};

const std::vector<CheckCase>& markerCases()
{
    static const std::vector<CheckCase> cases = {
        {"marked", {marked}, CheckResult::Pass, u"idempotent-replayed"_s},
        {"unmarked", {twice(sameResult, 1)}, CheckResult::Fail, u"no marker"_s},
        {"unmarked, as the profile accepts",
         {twice(sameResult, 1)},
         CheckResult::Pass,
         u"no marker"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatMarked, Stance::Accepted);
         }},
        {"unmarked, though the profile requires it",
         {twice(sameResult, 1)},
         CheckResult::Fail,
         u"Required by the profile stand"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::RepeatMarked, Stance::Required);
         }},
        {"the first answer bears it too",
         {[](HistoryBuilder& run) {
             run.marked(201, "p");
             run.marked(201, "p");
             run.probe({1});
         }},
         CheckResult::Fail,
         u"no marker"_s},
        {"an execution is no replay",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.answer(201, "q");
             run.probe({2});
         }},
         CheckResult::Inconclusive,
         u"executed again"_s},
    };
    return cases;
}

}

class TestReplays : public QObject
{
    Q_OBJECT

private slots:
    void repeatsHaveOneEffect_data() { addRows(sequentialCases()); }
    void repeatsHaveOneEffect()
    {
        QFETCH(int, place);
        compareCase("replay.sequential", sequentialCases()[size_t(place)]);
    }

    void replaysReadLikeTheFirst_data() { addRows(fidelityCases()); }
    void replaysReadLikeTheFirst()
    {
        QFETCH(int, place);
        compareCase("replay.fidelity", fidelityCases()[size_t(place)]);
    }

    void replaysAreMarked_data() { addRows(markerCases()); }
    void replaysAreMarked()
    {
        QFETCH(int, place);
        compareCase("replay.marker", markerCases()[size_t(place)]);
    }
};

QTEST_GUILESS_MAIN(TestReplays)
#include "replays.moc"
