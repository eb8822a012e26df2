// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/datarows.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Files of data rows as spreadsheets and programs write them.
class DataRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("commas") << QByteArray("a,b\n1,x y\n2,z\n");
        QTest::newRow("without a last line end") << QByteArray("a,b\n1,x y\n2,z");
        QTest::newRow("windows") << QByteArray("\xEF\xBB\xBF"
                                               "a;b\r\n1;x y\r\n2;z\r\n\r\n");
        QTest::newRow("tabs") << QByteArray("a\tb\n1\tx y\n2\tz\n");
        QTest::newRow("quoted") << QByteArray("\"a\",\"b\"\n\"1\",\"x y\"\n2,\"z\"\n");
        QTest::newRow("json") << QByteArray("[{\"a\":1,\"b\":\"x y\"},\n{\"a\":2,\"b\":\"z\"}]");
    }
    void rowsAreRead()
    {
        QFETCH(QByteArray, text);
        const auto rows = dataRowsFrom(text, u"rows"_s);
        QVERIFY2(rows, rows ? "" : qPrintable(rows.error().message));
        QCOMPARE(*rows,
                 (std::vector<Fields>{{{u"a"_s, u"1"_s}, {u"b"_s, u"x y"_s}}, {{u"a"_s, u"2"_s}, {u"b"_s, u"z"_s}}}));
    }

    void valuesStayAsTheyAreWritten()
    {
        const auto csv = dataRowsFrom("a,b\n\"x\n\"\"y\"\"\",  z \n", u"rows"_s);
        QVERIFY(csv);
        QCOMPARE(csv->front()[0].value, u"x\n\"y\""_s);
        QCOMPARE(csv->front()[1].value, u"  z "_s);
        const auto json =
            dataRowsFrom("[{\"n\":12345678901234567890.10,\"o\":{\"k\": [1]},\"t\":\"\\u00fc\"}]", u"rows"_s);
        QVERIFY(json);
        QCOMPARE(json->front()[0].value, u"12345678901234567890.10"_s);
        QCOMPARE(json->front()[1].value, u"{\"k\": [1]}"_s);
        QCOMPARE(json->front()[2].value, u"ü"_s);
    }

    void faultsAreNamedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("too few values") << QByteArray("a,b\n1,2\n3\n") << u"line 3, column 1"_s;
        QTest::newRow("too many values") << QByteArray("a,b\n1,2,3\n") << u"line 2, column 5"_s;
        QTest::newRow("open quotation") << QByteArray("a\n\"x\ny") << u"line 2, column 1"_s;
        QTest::newRow("behind a quotation") << QByteArray("a,b\n\"x\"y,2\n") << u"line 2, column 4"_s;
        QTest::newRow("no name") << QByteArray("a,,c\n1,2,3\n") << u"line 1, column 3"_s;
        QTest::newRow("twice") << QByteArray("a,a\n1,2\n") << u"line 1, column 3"_s;
        QTest::newRow("no object") << QByteArray("[{\"a\":1},\n  2]") << u"line 2, column 3"_s;
        QTest::newRow("lacking") << QByteArray("[{\"a\":1},{\"b\":2}]") << u"line 1, column 10"_s;
        QTest::newRow("no array") << QByteArray("{\"a\":1}") << u"line 1, column 1"_s;
        QTest::newRow("nothing") << QByteArray("a,b\n") << u"no data rows"_s;
        QTest::newRow("no text") << QByteArray("a\n\xff\n") << u"UTF-8"_s;
    }
    void faultsAreNamedWithTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const auto rows = dataRowsFrom(text, u"rows.csv"_s);
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, ErrorCode::InvalidInput);
        QVERIFY2(rows.error().message.contains(place) && rows.error().message.contains(u"rows.csv"_s),
                 qPrintable(rows.error().message));
    }
};

QTEST_APPLESS_MAIN(DataRowsTest)
#include "datarows.moc"
