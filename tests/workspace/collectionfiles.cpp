// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/collectionfiles.h"

#include "base/safefile.h"
#include "workspace/collection.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Changing the tree of a collection: what it does to the files, and what it refuses.
class CollectionFilesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    CollectionPlace place(const QString& path, bool isFolder = false) const
    {
        return {m_dir->filePath(u"api"_s), path, isFolder};
    }
    bool isThere(const CollectionPlace& where) const { return QFileInfo::exists(where.file()); }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        const auto collection = Collection::create(m_dir->filePath(u"api"_s), u"API"_s);
        QVERIFY(collection && collection->save(u"Pay"_s, {}) && collection->save(u"orders/List"_s, {}));
    }

    void requestsAndFoldersMove()
    {
        QVERIFY(movePlace(place(u"Pay"_s), place(u"orders/Charge"_s)));
        QVERIFY(isThere(place(u"orders/Charge"_s)) && !isThere(place(u"Pay"_s)));
        QVERIFY(movePlace(place(u"orders"_s, true), place(u"shop"_s, true)));
        QVERIFY(isThere(place(u"shop/List"_s)) && !isThere(place(u"orders"_s, true)));
    }

    void nothingIsReplaced()
    {
        const QByteArray before = *readFile(place(u"orders/List"_s).file());
        QCOMPARE(movePlace(place(u"Pay"_s), place(u"orders/List"_s)).error().code, ErrorCode::NotAllowed);
        QCOMPARE(copyPlace(place(u"Pay"_s), place(u"orders/List"_s)).error().code, ErrorCode::NotAllowed);
        QCOMPARE(makeFolder(place(u"orders"_s, true)).error().code, ErrorCode::NotAllowed);
        QCOMPARE(*readFile(place(u"orders/List"_s).file()), before);
        QVERIFY(isThere(place(u"Pay"_s)));
    }

    void aFolderDoesNotGoIntoItself()
    {
        QCOMPARE(movePlace(place(u"orders"_s, true), place(u"orders/in"_s, true)).error().code, ErrorCode::NotAllowed);
        QCOMPARE(copyPlace(place(u"orders"_s, true), place(u"orders/in"_s, true)).error().code, ErrorCode::NotAllowed);
        QVERIFY(isThere(place(u"orders/List"_s)));
    }

    void namesThatAreNoFileNamesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name :
             {u""_s, u" "_s, u".hidden"_s, u"a/b"_s, u"a\\b"_s, u"what?"_s, u"end."_s, u" x"_s, u"a\nb"_s})
            QTest::newRow(qPrintable(u"<%1>"_s.arg(name))) << name;
    }
    void namesThatAreNoFileNamesAreRefused()
    {
        QFETCH(QString, name);
        QCOMPARE(checkCollectionName(name).error().code, ErrorCode::InvalidInput);
        QVERIFY(!movePlace(place(u"Pay"_s), place(u"orders"_s, true).child(name, false)));
        QVERIFY(isThere(place(u"Pay"_s)));
    }

    void environmentsAreNoFolderOfRequests()
    {
        QVERIFY(!makeFolder(place(u"environments"_s, true)));
        QVERIFY(makeFolder(place(u"orders/environments"_s, true)));
    }

    void copiesKeepEveryByteAndTakeAFreeName()
    {
        const QByteArray text = "{\n  \"mine\": 1,\n  \"version\": 1\n}\n";
        QVERIFY(writeFile(place(u"Pay"_s).file(), text));
        const CollectionPlace copy = freePlace(place(u"Pay"_s));
        QCOMPARE(copy.path, u"Pay 2"_s);
        QVERIFY(copyPlace(place(u"Pay"_s), copy));
        QCOMPARE(*readFile(copy.file()), text);
        QVERIFY(copyPlace(place(u"orders"_s, true), freePlace(place(u"orders"_s, true))));
        QVERIFY(isThere(place(u"orders 2/List"_s)));
    }

    void betweenCollections()
    {
        const auto other = Collection::create(m_dir->filePath(u"other"_s), u"Other"_s);
        const CollectionPlace there{other->folder(), u"orders"_s, true};
        QVERIFY(movePlace(place(u"orders"_s, true), there));
        QVERIFY(other->request(u"orders/List"_s));
    }

    void theTrashGivesBack()
    {
        const QByteArray before = *readFile(place(u"orders/List"_s).file());
        const Result<QString> trashed = trashPlace(place(u"orders"_s, true));
        if (!trashed)
            QSKIP("this machine has no trash");
        QVERIFY(!isThere(place(u"orders"_s, true)));
        QVERIFY(takeFromTrash(*trashed, place(u"orders"_s, true)));
        QCOMPARE(*readFile(place(u"orders/List"_s).file()), before);
        QCOMPARE(takeFromTrash(*trashed, place(u"orders"_s, true)).error().code, ErrorCode::NotFound);
    }

    void aReadOnlyFolderIsSaid()
    {
        if (geteuid() == 0)
            QSKIP("the superuser may write everywhere");
        QVERIFY(QFile::setPermissions(place(u"orders"_s, true).file(), QFile::ReadOwner | QFile::ExeOwner));
        const auto moved = movePlace(place(u"Pay"_s), place(u"orders/Pay"_s));
        QFile::setPermissions(place(u"orders"_s, true).file(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, ErrorCode::Io);
        QVERIFY(isThere(place(u"Pay"_s)));
    }
};

QTEST_GUILESS_MAIN(CollectionFilesTest)
#include "collectionfiles.moc"
