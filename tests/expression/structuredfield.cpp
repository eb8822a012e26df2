// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/structuredfield.h"

#include "base/random.h"
#include "expression/json.h"
#include "support/sharedfile.h"

#include <QFile>
#include <QTest>

using namespace idemscope;

class StructuredFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void conformance_data();
    void conformance();
    void roundTrips();
    void refusesWhatItCannotHold_data();
    void refusesWhatItCannotHold();
    void refusesOtherItems_data();
    void refusesOtherItems();
};

void StructuredFieldTest::conformance_data()
{
    QTest::addColumn<QByteArray>("testCase");
    for (const char* name : {"string", "string-generated"}) {
        QFile file(test::sharedFile(QStringLiteral("conformance/structured-fields/%1.json").arg(QLatin1String(name))));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("conformance/structured-fields is not there (IDEMSCOPE_SHARED_DIR)");
        const auto document = JsonDocument::parse(file.readAll());
        QVERIFY(document);
        for (const JsonValue entry : document->root().children())
            QTest::addRow("%s: %s", name, entry.member("name")->string().constData()) << entry.text().toByteArray();
    }
}

void StructuredFieldTest::conformance()
{
    QFETCH(QByteArray, testCase);
    const auto entry = JsonDocument::parse(testCase);
    QByteArrayList lines;
    const auto raw = entry->root().member("raw");
    for (const JsonValue line : raw->children())
        lines += line.string();
    const auto text = parseStructuredString(lines.join(", "));
    if (entry->root().member("must_fail")) {
        QVERIFY(!text);
        return;
    }
    QVERIFY(text);
    QCOMPARE(*text, entry->root().member("expected")->element(0)->string());
    const auto canonicalLine = entry->root().member("canonical");
    QCOMPARE(*structuredString(*text), canonicalLine ? canonicalLine->element(0)->string() : lines.front());
}

void StructuredFieldTest::roundTrips()
{
    Random random(1);
    for (int i = 0; i < 2000; ++i) {
        QByteArray text;
        for (auto length = random.between(0, 20); length > 0; --length)
            text += static_cast<char>(random.between(0x20, 0x7e));
        const auto written = structuredString(text);
        QVERIFY(written);
        QCOMPARE(*parseStructuredString("  " + *written + " "), text);
    }
}

void StructuredFieldTest::refusesWhatItCannotHold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("tab") << QByteArray("a\tb");
    QTest::newRow("line end") << QByteArray("a\r\nb");
    QTest::newRow("NUL") << QByteArray("\0", 1);
    QTest::newRow("delete") << QByteArray("\x7f");
    QTest::newRow("umlaut") << QByteArray("ä");
}

void StructuredFieldTest::refusesWhatItCannotHold()
{
    QFETCH(QByteArray, text);
    const auto written = structuredString(text);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::InvalidInput);
}

void StructuredFieldTest::refusesOtherItems_data()
{
    QTest::addColumn<QByteArray>("field");
    for (const char* field :
         {"", "abc", "1", ":YQ==:", "?1", "\"a\", \"b\"", "\"a\";p=1", "\"a\"b", "\"a\"\t", "'a'", "(\"a\")"})
        QTest::newRow(field) << QByteArray(field);
}

void StructuredFieldTest::refusesOtherItems()
{
    QFETCH(QByteArray, field);
    QVERIFY(!parseStructuredString(field));
}

QTEST_APPLESS_MAIN(StructuredFieldTest)
#include "structuredfield.moc"
