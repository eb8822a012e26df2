// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/attemptcsv.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The CSV that scripts and spreadsheets read.
class AttemptCsvTest : public QObject
{
    Q_OBJECT

private slots:
    void firstColumnsAreTheContracts()
    {
        QVERIFY(csvHeader().startsWith("operation,client,attempt,key,outcome,class,status,"));
        QVERIFY(csvHeader().endsWith("\r\n"));
    }

    void linesHaveAsManyCellsAsTheHeader() { QCOMPARE(csvLine({}).count(','), csvHeader().count(',')); }

    void numbersCountFromOneAndAbsentTimesAreEmpty()
    {
        Attempt attempt;
        attempt.operation = 2;
        attempt.client = 1;
        attempt.index = 4;
        attempt.key = "k";
        attempt.outcome = Outcome::Responded;
        attempt.kind = AttemptClass::Acknowledged;
        attempt.status = 201;
        QVERIFY2(csvLine(attempt).startsWith("3,2,4,k,responded,acknowledged,201,"), csvLine(attempt));
        QVERIFY(!csvLine(attempt).contains("-1"));
    }

    void anIdentityStandsAsItIs_data()
    {
        QTest::addColumn<QByteArray>("identity");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("text") << QByteArray("\"pay_1\"") << QByteArray(",pay_1,");
        QTest::newRow("number") << QByteArray("42") << QByteArray(",42,");
        QTest::newRow("huge") << QByteArray("12345678901234567890") << QByteArray(",12345678901234567890,");
        QTest::newRow("escaped") << QByteArray("\"a\\u0022,b\"") << QByteArray(",\"a\"\",b\",");
        QTest::newRow("formula") << QByteArray("\"=1\"") << QByteArray(",'=1,");
        QTest::newRow("object") << QByteArray("{\"a\":1}") << QByteArray(",\"{\"\"a\"\":1}\",");
    }
    void anIdentityStandsAsItIs()
    {
        QFETCH(QByteArray, identity);
        QFETCH(QByteArray, cell);
        Attempt attempt;
        attempt.identity = identity;
        QVERIFY2(csvLine(attempt).contains(cell), csvLine(attempt));
    }

    void cellsAreQuotedAndFormulasGuarded_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("comma") << QByteArray("a,b") << QByteArray(",\"a,b\",");
        QTest::newRow("quote") << QByteArray("a\"b") << QByteArray(",\"a\"\"b\",");
        QTest::newRow("line") << QByteArray("a\nb") << QByteArray(",\"a\nb\",");
        QTest::newRow("formula") << QByteArray("=1+1") << QByteArray(",'=1+1,");
        QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray(",'@SUM(A1),");
        QTest::newRow("both") << QByteArray("=A1,B1") << QByteArray(",\"'=A1,B1\",");
        QTest::newRow("plain uuid") << QByteArray("0b1c-2") << QByteArray(",0b1c-2,");
    }
    void cellsAreQuotedAndFormulasGuarded()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, cell);
        Attempt attempt;
        attempt.key = key;
        QVERIFY2(csvLine(attempt).contains(cell), csvLine(attempt));
    }
};

QTEST_GUILESS_MAIN(AttemptCsvTest)
#include "attemptcsv.moc"
