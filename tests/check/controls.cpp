// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/playbuilder.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// So many acknowledged attempts with an identity each, and what the probe counted.
Teller distinct(int answers, qint64 effects, int identities = -1)
{
    return [=](HistoryBuilder& run) {
        for (int i = 0; i < answers; ++i)
            run.answer(201, "p" + QByteArray::number(identities < 0 ? i : i % identities));
        run.probe({effects});
    };
}

const Teller keyed = [](HistoryBuilder& run) {
    run.answer(201, "k");
    run.probe({1});
};

Teller keyless(const std::function<void(HistoryBuilder&)>& answers, qint64 effects)
{
    return [=](HistoryBuilder& run) {
        answers(run);
        run.probe({effects});
    };
}

const std::vector<CheckCase>& distinctKeys()
{
    static const std::vector<CheckCase> cases = {
        {"six keys, six effects", {distinct(6, 6)}, CheckResult::Pass, u"6 different keys with one payload had 6"_s},
        {"keys collapse", {distinct(6, 1, 1)}, CheckResult::Fail, u"only 1 effects"_s},
        {"keys collapse once", {distinct(6, 5, 5)}, CheckResult::Fail, u"only 5 effects"_s},
        {"more effects than keys", {distinct(6, 7)}, CheckResult::Fail, u"6 different keys had 7 effects"_s},
        {"one payload is one operation by the profile",
         {distinct(6, 1, 1)},
         CheckResult::Pass,
         u"only 1 effects"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::PayloadIsIdentity, Stance::Accepted);
         }},
        {"the others are refused",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.answers(5, 422);
             run.probe({1});
         }},
         CheckResult::Fail,
         u"only 1 were accepted"_s},
        {"a limit strikes",
         {[](HistoryBuilder& run) {
             run.answer(201, "p");
             run.answers(5, 429);
             run.probe({1});
         }},
         CheckResult::Inconclusive,
         u"only 1 were acknowledged"_s},
        {"identities alone collapse",
         {[](HistoryBuilder& run) {
             run.answers(6, 201, "p");
         }},
         CheckResult::Fail,
         u"Inferred"_s},
        {"identities alone cannot prove it",
         {[](HistoryBuilder& run) {
             for (int i = 0; i < 6; ++i)
                 run.answer(201, "p" + QByteArray::number(i));
         }},
         CheckResult::Inconclusive,
         u"name a probe"_s},
        {"nothing counts",
         {[](HistoryBuilder& run) {
             run.answers(6, 201);
         }},
         CheckResult::Inconclusive,
         u"Nothing counts"_s},
        {"a mock that keeps nothing", {distinct(6, 0)}, CheckResult::Inconclusive, u"moved for nothing"_s},
        {"not authorized",
         {[](HistoryBuilder& run) {
             run.answers(6, 401);
         }},
         CheckResult::Inconclusive,
         u"every answer was 401"_s},
        {"the probe cannot be read",
         {[](HistoryBuilder& run) {
             run.answers(6, 201);
             run.probe({1}).counts[0] = {{}, false, u"404"_s};
         }},
         CheckResult::Inconclusive,
         u"could not be read: 404"_s},
        {"the probe moves by itself",
         {[](HistoryBuilder& run) {
             run.answers(6, 201);
             run.probe({9}).isQuiet = false;
         }},
         CheckResult::Inconclusive,
         u"not quiet"_s},
    };
    return cases;
}

const std::vector<CheckCase>& keylessCases()
{
    static const std::vector<CheckCase> cases = {
        {"two of them, two effects",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201, "a");
                  run.mutated(201, "b");
              },
              2),
          keyed},
         CheckResult::Pass,
         u"two effects"_s},
        {"the second gets the first's result",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201, "a");
                  run.mutated(201, "a");
              },
              1),
          keyed},
         CheckResult::Fail,
         u"is lost"_s},
        {"the second is acknowledged without an effect",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201);
                  run.mutated(201);
              },
              1),
          keyed},
         CheckResult::Fail,
         u"is lost"_s},
        {"the second is refused",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201);
                  run.mutated(422);
              },
              1),
          keyed},
         CheckResult::Fail,
         u"refused (422)"_s},
        {"the second is refused where the payload names the operation",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201);
                  run.mutated(422);
              },
              1),
          keyed},
         CheckResult::Pass,
         u"names the operation"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::PayloadIsIdentity, Stance::Required);
         }},
        {"keys are required",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(400);
                  run.mutated(400);
              },
              0),
          keyed},
         CheckResult::Pass,
         u"refused (400)"_s},
        {"everything is refused",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(401);
                  run.mutated(401);
              },
              0),
          [](HistoryBuilder& run) {
              run.answer(401);
          }},
         CheckResult::Inconclusive,
         u"every answer was 401"_s},
        {"a probe by key sees nothing without one",
         {keyless(
              [](HistoryBuilder& run) {
                  run.answer(201, "a");
                  run.mutated(201, "b");
              },
              0),
          keyed},
         CheckResult::Inconclusive,
         u"moved for nothing"_s},
    };
    return cases;
}

}

class TestControls : public QObject
{
    Q_OBJECT

private slots:
    void differentKeysHaveEffectsOfTheirOwn_data() { addRows(distinctKeys()); }
    void differentKeysHaveEffectsOfTheirOwn()
    {
        QFETCH(int, place);
        compareCase("control.distinct-keys", distinctKeys()[size_t(place)]);
    }

    void keylessRequestsStayTwo_data() { addRows(keylessCases()); }
    void keylessRequestsStayTwo()
    {
        QFETCH(int, place);
        compareCase("control.keyless", keylessCases()[size_t(place)]);
    }

    void theLastKeyComesLater()
    {
        const CheckStep step = checkNamed(u"control.distinct-keys")->next(fullContext(), {});
        const Scenario scenario = std::get<std::vector<Play>>(step).front().scenario;
        QCOMPARE(scenario.keyStrategy, KeyStrategy::PerAttempt);
        QCOMPARE(scenario.faults.size(), size_t(1));
        QCOMPARE(scenario.faults.front().on.index, std::optional(scenario.attempts));
    }

    void keylessNeedsAKeyThatCanBeLeftOutAndAnotherPayload()
    {
        const Check* check = checkNamed(u"control.keyless");
        CheckContext context = fullContext();
        QVERIFY(!check->unmet(context));
        context.request.contract.placement.kind = KeyPlacement::Kind::None;
        QVERIFY(check->unmet(context)->text().contains(u"cannot be left out"_s));
        context = fullContext();
        context.request.body.text = R"({"name": "no 1 in it"})";
        QVERIFY(check->unmet(context)->text().contains(u"no other payload"_s));
        context.request.contract.mutation = u"[]"_s;
        QVERIFY(!check->unmet(context));
    }
};

QTEST_GUILESS_MAIN(TestControls)
#include "controls.moc"
