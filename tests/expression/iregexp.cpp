// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/iregexp.h"

#include <QTest>

using namespace idemscope;

class IRegexpTest : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
    void refuses_data();
    void refuses();
    void endsOnCatastrophes();
};

void IRegexpTest::matches_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* expression, const QString& text, bool expected) {
        QTest::newRow(qPrintable(QString::fromUtf8(expression) + QStringLiteral(" on ") + text))
            << QByteArray(expression) << text << expected;
    };
    row("ab", QStringLiteral("ab"), true);
    row("ab", QStringLiteral("xab"), false);
    row("a.c", QStringLiteral("a\nc"), false);
    row("a.c", QStringLiteral("a😀c"), true);
    row("a|b", QStringLiteral("b"), true);
    row("a|b", QStringLiteral("ab"), false);
    row("(ab)*", QStringLiteral("abab"), true);
    row("a{2}", QStringLiteral("aa"), true);
    row("a{2,}", QStringLiteral("a"), false);
    row("a{1,2}", QStringLiteral("aaa"), false);
    row("[a-c]+", QStringLiteral("abc"), true);
    row("[^a-c]", QStringLiteral("b"), false);
    row("[a-]", QStringLiteral("-"), true);
    row("[-a]", QStringLiteral("-"), true);
    row("[.^$]+", QStringLiteral("^.$"), true);
    row("^a$", QStringLiteral("a"), true);
    row("a^b", QStringLiteral("a^b"), false);
    row("a[$^]", QStringLiteral("a$"), true);
    row("a\\^", QStringLiteral("a^"), true);
    row("\\p{Lu}", QStringLiteral("Ä"), true);
    row("\\P{Lu}", QStringLiteral("Ä"), false);
    row("[\\p{L}\\n]", QStringLiteral("\n"), true);
    row("\\.", QStringLiteral("."), true);
    row("", QString(), true);
    row("a|", QString(), true);
    row("#/-", QStringLiteral("#/-"), true);
    row("é", QStringLiteral("é"), true);
}

void IRegexpTest::matches()
{
    QFETCH(QByteArray, expression);
    QFETCH(QString, text);
    QFETCH(bool, expected);
    const auto regexp = fromIRegexp(expression, false);
    QVERIFY(regexp);
    QCOMPARE(regexp->match(text).hasMatch(), expected);
    if (expected && !expression.startsWith('^'))
        QVERIFY(fromIRegexp(expression, true)->match(QStringLiteral("<") + text + QStringLiteral(">")).hasMatch());
}

void IRegexpTest::refuses_data()
{
    QTest::addColumn<QByteArray>("expression");
    for (const char* expression :
         {"(",    ")",      "a)",    "(a",  "[",   "[]",  "[^]",     "a**",         "*a",       "a{",
          "a{2",  "a{3,2}", "a{x}",  "{",   "}",   "\\d", "\\w",     "\\b",         "\\",       "\\p{Xx}",
          "\\pL", "(?:a)",  "(?=a)", "a+?", "a++", "\\1", "[a-c-e]", "[[:alpha:]]", "a{100000}"})
        QTest::newRow(expression) << QByteArray(expression);
}

void IRegexpTest::refuses()
{
    QFETCH(QByteArray, expression);
    QVERIFY(!fromIRegexp(expression, false));
}

void IRegexpTest::endsOnCatastrophes()
{
    const auto regexp = fromIRegexp("(a|aa)+[bc]", false);
    QVERIFY(regexp);
    const auto match = regexp->match(QString(200, u'a'));
    QVERIFY(!match.hasMatch());
    QVERIFY(!match.isValid());
    const QByteArray deep = QByteArray(100'000, '(') + QByteArray(100'000, ')');
    QVERIFY(!fromIRegexp(deep, false));
}

QTEST_APPLESS_MAIN(IRegexpTest)
#include "iregexp.moc"
