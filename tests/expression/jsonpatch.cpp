// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpatch.h"

#include "expression/randomjson.h"

#include <QTest>

using namespace idemscope;

class JsonPatchTest : public QObject
{
    Q_OBJECT

private slots:
    void applies_data();
    void applies();
    void fails_data();
    void fails();
    void refusesBadPatches_data();
    void refusesBadPatches();
    void undoesItself();
    void changesTheFirstNumber_data();
    void changesTheFirstNumber();
    void changesOnlyTheFirstNumber();
};

void JsonPatchTest::applies_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* document, const char* patch, const char* expected) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(patch) << QByteArray(expected);
    };
    // RFC 6902 appendix A
    row("A.1 add a member", R"({"foo":"bar"})", R"([{"op":"add","path":"/baz","value":"qux"}])",
        R"({"foo":"bar","baz":"qux"})");
    row("A.2 add an element", R"({"foo":["bar","baz"]})", R"([{"op":"add","path":"/foo/1","value":"qux"}])",
        R"({"foo":["bar","qux","baz"]})");
    row("A.3 remove a member", R"({"baz":"qux","foo":"bar"})", R"([{"op":"remove","path":"/baz"}])",
        R"({"foo":"bar"})");
    row("A.4 remove an element", R"({"foo":["bar","qux","baz"]})", R"([{"op":"remove","path":"/foo/1"}])",
        R"({"foo":["bar","baz"]})");
    row("A.5 replace", R"({"baz":"qux","foo":"bar"})", R"([{"op":"replace","path":"/baz","value":"boo"}])",
        R"({"baz":"boo","foo":"bar"})");
    row("A.6 move a value", R"({"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}})",
        R"([{"op":"move","from":"/foo/waldo","path":"/qux/thud"}])",
        R"({"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}})");
    row("A.7 move an element", R"({"foo":["all","grass","cows","eat"]})",
        R"([{"op":"move","from":"/foo/1","path":"/foo/3"}])", R"({"foo":["all","cows","eat","grass"]})");
    row("A.8 test", R"({"baz":"qux","foo":["a",2,"c"]})",
        R"([{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2.0}])",
        R"({"baz":"qux","foo":["a",2,"c"]})");
    row("A.10 add a nested object", R"({"foo":"bar"})", R"([{"op":"add","path":"/child","value":{"grandchild":{}}}])",
        R"({"foo":"bar","child":{"grandchild":{}}})");
    row("A.11 unknown members are ignored", R"({"foo":"bar"})",
        R"([{"op":"add","path":"/baz","value":"qux","xyz":123}])", R"({"foo":"bar","baz":"qux"})");
    row("A.14 ~ escapes", R"({"/":9,"~1":10})", R"([{"op":"test","path":"/~01","value":10}])", R"({"/":9,"~1":10})");
    row("A.16 add an array", R"({"foo":["bar"]})", R"([{"op":"add","path":"/foo/-","value":["abc","def"]}])",
        R"({"foo":["bar",["abc","def"]]})");
    row("copy", R"({"a":{"b":1.0}})", R"([{"op":"copy","from":"/a","path":"/c"}])", R"({"a":{"b":1.0},"c":{"b":1.0}})");
    row("add replaces an existing member", R"({"a":1})", R"([{"op":"add","path":"/a","value":2}])", R"({"a":2})");
    row("whole document", R"({"a":1})", R"([{"op":"replace","path":"","value":[1.50]}])", R"([1.50])");
    row("move onto itself", R"({"a":1})", R"([{"op":"move","from":"/a","path":"/a"}])", R"({"a":1})");
    row("no operation", R"( {"a" : 1} )", "[]", R"( {"a" : 1} )");
    row("every other byte stays", "{\n \"b\" : 1.0,\n \"n\" : 12345678901234567890,\n \"a\":\"\\u0041\"\n}",
        R"([{"op":"replace","path":"/b","value":2.50}])",
        "{\n \"b\" : 2.50,\n \"n\" : 12345678901234567890,\n \"a\":\"\\u0041\"\n}");
    row("remove the last member", "{\n  \"a\": 1,\n  \"b\": 2\n}", R"([{"op":"remove","path":"/b"}])",
        "{\n  \"a\": 1\n}");
    row("remove the first member", "{\n  \"a\": 1,\n  \"b\": 2\n}", R"([{"op":"remove","path":"/a"}])",
        "{\n  \"b\": 2\n}");
    row("remove the only member", R"({"a":1})", R"([{"op":"remove","path":"/a"}])", "{}");
}

void JsonPatchTest::applies()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, patch);
    QFETCH(QByteArray, expected);
    const auto parsed = JsonPatch::parse(patch);
    QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().message));
    const auto changed = parsed->apply(document);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
    QCOMPARE(*changed, expected);
}

void JsonPatchTest::fails_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("patch");
    const auto row = [](const char* name, const char* document, const char* patch) {
        QTest::newRow(name) << QByteArray(document) << QByteArray(patch);
    };
    row("A.9 failed test", R"({"baz":"qux"})",
        R"([{"op":"add","path":"/x","value":1},{"op":"test","path":"/baz","value":"bar"}])");
    row("A.12 no such parent", R"({"foo":"bar"})",
        R"([{"op":"test","path":"/foo","value":"bar"},{"op":"add","path":"/baz/bat","value":"qux"}])");
    row("A.15 string and number", R"({"~1":10})",
        R"([{"op":"test","path":"/~01","value":10},{"op":"test","path":"/~01","value":"10"}])");
    row("replace what is not there", "{}",
        R"([{"op":"test","path":"","value":{}},{"op":"replace","path":"/a","value":1}])");
    row("remove what is not there", "{}", R"([{"op":"test","path":"","value":{}},{"op":"remove","path":"/a"}])");
    row("remove behind the end", "[1]", R"([{"op":"test","path":"/0","value":1},{"op":"remove","path":"/-"}])");
    row("into itself", R"({"a":{"b":1}})",
        R"([{"op":"test","path":"/a/b","value":1},{"op":"move","from":"/a","path":"/a/b"}])");
    row("beyond the array", "[1]", R"([{"op":"test","path":"/0","value":1},{"op":"add","path":"/3","value":1}])");
}

void JsonPatchTest::fails()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, patch);
    const auto parsed = JsonPatch::parse(patch);
    QVERIFY(parsed);
    const auto changed = parsed->apply(document);
    QVERIFY(!changed);
    QCOMPARE(changed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(changed.error().message.contains(QStringLiteral("operation 2")), qPrintable(changed.error().message));
}

void JsonPatchTest::refusesBadPatches_data()
{
    QTest::addColumn<QByteArray>("patch");
    for (const char* patch : {"", "{}", "[1]", "[{}]", R"([{"op":"add"}])", R"([{"op":"add","path":"/a"}])",
                              R"([{"op":"spam","path":"/a"}])", R"([{"op":"add","op":"remove","path":"/a","value":1}])",
                              R"([{"op":"move","path":"/a"}])", R"([{"op":"add","path":"a","value":1}])",
                              R"([{"op":"add","path":1,"value":1}])", R"([{"op":"remove","path":"/a"},])"})
        QTest::newRow(patch) << QByteArray(patch);
}

void JsonPatchTest::refusesBadPatches()
{
    QFETCH(QByteArray, patch);
    const auto parsed = JsonPatch::parse(patch);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
}

void JsonPatchTest::undoesItself()
{
    Random random(21);
    RandomJson generator(random);
    for (int i = 0; i < 1000; ++i) {
        const QByteArray text = "{\"one\" : " + generator.value() + ", \"two\":[" + generator.value() + "] }";
        const QByteArray value = generator.value();
        const auto patch = JsonPatch::parse(R"([{"op":"add","path":"/new~1name","value":)" + value +
                                            R"(},{"op":"move","from":"/new~1name","path":"/two/0"},)" +
                                            R"({"op":"test","path":"/two/0","value":)" + value +
                                            R"(},{"op":"remove","path":"/two/0"}])");
        QVERIFY(patch);
        const auto changed = patch->apply(text);
        QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
        QCOMPARE(*changed, text);
    }
}

void JsonPatchTest::changesTheFirstNumber_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* body, const char* expected) {
        QTest::newRow(body) << QByteArray(body) << QByteArray(expected);
    };
    row(R"({ "currency":"EUR", "amount": 10.50, "n":1})", R"({ "currency":"EUR", "amount": 11.50, "n":1})");
    row(R"({"a":{"b":[null,"7",{"c":9}]},"d":1})", R"({"a":{"b":[null,"7",{"c":10}]},"d":1})");
    row("[1e5000, 99]", "[1e5000, 100]");
    row("-1", "0");
    row(R"({"id":12345678901234567890})", R"({"id":12345678901234567891})");
}

void JsonPatchTest::changesTheFirstNumber()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    QCOMPARE(*withFirstNumberPlusOne(body), expected);
}

void JsonPatchTest::changesOnlyTheFirstNumber()
{
    QCOMPARE(withFirstNumberPlusOne(R"({"a":"1","b":[true,null,{}]})").error().code, ErrorCode::NotFound);
    QCOMPARE(withFirstNumberPlusOne("amount=1").error().code, ErrorCode::InvalidInput);
    Random random(22);
    RandomJson generator(random);
    for (int i = 0; i < 1000; ++i) {
        const QByteArray text = generator.document();
        const auto changed = withFirstNumberPlusOne(text);
        if (!changed)
            continue;
        const auto before = JsonDocument::parse(text);
        const auto after = JsonDocument::parse(*changed);
        QVERIFY(after);
        QVERIFY(canonical(before->root()) != canonical(after->root()));
        quint32 differences = 0;
        for (quint32 node = 0; node < before->root().subtreeEnd(); ++node) {
            const JsonValue value = before->root().at(node);
            if (!value.isArray() && !value.isObject() && value.text() != after->root().at(node).text())
                ++differences;
        }
        QCOMPARE(differences, 1U);
    }
}

QTEST_APPLESS_MAIN(JsonPatchTest)
#include "jsonpatch.moc"
