// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpath.h"
#include "support/sharedfile.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace idemscope;

namespace {

QByteArray suite()
{
    QFile file(test::sharedFile(QStringLiteral("conformance/jsonpath/cts.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Canonical texts of the results of a path on a document.
QByteArrayList select(const char* path, const QByteArray& text)
{
    const auto parsed = JsonPath::parse(QString::fromUtf8(path));
    if (!parsed)
        return {"invalid: " + parsed.error().message.toUtf8()};
    const auto document = JsonDocument::parse(text);
    const auto values = parsed->select(*document);
    if (!values)
        return {"limit"};
    QByteArrayList result;
    for (const JsonValue& value : *values)
        result += canonical(value);
    return result;
}

}

class JsonPathTest : public QObject
{
    Q_OBJECT

private slots:
    void conformance_data();
    void conformance();
    void comparesExactly_data();
    void comparesExactly();
    void takesTheLastOfDuplicates();
    void firstAgreesWithSelect_data();
    void firstAgreesWithSelect();
    void saysWhere_data();
    void saysWhere();
    void endsOnHostileDocuments_data();
    void endsOnHostileDocuments();
    void survivesHostileExpressions();
};

void JsonPathTest::conformance_data()
{
    QTest::addColumn<QByteArray>("testCase");
    const QByteArray text = suite();
    if (text.isEmpty())
        QSKIP("conformance/jsonpath/cts.json is not there (IDEMSCOPE_SHARED_DIR)");
    const auto document = JsonDocument::parse(text);
    QVERIFY(document);
    int number = 0;
    for (const JsonValue entry : document->root().member("tests")->children())
        QTest::addRow("%d %s", ++number, entry.member("name")->string().constData()) << entry.text().toByteArray();
    QVERIFY(number >= 529);
}

void JsonPathTest::conformance()
{
    QFETCH(QByteArray, testCase);
    const auto entry = JsonDocument::parse(testCase);
    const JsonValue root = entry->root();
    const auto path = JsonPath::parse(QString::fromUtf8(root.member("selector")->string()));
    if (const auto invalid = root.member("invalid_selector"); invalid && invalid->isTrue()) {
        QVERIFY(!path);
        return;
    }
    QVERIFY2(path.has_value(), path ? "" : qPrintable(path.error().message));
    const auto document = JsonDocument::parse(root.member("document")->text().toByteArray());
    QVERIFY(document);
    const auto values = path->select(*document);
    QVERIFY(values);
    QByteArrayList results;
    QByteArrayList paths;
    for (const JsonValue& value : *values) {
        results += canonical(value);
        paths += '"' + value.normalizedPath().replace('\\', "\\\\").replace('"', "\\\"") + '"';
    }
    const auto isOneOf = [&root](const char* one, const char* several, const QByteArray& found) {
        const auto single = root.member(one);
        if (single)
            return canonical(*single) == found;
        const auto alternatives = root.member(several);
        for (const JsonValue alternative : alternatives->children()) {
            if (canonical(alternative) == found)
                return true;
        }
        return false;
    };
    QVERIFY2(isOneOf("result", "results", '[' + results.join(',') + ']'), results.join(','));
    if (root.member("result_paths") || root.member("results_paths"))
        QVERIFY2(isOneOf("result_paths", "results_paths",
                         canonical(JsonDocument::parse('[' + paths.join(',') + ']')->root())),
                 paths.join(','));
}

void JsonPathTest::comparesExactly_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<int>("count");
    const auto row = [](const char* path, const char* document, int count) {
        QTest::newRow(path) << QByteArray(path) << QByteArray(document) << count;
    };
    row("$[?@==9007199254740993]", "[9007199254740992,9007199254740993,9007199254740993.0]", 2);
    row("$[?@<12345678901234567890]", "[12345678901234567889,12345678901234567890]", 1);
    row("$[?@==1e400]", "[1e400,10e399,1e401]", 2);
    row("$[?@>1e999999999]", "[1e1000000000,1]", 1);
    row("$[?@==0]", "[0,-0,0.0,0e5]", 4);
    row("$[?@.a==@.b]", "[{\"a\":{\"x\":1,\"y\":2},\"b\":{\"y\":2.0,\"x\":1}},{\"a\":[1],\"b\":[2]}]", 1);
    row("$[?length(@)==1]", "[\"😀\",\"ab\",[1],{\"a\":1}]", 3);
    row("$[?length(value(@.a))==2]", "[{\"a\":[1,2]},{\"a\":\"ab\"},{\"a\":3}]", 2);
    row("$[?match(@.a,'b') || search(@.a,'b')]", "[{\"a\":\"b\"},{\"a\":\"ab\"},{\"a\":\"c\"}]", 2);
    row("$.v[?match(@,$.p) || search(@,$.p)]", "{\"p\":\"b\",\"v\":[\"b\",\"abc\",\"c\"]}", 2);
}

void JsonPathTest::comparesExactly()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, document);
    QFETCH(int, count);
    QCOMPARE(select(path.constData(), document).size(), count);
}

void JsonPathTest::takesTheLastOfDuplicates()
{
    QCOMPARE(select("$.a", "{\"a\":1,\"a\":2}"), QByteArrayList{"2"});
    QCOMPARE(select("$.*", "{\"a\":1,\"a\":2}"), (QByteArrayList{"1", "2"}));
}

void JsonPathTest::firstAgreesWithSelect_data()
{
    QTest::addColumn<QString>("path");
    for (const char* path :
         {"$", "$.a", "$.a.b[0]", "$['a']['b'][-1]", "$.x.y", "$..b", "$.a.*", "$.a.b[?@>1]", "$.a.b[5]", "$.a[0]"})
        QTest::newRow(path) << QString::fromUtf8(path);
}

void JsonPathTest::firstAgreesWithSelect()
{
    QFETCH(QString, path);
    const auto parsed = JsonPath::parse(path);
    QVERIFY(parsed);
    const auto document = JsonDocument::parse("{\"a\":{\"b\":[1,2,3]},\"b\":null}");
    const auto first = parsed->first(*document);
    const auto all = parsed->select(*document);
    QVERIFY(first && all);
    QCOMPARE(first->has_value(), !all->empty());
    if (first->has_value())
        QCOMPARE((*first)->index(), all->front().index());
    QCOMPARE(parsed->isSingular(), !path.contains(u'*') && !path.contains(u'?') && !path.contains(u".."));
}

void JsonPathTest::saysWhere_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("position");
    const auto row = [](const char* path, int position) {
        QTest::newRow(path) << QString::fromUtf8(path) << position;
    };
    row("id", 1);
    row("$.", 3);
    row("$.a b", 4);
    row("$[1", 4);
    row("$[01]", 3);
    row("$['a", 5);
    row("$[?@.a=1]", 7);
    row("$[?@.a==]", 9);
    row("$[?foo(@)]", 4);
    row("$[?@.*==1]", 4);
    row("$[?length(@)]", 13);
    row("$['\\x']", 5);
    row("", 1);
}

void JsonPathTest::saysWhere()
{
    QFETCH(QString, path);
    QFETCH(int, position);
    const auto parsed = JsonPath::parse(path);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(parsed.error().message.contains(QStringLiteral("position %1:").arg(position)),
             qPrintable(parsed.error().message));
}

void JsonPathTest::endsOnHostileDocuments_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("document");
    const QByteArray deep = QByteArray(500, '[') + '1' + QByteArray(500, ']');
    QByteArray wide = "[1";
    for (int i = 0; i < 20'000; ++i)
        wide += ",1";
    wide += ']';
    QTest::newRow("descendants of descendants") << QStringLiteral("$..*..*..*") << deep;
    QTest::newRow("every one against all") << QStringLiteral("$[?count($[*])>0]") << wide;
    QTest::newRow("compares the whole again and again") << QStringLiteral("$[?$ == $]") << wide;
    QTest::newRow("many selectors") << QStringLiteral("$[*,*,*,*,*,*,*,*][*,*,*,*,*,*,*,*]..*")
                                    << '[' + deep + ',' + wide + ',' + wide + ']';
    QTest::newRow("regexp from the document")
        << QStringLiteral("$[?search(@.t, @.r)]")
        << QByteArray("[{\"r\":\"(a|aa)+[bc]\",\"t\":\"" + QByteArray(300, 'a') + "\"}]");
}

void JsonPathTest::endsOnHostileDocuments()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, document);
    const auto parsed = JsonPath::parse(path);
    QVERIFY(parsed);
    const auto tree = JsonDocument::parse(document);
    QVERIFY(tree);
    QElapsedTimer timer;
    timer.start();
    const auto values = parsed->select(*tree);
    QVERIFY(!values);
    QCOMPARE(values.error().code, ErrorCode::Limit);
    QVERIFY(timer.elapsed() < 30'000); // far above what it takes, also under sanitizers
}

void JsonPathTest::survivesHostileExpressions()
{
    for (const QString& piece :
         {QStringLiteral("("), QStringLiteral("!("), QStringLiteral("$[?"), QStringLiteral("length(")}) {
        const auto parsed = JsonPath::parse(QStringLiteral("$[?") + piece.repeated(50'000));
        QVERIFY(!parsed);
    }
    QVERIFY(JsonPath::parse(QStringLiteral("$") + QStringLiteral(".a").repeated(50'000)));
}

QTEST_APPLESS_MAIN(JsonPathTest)
#include "jsonpath.moc"
