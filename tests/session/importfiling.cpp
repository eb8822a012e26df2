// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/importfiling.h"
#include "session/exportcontents.h"

#include "base/safefile.h"
#include "interchange/importing.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

const QByteArray commands =
    "curl https://api.test/payments -H 'Authorization: Bearer t0psecret' -H 'Idempotency-Key: k' "
    "-d '{\"a\":1}' -H 'Content-Type: application/json'\n"
    "curl 'https://me:hush@api.test/payments?api_key=k3y' -b 'sid=c00kie'\n";

/// Every byte below a folder, one after another.
QByteArray everything(const QString& folder)
{
    QByteArray bytes;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        bytes += readFile(files.next()).value_or(QByteArray());
    return bytes;
}

}

/// What is imported becomes files of a collection, beside what is there, and without a secret in them.
class ImportFilingTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    FiledImport filed(const QString& folder, const ImportedContents& contents)
    {
        auto place = importPlaceFor(m_dir.filePath(folder), contents.name);
        return fileImport(std::move(*place), contents).value();
    }

private slots:
    void aNewFolderBecomesACollection()
    {
        auto contents = importedText(commands);
        contents->name = u"Shop"_s;
        const FiledImport result = filed(u"a"_s, *contents);
        QCOMPARE(result.paths.size(), 2U);
        const auto collection = Collection::open(m_dir.filePath(u"a"_s));
        QCOMPARE(collection->name(), u"Shop"_s);
        QVERIFY(collection->request(result.paths[0])->contract == contents->requests[0].request.contract);
    }

    void noSecretReachesAFile()
    {
        const FiledImport result = filed(u"b"_s, *importedText(commands));
        const QByteArray bytes = everything(m_dir.filePath(u"b"_s));
        for (const QByteArray& secret : {QByteArray("t0psecret"), QByteArray("hush"), QByteArray("k3y"),
                                         QByteArray("c00kie"), QByteArray("me:hush").toBase64()})
            QVERIFY2(!bytes.contains(secret), secret.constData());
        QVERIFY(bytes.contains("{{authorization}}"));
        QCOMPARE(result.secrets.size(), 4U);
    }

    void whatIsThereStaysAsItIs()
    {
        const auto contents = importedText("curl https://api.test/a");
        const FiledImport first = filed(u"c"_s, *contents);
        const QString file = m_dir.filePath(u"c/"_s + first.paths[0] + u".request.json"_s);
        const QByteArray before = *readFile(file);
        const FiledImport second = filed(u"c"_s, *contents);
        QVERIFY(second.paths[0] != first.paths[0]);
        QCOMPARE(*readFile(file), before);
        const FiledImport inside = filed(u"c/Sub"_s, *contents);
        QCOMPARE(inside.collection, m_dir.filePath(u"c"_s));
        QCOMPARE(inside.paths[0], u"Sub/"_s + contents->requests[0].request.name);
    }

    void anImportThatCannotBeFinishedIsTakenBack()
    {
        auto contents = importedText("curl https://api.test/a --next https://api.test/b");
        contents->requests[1].folder = u"../out"_s;
        auto place = importPlaceFor(m_dir.filePath(u"d"_s), {});
        const auto result = fileImport(std::move(*place), *contents);
        QCOMPARE(result.error().code, ErrorCode::InvalidInput);
        QVERIFY(!everything(m_dir.filePath(u"d"_s)).contains("api.test"));
    }

    void aFoldersVariablesAreSeenByItsRequests()
    {
        auto contents = importedText("curl 'https://{{host}}/a'");
        contents->requests[0].folder = u"Pay/Card"_s;
        contents->folder(u"Pay"_s).variables = {{u"host"_s, u"wide"_s}, {u"v"_s, u"1"_s}};
        contents->folder(u"Pay/Card"_s).variables = {{u"host"_s, u"near"_s}};
        const FiledImport result = filed(u"e"_s, *contents);
        const auto request = Collection::open(result.collection)->request(result.paths[0]);
        QCOMPARE(request->variables.size(), 2U);
        QCOMPARE(request->variables[0].value, u"near"_s);
    }

    void aCollectionComesBackFromItsExport_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString& format : {u"idemscope"_s, u"har"_s, u"http"_s, u"curl"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    void aCollectionComesBackFromItsExport()
    {
        QFETCH(QString, format);
        const FiledImport first = filed(u"f-"_s + format, *importedText(commands));
        const auto contents = contentsOf(first.collection);
        const auto text = exportAs(**formatNamed(format), *contents);
        QVERIFY2(text, text ? "" : qPrintable(text.error().message));
        const auto again = importedText(*text, qPrintable(format));
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE(again->requests.size(), contents->requests.size());
        for (std::size_t i = 0; i < contents->requests.size(); ++i)
            QVERIFY2(again->requests[i].request == contents->requests[i].request, text->constData());
    }
};

QTEST_GUILESS_MAIN(ImportFilingTest)
#include "importfiling.moc"
