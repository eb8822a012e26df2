// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/questioning.h"

#include "check/errorform.h"

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr auto byHeader = Provocation::Kind::Header;
constexpr auto byPatch = Provocation::Kind::Patch;
constexpr auto bySink = Provocation::Kind::Sink;

Questioning provoked(const char* id, const QString& name, Provocation::Kind kind)
{
    Questioning asked(id);
    const QString text = kind == byHeader  ? u"X-Simulate: trouble"_s
                         : kind == byPatch ? uR"([{"op":"add","path":"/simulate","value":"500"}])"_s
                                           : u"error:500"_s;
    asked.provocation(name, kind, text);
    return asked;
}

/// Three answers with their bodies, and what was counted.
Questioning::Story answers(const std::vector<std::pair<int, QByteArray>>& told, qint64 effects)
{
    return [=](HistoryBuilder& run, const Play&) {
        for (const auto& [status, body] : told) {
            Attempt& attempt = run.answer(status, status / 100 == 2 ? "p1" : "");
            attempt.response.body = body;
        }
        run.probe({effects});
    };
}

Response response(int status, const QByteArray& type, const QByteArray& body)
{
    Response response;
    response.status = status;
    response.headers = {{"content-type", type}};
    response.body = body;
    return response;
}

}

/// error.*: what happens after a request went wrong, and how errors are told.
class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void withoutAProvocationTheyAreNotApplicable_data();
    void withoutAProvocationTheyAreNotApplicable();
    void onlyAPatchedProvocationStaysInTheRepeats();
    void aServerErrorIsJudgedByTheProfile_data();
    void aServerErrorIsJudgedByTheProfile();
    void anUnsureSourceOnlyWarns();
    void whatCannotBeToldMattersOnlyToAProfile();
    void effectsOfAServerErrorFailUnderEveryProfile_data();
    void effectsOfAServerErrorFailUnderEveryProfile();
    void aKeyLockedByAServerErrorIsNamed();
    void aGatewayThatIsAskedAgainFailsLonger();
    void aProvocationThatDoesNotWorkIsInconclusive();
    void aCommittedEffectMustNotComeAgain_data();
    void aCommittedEffectMustNotComeAgain();
    void aRejectionIsJudgedByTheProfile_data();
    void aRejectionIsJudgedByTheProfile();
    void effectsOfARejectionFail();
    void unreadableErrorsAreSeen_data();
    void unreadableErrorsAreSeen();
    void jsonIsAskedForByAcceptOrContent();
    void errorBodiesOfAllPlaysAreLookedAt();
    void conflictAndMismatchMustBeToldApart_data();
    void conflictAndMismatchMustBeToldApart();
    void withoutAnyErrorThereIsNothingToJudge();
};

void TestErrors::withoutAProvocationTheyAreNotApplicable_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("name");
    QTest::newRow("5xx") << QByteArray("error.5xx") << u"error-5xx"_s;
    QTest::newRow("commit") << QByteArray("error.commit-then-5xx") << u"commit-then-5xx"_s;
    QTest::newRow("4xx") << QByteArray("error.4xx") << u"invalid"_s;
}

void TestErrors::withoutAProvocationTheyAreNotApplicable()
{
    QFETCH(QByteArray, id);
    QFETCH(QString, name);
    Questioning asked(id.constData());
    QVERIFY(asked.unmet());
    QVERIFY(asked.unmet()->text().contains(name));
    asked.provocation(name, byHeader, u"X-Simulate: trouble"_s);
    QVERIFY(!asked.unmet());
    QCOMPARE(asked.plays().size(), size_t(1));
    QVERIFY(asked.check.cost(asked.context).attempts >= 3);
}

void TestErrors::onlyAPatchedProvocationStaysInTheRepeats()
{
    const Scenario repaired = provoked("error.5xx", u"error-5xx"_s, byHeader).plays()[0].scenario;
    QCOMPARE(repaired.variations.size(), size_t(1));
    QCOMPARE(repaired.variations[0].headers.at(0).name, u"X-Simulate"_s);
    QVERIFY(repaired.attempts > 1);
    const Scenario same = provoked("error.5xx", u"error-5xx"_s, byPatch).plays()[0].scenario;
    QCOMPARE(same.variations.size(), size_t(same.attempts));
    for (const Variation& variation : same.variations)
        QVERIFY(!variation.patch.isEmpty());
    // What fails is not retried by itself: the next client comes.
    QVERIFY(!same.retry.onFailed && !same.retry.onUnknown);
}

void TestErrors::aServerErrorIsJudgedByTheProfile_data()
{
    QTest::addColumn<Provocation::Kind>("kind");
    QTest::addColumn<bool>("isReplayed");
    QTest::addColumn<std::optional<Practice>>("required");
    QTest::addColumn<CheckResult>("result");
    const std::optional<Practice> none;
    const std::optional<Practice> replayed = Practice::FailureReplayed;
    const std::optional<Practice> reexecuted = Practice::FailureReexecuted;
    for (const auto kind : {byHeader, byPatch}) {
        const char* name = kind == byHeader ? "header" : "patch";
        QTest::addRow("%s: replayed, generic", name) << kind << true << none << CheckResult::Pass;
        QTest::addRow("%s: executed, generic", name) << kind << false << none << CheckResult::Pass;
        QTest::addRow("%s: replayed as required", name) << kind << true << replayed << CheckResult::Pass;
        QTest::addRow("%s: executed as required", name) << kind << false << reexecuted << CheckResult::Pass;
        QTest::addRow("%s: replayed against it", name) << kind << true << reexecuted << CheckResult::Fail;
        QTest::addRow("%s: executed against it", name) << kind << false << replayed << CheckResult::Fail;
    }
}

void TestErrors::aServerErrorIsJudgedByTheProfile()
{
    QFETCH(Provocation::Kind, kind);
    QFETCH(bool, isReplayed);
    QFETCH(std::optional<Practice>, required);
    QFETCH(CheckResult, result);
    Questioning asked = provoked("error.5xx", u"error-5xx"_s, kind);
    if (required)
        asked.expects(*required, Stance::Required);
    const Finding finding = asked.finding([=](HistoryBuilder& run, const Play&) {
        run.answer(500).response.body = R"({"execution":1})";
        if (isReplayed) {
            run.marked(500).response.body = R"({"execution":1})";
        } else if (kind == byHeader) {
            run.answer(201, "p1");
        } else {
            run.answer(500).response.body = R"({"execution":2})";
        }
        run.probe({!isReplayed && kind == byHeader ? 1 : 0});
    });
    QVERIFY2(finding.result == result, describe(finding));
    QCOMPARE(finding.source, required ? u"page"_s : finding.source);
}

void TestErrors::anUnsureSourceOnlyWarns()
{
    Questioning asked = provoked("error.5xx", u"error-5xx"_s, byHeader);
    asked.expects(Practice::FailureReplayed, Stance::Required, true);
    QCOMPARE(asked.result(answers({{500, "a"}, {201, "b"}, {201, "b"}}, 1)), CheckResult::Warn);
}

void TestErrors::whatCannotBeToldMattersOnlyToAProfile()
{
    const auto same = answers({{500, "oops"}, {500, "oops"}, {500, "oops"}}, 0);
    QCOMPARE(provoked("error.5xx", u"error-5xx"_s, byPatch).result(same), CheckResult::Pass);
    Questioning asked = provoked("error.5xx", u"error-5xx"_s, byPatch);
    asked.expects(Practice::FailureReexecuted, Stance::Required);
    QCOMPARE(asked.result(same), CheckResult::Inconclusive);
    // A repaired request that gets the error again was not executed.
    Questioning repaired = provoked("error.5xx", u"error-5xx"_s, byHeader);
    repaired.expects(Practice::FailureReexecuted, Stance::Required);
    QCOMPARE(repaired.result(same), CheckResult::Fail);
}

void TestErrors::effectsOfAServerErrorFailUnderEveryProfile_data()
{
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("effects");
    QTest::newRow("twice") << 201 << 2;
    QTest::newRow("three times, never acknowledged") << 500 << 3;
    QTest::newRow("an effect behind a replayed error") << 500 << 1;
}

void TestErrors::effectsOfAServerErrorFailUnderEveryProfile()
{
    QFETCH(int, last);
    QFETCH(int, effects);
    for (const auto kind : {byHeader, byPatch, bySink}) {
        Questioning asked = provoked("error.5xx", u"error-5xx"_s, kind);
        asked.expects(Practice::FailureReplayed, Stance::Accepted);
        asked.expects(Practice::FailureReexecuted, Stance::Accepted);
        const Finding finding = asked.finding(answers({{500, "a"}, {last, "b"}, {last, "b"}}, effects));
        QVERIFY2(finding.result == CheckResult::Fail, describe(finding));
    }
}

void TestErrors::aKeyLockedByAServerErrorIsNamed()
{
    const auto locked = answers({{500, "a"}, {409, "b"}, {409, "b"}}, 0);
    const Finding generic = provoked("error.5xx", u"error-5xx"_s, byHeader).finding(locked);
    QCOMPARE(generic.result, CheckResult::Warn);
    QVERIFY2(generic.sentence.text().contains("409"_L1), describe(generic));
    Questioning strict = provoked("error.5xx", u"error-5xx"_s, byHeader);
    strict.expects(Practice::FailureReplayed, Stance::Required);
    QCOMPARE(strict.result(locked), CheckResult::Fail);
}

void TestErrors::aGatewayThatIsAskedAgainFailsLonger()
{
    Questioning asked = provoked("error.5xx", u"error-5xx"_s, bySink);
    QCOMPARE(asked.plays()[0].scenario.sinkAnswers, std::vector{u"error:500"_s});
    asked.answer(answers({{201, "b"}, {201, "b"}, {201, "b"}}, 1));
    QCOMPARE(asked.plays().size(), size_t(1));
    QVERIFY(asked.plays()[0].scenario.sinkAnswers.size() > 1);
    asked.answer(answers({{502, "a"}, {201, "b"}, {201, "b"}}, 1));
    QCOMPARE(asked.finding().result, CheckResult::Pass);
}

void TestErrors::aProvocationThatDoesNotWorkIsInconclusive()
{
    for (const auto& [id, name] :
         {std::pair("error.5xx", u"error-5xx"_s), std::pair("error.commit-then-5xx", u"commit-then-5xx"_s),
          std::pair("error.4xx", u"invalid"_s)}) {
        const Finding finding = provoked(id, name, byHeader).finding(answers({{201, "b"}, {201, "b"}, {201, "b"}}, 1));
        QCOMPARE(finding.result, CheckResult::Inconclusive);
        QVERIFY2(finding.sentence.text().contains(name), describe(finding));
    }
}

void TestErrors::aCommittedEffectMustNotComeAgain_data()
{
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("effects");
    QTest::addColumn<CheckResult>("result");
    QTest::newRow("executed again and again") << 500 << 3 << CheckResult::Fail;
    QTest::newRow("executed once more") << 201 << 2 << CheckResult::Fail;
    QTest::newRow("the error is replayed") << 500 << 1 << CheckResult::Pass;
    QTest::newRow("the result is found") << 201 << 1 << CheckResult::Pass;
    QTest::newRow("nothing was committed") << 500 << 0 << CheckResult::Inconclusive;
}

void TestErrors::aCommittedEffectMustNotComeAgain()
{
    QFETCH(int, last);
    QFETCH(int, effects);
    QFETCH(CheckResult, result);
    for (const auto kind : {byHeader, byPatch}) {
        Questioning asked = provoked("error.commit-then-5xx", u"commit-then-5xx"_s, kind);
        const Finding finding = asked.finding(answers({{500, "a"}, {last, "b"}, {last, "b"}}, effects));
        QVERIFY2(finding.result == result, describe(finding));
        QCOMPARE(finding.severity, Severity::Critical);
    }
}

void TestErrors::aRejectionIsJudgedByTheProfile_data()
{
    QTest::addColumn<int>("corrected");
    QTest::addColumn<std::optional<Practice>>("required");
    QTest::addColumn<CheckResult>("result");
    const std::optional<Practice> none;
    const std::optional<Practice> replayed = Practice::RejectionReplayed;
    const std::optional<Practice> reexecuted = Practice::RejectionReexecuted;
    QTest::newRow("executed, generic") << 201 << none << CheckResult::Pass;
    QTest::newRow("refused as another payload, generic") << 422 << none << CheckResult::Pass;
    QTest::newRow("replayed, generic") << 400 << none << CheckResult::Pass;
    QTest::newRow("executed as required") << 201 << reexecuted << CheckResult::Pass;
    QTest::newRow("refused against it") << 422 << reexecuted << CheckResult::Fail;
    QTest::newRow("a conflict is a refusal") << 409 << reexecuted << CheckResult::Fail;
    QTest::newRow("executed against it") << 201 << replayed << CheckResult::Fail;
    QTest::newRow("replayed as required") << 400 << replayed << CheckResult::Pass;
    QTest::newRow("out of order") << 503 << none << CheckResult::Inconclusive;
}

void TestErrors::aRejectionIsJudgedByTheProfile()
{
    QFETCH(int, corrected);
    QFETCH(std::optional<Practice>, required);
    QFETCH(CheckResult, result);
    Questioning asked = provoked("error.4xx", u"invalid"_s, byPatch);
    if (required)
        asked.expects(*required, Stance::Required);
    const Scenario scenario = asked.plays()[0].scenario;
    QCOMPARE(scenario.variations.size(), size_t(scenario.attempts - 1)); // the last one is corrected
    const Finding finding =
        asked.finding(answers({{400, "a"}, {400, "a"}, {corrected, "b"}}, corrected == 201 ? 1 : 0));
    QVERIFY2(finding.result == result, describe(finding));
}

void TestErrors::effectsOfARejectionFail()
{
    QCOMPARE(provoked("error.4xx", u"invalid"_s, byPatch).result(answers({{400, "a"}, {400, "a"}, {422, "b"}}, 1)),
             CheckResult::Fail);
    QCOMPARE(provoked("error.4xx", u"invalid"_s, byPatch).result(answers({{400, "a"}, {400, "a"}, {201, "b"}}, 2)),
             CheckResult::Fail);
}

void TestErrors::unreadableErrorsAreSeen_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ErrorBodyFault>("fault");
    const QByteArray html = "text/html; charset=utf-8";
    const QByteArray json = "application/json";
    QTest::newRow("problem") << QByteArray("application/problem+json") << QByteArray(R"({"title":"in progress"})")
                             << ErrorBodyFault::None;
    QTest::newRow("nothing") << html << QByteArray() << ErrorBodyFault::None;
    QTest::newRow("text") << QByteArray("text/plain") << QByteArray("look at 10:30:00") << ErrorBodyFault::None;
    QTest::newRow("html by type") << html << QByteArray("<p>Conflict</p>") << ErrorBodyFault::Html;
    QTest::newRow("html by content") << json << QByteArray("\n<!DOCTYPE html><title>x</title>") << ErrorBodyFault::Html;
    QTest::newRow("express") << html
                             << QByteArray("<pre>Error: x<br> &nbsp; &nbsp;at service.js (/app/lib/service.js:106:31)"
                                           "<br>")
                             << ErrorBodyFault::StackTrace;
    QTest::newRow("express, anonymous") << html << QByteArray("<br> &nbsp; &nbsp;at /app/node_modules/x/index.js:10:5")
                                        << ErrorBodyFault::StackTrace;
    QTest::newRow("java in json") << json << QByteArray(R"({"trace":"X\n\tat com.acme.Pay.charge(Pay.java:42)\n"})")
                                  << ErrorBodyFault::StackTrace;
    QTest::newRow("python") << json << QByteArray(R"({"detail":"Traceback (most recent call last):\n"})")
                            << ErrorBodyFault::StackTrace;
    QTest::newRow("dotnet") << json << QByteArray("at Pay.Charge(Int32 a) in C:\\src\\Pay.cs:line 12")
                            << ErrorBodyFault::StackTrace;
    QTest::newRow("php") << json << QByteArray("#0 /var/www/index.php(12): pay()") << ErrorBodyFault::StackTrace;
    QTest::newRow("ruby") << json << QByteArray("app/pay.rb:12:in `charge'") << ErrorBodyFault::StackTrace;
    QTest::newRow("go") << json << QByteArray("goroutine 12 [running]:") << ErrorBodyFault::StackTrace;
}

void TestErrors::unreadableErrorsAreSeen()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(ErrorBodyFault, fault);
    QCOMPARE(errorBodyFault(response(500, type, body)), fault);
}

void TestErrors::jsonIsAskedForByAcceptOrContent()
{
    Questioning asked("error.body");
    QVERIFY(!asked.unmet());
    asked.context.request.headers = {{u"accept"_s, u"text/html"_s}};
    QVERIFY(asked.unmet());
    asked.context.request.headers = {{u"accept"_s, u"*/*"_s}};
    QVERIFY(!asked.unmet());
    asked.context.request.body.kind = Body::Kind::Text;
    QVERIFY(asked.unmet());
    asked.context.request.headers = {{u"Accept"_s, u"application/problem+json"_s}};
    QVERIFY(!asked.unmet());
}

void TestErrors::errorBodiesOfAllPlaysAreLookedAt()
{
    Questioning asked = provoked("error.body", u"decline"_s, byPatch);
    QStringList names;
    for (const Play& play : asked.plays())
        names += play.name;
    QCOMPARE(names, (QStringList{u"burst"_s, u"other payload"_s, u"no key"_s, u"decline"_s}));
    const Finding finding = asked.finding([](HistoryBuilder& run, const Play& play) {
        run.answer(201, "p1").response.body = "<html>a page is no error</html>";
        Attempt& attempt = run.answer(play.name == "decline"_L1 ? 402 : 409);
        attempt.response.body = play.name == "decline"_L1 ? "<html>no</html>" : R"({"code":"busy"})";
        if (play.name == "other payload"_L1)
            attempt.response.body = R"({"code":"mismatch"})";
    });
    QCOMPARE(finding.result, CheckResult::Fail);
    QCOMPARE(finding.severity, Severity::Minor);
    QVERIFY2(finding.sentence.text().contains("402"_L1), describe(finding));
    QCOMPARE(finding.evidence.size(), size_t(1));
    QCOMPARE(finding.evidence[0].attempts, std::vector<qint64>{2});
}

void TestErrors::conflictAndMismatchMustBeToldApart_data()
{
    QTest::addColumn<int>("mismatch");
    QTest::addColumn<QByteArray>("conflictBody");
    QTest::addColumn<QByteArray>("mismatchBody");
    QTest::addColumn<CheckResult>("result");
    const QByteArray busy = R"({"type":"about:blank","title":"busy","requestId":"1"})";
    QTest::newRow("by status") << 422 << busy << busy << CheckResult::Pass;
    QTest::newRow("by type") << 409 << QByteArray(R"({"error":{"code":"busy"}})")
                             << QByteArray(R"({"error":{"code":"mismatch"}})") << CheckResult::Pass;
    QTest::newRow("by message, without anything else")
        << 409 << QByteArray(R"({"message":"busy"})") << QByteArray(R"({"message":"other body"})") << CheckResult::Pass;
    QTest::newRow("the number of the request tells nothing")
        << 409 << busy << QByteArray(R"({"title":"busy","type":"about:blank","requestId":"2"})") << CheckResult::Fail;
    QTest::newRow("not at all") << 409 << QByteArray() << QByteArray() << CheckResult::Fail;
}

void TestErrors::conflictAndMismatchMustBeToldApart()
{
    QFETCH(int, mismatch);
    QFETCH(QByteArray, conflictBody);
    QFETCH(QByteArray, mismatchBody);
    QFETCH(CheckResult, result);
    Questioning asked("error.body");
    const Finding finding = asked.finding([=](HistoryBuilder& run, const Play& play) {
        run.answer(201, "p1");
        const bool isBurst = play.name == "burst"_L1;
        run.answer(isBurst ? 409 : mismatch).response.body = isBurst ? conflictBody : mismatchBody;
    });
    QVERIFY2(finding.result == result, describe(finding));
}

void TestErrors::withoutAnyErrorThereIsNothingToJudge()
{
    QCOMPARE(Questioning("error.body").result([](HistoryBuilder& run, const Play&) { run.answers(2, 201, "p1"); }),
             CheckResult::NotApplicable);
}

QTEST_GUILESS_MAIN(TestErrors)
#include "errors.moc"
