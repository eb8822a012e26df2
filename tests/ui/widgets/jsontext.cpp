// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/jsontext.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Finding the first error of a JSON text, and laying it out anew.
class JsonTextTest : public QObject
{
    Q_OBJECT

private slots:
    void wellFormedTextsHaveNoProblem_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "  ", "{}", "[]", "null", "-0.5e+10", "{\"a\":1,\"a\":2}", "[1,[2,[3]]]", "{\"a\":{{amount}}}",
              "{{body}}", "{\"k\":\"{{key}}\"}", "\"\\u00e9\\n\"", "{\"a\":[{}, {}]}"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("deep") << QString(100'000, u'[') + QString(100'000, u']');
    }
    void wellFormedTextsHaveNoProblem()
    {
        QFETCH(QString, text);
        const auto problem = jsonProblem(text);
        QVERIFY2(!problem, qPrintable(problem ? problem->message : QString()));
    }

    void theFirstProblemIsFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("hint");
        QTest::newRow("comma before brace") << u"{\"a\":1,}"_s << 7 << u"}"_s;
        QTest::newRow("comma before bracket") << u"[1,]"_s << 3 << u"value"_s;
        QTest::newRow("missing comma") << u"{\"a\":1 \"b\":2}"_s << 7 << u","_s;
        QTest::newRow("missing colon") << u"{\"a\" 1}"_s << 1 << u":"_s;
        QTest::newRow("name without quotes") << u"{a:1}"_s << 1 << u"a"_s;
        QTest::newRow("single quotes") << u"['x']"_s << 1 << u"double"_s;
        QTest::newRow("open at the end") << u"{\"a\":[1"_s << 6 << u"]"_s;
        QTest::newRow("wrong bracket") << u"[1}"_s << 2 << u"]"_s;
        QTest::newRow("two values") << u"1 2"_s << 2 << u"follow"_s;
        QTest::newRow("leading zero") << u"[01]"_s << 1 << u"01"_s;
        QTest::newRow("open string") << u"[\"abc"_s << 1 << u"end"_s;
        QTest::newRow("unknown escape") << u"[\"a\\q\"]"_s << 3 << u"escape"_s;
        QTest::newRow("short unicode escape") << u"[\"\\u12\"]"_s << 2 << u"escape"_s;
        QTest::newRow("tab in string") << u"[\"a\tb\"]"_s << 3 << u"escaped"_s;
        QTest::newRow("close without open") << u"]"_s << 0 << u"value"_s;
    }
    void theFirstProblemIsFound()
    {
        QFETCH(QString, text);
        QFETCH(int, at);
        QFETCH(QString, hint);
        const auto problem = jsonProblem(text);
        QVERIFY(problem.has_value());
        QCOMPARE(problem->start, at);
        QVERIFY2(problem->message.contains(hint), qPrintable(problem->message));
    }

    void everyPrefixIsCheckedWithoutFault()
    {
        const QString text = uR"({"a":[1,-2.5e3,{"b":"\u00e9"}],"c":{{v}},"d":null} )"_s;
        for (qsizetype length = 0; length <= text.size(); ++length) {
            const auto problem = jsonProblem(QStringView(text).left(length));
            if (problem)
                QVERIFY(problem->start >= 0 && problem->start <= length);
        }
    }

    void formattingKeepsOrderNumbersAndDuplicates()
    {
        const QString text =
            uR"({"z":1.0,"a":100000000000000000000,"a":1e2,"e":{},"l":[],"v":{{amount}},"n":[1,{"x":"é\/"}]})"_s;
        const auto formatted = formattedJson(text);
        QVERIFY(formatted.has_value());
        QCOMPARE(*formatted, uR"({
  "z": 1.0,
  "a": 100000000000000000000,
  "a": 1e2,
  "e": {},
  "l": [],
  "v": {{amount}},
  "n": [
    1,
    {
      "x": "é\/"
    }
  ]
})"_s);
        QCOMPARE(formattedJson(*formatted), formatted);
    }

    void whatIsNoJsonIsNotFormatted() { QVERIFY(!formattedJson(u"{\"a\":}"_s).has_value()); }
};

QTEST_APPLESS_MAIN(JsonTextTest)
#include "jsontext.moc"
