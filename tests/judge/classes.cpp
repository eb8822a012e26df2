// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/classify.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Response response(int status, const QByteArray& body = {}, const HeaderFields& headers = {})
{
    Response response;
    response.status = status;
    response.body = body;
    response.headers = headers;
    return response;
}

Classification classified(const Contract& contract, const Response& response, const Profile& profile = {})
{
    auto classifier = Classifier::create(contract, profile);
    return classifier ? classifier->classify(response) : Classification{};
}

Profile withPointer(const QString& path)
{
    Profile profile;
    profile.refusalPointer = path;
    return profile;
}

}

/// What responses mean under a contract (SPEC.md §3, §6).
class ClassesTest : public QObject
{
    Q_OBJECT

private slots:
    void defaults_data();
    void defaults();
    void explicitConditionsComeFirst();
    void aConditionOnTheBodyReplacesTheDefault();
    void aConditionOnAnotherStatusAddsToTheDefault();
    void conditionsHoldForWhatIsNeitherFalseNorNull_data();
    void conditionsHoldForWhatIsNeitherFalseNorNull();
    void pointerRefusalIsAcknowledged();
    void identitiesAreExact_data();
    void identitiesAreExact();
    void bodiesThatAreNoJsonHaveNoIdentity_data();
    void bodiesThatAreNoJsonHaveNoIdentity();
    void sameBodyUnderAnotherStatusIsReadAgain();
    void aCopyReadsByTheSameContract();
    void markers_data();
    void markers();
    void explicitReplayRulesReplaceTheHeaders();
    void retryAfter_data();
    void retryAfter();
    void brokenPathsAreNamed();
};

void ClassesTest::defaults_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<AttemptClass>("kind");
    const std::pair<AttemptClass, std::vector<int>> classes[] = {
        {AttemptClass::Acknowledged, {200, 201, 202, 204, 207, 299}},
        {AttemptClass::Conflict, {409, 423, 425}},
        {AttemptClass::Rejected, {400, 401, 402, 403, 404, 410, 412, 422, 424, 428, 431, 451, 499}},
        {AttemptClass::Failed, {408, 429, 500, 501, 502, 503, 504, 301, 302, 304, 307, 308, 600}},
    };
    for (const auto& [kind, statuses] : classes) {
        for (const int status : statuses)
            QTest::addRow("%d", status) << status << kind;
    }
}

void ClassesTest::defaults()
{
    QFETCH(int, status);
    QFETCH(AttemptClass, kind);
    QVERIFY(classified({}, response(status)).kind == kind);
}

void ClassesTest::explicitConditionsComeFirst()
{
    Contract contract;
    contract.conflictWhen = {{{{200, 200}}, u"$.pending"_s}, {{{208, 208}}, {}}};
    contract.acknowledgedWhen = {{{{409, 409}}, u"$.existing"_s}, {{{200, 299}}, {}}};
    QVERIFY(classified(contract, response(200, R"({"pending":true})")).kind == AttemptClass::Conflict);
    QVERIFY(classified(contract, response(200, R"({"pending":false})")).kind == AttemptClass::Acknowledged);
    QVERIFY(classified(contract, response(208)).kind == AttemptClass::Conflict);
    QVERIFY(classified(contract, response(409, R"({"existing":{"id":1}})")).kind == AttemptClass::Acknowledged);
    QVERIFY(classified(contract, response(409, R"({})")).kind == AttemptClass::Conflict);
    // Conflict is asked before the profile's pointer, the pointer before acknowledgement.
    contract.conflictWhen = {{{{409, 409}}, {}}};
    QVERIFY(classified(contract, response(409, R"({"to":"p1"})"), withPointer(u"$.to"_s)).kind ==
            AttemptClass::Conflict);
}

void ClassesTest::aConditionOnTheBodyReplacesTheDefault()
{
    Contract contract;
    contract.acknowledgedWhen = {{{}, u"$.data.id"_s}};
    QVERIFY(classified(contract, response(200, R"({"data":{"id":7}})")).kind == AttemptClass::Acknowledged);
    QVERIFY(classified(contract, response(200, R"({"errors":[1],"data":null})")).kind == AttemptClass::Failed);
    contract.acknowledgedWhen = {{{{201, 201}}, {}}};
    QVERIFY(classified(contract, response(200)).kind == AttemptClass::Failed);
}

void ClassesTest::aConditionOnAnotherStatusAddsToTheDefault()
{
    Contract contract;
    contract.acknowledgedWhen = {{{{409, 409}}, u"$.id"_s}};
    QVERIFY(classified(contract, response(201)).kind == AttemptClass::Acknowledged);
    QVERIFY(classified(contract, response(409, R"({"id":1})")).kind == AttemptClass::Acknowledged);
    QVERIFY(classified(contract, response(409, R"({})")).kind == AttemptClass::Conflict);
}

void ClassesTest::conditionsHoldForWhatIsNeitherFalseNorNull_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("holds");
    QTest::newRow("true") << QByteArray("true") << true;
    QTest::newRow("zero") << QByteArray("0") << true;
    QTest::newRow("empty string") << QByteArray("\"\"") << true;
    QTest::newRow("empty array") << QByteArray("[]") << true;
    QTest::newRow("false") << QByteArray("false") << false;
    QTest::newRow("null") << QByteArray("null") << false;
}

void ClassesTest::conditionsHoldForWhatIsNeitherFalseNorNull()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, holds);
    Contract contract;
    contract.conflictWhen = {{{}, u"$.a"_s}};
    const Response answer = response(200, "{\"a\":" + value + "}");
    QCOMPARE(classified(contract, answer).kind == AttemptClass::Conflict, holds);
    // One such value among others is enough.
    contract.conflictWhen = {{{}, u"$.*"_s}};
    QVERIFY(classified(contract, response(200, "{\"a\":" + value + ",\"b\":1}")).kind == AttemptClass::Conflict);
}

void ClassesTest::pointerRefusalIsAcknowledged()
{
    Contract contract;
    contract.identity = u"$.id"_s;
    const Profile profile = withPointer(u"$.error.links.conflicting_resource_id"_s);
    const auto pointed =
        classified(contract, response(409, R"({"error":{"links":{"conflicting_resource_id":"PM1"}}})"), profile);
    QVERIFY(pointed.kind == AttemptClass::Acknowledged);
    QVERIFY(pointed.isPointerRefusal);
    QCOMPARE(*pointed.identity, QByteArray("\"PM1\""));
    QCOMPARE(*classified(contract, response(201, R"({"id":"PM1"})"), profile).identity, *pointed.identity);
    const auto plain = classified(contract, response(409, R"({"error":{"links":{}}})"), profile);
    QVERIFY(plain.kind == AttemptClass::Conflict && !plain.isPointerRefusal && !plain.identity);
    QVERIFY(
        classified(contract, response(422, R"({"error":{"links":{"conflicting_resource_id":"PM1"}}})"), profile).kind ==
        AttemptClass::Rejected);
}

void ClassesTest::identitiesAreExact_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("areEqual");
    QTest::newRow("integers over 2^53") << QByteArray("9007199254740993") << QByteArray("9007199254740992") << false;
    QTest::newRow("19 digits") << QByteArray("1234567890123456789") << QByteArray("1234567890123456788") << false;
    QTest::newRow("40 digits") << QByteArray("1111111111222222222233333333334444444444")
                               << QByteArray("1111111111222222222233333333334444444445") << false;
    QTest::newRow("spelling of a number") << QByteArray("10") << QByteArray("1e1") << true;
    QTest::newRow("escapes in a string") << QByteArray(R"("a/b")") << QByteArray(R"("a\/b")") << true;
    QTest::newRow("string and number") << QByteArray("1") << QByteArray(R"("1")") << false;
    QTest::newRow("letter case") << QByteArray(R"("a")") << QByteArray(R"("A")") << false;
}

void ClassesTest::identitiesAreExact()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QFETCH(bool, areEqual);
    Contract contract;
    contract.identity = u"$.id"_s;
    const auto first = classified(contract, response(201, "{\"id\":" + one + "}")).identity;
    const auto second = classified(contract, response(201, "{ \"id\" : " + other + " }")).identity;
    QVERIFY(first && second);
    QCOMPARE(*first == *second, areEqual);
}

void ClassesTest::bodiesThatAreNoJsonHaveNoIdentity_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("html") << QByteArray("<html></html>");
    QTest::newRow("cut short") << QByteArray(R"({"id":"p1")");
    QTest::newRow("another member") << QByteArray(R"({"ok":true})");
    QTest::newRow("null") << QByteArray(R"({"id":null})");
    QTest::newRow("deep") << QByteArray(100'000, '[');
}

void ClassesTest::bodiesThatAreNoJsonHaveNoIdentity()
{
    QFETCH(QByteArray, body);
    Contract contract;
    contract.identity = u"$.id"_s;
    const Classification result = classified(contract, response(200, body));
    QVERIFY(result.kind == AttemptClass::Acknowledged);
    QVERIFY(!result.identity);
}

void ClassesTest::sameBodyUnderAnotherStatusIsReadAgain()
{
    Contract contract;
    contract.identity = u"$.id"_s;
    contract.conflictWhen = {{{{409, 409}}, u"$.id"_s}};
    auto classifier = Classifier::create(contract, {});
    QVERIFY(classifier.has_value());
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(*classifier->classify(response(201, R"({"id":1})")).identity, QByteArray("1"));
        QVERIFY(classifier->classify(response(409, R"({"id":1})")).kind == AttemptClass::Conflict);
        QCOMPARE(*classifier->classify(response(201, R"({"id":2})")).identity, QByteArray("2"));
    }
}

void ClassesTest::aCopyReadsByTheSameContract()
{
    Contract contract;
    contract.identity = u"$.id"_s;
    const auto original = Classifier::create(contract, {});
    QVERIFY(original.has_value());
    const Response answer = response(201, R"({"id":1})");
    QVERIFY(original->classify(answer) == Classifier(*original).classify(answer));
}

void ClassesTest::markers_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isMarked");
    for (const char* name : {"Idempotent-Replayed", "Idempotency-Replayed", "X-Idempotent-Replayed",
                             "X-Idempotency-Replayed", "Idempotency-Replay", "X-Idempotency-Replay",
                             "X-Idempotency-Cache-Hit", "Request-Idempotency", "idempotent-replayed"}) {
        QTest::newRow(name) << QByteArray(name) << QByteArray("true") << true;
    }
    QTest::newRow("false") << QByteArray("Idempotent-Replayed") << QByteArray("false") << false;
    QTest::newRow("True") << QByteArray("Idempotent-Replayed") << QByteArray("True") << true;
    QTest::newRow("an echoed key") << QByteArray("Idempotency-Key") << QByteArray("true") << false;
    QTest::newRow("another header") << QByteArray("X-Cache") << QByteArray("HIT") << false;
}

void ClassesTest::markers()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(bool, isMarked);
    const Classification result = classified({}, response(200, {}, {{"Date", "x"}, {name, value}}));
    QCOMPARE(result.isMarkedReplay, isMarked);
    QCOMPARE(result.markers, isMarked ? name.toLower() : QByteArray());
}

void ClassesTest::explicitReplayRulesReplaceTheHeaders()
{
    Contract contract;
    contract.replayWhen = {{ReplayRule::Kind::Header, u"X-Cache"_s, u"HIT"_s, 0},
                           {ReplayRule::Kind::Header, u"Original-Request"_s, {}, 0},
                           {ReplayRule::Kind::Status, {}, {}, 208}};
    QCOMPARE(classified(contract, response(200, {}, {{"x-cache", "HIT"}})).markers, QByteArray("x-cache"));
    QVERIFY(!classified(contract, response(200, {}, {{"x-cache", "MISS"}})).isMarkedReplay);
    QVERIFY(classified(contract, response(200, {}, {{"original-request", "req_1"}})).isMarkedReplay);
    QCOMPARE(classified(contract, response(208, {}, {{"x-cache", "HIT"}})).markers, QByteArray("x-cache,status:208"));
    QVERIFY(!classified(contract, response(200, {}, {{"Idempotent-Replayed", "true"}})).isMarkedReplay);
}

void ClassesTest::retryAfter_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("seconds") << QByteArray("3") << qint64(3000);
    QTest::newRow("zero") << QByteArray("0") << qint64(0);
    QTest::newRow("date") << QByteArray("Sun, 06 Nov 1994 08:49:42 GMT") << qint64(5000);
    QTest::newRow("obsolete date") << QByteArray("Sunday, 06-Nov-94 08:50:37 GMT") << qint64(60'000);
    QTest::newRow("obsolete date of this century")
        << QByteArray("Friday, 06-Nov-26 08:50:37 GMT") << qint64(10LL * 365 * 24 * 3600 * 1000);
    QTest::newRow("asctime") << QByteArray("Sun Nov  6 08:49:38 1994") << qint64(1000);
    QTest::newRow("a date that is over") << QByteArray("Sun, 06 Nov 1994 08:49:36 GMT") << qint64(0);
    QTest::newRow("nonsense") << QByteArray("soon") << qint64(-1);
    QTest::newRow("negative") << QByteArray("-1") << qint64(-1);
    QTest::newRow("longer than any number") << QByteArray(30, '9') << qint64(10LL * 365 * 24 * 3600 * 1000);
}

void ClassesTest::retryAfter()
{
    QFETCH(QByteArray, value);
    QFETCH(qint64, milliseconds);
    const auto result =
        classified({}, response(503, {}, {{"Date", "Sun, 06 Nov 1994 08:49:37 GMT"}, {"Retry-After", value}}));
    QCOMPARE(result.retryAfterMs.value_or(-1), milliseconds);
    QVERIFY(!classified({}, response(503)).retryAfterMs);
}

void ClassesTest::brokenPathsAreNamed()
{
    Contract contract;
    contract.identity = u"$.id["_s;
    const auto classifier = Classifier::create(contract, {});
    QVERIFY(!classifier);
    QVERIFY(classifier.error().code == ErrorCode::InvalidInput);
    QVERIFY2(classifier.error().message.contains(u"$.id["_s), qPrintable(classifier.error().message));
    contract.identity.clear();
    contract.acknowledgedWhen = {{{}, u"nonsense"_s}};
    QVERIFY(!Classifier::create(contract, {}));
    contract.acknowledgedWhen.clear();
    QVERIFY(!Classifier::create(contract, withPointer(u"$["_s)));
}

QTEST_APPLESS_MAIN(ClassesTest)
#include "classes.moc"
