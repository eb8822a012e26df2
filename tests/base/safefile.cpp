// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Files are replaced as a whole, and failures are named.
class SafeFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void bytesComeBackAndFoldersAreMade()
    {
        const QString path = m_dir.filePath(u"a/b/c.bin"_s);
        const QByteArray bytes("\0\xff\r\n x", 6);
        QVERIFY(writeFile(path, bytes));
        QCOMPARE(*readFile(path), bytes);
        QVERIFY(writeFile(path, {}));
        QCOMPARE(readFile(path)->size(), 0);
    }

    void failuresSayWhatAndWhere()
    {
        const auto missing = readFile(m_dir.filePath(u"nothing"_s));
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
        QVERIFY(missing.error().message.contains(u"nothing"_s));
        QVERIFY(writeFile(m_dir.filePath(u"long"_s), QByteArray(100, 'x')));
        QCOMPARE(readFile(m_dir.filePath(u"long"_s), 99).error().code, ErrorCode::Limit);
        QCOMPARE(writeFile(m_dir.filePath(u"long/below-a-file"_s), "x").error().code, ErrorCode::Io);
    }
};

QTEST_GUILESS_MAIN(SafeFileTest)
#include "safefile.moc"
