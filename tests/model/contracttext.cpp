// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/contracttext.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The one-line forms of conditions and replay rules.
class ContractTextTest : public QObject
{
    Q_OBJECT

private slots:
    void conditionsAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical");
        QTest::newRow("one status") << u"status:201"_s << u"status:201"_s;
        QTest::newRow("class") << u"status:2xx"_s << u"status:2xx"_s;
        QTest::newRow("class as range") << u"status:200-299"_s << u"status:2xx"_s;
        QTest::newRow("list") << u" status:200-204, 409 "_s << u"status:200-204,409"_s;
        QTest::newRow("path") << u"jsonpath:$.id"_s << u"jsonpath:$.id"_s;
        QTest::newRow("both") << u"status:200+jsonpath:$[?@.state == 'a+b']"_s
                              << u"status:200+jsonpath:$[?@.state == 'a+b']"_s;
    }
    void conditionsAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const Result<Condition> condition = conditionFromText(text);
        QVERIFY(condition.has_value());
        QCOMPARE(toText(*condition), canonical);
        QCOMPARE(*conditionFromText(canonical), *condition);
    }

    void wrongConditionsAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("empty") << u""_s << u"status:LIST"_s;
        QTest::newRow("bare number") << u"201"_s << u"201"_s;
        QTest::newRow("too small") << u"status:99"_s << u"99"_s;
        QTest::newRow("not a number") << u"status:abc"_s << u"abc"_s;
        QTest::newRow("upside down") << u"status:299-200"_s << u"299-200"_s;
        QTest::newRow("hole in list") << u"status:200,,201"_s << u"200-299"_s;
        QTest::newRow("no path") << u"status:200+jsonpath:"_s << u"JSONPath"_s;
        QTest::newRow("foreign tail") << u"status:200+header:x"_s << u"header:x"_s;
    }
    void wrongConditionsAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const Result<Condition> condition = conditionFromText(text);
        QVERIFY(!condition.has_value());
        QCOMPARE(condition.error().code, ErrorCode::InvalidInput);
        QVERIFY2(condition.error().message.contains(named), qPrintable(condition.error().message));
    }

    void replayRulesAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"header:Idempotent-Replayed", "header:Idempotent-Replayed=true", "header:X=", "status:208", "body-equal"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void replayRulesAreReadAndWritten()
    {
        QFETCH(QString, text);
        const Result<ReplayRule> rule = replayRuleFromText(text);
        QVERIFY(rule.has_value());
        QCOMPARE(toText(*rule), text);
    }

    void wrongReplayRulesAreRefused()
    {
        for (const QString& text : {u""_s, u"header:"_s, u"header:=x"_s, u"status:2xx"_s, u"body"_s})
            QVERIFY2(!replayRuleFromText(text).has_value(), qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(ContractTextTest)
#include "contracttext.moc"
