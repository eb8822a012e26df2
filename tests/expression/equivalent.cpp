// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/equivalent.h"

#include "expression/randomjson.h"

#include <QTest>

using namespace idemscope;

class EquivalentTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheValue();
    void keepsTheValueInOneWay_data();
    void keepsTheValueInOneWay();
    void changesOnlyWhatItSays();
    void saysWhenThereIsNoOtherWay_data();
    void saysWhenThereIsNoOtherWay();
    void leavesLongNumbers();
    void isReproducible();
};

namespace {

QByteArray canonicalOf(const QByteArray& text)
{
    const auto document = JsonDocument::parse(text);
    return document ? canonical(document->root()) : "not JSON: " + text;
}

}

void EquivalentTest::keepsTheValue()
{
    Random random(31);
    RandomJson generator(random);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray text = generator.document();
        const auto other = equivalentJson(text, random);
        QVERIFY(other);
        QVERIFY2(*other != text, text);
        QCOMPARE(canonicalOf(*other), canonicalOf(text));
    }
}

void EquivalentTest::keepsTheValueInOneWay_data()
{
    QTest::addColumn<JsonSpelling>("spelling");
    QTest::newRow("member order") << JsonSpelling::MemberOrder;
    QTest::newRow("white space") << JsonSpelling::WhiteSpace;
    QTest::newRow("number spelling") << JsonSpelling::NumberSpelling;
    QTest::newRow("unicode escapes") << JsonSpelling::UnicodeEscapes;
}

void EquivalentTest::keepsTheValueInOneWay()
{
    QFETCH(JsonSpelling, spelling);
    Random random(32);
    RandomJson generator(random);
    int changed = 0;
    for (int i = 0; i < 2000; ++i) {
        const QByteArray text = generator.document();
        const auto other = equivalentJson(text, spelling, random);
        if (!other) {
            QCOMPARE(other.error().code, ErrorCode::NotFound);
            continue;
        }
        ++changed;
        QVERIFY(*other != text);
        QCOMPARE(canonicalOf(*other), canonicalOf(text));
    }
    QVERIFY(changed > 200);
}

void EquivalentTest::changesOnlyWhatItSays()
{
    const QByteArray text = R"({"amount":100,"currency":"EUR","meta":{"b":[1.5,true],"a":null}})";
    Random random(33);
    for (int i = 0; i < 50; ++i) {
        const QByteArray order = *equivalentJson(text, JsonSpelling::MemberOrder, random);
        QCOMPARE(order.size(), text.size());
        QVERIFY(order.contains("\"amount\":100") && order.contains("\"b\":[1.5,true]"));
        QByteArray spaces = *equivalentJson(text, JsonSpelling::WhiteSpace, random);
        QCOMPARE(spaces.replace(' ', "").replace('\n', "").replace('\t', ""), text);
        const QByteArray numbers = *equivalentJson(text, JsonSpelling::NumberSpelling, random);
        QVERIFY(numbers.startsWith("{\"amount\":100") && !numbers.startsWith("{\"amount\":100,"));
        QVERIFY(numbers.endsWith(",true],\"a\":null}}"));
        const QByteArray escapes = *equivalentJson(text, JsonSpelling::UnicodeEscapes, random);
        QVERIFY(escapes.contains("\\u00") && escapes.contains(":100,"));
    }
}

void EquivalentTest::saysWhenThereIsNoOtherWay_data()
{
    QTest::addColumn<JsonSpelling>("spelling");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one member") << JsonSpelling::MemberOrder << QByteArray("{\"a\":[1,2]}");
    QTest::newRow("duplicate names") << JsonSpelling::MemberOrder << QByteArray("{\"a\":1,\"a\":2}");
    QTest::newRow("no number") << JsonSpelling::NumberSpelling << QByteArray("{\"a\":\"1\"}");
    QTest::newRow("no string") << JsonSpelling::UnicodeEscapes << QByteArray("[1,\"\"]");
}

void EquivalentTest::saysWhenThereIsNoOtherWay()
{
    QFETCH(JsonSpelling, spelling);
    QFETCH(QByteArray, text);
    Random random(34);
    QCOMPARE(equivalentJson(text, spelling, random).error().code, ErrorCode::NotFound);
    QCOMPARE(equivalentJson("no json", spelling, random).error().code, ErrorCode::InvalidInput);
}

void EquivalentTest::leavesLongNumbers()
{
    Random random(35);
    QVERIFY(!equivalentJson("9007199254740993", JsonSpelling::NumberSpelling, random));
}

void EquivalentTest::isReproducible()
{
    const QByteArray text = R"({"amount":100,"currency":"EUR"})";
    Random first(36);
    Random second(36);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(*equivalentJson(text, first), *equivalentJson(text, second));
}

QTEST_APPLESS_MAIN(EquivalentTest)
#include "equivalent.moc"
