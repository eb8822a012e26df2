// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/yaml.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QByteArray jsonOf(const QByteArray& yaml)
{
    const auto json = jsonFromYaml(ImportSource::fromBytes(yaml, u"f.yaml"_s));
    return json ? *json : json.error().message.toUtf8();
}

}

/// YAML becomes JSON with the same values, or is refused where it would hurt.
class YamlTest : public QObject
{
    Q_OBJECT

private slots:
    void scalarsFollowTheCoreSchema()
    {
        QCOMPARE(jsonOf("[1, 1.50, 007, 0x1F, .5, yes, true, ~, 2024-01-01, '1', \"a\\n\", !!str 2]"),
                 QByteArray(R"([1,1.50,"007","0x1F",".5","yes",true,null,"2024-01-01","1","a\n","2"])"));
        QCOMPARE(jsonOf("200: ok\nb: |\n  x\n  y\n"), QByteArray(R"({"200":"ok","b":"x\ny\n"})"));
        QCOMPARE(jsonOf("- 12345678901234567890123\n"), QByteArray("[12345678901234567890123]"));
    }

    void aliasesAndMergesArePutIn()
    {
        QCOMPARE(jsonOf("a: &x {b: 1, c: 2}\nd: *x\ne: {c: 3, <<: *x}\n"),
                 QByteArray(R"({"a":{"b":1,"c":2},"d":{"b":1,"c":2},"e":{"b":1,"c":2,"c":3}})"));
        QCOMPARE(jsonOf("p: &p {a: 1}\nq: &q {a: 2, b: 3}\nr: {<<: [*p, *q]}\n"),
                 QByteArray(R"({"p":{"a":1},"q":{"a":2,"b":3},"r":{"a":2,"b":3,"a":1}})"));
    }

    void cyclesBombsAndDeepNestingAreRefused()
    {
        QVERIFY(jsonOf("a: &x\n  b: *x\n").contains("line 2, column 6"));
        QByteArray bomb = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
        for (int i = 1; i < 12; ++i) {
            const QByteArray before = "*a" + QByteArray::number(i - 1);
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" +
                    QByteArrayList(9, before).join(", ") + "]\n";
        }
        const auto refused = jsonFromYaml(ImportSource::fromBytes(bomb));
        QCOMPARE(refused.error().code, ErrorCode::Limit);
        QVERIFY(refused.error().message.contains("line "_L1));
        QCOMPARE(jsonFromYaml(ImportSource::fromBytes(QByteArray(100'000, '['))).error().code, ErrorCode::Limit);
        QVERIFY(!jsonFromYaml(ImportSource::fromBytes(QByteArray(100'000, '{'))));
    }

    void faultsNameLineAndColumn()
    {
        QVERIFY(jsonOf("a: b\n  c: d\n").contains("f.yaml: line 2, column 4"));
        QVERIFY(jsonOf("a: |\n  x\n\ty\n").contains("line 3, column 1"));
        QVERIFY(jsonOf("a: 1\n---\nb: 2\n").contains("line 2"));
        QVERIFY(jsonOf("? [a]\n: b\n").contains("line 1"));
        QVERIFY(jsonOf("a: \x01\n").contains("line 1"));
    }

    void brokenJsonIsNotTakenForYaml()
    {
        const auto json = ForeignTree::of(ImportSource::fromBytes("{\"a\": 1,\n // no\n}", u"x.json"_s));
        QVERIFY(json.error().message.contains("line 2, column 2"_L1));
        const auto flow = ForeignTree::of(ImportSource::fromBytes("{a: 1}", u"x.yaml"_s));
        QVERIFY(flow && flow->root.member("a"));
    }
};

QTEST_GUILESS_MAIN(YamlTest)
#include "yaml.moc"
