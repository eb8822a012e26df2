// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/playbuilder.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

#include "check/cost.h"
#include "check/evidence.h"
#include "check/plays.h"
#include "check/provocations.h"
#include "check/ruling.h"
#include "model/contracttext.h"

#include <set>

class TestShared : public QObject
{
    Q_OBJECT

private slots:
    void checksAreNamedOnceAndComplete()
    {
        std::set<QByteArray> ids;
        for (const Check& check : checkCatalogue()) {
            QVERIFY2(ids.insert(check.id).second, check.id);
            QVERIFY2(qstrlen(check.source) > 0, check.id);
            QVERIFY2(check.question().text().endsWith(u'?'), check.id);
            QCOMPARE(checkNamed(QString::fromLatin1(check.id)), &check);
        }
        QVERIFY(!checkNamed(u"race.same"));
    }

    /// The whole audit of a target that answers in 10 ms takes 20 s at most.
    void noCheckIsDear()
    {
        for (const Check& check : checkCatalogue()) {
            if (check.isOnDemand || check.unmet(fullContext()))
                continue;
            const CheckCost cost = check.cost(fullContext());
            QVERIFY2(cost.attempts > 0, check.id);
            QVERIFY2(cost.milliseconds >= 500, check.id);
        }
        const CheckCost burst = checkNamed(u"race.same-key")->cost(fullContext());
        QCOMPARE(burst.attempts, qint64(200));
        QCOMPARE(burst.milliseconds, qint64(60 + 20 * 10 + 500));
    }

    /// A check uses a provocation that changes whether it can be put, or what it fires first.
    void provocationsKnowTheirChecks()
    {
        CheckContext plain = fullContext();
        plain.request.headers = {{u"Accept"_s, u"application/json"_s}};
        for (const QString& name : provocationNames()) {
            CheckContext provoked = plain;
            provoked.request.contract.provocations = {{name, Provocation::Kind::Header, u"Fault: "_s + name}};
            const QStringList users = checksThatUse(name);
            QVERIFY2(!users.isEmpty(), qPrintable(name));
            for (const Check& check : checkCatalogue()) {
                const bool isLate = qstrcmp(check.id, "race.in-flight-answer") == 0; // only where no twin overlapped
                const bool isUser = check.unmet(plain).has_value() != check.unmet(provoked).has_value() ||
                                    check.cost(plain).attempts != check.cost(provoked).attempts;
                QVERIFY2(users.contains(QString::fromLatin1(check.id)) == isUser || isLate, check.id);
            }
        }
        QVERIFY(checksThatUse(u"slow").contains(u"race.in-flight-answer"_s));
    }

    void probesPerRunWaitForEveryRound()
    {
        CheckContext context = fullContext();
        Probe probe;
        probe.url = u"http://127.0.0.1:8080/stats"_s;
        context.request.contract.probes = {probe};
        QCOMPARE(checkNamed(u"race.same-key")->cost(context).milliseconds, qint64(60 + 1000 + 20 * (10 + 500)));
    }

    /// Plays share the places of an audit, and clients that meet their own key are told to come back later.
    void everyPlayAndEveryWaitCosts()
    {
        const CheckContext context = fullContext();
        const CheckCost abandoned = checkNamed(u"retry.abandon")->cost(context);
        QVERIFY(abandoned.milliseconds >= 60 + 500 + 1000);
        QVERIFY(abandoned.workMs >= 10 * (60 + 500) + 2 * 1000);
        QVERIFY(checkNamed(u"race.loser-recovers")->cost(context).milliseconds >= 60 + 500 + 2 * 1000);
        const CheckCost burst = checkNamed(u"race.same-key")->cost(context);
        QCOMPARE(burst.workMs, burst.milliseconds);
    }

    void anUnnamedPracticeIsJudgedAsEverywhere()
    {
        QVERIFY(ruleOn({}, Practice::TwinConflict, 409).isAllowed());
        const Ruling executed = ruleOn({}, Practice::OtherPayloadExecuted);
        QCOMPARE(executed.result, CheckResult::Fail);
        QCOMPARE(executed.objection, Ruling::Objection::Forbidden);
        QVERIFY(!executed.isNamed);
    }

    void anAlternativeThatIsRequiredExcludesTheRest()
    {
        const Profile profile = profileWith(Practice::TwinConflict, Stance::Required, {{409, 409}});
        const Ruling waits = ruleOn(profile, Practice::TwinWaits, 201);
        QCOMPARE(waits.result, CheckResult::Fail);
        QCOMPARE(waits.objection, Ruling::Objection::OtherRequired);
        QVERIFY(objectionText(profile, waits)
                    .text()
                    .contains(u"a twin of a request under way is answered with a conflict"_s));
        QVERIFY(ruleOn(profile, Practice::TwinConflict, 409).isAllowed());
        QCOMPARE(ruleOn(profile, Practice::TwinConflict, 425).objection, Ruling::Objection::OtherStatus);
    }

    void anUnsureSourceOnlyWarns()
    {
        const Profile profile = profileWith(Practice::TwinConflict, Stance::Required, {}, true);
        QCOMPARE(ruleOn(profile, Practice::TwinWaits).result, CheckResult::Warn);
        QCOMPARE(ruleOnAbsence(profile, Practice::TwinConflict).result, CheckResult::Warn);
    }

    void anAcceptedPracticeOfAnotherStatusWarns()
    {
        const Profile profile = profileWith(Practice::MissingKeyRefused, Stance::Accepted, {{400, 400}});
        QCOMPARE(ruleOn(profile, Practice::MissingKeyRefused, 422).result, CheckResult::Warn);
        QVERIFY(ruleOn(profile, Practice::MissingKeyRefused, 400).isAllowed());
    }

    void provocationsStrikeTheClientsThatAreMeant()
    {
        Scenario scenario = sequence(3);
        provoke(scenario, 1, {u"decline"_s, Provocation::Kind::Patch, u"[]"_s});
        QCOMPARE(scenario.variations.size(), size_t(2));
        QVERIFY(scenario.variations[0].patch.isEmpty());
        QCOMPARE(scenario.variations[1].patch, u"[]"_s);
        provoke(scenario, {u"slow"_s, Provocation::Kind::Header, u"X-Slow: 100"_s});
        QCOMPARE(scenario.variations.size(), size_t(3));
        QCOMPARE(scenario.variations[2].headers.front().name, u"X-Slow"_s);
        QCOMPARE(scenario.variations[2].headers.front().value, u"100"_s);
        provoke(scenario, 0, {u"error-5xx"_s, Provocation::Kind::Sink, u"error:500"_s});
        QCOMPARE(scenario.sinkAnswers, std::vector<QString>{u"error:500"_s});
    }

    void theWorstProbeDecides()
    {
        const PlayResult result = played(
            play(u"x"_s, sequence(2)),
            [](HistoryBuilder& run) {
                run.answers(2, 201, "p");
                run.probe({1}, u"rows"_s);
                run.probe({3}, u"charges"_s);
                run.probe({2}, u"messages"_s);
            },
            1);
        const EffectCheck effects = checkEffects(result, 0, {1, 1});
        QVERIFY(effects.isTooMany());
        QCOMPARE(effects.effects, qint64(3));
        QCOMPARE(effects.probe, u"charges"_s);
    }

    void effectsOfAllOperationsAreSummed()
    {
        const PlayResult result = played(
            play(u"x"_s, sequence(1)),
            [](HistoryBuilder& run) {
                for (int operation = 0; operation < 3; ++operation)
                    run.operation(operation).answer(201);
                run.probe({1, 1, 0});
            },
            1);
        QVERIFY(checkAllEffects(result, {3, 3}).isTooFew());
        QCOMPARE(checkAllEffects(result, {3, 3}).effects, qint64(2));
        QVERIFY(checkEffects(result, 0, {1, 1}).isRight());
        QVERIFY(checkEffects(result, 2, {1, 1}).isTooFew());
    }

    void aProbePerRunCannotTellOperationsOfOneRound()
    {
        Scenario scenario = sequence(1);
        scenario.operations = 2;
        const PlayResult result = played(
            play(u"x"_s, scenario),
            [](HistoryBuilder& run) {
                for (int operation = 0; operation < 2; ++operation)
                    run.operation(operation).answer(201);
                run.runProbe({2});
            },
            1);
        QVERIFY(checkEffects(result, 0, {1, 1}).isUnknown());
        QVERIFY(checkAllEffects(result, {2, 2}).isRight());
    }

    void aLackThatWasCutShortIsNone()
    {
        const PlayResult result = played(
            play(u"x"_s, sequence(1)),
            [](HistoryBuilder& run) {
                run.operation(0).answer(201);
                run.operation(1).answer(201);
                run.probe({1, 0}).counts[1].isCut = true;
            },
            1);
        QVERIFY(checkEffects(result, 1, {1, 1}).isUnknown());
    }

    void evidenceIsAtMostTwentyAttempts()
    {
        const auto many = [](HistoryBuilder& run) {
            run.answers(15, 201);
        };
        const std::vector<PlayResult> results = {played(play(u"a"_s, sequence(15)), many, 4),
                                                 played(play(u"b"_s, sequence(15)), many, 5)};
        const std::vector<EvidencePiece> pieces = evidenceOf(results);
        QCOMPARE(pieces.size(), size_t(2));
        QCOMPARE(pieces[0].run, qint64(4));
        QCOMPARE(pieces[0].attempts.size(), size_t(15));
        QCOMPARE(pieces[1].attempts.size(), size_t(5));
    }

    void aLocationNamesAResultWhereNoIdentityDoes()
    {
        Attempt first, second;
        first.kind = second.kind = AttemptClass::Acknowledged;
        QCOMPARE(samenessOf(first, second), Sameness::Unknown);
        first.response.headers = {{"Location", "/payments/1"}};
        second.response.headers = {{"location", "/payments/2"}};
        QCOMPARE(samenessOf(first, second), Sameness::Different);
        second.response.headers = first.response.headers;
        QCOMPARE(samenessOf(first, second), Sameness::Same);
        first.identity = "1";
        second.identity = "2";
        QCOMPARE(samenessOf(first, second), Sameness::Different);
    }
};

QTEST_GUILESS_MAIN(TestShared)
#include "shared.moc"
