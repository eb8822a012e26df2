// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/draftfolder.h"

#include "base/safefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Drafts outlive their window and belong to one window at a time.
class DraftsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString root() const { return m_dir->filePath(u"drafts"_s); }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void theNextWindowTakesOverWhatOneLeft()
    {
        {
            DraftFolder gone(root());
            QVERIFY(gone.write(u"one"_s, "{}"));
            QVERIFY(gone.write(u"two"_s, "{}"));
            gone.remove(u"two"_s);
        }
        DraftFolder next(root());
        QCOMPARE(*next.adopt(), QStringList{u"one"_s});
        QCOMPARE(*readFile(next.fileOf(u"one"_s)), QByteArray("{}"));
        QCOMPARE(QFile(next.fileOf(u"one"_s)).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFileDevice::Permissions());
        DraftFolder third(root());
        QVERIFY(third.adopt()->isEmpty());
    }

    void twoWindowsDoNotStealFromEachOther()
    {
        DraftFolder first(root());
        QVERIFY(first.write(u"mine"_s, "{}"));
        DraftFolder second(root());
        QVERIFY(second.adopt()->isEmpty());
        QVERIFY(second.write(u"other"_s, "{}"));
        QVERIFY(QFile::exists(first.fileOf(u"mine"_s)));
        QCOMPARE(*first.adopt(), QStringList{u"mine"_s});
    }

    void aWindowWithoutDraftsLeavesNothingBehind()
    {
        {
            DraftFolder folder(root());
            QVERIFY(folder.write(u"x"_s, "{}"));
            folder.remove(u"x"_s);
        }
        QVERIFY(QDir(root()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
    }

    void halfAFileIsNoDraft()
    {
        {
            DraftFolder gone(root());
            QVERIFY(gone.write(u"x"_s, "{}"));
            QVERIFY(writeFile(gone.fileOf(u"x"_s) + u".KsdJf"_s, "{\"req"));
        }
        DraftFolder next(root());
        QCOMPARE(*next.adopt(), QStringList{u"x"_s});
        QCOMPARE(QDir(root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        QVERIFY(writeFile(root(), "a file where the folder is needed"));
        DraftFolder folder(root());
        const auto written = folder.write(u"x"_s, "{}");
        QVERIFY(!written);
        QVERIFY(written.error().message.contains(root()));
    }
};

QTEST_GUILESS_MAIN(DraftsTest)
#include "drafts.moc"
