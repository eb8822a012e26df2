// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqltext.h"
#include "observe/sqladdress.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

class SqlTextTest : public QObject
{
    Q_OBJECT

private slots:
    void variablesBecomePlaces_data();
    void variablesBecomePlaces();
    void refused_data();
    void refused();
    void driversByName();
    void missingDriverNamesTheInstalled();
    void connections_data();
    void connections();
    void passwordsAreRefused_data();
    void passwordsAreRefused();
    void passwordOfTheProbeComesFirst();
};

void SqlTextTest::variablesBecomePlaces_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("values");
    QTest::newRow("bare") << u"select count(*) from p where k = {{key}} and o={{ operation }}"_s
                          << u"select count(*) from p where k = ? and o=?"_s
                          << QStringList{u"{{key}}"_s, u"{{ operation }}"_s};
    QTest::newRow("quoted") << u"select 1 from p where k = '{{key}}'"_s << u"select 1 from p where k = ?"_s
                            << QStringList{u"{{key}}"_s};
    QTest::newRow("in a literal") << u"select 1 where r like 'it''s {{operation}}-%'"_s << u"select 1 where r like ?"_s
                                  << QStringList{u"it's {{operation}}-%"_s};
    QTest::newRow("plain literals stay") << u"select '{', ''';', \"a;b\", E'\\'{', $x$;?$x$, a::int from p;  "_s
                                         << u"select '{', ''';', \"a;b\", E'\\'{', $x$;?$x$, a::int from p"_s
                                         << QStringList();
    QTest::newRow("comments go") << u"select 1 -- {{key}} ; ?\n/* ; /* {{x}} */ */ from p; -- end"_s
                                 << u"select 1 \n  from p"_s << QStringList();
}

void SqlTextTest::variablesBecomePlaces()
{
    QFETCH(QString, query);
    QFETCH(QString, text);
    QFETCH(QStringList, values);
    const auto parsed = SqlText::parse(query);
    QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().message));
    QCOMPARE(parsed->text(), text);
    QCOMPARE(QStringList(parsed->values().begin(), parsed->values().end()), values);
}

void SqlTextTest::refused_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("character");
    QTest::newRow("second statement") << u"select 1; delete from p"_s << 11;
    QTest::newRow("second, after a comment's end") << u"select 1; /* */ commit"_s << 17;
    QTest::newRow("second is a variable") << u"select 1; {{key}}"_s << 11;
    QTest::newRow("part of a name") << u"select 1 from p_{{env}}"_s << 17;
    QTest::newRow("a quoted name") << u"select 1 from \"{{table}}\""_s << 15;
    QTest::newRow("other placeholder") << u"select 1 from p where k = ?"_s << 27;
    QTest::newRow("named placeholder") << u"select 1 from p where k = :key"_s << 27;
    QTest::newRow("open literal") << u"select 'a"_s << 8;
    QTest::newRow("open variable") << u"select {{key"_s << 8;
    QTest::newRow("open comment") << u"select 1 /* x"_s << 10;
    QTest::newRow("dollar quoted") << u"select $${{key}}$$"_s << 8;
    QTest::newRow("nothing") << u" -- only\n"_s << 1;
}

void SqlTextTest::refused()
{
    QFETCH(QString, query);
    QFETCH(int, character);
    const auto parsed = SqlText::parse(query);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(parsed.error().message.contains(u"character %1:"_s.arg(character)), qPrintable(parsed.error().message));
}

void SqlTextTest::driversByName()
{
    QCOMPARE(sqlAddress(u"sqlite"_s, u"/tmp/x.db"_s)->driver, u"QSQLITE"_s);
    QCOMPARE(sqlAddress(u"QSQLITE"_s, u"/tmp/x.db"_s)->database, u"/tmp/x.db"_s);
}

void SqlTextTest::missingDriverNamesTheInstalled()
{
    const auto address = sqlAddress(u"oracle9"_s, u"host=x"_s);
    QVERIFY(!address);
    QVERIFY(address.error().message.contains(u"oracle9"_s));
    QVERIFY2(address.error().message.contains(u"sqlite"_s), qPrintable(address.error().message));
}

void SqlTextTest::connections_data()
{
    QTest::addColumn<QString>("connection");
    QTest::newRow("settings") << u"host=db.example port=5433 dbname='the shop' user=reader sslmode=require"_s;
    QTest::newRow("semicolons") << u"host=db.example;port=5433;dbname=the\\ shop;user=reader;sslmode=require"_s;
    QTest::newRow("url") << u"postgresql://reader@db.example:5433/the%20shop?sslmode=require"_s;
}

void SqlTextTest::connections()
{
    QFETCH(QString, connection);
    const auto address = sqlAddress(u"psql"_s, connection);
    if (!address && address.error().message.contains(u"not installed"_s))
        QSKIP("the PostgreSQL driver of Qt is not installed");
    QVERIFY2(address, address ? "" : qPrintable(address.error().message));
    QCOMPARE(address->host, u"db.example"_s);
    QCOMPARE(address->port, 5433);
    QCOMPARE(address->database, u"the shop"_s);
    QCOMPARE(address->user, u"reader"_s);
    QCOMPARE(address->options, u"sslmode=require"_s);
    QCOMPARE(address->title, u"psql the shop at db.example:5433"_s);
}

void SqlTextTest::passwordsAreRefused_data()
{
    QTest::addColumn<QString>("connection");
    QTest::newRow("setting") << u"host=db password=hunter2"_s;
    QTest::newRow("case") << u"host=db;PWD=hunter2"_s;
    QTest::newRow("url") << u"postgresql://reader:hunter2@db/shop"_s;
    QTest::newRow("url parameter") << u"postgresql://db/shop?password=hunter2"_s;
}

void SqlTextTest::passwordsAreRefused()
{
    QFETCH(QString, connection);
    const auto address = sqlAddress(u"psql"_s, connection);
    QVERIFY(!address);
    if (address.error().message.contains(u"not installed"_s))
        QSKIP("the PostgreSQL driver of Qt is not installed");
    QVERIFY2(address.error().message.contains(u"IDEMSCOPE_SQL_PASSWORD"_s), qPrintable(address.error().message));
    QVERIFY(!address.error().message.contains(u"hunter2"_s));
}

void SqlTextTest::passwordOfTheProbeComesFirst()
{
    QCOMPARE(sqlPasswordVariable(u"Payment rows"_s), u"IDEMSCOPE_SQL_PASSWORD_PAYMENT_ROWS"_s);
    qputenv("IDEMSCOPE_SQL_PASSWORD", "common");
    QCOMPARE(sqlPassword(u"Payment rows"_s), u"common"_s);
    qputenv("IDEMSCOPE_SQL_PASSWORD_PAYMENT_ROWS", "own");
    QCOMPARE(sqlPassword(u"Payment rows"_s), u"own"_s);
}

QTEST_GUILESS_MAIN(SqlTextTest)
#include "sqltext.moc"
