// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/locate.h"

#include "base/safefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray oddProbe = R"({"contract":{"probes":[{"reads":"x"}]}})";
const QByteArray newerVersion = R"({"version":99})";
const QByteArray lonelyRequest = R"({"url":"http://x/"})";

}

/// A collection is a folder of plain files that survives saving, git and other people's versions.
class CollectionTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(const QString& name) const { return m_dir.filePath(name); }

private slots:
    void savedRequestsComeBackAndTheTreeShowsThem()
    {
        auto collection = Collection::create(path(u"a"_s), u"Payments"_s);
        QVERIFY(collection);
        Request request;
        request.name = u"Create"_s;
        request.method = u"PUT"_s;
        QVERIFY(collection->save(u"pay/Create"_s, request));
        QVERIFY(collection->save(u"List"_s, request));
        const auto nodes = Collection::open(path(u"a"_s))->nodes();
        QCOMPARE(nodes.size(), 2U);
        QVERIFY(nodes[0].isFolder);
        QCOMPARE(nodes[0].children[0].path, u"pay/Create"_s);
        QCOMPARE(nodes[1].method, u"PUT"_s);
        QVERIFY(*collection->request(u"pay/Create"_s) == request);
    }

    void savingTwiceChangesNoByte()
    {
        auto collection = Collection::create(path(u"b"_s), u"B"_s);
        const QByteArray text = "{\n  \"method\": \"DELETE\",\n  \"mine\": {\n    \"x\": 1\n  },\n  \"name\": \"n\",\n"
                                "  \"version\": 1\n}\n";
        QVERIFY(writeFile(path(u"b/n.request.json"_s), text));
        QVERIFY(collection->save(u"n"_s, *collection->request(u"n"_s)));
        QCOMPARE(*readFile(path(u"b/n.request.json"_s)), text);
    }

    void pathsCannotLeaveTheCollection()
    {
        auto collection = Collection::create(path(u"c"_s), u"C"_s);
        for (const QString& bad : {u"../x"_s, u"/etc/x"_s, u"a/../../x"_s, QString()})
            QCOMPARE(collection->save(bad, {}).error().code, ErrorCode::InvalidInput);
    }

    void secretsAreNotWritten()
    {
        auto collection = Collection::create(path(u"d"_s), u"D"_s);
        Environment environment{
            u"Local"_s, {{u"baseUrl"_s, u"http://x"_s}, {u"token"_s, u"hush"_s, true, true}}, true, {}};
        QVERIFY(collection->saveEnvironment(environment));
        QVERIFY(!readFile(path(u"d/environments/Local.json"_s))->contains("hush"));
        const auto again = collection->environments();
        QCOMPARE(again->at(0).name, u"Local"_s);
        QVERIFY(again->at(0).isProtected);
        QCOMPARE(again->at(0).variables[1].name, u"token"_s);
        QVERIFY(again->at(0).variables[1].value.isEmpty());
    }

    void aCopyIsNamedByItsFile()
    {
        auto collection = Collection::create(path(u"copies"_s), u"C"_s);
        Request request;
        request.name = u"Pay"_s;
        QVERIFY(collection->save(u"Pay"_s, request));
        QVERIFY(QFile::copy(path(u"copies/Pay.request.json"_s), path(u"copies/Pay twice.request.json"_s)));
        QCOMPARE(collection->request(u"Pay twice"_s)->name, u"Pay twice"_s);
    }

    void brokenFilesAreNamedAndListed()
    {
        auto collection = Collection::create(path(u"e"_s), u"E"_s);
        QVERIFY(writeFile(path(u"e/bad.request.json"_s), "{\n \"name\": }"));
        QVERIFY(writeFile(path(u"e/odd.request.json"_s), oddProbe));
        QVERIFY(writeFile(path(u"e/new.request.json"_s), newerVersion));
        QCOMPARE(collection->nodes().size(), 3U);
        QVERIFY(collection->request(u"bad"_s).error().message.contains(u"bad.request.json, line 2, column"_s));
        QVERIFY(collection->request(u"odd"_s).error().message.contains(u"contract.probes[0].reads"_s));
        QVERIFY(collection->request(u"new"_s).error().message.contains(u"newer version"_s));
    }

    void requestsAreLocatedAsTheCommandLineNamesThem()
    {
        auto collection = Collection::create(path(u"f"_s), u"F"_s);
        Request request;
        request.name = u"R"_s;
        QVERIFY(collection->save(u"sub/R"_s, request));
        for (const QString& name : {u"f/sub/R"_s, u"f/sub/R.request.json"_s}) {
            const auto located = locateRequest(path(name));
            QVERIFY(located);
            QCOMPARE(located->path, u"sub/R"_s);
            QCOMPARE(located->collection->name(), u"F"_s);
        }
        QVERIFY(writeFile(path(u"lonely.request.json"_s), lonelyRequest));
        QVERIFY(!locateRequest(path(u"lonely.request.json"_s))->collection);
        QCOMPARE(locateRequest(path(u"nothing"_s)).error().code, ErrorCode::NotFound);
    }

    void savingToAReadOnlyFolderSaysSo()
    {
        const auto collection = Collection::create(path(u"g"_s), u"G"_s);
        QVERIFY(writeFile(path(u"g/blocked"_s), "a file where a folder is needed"));
        const auto saved = collection->save(u"blocked/x"_s, {});
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::Io);
    }
};

QTEST_GUILESS_MAIN(CollectionTest)
#include "collection.moc"
