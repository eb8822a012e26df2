// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

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

    /// A full disk, as a limit of the process: however small the file, nothing of the old one is lost.
    void aFileThatFindsNoRoomStaysAsItWas_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("room");
        for (const int size : {1, 2000, 100'000})
            QTest::addRow("%d bytes", size) << size << 0;
        QTest::newRow("a part of them") << 2000 << 1000;
        QTest::newRow("a part of many") << 100'000 << 50'000;
    }
    void aFileThatFindsNoRoomStaysAsItWas()
    {
        QFETCH(int, size);
        QFETCH(int, room);
        const QString path = m_dir.filePath(u"kept"_s);
        QVERIFY(writeFile(path, "old"));
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit little{rlim_t(room), usual.rlim_max};
        setrlimit(RLIMIT_FSIZE, &little);
        const auto written = writeFile(path, QByteArray(size, 'x'));
        setrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Io);
        QVERIFY(written.error().message.contains(u"kept"_s));
        QVERIFY2(written.error().message.contains(u"too large"_s), qPrintable(written.error().message));
        QCOMPARE(*readFile(path), QByteArray("old"));
        QCOMPARE(QDir(m_dir.path()).entryList({u"kept*"_s}).size(), 1);
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

    /// As `-d @<(command)` and `import -` are: what comes late belongs to it.
    void aPipeIsReadUntilItIsClosed()
    {
        const QString path = m_dir.filePath(u"late"_s);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        std::thread writer([path] {
            const int pipe = open(qPrintable(path), O_WRONLY);
            const auto isTaken = [pipe] {
                int waiting = 0;
                return ioctl(pipe, FIONREAD, &waiting) == 0 && waiting == 0;
            };
            for (const char* part : {"first ", "second"}) {
                std::ignore = ::write(pipe, part, std::strlen(part));
                while (!isTaken())
                    std::this_thread::yield();
            }
            close(pipe);
        });
        const auto read = readFile(path);
        writer.join();
        QCOMPARE(*read, QByteArray("first second"));
    }

    void whatHasNoSizeIsReadToItsEnd()
    {
        const auto status = readFile(u"/proc/self/status"_s);
        QVERIFY(status && status->contains("Threads:"));
        const auto maps = readFile(u"/proc/self/maps"_s);
        QVERIFY(maps && maps->endsWith('\n'));
        QCOMPARE(readFile(u"/proc/self/maps"_s, 10).error().code, ErrorCode::Limit);
    }

    void aPipeOrDeviceIsWrittenToAndNeverReplaced()
    {
        const QString path = m_dir.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        const int reader = open(qPrintable(path), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        QVERIFY(isDevice(path));
        QVERIFY(writeFile(path, "through"));
        char bytes[16] = {};
        QCOMPARE(read(reader, bytes, sizeof bytes), ssize_t(7));
        QCOMPARE(QByteArray(bytes), QByteArray("through"));
        QVERIFY(isDevice(path));
        close(reader);
        QVERIFY(!isDevice(m_dir.path()));
        QVERIFY(!isDevice(m_dir.filePath(u"nothing at all"_s)));
    }

    void newFilesAreTheOwnersAndOldOnesKeepTheirMode()
    {
        const auto modeOf = [](const QString& path) {
            struct stat about = {};
            return stat(qPrintable(path), &about) == 0 ? int(about.st_mode & 0777) : -1;
        };
        const mode_t mask = umask(022);
        const QString own = m_dir.filePath(u"own"_s);
        QVERIFY(writeFile(own, "x"));
        QCOMPARE(modeOf(own), 0600);
        const QString saved = m_dir.filePath(u"saved"_s);
        QVERIFY(saveFile(saved, [](QIODevice& device) -> Result<void> {
            device.write("x");
            return {};
        }));
        QCOMPARE(modeOf(saved), 0600);
        QCOMPARE(chmod(qPrintable(own), 0640), 0);
        QVERIFY(writeFile(own, "y"));
        QCOMPARE(modeOf(own), 0640);
        const QString shared = m_dir.filePath(u"shared"_s);
        QVERIFY(writeFile(shared, "x", NewFile::Shared));
        QCOMPARE(modeOf(shared), 0644);
        umask(mask);
    }

    void aFullDeviceIsAnError()
    {
        if (!isDevice(u"/dev/full"_s))
            QSKIP("there is no /dev/full here");
        QCOMPARE(writeFile(u"/dev/full"_s, "x").error().code, ErrorCode::Io);
        QVERIFY(isDevice(u"/dev/full"_s));
    }

    void whatCannotBeFilledLeavesTheOldFile()
    {
        const QString path = m_dir.filePath(u"kept"_s);
        QVERIFY(writeFile(path, "old"));
        const auto saved = saveFile(path, [](QIODevice& device) -> Result<void> {
            device.write("half of the ne");
            return fail(ErrorCode::Limit, u"no more"_s);
        });
        QCOMPARE(saved.error().code, ErrorCode::Limit);
        QCOMPARE(*readFile(path), QByteArray("old"));
    }
};

QTEST_GUILESS_MAIN(SafeFileTest)
#include "safefile.moc"
