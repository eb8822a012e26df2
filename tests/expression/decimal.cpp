// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/decimal.h"

#include "base/random.h"

#include <QTest>

using namespace idemscope;

class DecimalTest : public QObject
{
    Q_OBJECT

private slots:
    void canonical_data();
    void canonical();
    void orders();
    void hugeExponentsAreCheap();
    void equalSpellingsAgree();
    void addsOne_data();
    void addsOne();
    void addsOneLikeIntegers();
};

void DecimalTest::canonical_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* number, const char* expected) {
        QTest::newRow(number) << QByteArray(number) << QByteArray(expected);
    };
    row("0", "0");
    row("-0", "0");
    row("0e99", "0");
    row("1", "1");
    row("100", "100");
    row("1e2", "100");
    row("1.50", "1.5");
    row("15e-1", "1.5");
    row("0.001", "0.001");
    row("-12.5e1", "-125");
    row("1e39", "1000000000000000000000000000000000000000");
    row("1e40", "1e40");
    row("10000000000000000000000000000000000000000", "1e40");
    row("1234567890123456789012345678901234567890123.5", "1234567890123456789012345678901234567890123.5");
    row("1e-20", "0.00000000000000000001");
    row("1e-21", "1e-21");
    row("123e-30", "1.23e-28");
    row("1e99999999999999999999", "1e99999999999999999999");
    row("10e99999999999999999998", "1e99999999999999999999");
    row("0.1e100000000000000000000", "1e99999999999999999999");
    row("1e-99999999999999999999", "1e-99999999999999999999");
    row("0.1e1000000000000000000", "1e999999999999999999");
    row("1e0000000000000000000000000002", "100");
}

void DecimalTest::canonical()
{
    QFETCH(QByteArray, number);
    QFETCH(QByteArray, expected);
    QCOMPARE(Decimal(number).canonical(), expected);
    QCOMPARE(canonicalNumber(number), expected);
    QVERIFY(Decimal(number) == Decimal(expected));
}

void DecimalTest::orders()
{
    const QList<QByteArray> ascending = {"-1e99999999999999999999",
                                         "-1e50",
                                         "-2",
                                         "-1.5",
                                         "-1",
                                         "-1e-99999999999999999999",
                                         "0",
                                         "1e-99999999999999999999",
                                         "1e-99999999999999999998",
                                         "0.5",
                                         "0.51",
                                         "1",
                                         "9007199254740992",
                                         "9007199254740993",
                                         "1e50",
                                         "1.1e50",
                                         "1e99999999999999999999",
                                         "2e99999999999999999999",
                                         "1e100000000000000000000"};
    for (qsizetype i = 0; i < ascending.size(); ++i) {
        for (qsizetype j = 0; j < ascending.size(); ++j)
            QVERIFY2((Decimal(ascending[i]) <=> Decimal(ascending[j])) == (i <=> j), ascending[i] + " " + ascending[j]);
    }
}

void DecimalTest::hugeExponentsAreCheap()
{
    QVERIFY(Decimal("1e999999999").canonical().size() < 20);
    QVERIFY(Decimal("1e-999999999").canonical().size() < 20);
    QVERIFY(Decimal("1e1000000000") > Decimal("9e999999999"));
}

void DecimalTest::equalSpellingsAgree()
{
    Random random(3);
    for (int i = 0; i < 5000; ++i) {
        const QByteArray digits = QByteArray::number(qlonglong(random.between(1, 1'000'000'000'000)));
        const auto exponent = random.between(-60, 60);
        const auto shift = random.between(0, digits.size() - 1);
        const QByteArray plain = digits + 'e' + QByteArray::number(qlonglong(exponent));
        QByteArray other = digits;
        other.insert(digits.size() - shift, '.');
        other += "0e" + QByteArray::number(qlonglong(exponent + shift));
        QCOMPARE(canonicalNumber(other), canonicalNumber(plain));
    }
}

void DecimalTest::addsOne_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* number, const char* expected) {
        QTest::newRow(number) << QByteArray(number) << QByteArray(expected);
    };
    row("0", "1");
    row("10", "11");
    row("99", "100");
    row("10.50", "11.50");
    row("9.99", "10.99");
    row("-1", "0");
    row("-0", "1");
    row("-0.5", "0.5");
    row("-1.00", "0.00");
    row("-2.25", "-1.25");
    row("1e2", "101");
    row("1.5e-3", "1.0015");
    row("1.25e1", "13.5");
    row("99999999999999999999999", "100000000000000000000000");
    row("-100000000000000000000", "-99999999999999999999");
}

void DecimalTest::addsOne()
{
    QFETCH(QByteArray, number);
    QFETCH(QByteArray, expected);
    QCOMPARE(plusOne(number), std::optional(expected));
    QVERIFY(!plusOne("1e1001"));
    QVERIFY(!plusOne("1e-99999999999"));
}

void DecimalTest::addsOneLikeIntegers()
{
    Random random(4);
    for (int i = 0; i < 5000; ++i) {
        const auto value = random.between(-2000, 2000);
        QCOMPARE(*plusOne(QByteArray::number(qlonglong(value))), QByteArray::number(qlonglong(value + 1)));
    }
}

QTEST_APPLESS_MAIN(DecimalTest)
#include "decimal.moc"
