// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/locate.h"

#include "base/safefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

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
        QCOMPARE(nodes[1].path, u"List"_s);
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

    void versionsThatAreNoneAreRefused()
    {
        for (const QByteArray& version : {QByteArray("99"), QByteArray("\"99\""), QByteArray("1.5"), QByteArray("0"),
                                          QByteArray("1e30"), QByteArray("null")}) {
            const QString file = path(u"v.request.json"_s);
            QVERIFY(writeFile(file, "{\"version\": " + version + "}"));
            const auto located = locateRequest(file);
            QVERIFY2(!located && located.error().code == ErrorCode::InvalidInput, version);
            QVERIFY(located.error().message.contains(u"v.request.json"_s));
        }
    }

    void whatIsNoFileIsRefusedAndNothingWaits()
    {
        auto collection = Collection::create(path(u"pipes"_s), u"P"_s);
        QCOMPARE(mkfifo(qPrintable(path(u"pipes/pipe.request.json"_s)), 0600), 0);
        QVERIFY(QDir().mkpath(path(u"pipes/folder.request.json"_s)));
        QFile huge(path(u"pipes/huge.request.json"_s));
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64(8) << 30));
        QCOMPARE(collection->request(u"pipe"_s).error().code, ErrorCode::InvalidInput);
        QCOMPARE(collection->request(u"folder"_s).error().code, ErrorCode::InvalidInput);
        QCOMPARE(collection->request(u"huge"_s).error().code, ErrorCode::Limit);
        QVERIFY(!collection->nodes().empty());
        QCOMPARE(locateRequest(path(u"pipes/pipe"_s)).error().code, ErrorCode::InvalidInput);
        QVERIFY(QDir().mkpath(path(u"fifo"_s)));
        QCOMPARE(mkfifo(qPrintable(path(u"fifo/collection.json"_s)), 0600), 0);
        QCOMPARE(Collection::open(path(u"fifo"_s)).error().code, ErrorCode::InvalidInput);
    }

    void aLinkToAFolderAboveIsNoEndlessTree()
    {
        auto collection = Collection::create(path(u"loop"_s), u"L"_s);
        QVERIFY(collection->save(u"sub/x"_s, {}));
        QVERIFY(QFile::link(path(u"loop"_s), path(u"loop/sub/again"_s)));
        QCOMPARE(collection->nodes()[0].children.size(), 1U);
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
