// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/playbuilder.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

using Told = std::function<void(HistoryBuilder&)>;

/// Rounds of a burst: told one by one, with what the probe counted in each.
Teller rounds(const std::vector<Told>& told, const std::vector<qint64>& effects)
{
    return [=](HistoryBuilder& run) {
        run.facts.scenario.rounds = int(told.size());
        for (size_t round = 0; round < told.size(); ++round) {
            run.operation(int(round));
            run.burst();
            told[round](run);
        }
        run.addProbe(u"GET /payments"_s, true, effects);
    };
}

const Told oneWins = [](HistoryBuilder& run) {
    run.answer(201, "p");
    run.answers(9, 409);
};
const Told twoWin = [](HistoryBuilder& run) {
    run.answer(201, "p");
    run.answer(201, "q");
    run.answers(8, 409);
};

void withTwoRounds(CheckContext& context)
{
    context.rounds = 2;
}

const std::vector<CheckCase>& sameKeyCases()
{
    static const std::vector<CheckCase> cases = {
        {"one effect in each round",
         {rounds({oneWins, oneWins}, {1, 1})},
         CheckResult::Pass,
         u"0 of 2 rounds"_s,
         withTwoRounds},
        {"the bound of fifty rounds",
         {rounds(std::vector<Told>(50, oneWins), std::vector<qint64>(50, 1))},
         CheckResult::Pass,
         u"0 of 50 rounds were violated: at most 7.1 %"_s},
        {"two effects in one round",
         {rounds({oneWins, twoWin}, {1, 2})},
         CheckResult::Fail,
         u"had 2 effects"_s,
         withTwoRounds},
        {"how often at the least",
         {rounds({twoWin, twoWin}, {2, 2})},
         CheckResult::Fail,
         u"2 of 2 rounds were violated: at least 15.8 %"_s,
         withTwoRounds},
        {"two identities with one effect", {rounds({twoWin, oneWins}, {1, 1})}, CheckResult::Fail, u"2 identities"_s},
        {"a server error",
         {rounds({[](HistoryBuilder& run) {
                     run.answer(201, "p");
                     run.answer(500);
                 }},
                 {1})},
         CheckResult::Fail,
         u"answer 500"_s},
        {"acknowledged, but lost in one round",
         {rounds({oneWins, oneWins}, {1, 0})},
         CheckResult::Fail,
         u"none had an effect"_s},
        {"nothing overlaps",
         {[](HistoryBuilder& run) {
             run.rounds(3, 3);
         }},
         CheckResult::Inconclusive,
         u"nothing raced"_s},
        {"rounds that do not overlap do not count",
         {[](HistoryBuilder& run) {
             run.rounds(3, 1);
         }},
         CheckResult::Pass,
         u"0 of 2 rounds"_s},
        {"a mock that keeps nothing", {rounds({oneWins}, {0})}, CheckResult::Inconclusive, u"moved for nothing"_s},
        {"every answer is an error",
         {rounds({[](HistoryBuilder& run) {
                     run.answers(10, 503);
                 }},
                 {0})},
         CheckResult::Inconclusive,
         u"every answer was 503"_s},
    };
    return cases;
}

Told withRetryAfter(int count)
{
    return [=](HistoryBuilder& run) {
        run.answer(201, "p");
        for (int i = 0; i < count; ++i)
            run.answer(409).retryAfterMs = 1000;
    };
}

void requireRetryAfter(CheckContext& context)
{
    context.profile = profileWith(Practice::TwinRetryAfter, Stance::Required);
}

const std::vector<CheckCase>& inFlightCases()
{
    static const std::vector<CheckCase> cases = {
        {"a conflict", {rounds({oneWins}, {1})}, CheckResult::Pass, u"answered with 409"_s},
        {"a conflict with Retry-After",
         {rounds({withRetryAfter(3)}, {1})},
         CheckResult::Pass,
         u"409 and Retry-After"_s,
         requireRetryAfter},
        {"a conflict without the Retry-After that is required",
         {rounds({oneWins}, {1})},
         CheckResult::Fail,
         u"does not say by Retry-After"_s,
         requireRetryAfter},
        {"another status than the profile's",
         {rounds({oneWins}, {1})},
         CheckResult::Fail,
         u"the status is 423"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::TwinConflict, Stance::Required, {{423, 423}});
         }},
        {"wait, then replay",
         {rounds({[](HistoryBuilder& run) {
                     run.answers(4, 201, "p");
                 }},
                 {1})},
         CheckResult::Pass,
         u"waits and is given"_s},
        {"an envelope without identity is a replay where one effect is counted",
         {rounds({[](HistoryBuilder& run) {
                     run.answer(201, "p");
                     run.answer(200);
                 }},
                 {1})},
         CheckResult::Pass,
         u"waits and is given"_s},
        {"the profile wants a conflict",
         {rounds({[](HistoryBuilder& run) {
                     run.answers(4, 201, "p");
                 }},
                 {1})},
         CheckResult::Fail,
         u"Required by the profile"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::TwinConflict, Stance::Required);
         }},
        {"a twin that was read late among conflicts is no waiting",
         {rounds({oneWins,
                  [](HistoryBuilder& run) {
                      run.answer(201, "p");
                      run.answer(409);
                      run.answer(201, "p");
                  }},
                 {1, 1})},
         CheckResult::Pass,
         u"answered with 409"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::TwinConflict, Stance::Required);
         }},
        {"a twin is executed", {rounds({twoWin}, {2})}, CheckResult::Fail, u"executed as well"_s},
        {"a server error",
         {rounds({[](HistoryBuilder& run) {
                     run.answer(201, "p");
                     run.answer(500);
                 }},
                 {1})},
         CheckResult::Fail,
         u"answered with 500: neither"_s},
        {"a plain refusal",
         {rounds({[](HistoryBuilder& run) {
                     run.answer(201, "p");
                     run.answer(422);
                 }},
                 {1})},
         CheckResult::Fail,
         u"answered with 422: neither"_s},
        {"answered too fast",
         {[](HistoryBuilder& run) {
             run.rounds(3, 3);
         }},
         CheckResult::Inconclusive,
         u"answered too fast"_s},
        {"made slow where nothing overlaps",
         {[](HistoryBuilder& run) { run.rounds(3, 3); }, rounds({oneWins}, {1})},
         CheckResult::Pass,
         u"answered with 409"_s,
         [](CheckContext& context) {
             context.request.contract.provocations = {{u"slow"_s, Provocation::Kind::Header, u"X-Slow: 1"_s}};
         }},
    };
    return cases;
}

/// One wins, the others ask again; the last of them ends with `end`.
Teller losers(int end)
{
    return [=](HistoryBuilder& run) {
        run.facts.scenario.retry.retries = 5;
        run.burst().answer(201, "p");
        run.answer(409);
        run.sequence();
        run.retry().answer(end, "p");
        run.probe({1});
    };
}

const std::vector<CheckCase>& recoveryCases()
{
    static const std::vector<CheckCase> cases = {
        {"the loser learns", {losers(201)}, CheckResult::Pass, u"All 2 clients learnt"_s},
        {"the loser never learns", {losers(409)}, CheckResult::Fail, u"1 of 2 clients never learnt"_s},
        {"the loser meets an error", {losers(500)}, CheckResult::Fail, u"was 500"_s},
        {"nobody is acknowledged",
         {[](HistoryBuilder& run) {
             run.burst().answers(5, 401);
         }},
         CheckResult::Inconclusive,
         u"every answer was 401"_s},
    };
    return cases;
}

Teller repeats(int identities, qint64 effects)
{
    return [=](HistoryBuilder& run) {
        for (int i = 0; i < 12; ++i)
            run.answer(201, "p" + QByteArray::number(i % identities));
        run.probe({effects});
    };
}

const std::vector<CheckCase>& connectionCases()
{
    static const std::vector<CheckCase> cases = {
        {"one effect either way", {repeats(1, 1), repeats(1, 1)}, CheckResult::Pass, u"one effect"_s},
        {"a store for each process", {repeats(4, 4), repeats(1, 1)}, CheckResult::Fail, u"several key stores"_s},
        {"no store at all", {repeats(4, 4), repeats(4, 4)}, CheckResult::Fail, u"whichever connection"_s},
        {"a kept-alive connection duplicates",
         {repeats(1, 1), repeats(2, 2)},
         CheckResult::Fail,
         u"over one connection"_s},
        {"one of them answers nothing",
         {repeats(1, 1),
          [](HistoryBuilder& run) {
              run.answers(12, 503);
          }},
         CheckResult::Inconclusive,
         u"every answer was 503"_s},
        {"acknowledged 202 and not seen",
         {repeats(1, 1),
          [](HistoryBuilder& run) {
              run.answers(12, 202);
              run.probe({0});
          }},
         CheckResult::Inconclusive,
         u"moved for nothing"_s},
    };
    return cases;
}

Teller replicas(const std::vector<QByteArray>& identities, qint64 effects)
{
    return [=](HistoryBuilder& run) {
        for (const QByteArray& identity : identities)
            run.answer(201, identity);
        run.probe({effects});
    };
}

const std::vector<CheckCase>& replicaCases()
{
    static const std::vector<CheckCase> cases = {
        {"one store", {replicas({"p", "p"}, 1), rounds({oneWins}, {1})}, CheckResult::Pass, u"had one effect"_s},
        {"a store for each",
         {replicas({"p", "q"}, 2), rounds({twoWin}, {2})},
         CheckResult::Fail,
         u"in turn, had 2 effects"_s},
        {"only at once",
         {replicas({"p", "p"}, 1), rounds({oneWins, twoWin}, {1, 2})},
         CheckResult::Fail,
         u"at once, had 2 effects"_s},
        {"a replica is down",
         {[](HistoryBuilder& run) {
              run.answer(201, "p");
              run.refused().error = u"connection refused"_s;
              run.probe({1});
          },
          rounds({oneWins}, {1})},
         CheckResult::Inconclusive,
         u"connection refused"_s},
    };
    return cases;
}

Scenario firstScenario(const char* id, const CheckContext& context, size_t place = 0)
{
    const CheckStep step = checkNamed(QString::fromLatin1(id))->next(context, {});
    return std::get<std::vector<Play>>(step).at(place).scenario;
}

}

class TestRaces : public QObject
{
    Q_OBJECT

private slots:
    void aBurstHasOneEffect_data() { addRows(sameKeyCases()); }
    void aBurstHasOneEffect()
    {
        QFETCH(int, place);
        compareCase("race.same-key", sameKeyCases()[size_t(place)]);
    }

    void aTwinIsTold_data() { addRows(inFlightCases()); }
    void aTwinIsTold()
    {
        QFETCH(int, place);
        compareCase("race.in-flight-answer", inFlightCases()[size_t(place)]);
    }

    void losersRecover_data() { addRows(recoveryCases()); }
    void losersRecover()
    {
        QFETCH(int, place);
        compareCase("race.loser-recovers", recoveryCases()[size_t(place)]);
    }

    void connectionsShareKeys_data() { addRows(connectionCases()); }
    void connectionsShareKeys()
    {
        QFETCH(int, place);
        compareCase("race.connections", connectionCases()[size_t(place)]);
    }

    void replicasShareKeys_data() { addRows(replicaCases()); }
    void replicasShareKeys()
    {
        QFETCH(int, place);
        compareCase("race.replicas", replicaCases()[size_t(place)]);
    }

    void aBurstIsReleasedAsTheContextSays()
    {
        CheckContext context = fullContext();
        context.gate = ReleaseMode::SinglePacket;
        context.clients = 7;
        context.rounds = 3;
        const Scenario scenario = firstScenario("race.same-key", context);
        QCOMPARE(scenario.release, ReleaseMode::SinglePacket);
        QCOMPARE(scenario.attempts, 7);
        QCOMPARE(scenario.rounds, 3);
        QCOMPARE(firstScenario("race.replicas", context, 1).release, ReleaseMode::LastByte);
    }

    void losersAskForAsLongAsTheBudget()
    {
        CheckContext context = fullContext();
        context.budgetMs = 10'000;
        const RetryPolicy retry = firstScenario("race.loser-recovers", context).retry;
        QCOMPARE(retry.baseMs, 50);
        QCOMPARE(retry.deadlineMs, std::optional(10'000));
        qint64 shortest = 0;
        qint64 pause = retry.baseMs;
        for (int i = 0; i < retry.retries; ++i) {
            shortest += pause / 2; // equal jitter
            pause = std::min<qint64>(2 * pause, retry.capMs);
        }
        QVERIFY(shortest + retry.capMs >= 10'000);
    }

    void replicasAreAskedForTheSamePath()
    {
        CheckContext context = fullContext();
        context.request.params = {{u"b"_s, u"x y"_s}, {u"off"_s, u"1"_s, false}, {u"c"_s, u"{{operation}}"_s}};
        const std::vector<Variation> variations = firstScenario("race.replicas", context).variations;
        QCOMPARE(variations.size(), size_t(2));
        QCOMPARE(variations[0], Variation());
        QCOMPARE(variations[1].url, u"http://127.0.0.1:8081/payments?a=1&b=x%20y&c={{operation}}"_s);
        context.request.url = u"{{baseUrl}}/payments"_s;
        context.request.params.clear();
        context.request.contract.replicas = {u"http://b/api/"_s};
        QCOMPARE(firstScenario("race.replicas", context).variations[1].url, u"http://b/api/payments"_s);
    }

    void replicasMustBeKnown()
    {
        CheckContext context = fullContext();
        context.request.contract.replicas.clear();
        QVERIFY(checkNamed(u"race.replicas")->unmet(context)->text().contains(u"No replicas"_s));
    }
};

QTEST_GUILESS_MAIN(TestRaces)
#include "races.moc"
