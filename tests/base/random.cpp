// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/random.h"

#include "base/uuid.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// One seed, one sequence; keys that look as their RFC says.
class RandomTest : public QObject
{
    Q_OBJECT

private slots:
    void oneSeedGivesOneSequence()
    {
        Random one(42);
        Random same(42);
        Random other(43);
        QCOMPARE(one.bytes(64), same.bytes(64));
        QVERIFY(one.bytes(64) != other.bytes(64));
        QVERIFY(Random::forStream(42, 1).next() != Random::forStream(42, 2).next());
    }

    void boundsAreKeptAndReached()
    {
        Random random(1);
        std::set<std::int64_t> seen;
        for (int i = 0; i < 1000; ++i) {
            const std::int64_t value = random.between(-2, 3);
            QVERIFY(value >= -2 && value <= 3);
            seen.insert(value);
            const double fraction = random.fraction();
            QVERIFY(fraction >= 0 && fraction < 1);
        }
        QCOMPARE(seen.size(), 6U);
        QCOMPARE(random.between(7, 7), 7);
        random.between(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
    }

    void uuidsHaveTheirVersionAndVariant()
    {
        Random random(5);
        const QRegularExpression four(u"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        const QRegularExpression seven(u"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        std::set<QByteArray> seen;
        for (int i = 0; i < 200; ++i) {
            const QByteArray one = uuid4(random);
            QVERIFY2(four.match(QString::fromLatin1(one)).hasMatch(), one);
            QVERIFY2(seven.match(QString::fromLatin1(uuid7(random, 1'790'000'000'000))).hasMatch(), "uuid7");
            seen.insert(one);
        }
        QCOMPARE(seen.size(), 200U);
    }

    void uuid7CarriesTheTimeInOrder()
    {
        Random random(5);
        const QByteArray earlier = uuid7(random, 0x0123456789ab);
        QVERIFY(earlier.startsWith("01234567-89ab-7"));
        QVERIFY(earlier < uuid7(random, 0x0123456789ac));
    }
};

QTEST_GUILESS_MAIN(RandomTest)
#include "random.moc"
