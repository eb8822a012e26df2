// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/playbuilder.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

using Told = std::function<void(HistoryBuilder&)>;

Teller told(const Told& answers, std::optional<qint64> effects)
{
    return [=](HistoryBuilder& run) {
        answers(run);
        if (effects)
            run.probe({*effects});
    };
}

/// A first request, and what the second one was answered.
Told pair(int status, const QByteArray& identity = {})
{
    return [=](HistoryBuilder& run) {
        run.answer(201, "p");
        run.answer(status, identity);
    };
}
Told mutatedPair(int status, const QByteArray& identity = {})
{
    return [=](HistoryBuilder& run) {
        run.answer(201, "p");
        run.mutated(status, identity);
    };
}

const std::vector<CheckCase>& reuseCases()
{
    static const std::vector<CheckCase> cases = {
        {"refused", {told(mutatedPair(422), 1)}, CheckResult::Pass, u"refused (422)"_s},
        {"refused by an unusual status", {told(mutatedPair(417), 1)}, CheckResult::Pass, u"refused (417)"_s},
        {"another status than the profile requires",
         {told(mutatedPair(417), 1)},
         CheckResult::Fail,
         u"the status is 422"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::OtherPayloadRefused, Stance::Required, {{422, 422}});
         }},
        {"another status than an unsure source names",
         {told(mutatedPair(417), 1)},
         CheckResult::Warn,
         u"the status is 422"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::OtherPayloadRefused, Stance::Required, {{422, 422}}, true);
         }},
        {"executed", {told(mutatedPair(201, "q"), 2)}, CheckResult::Fail, u"a second effect"_s},
        {"executed, as the profile accepts",
         {told(mutatedPair(201, "q"), 2)},
         CheckResult::Pass,
         u"was executed"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::OtherPayloadExecuted, Stance::Accepted);
         }},
        {"refused, but executed", {told(mutatedPair(422), 2)}, CheckResult::Fail, u"had an effect all the same"_s},
        {"given the first result", {told(mutatedPair(201, "p"), 1)}, CheckResult::Fail, u"it is lost"_s},
        {"given the first result in an envelope", {told(mutatedPair(200), 1)}, CheckResult::Fail, u"it is lost"_s},
        {"given the first result, as the profile accepts",
         {told(mutatedPair(201, "p"), 1)},
         CheckResult::Pass,
         u"as if it were its own"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::OtherPayloadReplayed, Stance::Accepted);
         }},
        {"a server error", {told(mutatedPair(500), 1)}, CheckResult::Warn, u"answer 500"_s},
        {"identities tell without a probe", {told(mutatedPair(201, "p"), {})}, CheckResult::Fail, u"it is lost"_s},
        {"two identities without a probe", {told(mutatedPair(201, "q"), {})}, CheckResult::Fail, u"a second effect"_s},
        {"refused, and nothing counts", {told(mutatedPair(422), {})}, CheckResult::Inconclusive, u"name a probe"_s},
        {"a limit strikes", {told(mutatedPair(429), 1)}, CheckResult::Inconclusive, u"no answer to judge"_s},
        {"the first is not acknowledged",
         {told(
             [](HistoryBuilder& run) {
                 run.answer(503);
                 run.mutated(201, "p");
             },
             1)},
         CheckResult::Inconclusive,
         u"not acknowledged"_s},
    };
    return cases;
}

/// Rounds in which both payloads arrive at once.
Teller atOnce(const std::vector<Told>& rounds, const std::vector<qint64>& effects)
{
    return [=](HistoryBuilder& run) {
        run.facts.scenario.rounds = int(rounds.size());
        for (size_t round = 0; round < rounds.size(); ++round) {
            run.operation(int(round));
            run.burst();
            rounds[round](run);
        }
        run.addProbe(u"GET /payments"_s, true, effects);
    };
}

const std::vector<CheckCase>& inFlightCases()
{
    static const std::vector<CheckCase> cases = {
        {"a conflict",
         {atOnce({mutatedPair(409), mutatedPair(409)}, {1, 1})},
         CheckResult::Pass,
         u"each of 2 rounds"_s},
        {"both are executed in one round",
         {atOnce({mutatedPair(409), mutatedPair(201, "q")}, {1, 2})},
         CheckResult::Fail,
         u"had 2 effects"_s},
        {"both are given one result",
         {atOnce({mutatedPair(201, "p")}, {1})},
         CheckResult::Fail,
         u"one of them is lost"_s},
        {"both executed, as the profile accepts",
         {atOnce({mutatedPair(201, "q")}, {2})},
         CheckResult::Pass,
         u"had 2 effects"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::OtherPayloadExecuted, Stance::Accepted);
         }},
        {"answered too fast", {told(mutatedPair(409), 1)}, CheckResult::Inconclusive, u"answered too fast"_s},
        {"nobody is acknowledged",
         {atOnce({[](HistoryBuilder& run) {
                     run.answer(401);
                     run.mutated(401);
                 }},
                 {0})},
         CheckResult::Inconclusive,
         u"every answer was 401"_s},
    };
    return cases;
}

/// Four rounds; the last one is told.
Teller fourRounds(const Told& last, qint64 effects)
{
    return [=](HistoryBuilder& run) {
        for (int round = 0; round < 4; ++round) {
            run.operation(round);
            round < 3 ? pair(201, "p")(run) : last(run);
        }
        run.facts.scenario.rounds = 4;
        run.addProbe(u"GET /payments"_s, true, {1, 1, 1, effects});
    };
}

const std::vector<CheckCase>& equivalentCases()
{
    static const Teller fine = fourRounds(pair(201, "p"), 1);
    static const std::vector<CheckCase> cases = {
        {"a replay", {fine, fine}, CheckResult::Pass, u"in 8 ways"_s},
        {"executed again in another order",
         {fine, fourRounds(pair(201, "q"), 2)},
         CheckResult::Fail,
         u"was executed again"_s},
        {"executed again in other bytes",
         {fourRounds(pair(201, "q"), 2), fine},
         CheckResult::Fail,
         u"was executed again"_s},
        {"refused", {fine, fourRounds(pair(422), 1)}, CheckResult::Warn, u"refused (422)"_s},
        {"refused, though the profile requires a replay",
         {fine, fourRounds(pair(422), 1)},
         CheckResult::Fail,
         u"Required by the profile"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::EquivalentReplayed, Stance::Required);
         }},
        {"refused, as the profile says",
         {fine, fourRounds(pair(422), 1)},
         CheckResult::Pass,
         u"refused (422)"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::EquivalentRefused, Stance::Accepted);
         }},
        {"a server error", {fine, fourRounds(pair(500), 1)}, CheckResult::Warn, u"answer 500"_s},
        {"one member has one order",
         {fine, fine},
         CheckResult::Pass,
         u"in 8 ways"_s,
         [](CheckContext& context) {
             context.request.body.text = R"({"a/b~c": 1})";
         }},
    };
    return cases;
}

const Teller fresh = told([](HistoryBuilder& run) { run.answer(201, "f"); }, 1);
const Teller noFresh = told([](HistoryBuilder& run) { run.answer(403); }, 0);

void acceptSharing(CheckContext& context)
{
    context.profile = profileWith(Practice::SharedByEndpoints, Stance::Accepted);
}

const std::vector<CheckCase>& endpointCases()
{
    static const std::vector<CheckCase> cases = {
        {"a result of its own", {told(pair(201, "q"), 1)}, CheckResult::Pass, u"a fresh one at the other"_s},
        {"the first result comes back",
         {told(pair(201, "p"), 1), fresh, told(pair(201, "p"), 1)},
         CheckResult::Fail,
         u"result of the first one"_s},
        {"as the profile accepts",
         {told(pair(201, "p"), 1), fresh, told(pair(201, "p"), 1)},
         CheckResult::Pass,
         u"result of the first one"_s,
         acceptSharing},
        {"numbers that were equal by chance",
         {told(pair(201, "p"), 1), fresh, told(pair(201, "q"), 1)},
         CheckResult::Pass,
         u"a fresh one at the other"_s},
        {"refused", {told(pair(417), 1), fresh}, CheckResult::Pass, u"refused at the other (417)"_s},
        {"refused with a fresh key too", {told(pair(403), 1), noFresh}, CheckResult::Inconclusive, u"as well (403)"_s},
        {"marked without an identity",
         {told(
              [](HistoryBuilder& run) {
                  run.answer(201);
                  run.marked(201);
              },
              1),
          fresh,
          told(
              [](HistoryBuilder& run) {
                  run.answer(201);
                  run.marked(201);
              },
              1)},
         CheckResult::Fail,
         u"result of the first one"_s},
        {"words that tell nothing",
         {told([](HistoryBuilder& run) { run.answers(2, 201); }, 1)},
         CheckResult::Inconclusive,
         u"name an identity"_s},
    };
    return cases;
}

const std::vector<CheckCase>& principalCases()
{
    static const std::vector<CheckCase> cases = {
        {"a result of its own", {told(pair(201, "q"), 2)}, CheckResult::Pass, u"a fresh one for another"_s},
        {"the other's result",
         {told(pair(201, "p"), 1), fresh, told(pair(201, "p"), 1)},
         CheckResult::Fail,
         u"the result of another one"_s},
        {"blocked", {told(pair(409), 1), fresh}, CheckResult::Fail, u"refused (409) because"_s},
        {"not let in at all", {told(pair(403), 1), noFresh}, CheckResult::Inconclusive, u"as well (403)"_s},
        {"no answer",
         {told(
             [](HistoryBuilder& run) {
                 run.answer(201, "p");
                 run.abandoned();
             },
             1)},
         CheckResult::Inconclusive,
         u"no answer to judge"_s},
    };
    return cases;
}

const Teller keyed = told([](HistoryBuilder& run) { run.answer(201, "k"); }, 1);

void requireKeys(CheckContext& context)
{
    context.profile = profileWith(Practice::MissingKeyRefused, Stance::Required, {{400, 400}});
}

const std::vector<CheckCase>& missingCases()
{
    static const std::vector<CheckCase> cases = {
        {"executed each time", {told(pair(201, "q"), 2), keyed}, CheckResult::Pass, u"executed each time"_s},
        {"executed, though a key is required",
         {told(pair(201, "q"), 2), keyed},
         CheckResult::Fail,
         u"Required by the profile"_s,
         requireKeys},
        {"refused",
         {told([](HistoryBuilder& run) { run.answers(2, 400); }, 0), keyed},
         CheckResult::Pass,
         u"refused (400)"_s},
        {"refused as required",
         {told([](HistoryBuilder& run) { run.answers(2, 400); }, 0), keyed},
         CheckResult::Pass,
         u"refused (400)"_s,
         requireKeys},
        {"refused by another status",
         {told([](HistoryBuilder& run) { run.answers(2, 422); }, 0), keyed},
         CheckResult::Fail,
         u"the status is 400"_s,
         requireKeys},
        {"refused, but executed",
         {told([](HistoryBuilder& run) { run.answers(2, 400); }, 2), keyed},
         CheckResult::Fail,
         u"had an effect all the same"_s},
        {"taken for one", {told(pair(201, "p"), 1), keyed}, CheckResult::Fail, u"taken for one"_s},
        {"the second is refused", {told(pair(409), 1), keyed}, CheckResult::Fail, u"taken for the first"_s},
        {"taken for one, as the profile accepts",
         {told(pair(201, "p"), 1), keyed},
         CheckResult::Pass,
         u"taken for one"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::PayloadIsIdentity, Stance::Accepted);
         }},
        {"a server error",
         {told([](HistoryBuilder& run) { run.answers(2, 500); }, 0), keyed},
         CheckResult::Fail,
         u"answer 500"_s},
        {"everything is refused",
         {told([](HistoryBuilder& run) { run.answers(2, 401); }, 0),
          told([](HistoryBuilder& run) { run.answer(401); }, 0)},
         CheckResult::Inconclusive,
         u"every answer was 401"_s},
        {"a probe by key", {told(pair(201, "q"), 0), keyed}, CheckResult::Inconclusive, u"moved for nothing"_s},
    };
    return cases;
}

/// What each spelling comes to; in the order of the plays.
struct Spellings
{
    Teller quoted = told(pair(201, "q"), 2);
    Teller letters = told(pair(201, "q"), 2);
    Teller spaced = told(pair(201, "p"), 1);
    Teller longest = told(pair(201, "q"), 2);
    Teller longer = told([](HistoryBuilder& run) { run.answers(2, 400); }, 0);
    Teller odd = told([](HistoryBuilder& run) { run.answers(3, 400); }, 0);
    Teller twice = told(
        [](HistoryBuilder& run) {
            run.answer(201, "p");
            run.answers(2, 400);
        },
        1);

    std::vector<Teller> plays() const { return {quoted, letters, spaced, longest, longer, odd, twice}; }
};

Spellings with(Teller Spellings::*one, const Teller& teller)
{
    Spellings spellings;
    spellings.*one = teller;
    return spellings;
}

const std::vector<CheckCase>& syntaxCases()
{
    static const Teller oneKey = told(pair(201, "p"), 1);
    static const Teller twoKeys = told(pair(201, "q"), 2);
    static const std::vector<CheckCase> cases = {
        {"read exactly or refused", Spellings().plays(), CheckResult::Pass, u"in 7 spellings"_s},
        {"quotes stripped, which no profile forbids", with(&Spellings::quoted, oneKey).plays(), CheckResult::Pass,
         u"one key: a key in quotes"_s},
        {"quotes stripped against the profile", with(&Spellings::quoted, oneKey).plays(), CheckResult::Fail,
         u"one key: a key in quotes"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::QuotedIsBare, Stance::Forbidden);
         }},
        {"quotes kept against the profile", Spellings().plays(), CheckResult::Fail, u"two keys: a key in quotes"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::QuotedIsBare, Stance::Required);
         }},
        {"case folded against the profile", with(&Spellings::letters, oneKey).plays(), CheckResult::Fail,
         u"upper and lower"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::CaseFolded, Stance::Forbidden);
         }},
        {"space taken as part of a header", with(&Spellings::spaced, twoKeys).plays(), CheckResult::Warn,
         u"no part of it"_s},
        {"long keys are cut", with(&Spellings::longest, oneKey).plays(), CheckResult::Fail, u"cuts them"_s},
        {"longer keys are cut", with(&Spellings::longer, oneKey).plays(), CheckResult::Fail, u"cuts them"_s},
        {"one payload is one operation anyway", with(&Spellings::longest, oneKey).plays(), CheckResult::Pass,
         u"in 7 spellings"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::PayloadIsIdentity, Stance::Accepted);
         }},
        {"longer keys taken", with(&Spellings::longer, twoKeys).plays(), CheckResult::Pass,
         u"Taken: keys of 256 characters"_s},
        {"longer keys taken against the profile", with(&Spellings::longer, twoKeys).plays(), CheckResult::Fail,
         u"keys of 256 characters"_s,
         [](CheckContext& context) {
             context.profile = profileWith(Practice::LongKeyRefused, Stance::Required);
         }},
        {"an empty key taken", with(&Spellings::odd, told([](HistoryBuilder& run) { run.answers(3, 201); }, 1)).plays(),
         CheckResult::Pass, u"An empty key is taken (201)"_s},
        {"a server error", with(&Spellings::odd, told([](HistoryBuilder& run) { run.answers(3, 500); }, 0)).plays(),
         CheckResult::Fail, u"answered 500 to an empty key"_s},
        {"the first of two headers counts",
         with(&Spellings::twice, told(
                                     [](HistoryBuilder& run) {
                                         run.answer(201, "p");
                                         run.answer(201, "q");
                                         run.answer(201, "p");
                                     },
                                     2))
             .plays(),
         CheckResult::Fail, u"one of them names a used key"_s},
        {"both headers are looked at",
         with(&Spellings::twice, told([](HistoryBuilder& run) { run.answers(3, 201, "p"); }, 1)).plays(),
         CheckResult::Pass, u"not executed again"_s},
        {"a pair that cannot be told",
         with(&Spellings::letters, told([](HistoryBuilder& run) { run.answers(2, 201); }, {})).plays(),
         CheckResult::Inconclusive, u"could not be told"_s},
    };
    return cases;
}

std::vector<Play> firstPlays(const char* id, const CheckContext& context)
{
    return std::get<std::vector<Play>>(checkNamed(QString::fromLatin1(id))->next(context, {}));
}

}

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void anotherPayloadIsNotExecuted_data() { addRows(reuseCases()); }
    void anotherPayloadIsNotExecuted()
    {
        QFETCH(int, place);
        compareCase("key.reuse-other-payload", reuseCases()[size_t(place)]);
    }

    void anotherPayloadInFlightIsNotExecuted_data() { addRows(inFlightCases()); }
    void anotherPayloadInFlightIsNotExecuted()
    {
        QFETCH(int, place);
        compareCase("key.reuse-in-flight", inFlightCases()[size_t(place)]);
    }

    void equivalentPayloadsAreOne_data() { addRows(equivalentCases()); }
    void equivalentPayloadsAreOne()
    {
        QFETCH(int, place);
        compareCase("payload.equivalent", equivalentCases()[size_t(place)]);
    }

    void endpointsKeepTheirKeys_data() { addRows(endpointCases()); }
    void endpointsKeepTheirKeys()
    {
        QFETCH(int, place);
        compareCase("key.scope-endpoint", endpointCases()[size_t(place)]);
    }

    void principalsKeepTheirKeys_data() { addRows(principalCases()); }
    void principalsKeepTheirKeys()
    {
        QFETCH(int, place);
        compareCase("key.scope-principal", principalCases()[size_t(place)]);
    }

    void aMissingKeyIsRefusedOrExecuted_data() { addRows(missingCases()); }
    void aMissingKeyIsRefusedOrExecuted()
    {
        QFETCH(int, place);
        compareCase("key.missing", missingCases()[size_t(place)]);
    }

    void keysAreReadExactly_data() { addRows(syntaxCases()); }
    void keysAreReadExactly()
    {
        QFETCH(int, place);
        compareCase("key.syntax", syntaxCases()[size_t(place)]);
    }

    void theMembersChangePlaces()
    {
        const std::vector<Play> plays = firstPlays("payload.equivalent", fullContext());
        QCOMPARE(plays.size(), size_t(2));
        QCOMPARE(plays[1].scenario.payload, PayloadStrategy::Equivalent);
        const QJsonArray patch = QJsonDocument::fromJson(plays[1].scenario.variations.at(1).patch.toUtf8()).array();
        QCOMPARE(patch.size(), 2);
        QCOMPARE(patch[0].toObject().value(u"from"_s).toString(), u"/amount"_s);
        QCOMPARE(patch[1].toObject().value(u"path"_s).toString(), u"/amount"_s);
    }

    void theSecondClientIsTheOtherPrincipal()
    {
        const Scenario scenario = firstPlays("key.scope-principal", fullContext()).front().scenario;
        QCOMPARE(scenario.variations.size(), size_t(2));
        QCOMPARE(scenario.variations[0], Variation());
        QCOMPARE(scenario.variations[1].headers.front().value, u"Bearer b"_s);
        QCOMPARE(firstPlays("key.scope-endpoint", fullContext()).front().scenario.variations[1].url,
                 u"http://127.0.0.1:8080/refunds"_s);
    }

    void scopesNeedASecondPlace()
    {
        CheckContext context = fullContext();
        context.request.contract.otherPrincipal.clear();
        context.request.contract.otherUrl.clear();
        QVERIFY(checkNamed(u"key.scope-principal")->unmet(context)->text().contains(u"second principal"_s));
        QVERIFY(checkNamed(u"key.scope-endpoint")->unmet(context)->text().contains(u"second endpoint"_s));
    }

    /// A UUID has 36 characters.
    void longKeysHaveTheLengthThatTheProfileNames()
    {
        CheckContext context = fullContext();
        context.profile.longestKey = 64;
        std::vector<qsizetype> lengths;
        for (const Play& play : firstPlays("key.syntax", context)) {
            if (play.name == u"longest"_s || play.name == u"one character more"_s)
                lengths.push_back(play.scenario.variations[0].key->size() - qsizetype(qstrlen("{{key}}")) + 36);
        }
        QCOMPARE(lengths, (std::vector<qsizetype>{64, 65}));
    }

    void keysElsewhereThanInHeadersAreNotQuotedNorRepeated()
    {
        CheckContext context = fullContext();
        context.request.contract.placement.kind = KeyPlacement::Kind::JsonPointer;
        context.request.contract.placement.name = u"/key"_s;
        for (const Play& play : firstPlays("key.syntax", context))
            QVERIFY(play.name != u"quoted and bare"_s && play.name != u"header sent twice"_s);
    }
};

QTEST_GUILESS_MAIN(TestKeys)
#include "keys.moc"
