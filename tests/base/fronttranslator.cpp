// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/fronttranslator.h"

#include <QCoreApplication>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

class FrontTranslatorTest : public QObject
{
    Q_OBJECT

private slots:
    void eachFrontIsToldItsOwnNames_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("commandLine");
        QTest::addColumn<QString>("window");
        QTest::newRow("no names") << u"Nothing (at all)."_s << u"Nothing (at all)."_s << u"Nothing (at all)."_s;
        QTest::newRow("both") << u"Too few (--rounds ¦ Scenario, Rounds)."_s << u"Too few (--rounds)."_s
                              << u"Too few (Scenario, Rounds)."_s;
        QTest::newRow("twice") << u"One (--a ¦ A) or (--b ¦ B)"_s << u"One (--a) or (--b)"_s << u"One (A) or (B)"_s;
        QTest::newRow("nothing to name") << u"Too many (--max ¦ )."_s << u"Too many (--max)."_s << u"Too many."_s;
        QTest::newRow("wide brackets") << u"太少（--rounds ¦ “场景”→“轮次”）。"_s << u"太少（--rounds）。"_s
                                       << u"太少（“场景”→“轮次”）。"_s;
    }
    void eachFrontIsToldItsOwnNames()
    {
        QFETCH(QString, message);
        QTEST(forFront(message, Front::CommandLine), "commandLine");
        QTEST(forFront(message, Front::Window), "window");
    }

    void whatIsNotTranslatedIsToldLikewise()
    {
        FrontTranslator translator(Front::Window);
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(QCoreApplication::translate("Any", "Too few (--rounds ¦ Scenario, Rounds)."),
                 u"Too few (Scenario, Rounds)."_s);
        QCOMPARE(QCoreApplication::translate("Any", "As it is"), u"As it is"_s);
    }
};

QTEST_GUILESS_MAIN(FrontTranslatorTest)
#include "fronttranslator.moc"
