// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/json.h"

#include "expression/randomjson.h"

#include <QElapsedTimer>
#include <QTest>

using namespace idemscope;

class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void keepsWhatWasWritten();
    void decodesStrings_data();
    void decodesStrings();
    void canonical_data();
    void canonical();
    void tellsValuesApart_data();
    void tellsValuesApart();
    void canonicalIsStable();
    void survivesDeepNesting();
    void limitsSize();
    void findsPathsAndMembers();
    void keepsValuesWhenMoved();
};

void JsonTest::accepts_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"null",
                             "true",
                             "false",
                             "0",
                             "-0",
                             "-0.0e-0",
                             "1E400",
                             "\"\"",
                             "[]",
                             "{}",
                             " [ ] ",
                             "\t{\r\n}\n",
                             "[1,2]",
                             "{\"a\":1}",
                             "{\"a\":1,\"a\":2}",
                             "{\"\":{}}",
                             "[[],[[]],{}]",
                             "\"\\u0000\\ud800\\uDEAD\"",
                             "\"\xf0\x9f\x98\x80\x7f\"",
                             "\xef\xbb\xbf{}",
                             "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""})
        QTest::newRow(text) << QByteArray(text);
}

void JsonTest::accepts()
{
    QFETCH(QByteArray, text);
    const auto document = JsonDocument::parse(text);
    QVERIFY2(document.has_value(), document ? "" : qPrintable(document.error().message));
    QVERIFY(!findJsonFault(text));
}

void JsonTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QByteArray& text, int line, int column) {
        QTest::newRow(name) << text << line << column;
    };
    row("nothing", "", 1, 1);
    row("only space", "  \n ", 2, 2);
    row("two values", "1 2", 1, 3);
    row("comma at the end of an array", "[1,]", 1, 4);
    row("comma at the end of an object", "{\"a\":1,}", 1, 8);
    row("leading comma", "[,1]", 1, 2);
    row("missing comma", "[1 2]", 1, 4);
    row("missing colon", "{\"a\" 1}", 1, 6);
    row("name without quotes", "{a:1}", 1, 2);
    row("wrong bracket", "[1}", 1, 3);
    row("open array", "[1", 1, 3);
    row("open object", "{\n\"a\":\n", 3, 1);
    row("open string", "\"abc", 1, 5);
    row("single quotes", "'a'", 1, 1);
    row("comment", "/* */ 1", 1, 1);
    row("NaN", "NaN", 1, 1);
    row("capital", "True", 1, 1);
    row("short word", "nul", 1, 1);
    row("plus", "+1", 1, 1);
    row("leading zero", "01", 1, 2);
    row("minus alone", "-", 1, 2);
    row("point at the end", "1.", 1, 3);
    row("point first", ".5", 1, 1);
    row("no exponent", "1e", 1, 3);
    row("hexadecimal", "0x1", 1, 2);
    row("raw line end in string", "\"a\nb\"", 1, 3);
    row("raw NUL in string", QByteArray("\"\0\"", 3), 1, 2);
    row("unknown escape", "\"\\x\"", 1, 3);
    row("short unicode escape", "\"\\u12\"", 1, 6);
    row("bad UTF-8", "\"\xff\"", 1, 2);
    row("overlong UTF-8", "\"\xc0\xaf\"", 1, 2);
    row("surrogate in UTF-8", "\"\xed\xa0\x80\"", 1, 2);
    row("beyond Unicode", "\"\xf4\x90\x80\x80\"", 1, 2);
    row("cut UTF-8", "\"\xe2\x82\"", 1, 2);
    row("third line, behind umlauts", "{\"a\":1,\n\"b\":2,\n\"äö\" x}", 3, 6);
    row("HTML", "<html>", 1, 1);
}

void JsonTest::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto fault = findJsonFault(text);
    QVERIFY(fault.has_value());
    QCOMPARE(fault->line, line);
    QCOMPARE(fault->column, column);
    const auto document = JsonDocument::parse(text);
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::InvalidInput);
    QVERIFY(document.error().message.contains(QStringLiteral("line %1, column %2").arg(line).arg(column)));
}

void JsonTest::keepsWhatWasWritten()
{
    const QByteArray text = " {\"b\" : 1.50, \"a\":[ 12345678901234567890 ,\"x\\n\"],\"b\":null} ";
    const auto document = JsonDocument::parse(text);
    QVERIFY(document);
    const JsonValue root = document->root();
    QVERIFY(root.isObject());
    QCOMPARE(root.begin(), 1);
    QCOMPARE(root.end(), text.size() - 1);
    QCOMPARE(root.size(), 3);
    QList<QByteArray> names;
    for (const JsonValue child : root.children())
        names += child.name()->string();
    QCOMPARE(names, (QList<QByteArray>{"b", "a", "b"}));
    QVERIFY(root.member("b")->isNull()); // the last one
    const JsonValue array = *root.member("a");
    QCOMPARE(array.size(), 2);
    QCOMPARE(array.element(0)->text().toByteArray(), QByteArray("12345678901234567890"));
    QCOMPARE(array.element(1)->string(), QByteArray("x\n"));
    QVERIFY(!array.element(2));
    QVERIFY(!array.element(-1));
    QVERIFY(!array.member("a"));
    QCOMPARE((*root.children().begin()).text().toByteArray(), QByteArray("1.50"));
}

void JsonTest::decodesStrings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("decoded");
    QTest::newRow("plain") << QByteArray("\"abc\"") << QByteArray("abc");
    QTest::newRow("escapes") << QByteArray("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"") << QByteArray("\"\\/\b\f\n\r\t");
    QTest::newRow("unicode") << QByteArray("\"\\u00e9\\u6F22\"") << QByteArray("é漢");
    QTest::newRow("pair") << QByteArray("\"\\ud83d\\ude00\"") << QByteArray("😀");
    QTest::newRow("NUL") << QByteArray("\"\\u0000\"") << QByteArray("\0", 1);
    QTest::newRow("lone high") << QByteArray("\"\\ud800x\"") << QByteArray("\xed\xa0\x80x");
    QTest::newRow("two highs and a low") << QByteArray("\"\\ud83d\\ud83d\\ude00\"") << QByteArray("\xed\xa0\xbd😀");
    QTest::newRow("lone low") << QByteArray("\"\\udc00\"") << QByteArray("\xed\xb0\x80");
}

void JsonTest::decodesStrings()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, decoded);
    const auto document = JsonDocument::parse(text);
    QVERIFY(document);
    QCOMPARE(document->root().string(), decoded);
    QVERIFY(document->root().isText(decoded));
}

void JsonTest::canonical_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("order and space") << QByteArray("{ \"b\":1,\n\"a\":[ true , null ]}")
                                     << QByteArray("{\"a\":[true,null],\"b\":1}");
    QTest::newRow("numbers") << QByteArray("[1,1.0,1e0,10e-1,0.1e1]") << QByteArray("[1,1,1,1,1]");
    QTest::newRow("escapes") << QByteArray("[\"\\u0041\\/\\u00e9\",\"A/é\"]") << QByteArray("[\"A/é\",\"A/é\"]");
    QTest::newRow("escaped names sort by meaning")
        << QByteArray("{\"b\":1,\"\\u0061\":2}") << QByteArray("{\"a\":2,\"b\":1}");
    QTest::newRow("duplicates keep their order")
        << QByteArray("{\"b\":0,\"a\":2,\"a\":1}") << QByteArray("{\"a\":2,\"a\":1,\"b\":0}");
    QTest::newRow("big integer") << QByteArray("9007199254740993") << QByteArray("9007199254740993");
    QTest::newRow("minus zero") << QByteArray("-0.0") << QByteArray("0");
    QTest::newRow("control") << QByteArray("\"\\u0001\\u000a\"") << QByteArray("\"\\u0001\\n\"");
    QTest::newRow("lone surrogate") << QByteArray("\"\\uD800\"") << QByteArray("\"\\ud800\"");
    QTest::newRow("empty") << QByteArray("[ {} , [ ] ]") << QByteArray("[{},[]]");
}

void JsonTest::canonical()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto document = JsonDocument::parse(text);
    QVERIFY(document);
    QCOMPARE(idemscope::canonical(document->root()), expected);
}

void JsonTest::tellsValuesApart_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("20 digits") << QByteArray("12345678901234567890") << QByteArray("12345678901234567891");
    QTest::newRow("over 2^53") << QByteArray("9007199254740993") << QByteArray("9007199254740992");
    QTest::newRow("number and string") << QByteArray("1") << QByteArray("\"1\"");
    QTest::newRow("array order") << QByteArray("[1,2]") << QByteArray("[2,1]");
    QTest::newRow("null and missing") << QByteArray("{\"a\":null}") << QByteArray("{}");
    QTest::newRow("sign") << QByteArray("-1") << QByteArray("1");
    QTest::newRow("surrogates") << QByteArray("\"\\ud800\"") << QByteArray("\"\\ud801\"");
}

void JsonTest::tellsValuesApart()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QVERIFY(idemscope::canonical(JsonDocument::parse(left)->root()) !=
            idemscope::canonical(JsonDocument::parse(right)->root()));
}

void JsonTest::canonicalIsStable()
{
    Random random(7);
    RandomJson generator(random);
    for (int i = 0; i < 2000; ++i) {
        const QByteArray text = generator.document();
        const auto document = JsonDocument::parse(text);
        QVERIFY2(document, text);
        const QByteArray once = idemscope::canonical(document->root());
        const auto again = JsonDocument::parse(once);
        QVERIFY2(again, once);
        QCOMPARE(idemscope::canonical(again->root()), once);
    }
}

void JsonTest::survivesDeepNesting()
{
    const QByteArray deep = QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']');
    const auto refused = JsonDocument::parse(deep);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Limit);
    const QByteArray allowed = QByteArray(512, '[') + QByteArray(512, ']');
    QVERIFY(JsonDocument::parse(allowed));
    QVERIFY(!JsonDocument::parse('[' + allowed + ']'));

    const auto document = JsonDocument::parse(deep, {.depth = 2'000'000});
    QVERIFY(document);
    QCOMPARE(idemscope::canonical(document->root()), deep);
}

void JsonTest::limitsSize()
{
    QVERIFY(JsonDocument::parse("[1,2,3]", {.bytes = 7}));
    const auto refused = JsonDocument::parse("[1,2,3] ", {.bytes = 7});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Limit);
}

void JsonTest::findsPathsAndMembers()
{
    const auto document = JsonDocument::parse("{\"a\":[1,{\"b'\\\\\\u0001\":true}]}");
    QVERIFY(document);
    const JsonValue inner = *(*(*document->root().children().begin()).element(1)).children().begin();
    QVERIFY(inner.isTrue());
    QCOMPARE(inner.normalizedPath(), QByteArray("$['a'][1]['b\\'\\\\\\u0001']"));
    QCOMPARE(document->root().normalizedPath(), QByteArray("$"));
}

void JsonTest::keepsValuesWhenMoved()
{
    auto document = JsonDocument::parse("{\"a\":\"b\"}");
    QVERIFY(document);
    const JsonValue value = *document->root().member("a");
    const JsonDocument moved = std::move(*document);
    QCOMPARE(value.string(), QByteArray("b"));
}

QTEST_APPLESS_MAIN(JsonTest)
#include "json.moc"
