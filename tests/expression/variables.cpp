// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/variables.h"

#include <QRegularExpression>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Generated someGenerated()
{
    Generated generated;
    generated.random = Random(42);
    generated.now = QDateTime::fromString(u"2026-11-29T20:49:57.123Z"_s, Qt::ISODateWithMs);
    generated.key = "key-1";
    generated.operation = "7";
    generated.round = 3;
    return generated;
}

VariableScope someScope()
{
    return {{u"run"_s, {{.name = u"a"_s, .value = u"narrow"_s}, {.name = u"off"_s, .value = u"x"_s, .enabled = false}}},
            {u"environment"_s,
             {{.name = u"a"_s, .value = u"wide"_s},
              {.name = u"b"_s, .value = u"<{{ a }}>"_s},
              {.name = u"base.url-1"_s, .value = u"http://h"_s},
              {.name = u"twice"_s, .value = u"first"_s},
              {.name = u"twice"_s, .value = u"last"_s},
              {.name = u"token"_s, .value = u"s3cret"_s, .secret = true},
              {.name = u"bearer"_s, .value = u"Bearer {{token}}"_s},
              {.name = u"own"_s, .value = u"{{$randomInt}}"_s, .secret = true},
              {.name = u"stamp"_s, .value = u"{{$timestamp}}"_s, .perAttempt = true},
              {.name = u"viaStamp"_s, .value = u"at {{stamp}}"_s},
              {.name = u"x"_s, .value = u"{{y}}"_s},
              {.name = u"y"_s, .value = u"{{z}}"_s},
              {.name = u"z"_s, .value = u"{{x}}"_s},
              {.name = u"self"_s, .value = u"{{self}}"_s}}}};
}

}

class VariablesTest : public QObject
{
    Q_OBJECT

private slots:
    void lateValuesComeWithTheRendering();
    void lateValuesAreNoTemplates();
    void expands_data();
    void expands();
    void leavesWhatItDoesNotKnow_data();
    void leavesWhatItDoesNotKnow();
    void namesCycles_data();
    void namesCycles();
    void refusesLaughter();
    void generates_data();
    void generates();
    void generatesWithin();
    void isReproducible();
    void refusesArguments_data();
    void refusesArguments();
    void readsTheProcessEnvironment();
    void collectsSecrets();
    void namesPerAttemptVariables();
};

void VariablesTest::expands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    row(u""_s, u""_s);
    row(u"plain"_s, u"plain"_s);
    row(u"{{a}}"_s, u"narrow"_s);
    row(u"x{{ a }}y{{a}}z"_s, u"xnarrowynarrowz"_s);
    row(u"{{b}}"_s, u"<narrow>"_s);
    row(u"{{base.url-1}}/p"_s, u"http://h/p"_s);
    row(u"{{twice}}"_s, u"last"_s);
    row(u"{{key}}/{{operation}}/{{round}}"_s, u"key-1/7/3"_s);
    row(u"{\"a\":{\"b\":{{round}}}}"_s, u"{\"a\":{\"b\":3}}"_s);
    row(u"{{{a}}}"_s, u"{narrow}"_s);
    row(u"{{x {{a}}"_s, u"{{x narrow"_s);
    row(u"ü{{a}}漢"_s, u"ünarrow漢"_s);
}

void VariablesTest::expands()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    Generated generated = someGenerated();
    const auto expansion = expand(text, someScope(), generated);
    QVERIFY2(expansion, expansion ? "" : qPrintable(expansion.error().message));
    QCOMPARE(expansion->text, expected);
    QVERIFY(expansion->unresolved.empty());
}

void VariablesTest::leavesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("unresolved");
    QTest::newRow("unknown") << u"{{nope}} {{ nope }}"_s << QStringList{u"nope"_s};
    QTest::newRow("switched off") << u"{{off}}"_s << QStringList{u"off"_s};
    QTest::newRow("unknown generated value") << u"{{$nope}}"_s << QStringList{u"$nope"_s};
    QTest::newRow("empty braces") << u"{{}} {{ }}"_s << QStringList();
    QTest::newRow("open braces") << u"{{a"_s << QStringList();
    QTest::newRow("over a line end") << u"{{a\n}}"_s << QStringList();
}

void VariablesTest::leavesWhatItDoesNotKnow()
{
    QFETCH(QString, text);
    QFETCH(QStringList, unresolved);
    Generated generated = someGenerated();
    const auto expansion = expand(text, someScope(), generated);
    QVERIFY(expansion);
    QCOMPARE(expansion->text, text);
    QCOMPARE(QStringList(expansion->unresolved.begin(), expansion->unresolved.end()), unresolved);
}

void VariablesTest::namesCycles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("circle");
    QTest::newRow("three") << u"{{x}}"_s << u"x → y → z → x"_s;
    QTest::newRow("one") << u"{{self}}"_s << u"self → self"_s;
}

void VariablesTest::namesCycles()
{
    QFETCH(QString, text);
    QFETCH(QString, circle);
    Generated generated = someGenerated();
    const auto expansion = expand(text, someScope(), generated);
    QVERIFY(!expansion);
    QCOMPARE(expansion.error().code, ErrorCode::InvalidInput);
    QVERIFY2(expansion.error().message.endsWith(circle), qPrintable(expansion.error().message));
}

void VariablesTest::refusesLaughter()
{
    Fields variables = {{.name = u"v0"_s, .value = u"ha"_s}};
    for (int i = 1; i < 60; ++i)
        variables.push_back({.name = u"v%1"_s.arg(i), .value = u"{{v%1}}{{v%1}}"_s.arg(i - 1)});
    Generated generated = someGenerated();
    const auto expansion = expand(u"{{v59}}"_s, {{u"environment"_s, variables}}, generated);
    QVERIFY(!expansion);
    QCOMPARE(expansion.error().code, ErrorCode::Limit);
}

void VariablesTest::generates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    const auto row = [](const QString& text, const QString& pattern) {
        QTest::newRow(qPrintable(text)) << text << pattern;
    };
    const QString uuid = u"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"_s;
    for (const QString& name : {u"$guid"_s, u"$randomUUID"_s, u"$uuid"_s, u"$random.uuid"_s})
        row(u"{{%1}}"_s.arg(name), uuid);
    row(u"{{$timestamp}}"_s, u"1795985397"_s);
    row(u"{{$timestamp -3 h}}"_s, u"1795974597"_s);
    row(u"{{$timestamp 2 d}}"_s, u"1796158197"_s);
    row(u"{{$timestamp 1500 ms}}"_s, u"1795985398"_s);
    row(u"{{$isoTimestamp}}"_s, u"2026-11-29T20:49:57\\.123Z"_s);
    row(u"{{$datetime iso8601}}"_s, u"2026-11-29T20:49:57\\.123Z"_s);
    row(u"{{$datetime iso8601 1 y}}"_s, u"2027-11-29T20:49:57\\.123Z"_s);
    row(u"{{$datetime iso8601 -1 M}}"_s, u"2026-10-29T20:49:57\\.123Z"_s);
    row(u"{{$datetime rfc1123}}"_s, u"Sun, 29 Nov 2026 20:49:57 GMT"_s);
    row(u"{{$datetime 'YYYY-MM-DD HH:mm'}}"_s, u"2026-11-29 20:49"_s);
    row(u"{{$datetime \"DD.MM.YYYY\" 1 w}}"_s, u"06\\.12\\.2026"_s);
    row(u"{{$localDatetime 'YYYY'}}"_s, u"2026"_s);
    row(u"{{$randomInt}}"_s, u"\\d{1,4}"_s);
    row(u"{{$randomInt 5 6}}"_s, u"5"_s);
    row(u"{{$random.integer(1,2)}}"_s, u"1"_s);
    row(u"{{$random.integer(-5, -4)}}"_s, u"-5"_s);
    row(u"{{$randomAlphaNumeric}}"_s, u"[0-9a-zA-Z]"_s);
    row(u"{{$randomBoolean}}"_s, u"true|false"_s);
    row(u"{{$randomEmail}}"_s, u"[a-z]+\\.[a-z]+\\d+@example\\.com"_s);
    row(u"{{$randomFirstName}}"_s, u"[A-Z][a-z]+"_s);
    row(u"{{$randomLastName}}"_s, u"[A-Z][a-z]+"_s);
    row(u"{{$randomFullName}}"_s, u"[A-Z][a-z]+ [A-Z][a-z]+"_s);
    row(u"{{$randomPrice}}"_s, u"\\d{1,4}\\.\\d{2}"_s);
    row(u"{{$randomCurrencyCode}}"_s, u"[A-Z]{3}"_s);
}

void VariablesTest::generates()
{
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    Generated generated = someGenerated();
    const QRegularExpression regexp(QRegularExpression::anchoredPattern(pattern));
    for (int i = 0; i < 50; ++i) {
        const auto expansion = expand(text, {}, generated);
        QVERIFY2(expansion, expansion ? "" : qPrintable(expansion.error().message));
        QVERIFY2(regexp.match(expansion->text).hasMatch(), qPrintable(expansion->text));
    }
}

void VariablesTest::generatesWithin()
{
    Generated generated = someGenerated();
    QSet<int> plain;
    QSet<int> bounded;
    for (int i = 0; i < 20'000; ++i) {
        plain += expand(u"{{$randomInt}}"_s, {}, generated)->text.toInt();
        bounded += expand(u"{{$randomInt 5 8}}"_s, {}, generated)->text.toInt();
    }
    QCOMPARE(plain.size(), 1001); // 0 and 1000 included
    QCOMPARE(bounded, (QSet<int>{5, 6, 7}));
}

void VariablesTest::isReproducible()
{
    Generated first = someGenerated();
    Generated second = someGenerated();
    const QString text = u"{{$guid}} {{$guid}} {{$randomEmail}} {{$timestamp}} {{own}}"_s;
    const QString one = expand(text, someScope(), first)->text;
    QCOMPARE(expand(text, someScope(), second)->text, one);
    QVERIFY(expand(text, someScope(), second)->text != one);
    QVERIFY(one.section(u' ', 0, 0) != one.section(u' ', 1, 1));
}

void VariablesTest::refusesArguments_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"{{$randomInt 5}}", "{{$randomInt 5 5}}", "{{$randomInt a b}}", "{{$timestamp 3}}", "{{$timestamp 3 q}}",
          "{{$guid 1}}", "{{$datetime}}", "{{$datetime iso8601 1}}", "{{$random.integer(1)}}"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void VariablesTest::refusesArguments()
{
    QFETCH(QString, text);
    Generated generated = someGenerated();
    const auto expansion = expand(text, {}, generated);
    QVERIFY(!expansion);
    QCOMPARE(expansion.error().code, ErrorCode::InvalidInput);
    QVERIFY(expansion.error().message.contains(text));
}

void VariablesTest::readsTheProcessEnvironment()
{
    Generated generated = someGenerated();
    qputenv("IDEMSCOPE_TEST_VALUE", "from {{a}} outside");
    QCOMPARE(expand(u"{{$processEnv IDEMSCOPE_TEST_VALUE}}"_s, someScope(), generated)->text, u"from {{a}} outside"_s);
    qunsetenv("IDEMSCOPE_TEST_VALUE");
    const auto missing = expand(u"{{$processEnv IDEMSCOPE_TEST_VALUE}}"_s, someScope(), generated);
    QCOMPARE(missing->unresolved, std::vector<QString>{u"$processEnv IDEMSCOPE_TEST_VALUE"_s});
}

void VariablesTest::collectsSecrets()
{
    Generated generated = someGenerated();
    QVERIFY(expand(u"{{a}}"_s, someScope(), generated)->secrets.empty());
    const auto used = expand(u"{{bearer}} {{token}}"_s, someScope(), generated);
    QCOMPARE(used->text, u"Bearer s3cret s3cret"_s);
    QCOMPARE(used->secrets, (std::vector<Secret>{{u"token"_s, "s3cret"}}));
    const auto generatedSecret = expand(u"<{{own}}>"_s, someScope(), generated);
    QCOMPARE(generatedSecret->secrets.size(), 1U);
    QCOMPARE(u'<' + QString::fromUtf8(generatedSecret->secrets[0].value) + u'>', generatedSecret->text);
}

void VariablesTest::namesPerAttemptVariables()
{
    QCOMPARE(perAttemptVariables(u"{{viaStamp}} {{stamp}} {{a}}"_s, someScope()), std::vector<QString>{u"stamp"_s});
    QVERIFY(perAttemptVariables(u"{{$timestamp}} {{a}}"_s, someScope()).empty());
}

void VariablesTest::lateValuesComeWithTheRendering()
{
    VariableScope scope = someScope();
    const VariableLayer captured{
        u"an answer"_s,
        {{.name = u"order"_s, .value = u"0"_s}, {.name = u"pass"_s, .value = u"0"_s, .secret = true}},
        VariableLayer::Kind::Captured};
    scope.insert(scope.begin(), captured);
    Generated generated = someGenerated();
    QCOMPARE(expand(u"/orders/{{order}}"_s, scope, generated)->text, u"/orders/0"_s); // a sample
    generated.late = std::make_shared<const Fields>(Fields{{u"order"_s, u"17"_s}, {u"pass"_s, u"xyz"_s}});
    const auto expansion = expand(u"/orders/{{order}}?p={{pass}}&a={{a}}"_s, scope, generated);
    QCOMPARE(expansion->text, u"/orders/17?p=xyz&a=narrow"_s);
    QCOMPARE(expansion->secrets, (std::vector<Secret>{{u"pass"_s, "xyz"}}));
}

void VariablesTest::lateValuesAreNoTemplates()
{
    VariableScope scope = someScope();
    scope.insert(scope.begin(), {u"an answer"_s, {{u"name"_s, u"0"_s}}, VariableLayer::Kind::Captured});
    Generated generated = someGenerated();
    generated.late = std::make_shared<const Fields>(Fields{{u"name"_s, u"{{token}} {{$processEnv HOME}}"_s}});
    QCOMPARE(expand(u"{{name}}"_s, scope, generated)->text, u"{{token}} {{$processEnv HOME}}"_s);
}

QTEST_APPLESS_MAIN(VariablesTest)
#include "variables.moc"
