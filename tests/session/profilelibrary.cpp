// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/profilelibrary.h"

#include "base/safefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The user's own profiles: copied, saved, renamed, thrown away; nothing is ever overwritten by another.
class ProfileLibraryTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProfileLibrary> m_library;

    QString file(const QString& name) const { return m_folder->filePath(u"profiles/%1.json"_s.arg(name)); }
    QStringList ownNames() const
    {
        QStringList names;
        for (const ProfileEntry& entry : m_library->entries()) {
            if (!entry.isShipped())
                names += entry.name;
        }
        return names;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(QDir::homePath() + u"/library-XXXXXX"_s);
        m_library = std::make_unique<ProfileLibrary>(m_folder->filePath(u"profiles"_s));
    }
    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void ownOnesStandBesideTheShipped()
    {
        QCOMPARE(m_library->entries().size(), size_t(9));
        QVERIFY(m_library->copy(u"stripe"_s, u"mine"_s));
        QCOMPARE(m_library->entries().size(), size_t(10));
        const ProfileEntry own = m_library->entries().back();
        QCOMPARE(own.name, u"mine"_s);
        QCOMPARE(own.file, file(u"mine"_s));
        QVERIFY(m_library->names().contains(u"mine"_s) && m_library->names().contains(u"stripe"_s));
        Profile expected = *m_library->profile(u"stripe"_s);
        expected.name = u"mine"_s;
        QVERIFY(*m_library->profile(u"mine"_s) == expected);
    }

    void aTakenNameIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : {u"stripe"_s, u"Generic"_s, u"mine"_s, u"MINE"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void aTakenNameIsRefused()
    {
        QFETCH(const QString, name);
        QVERIFY(m_library->copy(u"adyen"_s, u"mine"_s));
        QVERIFY(m_library->copy(u"adyen"_s, u"other"_s));
        const auto copied = m_library->copy(u"stripe"_s, name);
        QVERIFY(!copied && copied.error().code == ErrorCode::NotAllowed);
        QVERIFY2(copied.error().message.contains(name), qPrintable(copied.error().message));
        Profile renamed = *m_library->profile(u"other"_s);
        renamed.name = name;
        const auto saved = m_library->save(u"other"_s, renamed);
        QVERIFY(!saved && saved.error().code == ErrorCode::NotAllowed);
        QCOMPARE(m_library->profile(u"mine"_s)->title, u"Adyen"_s);
        QCOMPARE(ownNames(), (QStringList{u"mine"_s, u"other"_s}));
    }

    void aNameThatIsNoFileNameIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name :
             {u""_s, u"../up"_s, u"a/b"_s, u".hidden"_s, u"a:b"_s, u" a"_s, u"a "_s, u"profile.schema"_s})
            QTest::newRow(qPrintable(u'[' + name + u']')) << name;
    }
    void aNameThatIsNoFileNameIsRefused()
    {
        QFETCH(const QString, name);
        const auto copied = m_library->copy(u"stripe"_s, name);
        QVERIFY(!copied && copied.error().code == ErrorCode::InvalidInput);
        QVERIFY(ownNames().isEmpty());
    }

    void freeNamesAreFree()
    {
        for (int i = 0; i < 3; ++i) {
            const QString name = m_library->freeName(u"stripe"_s);
            QVERIFY2(m_library->copy(u"stripe"_s, name), qPrintable(name));
        }
        QCOMPARE(ownNames().size(), 3);
    }

    void savingKeepsAndRenames()
    {
        QVERIFY(m_library->copy(u"azure"_s, u"mine"_s));
        Profile profile = *m_library->profile(u"mine"_s);
        profile.longestKey = 77;
        QVERIFY(m_library->save(u"mine"_s, profile));
        QVERIFY(*m_library->profile(u"mine"_s) == profile);
        profile.name = u"ours"_s;
        QVERIFY(m_library->save(u"mine"_s, profile));
        QCOMPARE(ownNames(), QStringList{u"ours"_s});
        QVERIFY(*m_library->profile(u"ours"_s) == profile);
        profile.name = u"Ours"_s;
        QVERIFY(m_library->save(u"ours"_s, profile));
        QCOMPARE(ownNames(), QStringList{u"Ours"_s});
    }

    void whatContradictsItselfIsNotSaved()
    {
        QVERIFY(m_library->copy(u"azure"_s, u"mine"_s));
        const QByteArray before = *readFile(file(u"mine"_s));
        Profile profile = *m_library->profile(u"mine"_s);
        profile.keyAlphabet = u"["_s;
        const auto saved = m_library->save(u"mine"_s, profile);
        QVERIFY(!saved && saved.error().code == ErrorCode::InvalidInput);
        QVERIFY(saved.error().message.startsWith(u"keyAlphabet"_s));
        QCOMPARE(*readFile(file(u"mine"_s)), before);
    }

    void shippedOnesAreNeverWritten()
    {
        const auto saved = m_library->save(u"stripe"_s, *m_library->profile(u"stripe"_s));
        QVERIFY(!saved && saved.error().code == ErrorCode::NotAllowed);
        QVERIFY(!m_library->moveToTrash(u"stripe"_s));
        QVERIFY(!QFile::exists(file(u"stripe"_s)));
    }

    void theTrashTakesTheFile()
    {
        QVERIFY(m_library->copy(u"azure"_s, u"mine"_s));
        const auto moved = m_library->moveToTrash(u"mine"_s);
        if (!moved)
            QSKIP("this machine has no trash");
        QVERIFY(!QFile::exists(file(u"mine"_s)));
        QVERIFY(ownNames().isEmpty());
    }

    void filesByHandAreListedAsTheyAre()
    {
        QVERIFY(QDir().mkpath(m_library->folder()));
        QVERIFY(writeFile(file(u"broken"_s), "{"));
        QVERIFY(writeFile(file(u"stripe"_s), R"({"name":"stripe","title":"a shadow"})"));
        QVERIFY(writeFile(file(u"renamed"_s), R"({"name":"before"})"));
        QCOMPARE(ownNames(), (QStringList{u"broken"_s, u"renamed"_s}));
        const std::vector<ProfileEntry> entries = m_library->entries();
        const auto broken = std::find_if(entries.begin(), entries.end(),
                                         [](const ProfileEntry& entry) { return entry.name == "broken"_L1; });
        QVERIFY(broken->trouble.contains(u"line 1"_s));
        QVERIFY(m_library->profile(u"stripe"_s)->title != u"a shadow"_s);
        QCOMPARE(m_library->profile(u"renamed"_s)->name, u"renamed"_s);
    }

    void copiesGoWhereTheyAreWanted()
    {
        const QString target = m_folder->filePath(u"work/house.json"_s);
        QVERIFY(m_library->copyToFile(u"gocardless"_s, target));
        QCOMPARE(m_library->profile(target)->name, u"house"_s);
        const auto again = m_library->copyToFile(u"stripe"_s, target);
        QVERIFY(!again && again.error().code == ErrorCode::NotAllowed);
        QVERIFY(m_library->profile(target)->refusalPointer);
        QVERIFY(!m_library->copyToFile(u"gocardless"_s, file(u"Stripe"_s)));
        QVERIFY(ownNames().isEmpty());
        QVERIFY(m_library->copyToFile(target, file(u"mine"_s)));
        QCOMPARE(ownNames(), QStringList{u"mine"_s});
    }
};

QTEST_GUILESS_MAIN(ProfileLibraryTest)
#include "profilelibrary.moc"
