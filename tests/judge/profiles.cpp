// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/profiles.h"

#include "base/safefile.h"
#include "judge/profilefaults.h"
#include "model/json.h"
#include "support/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QJsonObject resource(const QString& name)
{
    const auto bytes = readFile(u":/idemscope/profiles/%1.json"_s.arg(name));
    return bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
}

QJsonArray schemaWords(const QString& member)
{
    const QJsonObject definitions = resource(u"profile.schema"_s).value("$defs"_L1).toObject();
    const QJsonObject members = definitions.value("expectation"_L1).toObject().value("properties"_L1).toObject();
    return members.value(member).toObject().value("enum"_L1).toArray();
}

template <typename Enum>
QJsonArray codeWords()
{
    QJsonArray words;
    for (const auto& entry : EnumWords<Enum>::list)
        words.append(QString::fromUtf16(entry.word));
    return words;
}

/// A profile that has every member, none with its default.
Profile full()
{
    Profile profile;
    profile.name = u"mine"_s;
    profile.title = profile.description = profile.note = profile.source = u"text"_s;
    profile.refusalPointer = u"$.id"_s;
    profile.expectations = {{Practice::MissingKeyExecuted, Stance::Accepted, {}, {}, false},
                            {Practice::TwinConflict, Stance::Required, {{409, 409}, {420, 429}}, u"page"_s, true}};
    profile.markers = {u"Idempotent-Replayed"_s};
    profile.longestKey = 64;
    profile.keyAlphabet = u"[a-z]+"_s;
    profile.keySource = profile.promisedAgeSource = u"page"_s;
    profile.isKeyUnsure = profile.isPromisedAgeUnsure = true;
    profile.promisedAgeMs = 86'400'000;
    return profile;
}

}

/// Profiles by name and by file: what is shipped, what is read, what is refused and where.
class ProfilesTest : public QObject
{
    Q_OBJECT

private slots:
    void allAreShipped();
    void shippedOnesKeepTheSchema();
    void shippedOnesNameTheirSources();
    void doubtfulSourcesAreUnsure();
    void genericForbidsWhatNoProfileSaysOtherwise();
    void schemaHasTheWordsOfTheCode();
    void schemaHasTheMembersOfTheCode();
    void filesLoad();
    void whatIsWrittenIsRead();
    void unknownNamesListTheKnownOnes();
    void brokenFilesAreNamed();
    void mistakesAreRefusedWithTheirPlace_data();
    void mistakesAreRefusedWithTheirPlace();
};

void ProfilesTest::allAreShipped()
{
    const std::vector<QString> expected = {u"adyen"_s,      u"azure"_s,         u"generic"_s,
                                           u"gocardless"_s, u"ietf-draft-07"_s, u"natural-key"_s,
                                           u"paypal"_s,     u"square"_s,        u"stripe"_s};
    QCOMPARE(profileNames(), expected);
    for (const QString& name : expected) {
        const auto profile = loadProfile(name);
        QVERIFY2(profile, qPrintable(profile ? QString() : profile.error().message));
        QCOMPARE(profile->name, name);
        QVERIFY(!profile->title.isEmpty() && !profile->description.isEmpty());
    }
    QVERIFY(loadProfile(u"ietf-draft-07"_s)->note.contains(u"expired"_s));
    QVERIFY(loadProfile(u"gocardless"_s)->refusalPointer.has_value());
}

void ProfilesTest::shippedOnesKeepTheSchema()
{
    const JsonSchema schema(resource(u"profile.schema"_s));
    for (const QString& name : profileNames())
        QCOMPARE(schema.broken(resource(name)), QStringList());
    QCOMPARE(schema.broken(toJson(full())), QStringList());
    QJsonObject wrong = toJson(full());
    wrong.insert(u"longestKey"_s, 0);
    wrong.insert(u"stanse"_s, 1);
    QCOMPARE(schema.broken(wrong).size(), 2);
}

void ProfilesTest::shippedOnesNameTheirSources()
{
    for (const QString& name : profileNames()) {
        const Profile profile = *loadProfile(name);
        QVERIFY2(!profile.source.isEmpty(), qPrintable(name));
        for (const ProfileExpectation& expectation : profile.expectations)
            QVERIFY2(!expectation.source.isEmpty(), qPrintable(name + u' ' + word(expectation.practice)));
        QVERIFY2(profile.keySource.isEmpty() == (!profile.longestKey && profile.keyAlphabet.isEmpty()),
                 qPrintable(name));
        QVERIFY2(profile.promisedAgeSource.isEmpty() == !profile.promisedAgeMs, qPrintable(name));
    }
}

void ProfilesTest::doubtfulSourcesAreUnsure()
{
    for (const QString& name : profileNames()) {
        const Profile profile = *loadProfile(name);
        const auto isDoubtful = [](const QString& source) {
            return source.contains(u"from memory"_s) || source.contains(u"client libraries"_s) ||
                   source.contains(u"says nothing"_s) || source.contains(u"the length, not the answer"_s);
        };
        for (const ProfileExpectation& expectation : profile.expectations)
            QVERIFY2(expectation.isUnsure || !isDoubtful(expectation.source), qPrintable(expectation.source));
        QVERIFY2(profile.isKeyUnsure || !isDoubtful(profile.keySource), qPrintable(name));
        QVERIFY2(profile.isPromisedAgeUnsure || !isDoubtful(profile.promisedAgeSource), qPrintable(name));
    }
}

void ProfilesTest::genericForbidsWhatNoProfileSaysOtherwise()
{
    const Profile generic = *loadProfile(u"generic"_s);
    for (const auto& entry : EnumWords<Practice>::list)
        QCOMPARE(generic.on(entry.value).stance, Profile{}.on(entry.value).stance);
    QVERIFY(!generic.acceptsOtherPayload() && !generic.acceptsReplayToOtherPayload());
}

void ProfilesTest::schemaHasTheWordsOfTheCode()
{
    QCOMPARE(schemaWords(u"practice"_s), codeWords<Practice>());
    QCOMPARE(schemaWords(u"stance"_s), codeWords<Stance>());
}

void ProfilesTest::schemaHasTheMembersOfTheCode()
{
    const QJsonObject schema = resource(u"profile.schema"_s);
    QStringList members = schema.value("properties"_L1).toObject().keys();
    members.removeOne(u"$schema"_s);
    const QJsonObject written = toJson(full());
    QCOMPARE(members, written.keys());
    const QJsonObject definitions = schema.value("$defs"_L1).toObject();
    QCOMPARE(definitions.value("expectation"_L1).toObject().value("properties"_L1).toObject().keys(),
             written.value("expectations"_L1).toArray().at(1).toObject().keys());
}

void ProfilesTest::filesLoad()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.json"_s);
    QVERIFY(writeFile(path,
                      R"({"name":"mine","expectations":[{"practice":"other-payload-executed","stance":"accepted"}]})"));
    const auto profile = loadProfile(path);
    QVERIFY(profile.has_value());
    QCOMPARE(profile->name, u"mine"_s);
    QVERIFY(profile->acceptsOtherPayload() && !profile->refusalPointer);
}

void ProfilesTest::whatIsWrittenIsRead()
{
    std::vector<Profile> profiles = {full()};
    for (const QString& name : profileNames())
        profiles.push_back(*loadProfile(name));
    for (const Profile& profile : profiles) {
        const auto read = readProfile(profileText(profile), profile.name);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY2(*read == profile, qPrintable(profile.name));
    }
}

void ProfilesTest::unknownNamesListTheKnownOnes()
{
    const auto profile = loadProfile(u"strype"_s);
    QVERIFY(!profile);
    QVERIFY(profile.error().code == ErrorCode::NotFound);
    QVERIFY(profile.error().message.contains(u"strype"_s) && profile.error().message.contains(u"stripe"_s));
}

void ProfilesTest::brokenFilesAreNamed()
{
    const QTemporaryDir folder;
    for (const char* text : {"{", R"({"name":7})", "[]", "{}"}) {
        const QString path = folder.filePath(u"broken.json"_s);
        QVERIFY(writeFile(path, text));
        const auto profile = loadProfile(path);
        QVERIFY(!profile);
        QVERIFY2(profile.error().message.contains(u"broken.json"_s), qPrintable(profile.error().message));
    }
}

void ProfilesTest::mistakesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("what");

    const auto expectations = [](const QByteArray& list) -> QByteArray {
        return R"("expectations":[)" + list + ']';
    };
    const auto row = [](const char* name, const QByteArray& members, const QString& place, const QString& what) {
        QTest::newRow(name) << members << place << what;
    };
    const QByteArray twin = R"({"practice":"twin-conflict","stance":"required"})";
    row("unknown practice", expectations(twin + R"(,{"practice":"twin-dance","stance":"required"})"),
        u"expectations[1].practice"_s, u"twin-waits"_s);
    row("unknown stance", expectations(R"({"practice":"twin-waits","stance":"must"})"), u"expectations[0].stance"_s,
        u"forbidden"_s);
    row("no practice", expectations(R"({"stance":"required"})"), u"expectations[0].practice"_s, u"missing"_s);
    row("no stance", expectations(R"({"practice":"twin-waits"})"), u"expectations[0].stance"_s, u"missing"_s);
    row("misspelt member", expectations(R"({"practice":"twin-waits","stance":"required","unsur":true})"),
        u"expectations[0].unsur"_s, u"unsure"_s);
    row("unknown member", R"("longest":7)", u"longest"_s, u"longestKey"_s);
    row("wrong type", R"("markers":"X")", u"markers"_s, u"list"_s);
    row("wrong type inside", R"("markers":["X",7])", u"markers[1]"_s, u"text"_s);
    row("half a range", expectations(R"({"practice":"twin-conflict","stance":"required","statuses":[{"from":400}]})"),
        u"expectations[0].statuses[0].to"_s, u"missing"_s);
    row("a range backwards",
        expectations(R"({"practice":"twin-conflict","stance":"required","statuses":[{"from":422,"to":400}]})"),
        u"expectations[0].statuses[0]"_s, u"422"_s);
    row("no status",
        expectations(R"({"practice":"twin-conflict","stance":"required","statuses":[{"from":4,"to":409}]})"),
        u"expectations[0].statuses[0]"_s, u"100"_s);
    row("practice twice", expectations(twin + R"(,{"practice":"twin-conflict","stance":"accepted"})"),
        u"expectations[1].practice"_s, u"expectations[0]"_s);
    row("alternatives both required", expectations(twin + R"(,{"practice":"twin-waits","stance":"required"})"),
        u"expectations[1].stance"_s, u"twin-conflict"_s);
    row("everything forbidden",
        expectations(
            R"({"practice":"twin-waits","stance":"forbidden"},{"practice":"twin-conflict","stance":"forbidden"})"),
        u"expectations[1].stance"_s, u"twin-waits"_s);
    row("pointer without a place", expectations(R"({"practice":"repeat-pointer-refusal","stance":"required"})"),
        u"expectations[0].stance"_s, u"refusalPointer"_s);
    row("bad regular expression", R"("keyAlphabet":"[a-z")", u"keyAlphabet"_s, u"character 5"_s);
    row("bad JSONPath", R"("refusalPointer":"$.[")", u"refusalPointer"_s, QString());
    row("no header", R"("markers":["A b"])", u"markers[0]"_s, u"A b"_s);
    row("a header twice", R"("markers":["A","a"])", u"markers[1]"_s, u"a"_s);
    row("no length", R"("longestKey":0)", u"longestKey"_s, u"65536"_s);
    row("no age", R"("promisedAgeMs":-5)", u"promisedAgeMs"_s, QString());
}

void ProfilesTest::mistakesAreRefusedWithTheirPlace()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, place);
    QFETCH(const QString, what);
    const auto profile = readProfile(R"({"name":"mine",)" + members + '}', u"mine.json"_s);
    QVERIFY(!profile);
    QVERIFY(profile.error().code == ErrorCode::InvalidInput);
    const QString message = profile.error().message;
    QVERIFY2(message.startsWith(u"mine.json: "_s + place + u": "_s), qPrintable(message));
    QVERIFY2(message.contains(what), qPrintable(message));
}

QTEST_APPLESS_MAIN(ProfilesTest)
#include "profiles.moc"
