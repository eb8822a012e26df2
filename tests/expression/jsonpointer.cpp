// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpointer.h"

#include <QTest>

using namespace idemscope;

class JsonPointerTest : public QObject
{
    Q_OBJECT

private slots:
    void findsAsInTheRfc_data();
    void findsAsInTheRfc();
    void refusesBadPointers_data();
    void refusesBadPointers();
    void setsInPlace_data();
    void setsInPlace();
    void cannotSet_data();
    void cannotSet();
};

void JsonPointerTest::findsAsInTheRfc_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* pointer, const char* expected) {
        QTest::newRow(pointer) << QByteArray(pointer) << QByteArray(expected);
    };
    // RFC 6901 §5
    row("/foo", "[\"bar\",\"baz\"]");
    row("/foo/0", "\"bar\"");
    row("/", "0");
    row("/a~1b", "1");
    row("/c%d", "2");
    row("/e^f", "3");
    row("/g|h", "4");
    row("/i\\j", "5");
    row("/k\"l", "6");
    row("/ ", "7");
    row("/m~0n", "8");
}

void JsonPointerTest::findsAsInTheRfc()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, expected);
    const auto document = JsonDocument::parse(
        R"({"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8})");
    QVERIFY(document);
    const auto parsed = JsonPointer::parse(pointer);
    QVERIFY(parsed);
    const auto value = parsed->find(document->root());
    QVERIFY(value);
    QCOMPARE(value->text().toByteArray(), expected);
}

void JsonPointerTest::refusesBadPointers_data()
{
    QTest::addColumn<QByteArray>("pointer");
    for (const char* pointer : {"a", "$.a", "/~", "/~2", "/a~", "#/a"})
        QTest::newRow(pointer) << QByteArray(pointer);
}

void JsonPointerTest::refusesBadPointers()
{
    QFETCH(QByteArray, pointer);
    QCOMPARE(JsonPointer::parse(pointer).error().code, ErrorCode::InvalidInput);
}

void JsonPointerTest::setsInPlace_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* document, const char* pointer, const char* expected) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(pointer) << QByteArray(expected);
    };
    row("replaces", "{ \"b\" : 1.0,\"a\":2 }", "/b", "{ \"b\" : \"K\",\"a\":2 }");
    row("adds to an empty object", "{}", "/key", "{\"key\":\"K\"}");
    row("adds in the style of the last member", "{\n  \"b\": 1.0\n}", "/key", "{\n  \"b\": 1.0,\n  \"key\": \"K\"\n}");
    row("adds compactly", "{\"b\":1e2}", "/key", "{\"b\":1e2,\"key\":\"K\"}");
    row("nested", "{\"meta\":{\"x\":1}}", "/meta/key", "{\"meta\":{\"x\":1,\"key\":\"K\"}}");
    row("escaped name", "{}", "/a~1\"", "{\"a/\\\"\":\"K\"}");
    row("element", "[1, 2]", "/0", "[\"K\", 2]");
    row("behind the last element", "[1, 2]", "/-", "[1, 2, \"K\"]");
    row("index behind the last", "[]", "/0", "[\"K\"]");
    row("whole document", " 1 ", "", " \"K\" ");
}

void JsonPointerTest::setsInPlace()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, expected);
    const auto changed = JsonPointer::parse(pointer)->set(document, "\"K\"");
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
    QCOMPARE(*changed, expected);
}

void JsonPointerTest::cannotSet_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("pointer");
    QTest::newRow("no parent") << QByteArray("{}") << QByteArray("/a/b");
    QTest::newRow("parent is a number") << QByteArray("{\"a\":1}") << QByteArray("/a/b");
    QTest::newRow("beyond the array") << QByteArray("[1]") << QByteArray("/5");
    QTest::newRow("no index") << QByteArray("[1]") << QByteArray("/x");
    QTest::newRow("leading zero") << QByteArray("[1,2]") << QByteArray("/01");
    QTest::newRow("duplicate name") << QByteArray("{\"a\":1,\"a\":2}") << QByteArray("/a");
    QTest::newRow("no JSON") << QByteArray("a=b") << QByteArray("/a");
}

void JsonPointerTest::cannotSet()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, pointer);
    const auto changed = JsonPointer::parse(pointer)->set(document, "1");
    QVERIFY(!changed);
    QVERIFY(!changed.error().message.isEmpty());
}

QTEST_APPLESS_MAIN(JsonPointerTest)
#include "jsonpointer.moc"
