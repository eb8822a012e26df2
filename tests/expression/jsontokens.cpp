// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsontokens.h"

#include "expression/randomjson.h"

#include <QTest>

using namespace idemscope;
using Kind = JsonToken::Kind;

class JsonTokensTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsIntoTokens();
    void marksFaults_data();
    void marksFaults();
    void coversEveryCharacter();
    void prettyPrints_data();
    void prettyPrints();
    void prettyKeepsTheValue();
    void prettyDoesNotGrowWithDepth();
};

void JsonTokensTest::cutsIntoTokens()
{
    const QByteArray text = R"({"a" : [1.5e3, true, {{amount}}], "b":"x\"y"})";
    const std::vector<Kind> kinds = {Kind::Punctuation, Kind::Name,        Kind::Punctuation, Kind::Punctuation,
                                     Kind::Number,      Kind::Punctuation, Kind::Literal,     Kind::Punctuation,
                                     Kind::Variable,    Kind::Punctuation, Kind::Punctuation, Kind::Name,
                                     Kind::Punctuation, Kind::String,      Kind::Punctuation};
    const auto tokens = tokenizeJson(QByteArrayView(text));
    std::vector<Kind> found;
    for (const JsonToken& token : tokens)
        found.push_back(token.kind);
    QCOMPARE(found, kinds);
    QCOMPARE(text.mid(tokens[8].begin, tokens[8].length), QByteArray("{{amount}}"));
    QCOMPARE(text.mid(tokens[13].begin, tokens[13].length), QByteArray(R"("x\"y")"));
    QCOMPARE(tokenizeJson(QStringView(QString::fromUtf8(text))), tokens);
}

void JsonTokensTest::marksFaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("length");
    QTest::newRow("word") << QByteArray("[tru]") << 1 << 3;
    QTest::newRow("number") << QByteArray("[01]") << 1 << 2;
    QTest::newRow("number with a letter") << QByteArray("[1.5x,2]") << 1 << 4;
    QTest::newRow("open string") << QByteArray("[\"ab\n,1]") << 1 << 3;
    QTest::newRow("open string at the end") << QByteArray("\"ab\\") << 0 << 4;
    QTest::newRow("empty variable") << QByteArray("[$]") << 1 << 1;
}

void JsonTokensTest::marksFaults()
{
    QFETCH(QByteArray, text);
    QFETCH(int, begin);
    QFETCH(int, length);
    std::vector<JsonToken> errors;
    for (const JsonToken& token : tokenizeJson(QByteArrayView(text))) {
        if (token.kind == Kind::Error)
            errors.push_back(token);
    }
    QCOMPARE(errors.size(), 1U);
    QCOMPARE(errors.front(), (JsonToken{Kind::Error, begin, length}));
}

void JsonTokensTest::coversEveryCharacter()
{
    Random random(11);
    RandomJson generator(random);
    for (int i = 0; i < 500; ++i) {
        QByteArray text = generator.document();
        const bool isBroken = random.between(0, 1) == 1;
        if (isBroken)
            text[qsizetype(random.between(0, text.size() - 1))] = static_cast<char>(random.between(1, 255));
        qsizetype at = text.startsWith("\xef\xbb\xbf") ? 3 : 0;
        for (const JsonToken& token : tokenizeJson(QByteArrayView(text))) {
            QVERIFY(token.begin >= at && token.length > 0);
            QVERIFY(text.mid(at, token.begin - at).trimmed().isEmpty());
            QVERIFY(isBroken || token.kind != Kind::Error);
            at = token.begin + token.length;
        }
        QVERIFY(text.mid(at).trimmed().isEmpty());
    }
}

void JsonTokensTest::prettyPrints_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("scalar") << QByteArray(" 1.0 ") << QByteArray("1.0");
    QTest::newRow("empty") << QByteArray("{\"a\":[ ],\"b\":{}}") << QByteArray("{\n  \"a\": [],\n  \"b\": {}\n}");
    QTest::newRow("kept as written") << QByteArray("{\"b\":1e2,\"a\":1.0,\"b\":\"\\u00e9\"}")
                                     << QByteArray("{\n  \"b\": 1e2,\n  \"a\": 1.0,\n  \"b\": \"\\u00e9\"\n}");
    QTest::newRow("nested") << QByteArray("[[1,2],[3]]")
                            << QByteArray("[\n  [\n    1,\n    2\n  ],\n  [\n    3\n  ]\n]");
    QTest::newRow("byte order mark, string")
        << QByteArray("\xef\xbb\xbf\"[\\\\\"") << QByteArray("\xef\xbb\xbf\"[\\\\\"");
    QTest::newRow("byte order mark, word") << QByteArray("\xef\xbb\xbf 1")
                                           << QByteArray("\xef\xbb\xbf"
                                                         "1");
    QTest::newRow("byte order mark, array") << QByteArray("\xef\xbb\xbf[1]") << QByteArray("\xef\xbb\xbf[\n  1\n]");
    QTest::newRow("not JSON") << QByteArray("<p>[1,2]</p>") << QByteArray("<p>[1,2]</p>");
    QTest::newRow("nearly JSON") << QByteArray("[1,2,]") << QByteArray("[1,2,]");
}

void JsonTokensTest::prettyPrints()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(prettyJson(text), expected);
}

void JsonTokensTest::prettyKeepsTheValue()
{
    Random random(5);
    RandomJson generator(random);
    for (int i = 0; i < 500; ++i) {
        const QByteArray text = generator.document();
        const QByteArray pretty = prettyJson(text);
        QCOMPARE(canonical(JsonDocument::parse(pretty)->root()), canonical(JsonDocument::parse(text)->root()));
        QCOMPARE(prettyJson(pretty), pretty);
    }
}

void JsonTokensTest::prettyDoesNotGrowWithDepth()
{
    QByteArray text = QByteArray(500, '[') + '1';
    for (int i = 0; i < 10'000; ++i)
        text += ",1";
    text += QByteArray(500, ']');
    QVERIFY(prettyJson(text).size() < 100 * text.size());
}

QTEST_APPLESS_MAIN(JsonTokensTest)
#include "jsontokens.moc"
