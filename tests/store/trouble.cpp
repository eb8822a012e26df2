// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "store/storesupport.h"
#include "store/storewriter.h"

#include <csignal>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

/// Limits the size of files that this process writes, as a full disk would.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before = {};
};

/// Lets this process mount; what it mounts is its own and goes with it. False without the right to.
bool enterOwnMountSpace()
{
    static const bool isEntered =
        ::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0 && ::mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return isEntered;
}

bool mountSmallDisk(const QString& folder)
{
    return enterOwnMountSpace() &&
           ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", MS_NOSUID | MS_NODEV, "size=2m") == 0;
}

/// Makes a folder read-only: by its mode, or for root, whom modes do not stop, by a read-only mount over it.
bool makeReadOnly(const QString& folder)
{
    const QByteArray name = QFile::encodeName(folder);
    if (::geteuid() != 0)
        return ::chmod(name.constData(), 0500) == 0;
    return enterOwnMountSpace() && ::mount(name.constData(), name.constData(), nullptr, MS_BIND, nullptr) == 0 &&
           ::mount(nullptr, name.constData(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
}

void endReadOnly(const QString& folder)
{
    const QByteArray name = QFile::encodeName(folder);
    if (::geteuid() != 0)
        ::chmod(name.constData(), 0700);
    else
        ::umount(name.constData());
}

Attempt bulkyAttempt(qint64 number)
{
    Attempt attempt = plainAttempt(number);
    attempt.response.body = QByteArray(2000, 'x') + QByteArray::number(number);
    return attempt;
}

/// Writes until the log fails; the number of attempts handed over, and the error.
std::pair<qint64, Error> writeUntilFailure(RunLog& log, qint64 run)
{
    for (qint64 number = 1; number < 1'000'000; number += 100) {
        std::vector<Attempt> attempts;
        for (qint64 i = 0; i < 100; ++i)
            attempts.push_back(bulkyAttempt(number + i));
        if (auto added = log.addAttempts(run, std::move(attempts)); !added)
            return {number - 1, added.error()};
    }
    return {0, {}};
}

void overwrite(const QString& path, qint64 offset, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(offset));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Every call of a failed log gives the same error.
void checkFailureStays(RunLog& log, qint64 run, ErrorCode code)
{
    QCOMPARE(log.failure()->code, code);
    QCOMPARE(log.addAttempts(run, plainAttempts(1, 1)).error().code, code);
    QCOMPARE(log.addReadings(run, {}).error().code, code);
    QCOMPARE(log.commitIntents(run, {someIntent(9, 1, {"k"})}).get().error().code, code);
    QCOMPARE(log.beginRun(someRun()).error().code, code);
    QCOMPARE(log.endRun(run, {}).error().code, code);
}

/// A run with a durable intent that fills the disk: the error is clear and what was committed is there.
void fillUp(const QString& path)
{
    qint64 run = 0;
    {
        auto writer = openLog(path);
        run = must(writer->beginRun(someRun()));
        must(writer->commitIntents(run, {someIntent(7, 1, {"promised"})}).get());
        const auto [written, error] = writeUntilFailure(*writer, run);
        QCOMPARE(error.code, ErrorCode::StorageFull);
        QVERIFY(error.message.contains(path));
        QVERIFY(written > 0);
        checkFailureStays(*writer, run, ErrorCode::StorageFull);
    }
    auto reader = openReader(path);
    QCOMPARE(must(reader->run(run)).row.state, RunState::Interrupted);
    const auto doubtful = must(reader->inDoubt(run));
    QCOMPARE(doubtful.size(), std::size_t(1));
    QCOMPARE(doubtful.front().keys, std::vector<QByteArray>{"promised"});
    const qint64 kept = must(reader->attemptCount(run));
    QVERIFY(kept > 0);
    // Without gaps: all that was handed over before the last one that fitted.
    QCOMPARE(must(reader->attempts(run, {}, kept - 1, 1)).front().number, kept);
    QCOMPARE(must(reader->attempts(run, {}, 0, 1'000'000)).size(), std::size_t(kept));
    QCOMPARE(must(reader->attempt(run, kept)).response.body, bulkyAttempt(kept).response.body);
    QCOMPARE(ask(path, "PRAGMA integrity_check").toString(), u"ok"_s);
}

}

class TroubleTest : public QObject
{
    Q_OBJECT

private slots:
    void fileSizeLimitReached();
    void diskFull();
    void readOnlyFolder();
    void readOnlyFolderWithLog();
    void pathThatIsNoFile();
    void lockedByAnotherProcess();
    void lockedDuringRun();
    void garbageInsteadOfLog();
    void otherDatabase();
    void truncatedFile();
    void damagedPages();
    void alteredBody();
};

void TroubleTest::fileSizeLimitReached()
{
    const LogFolder log;
    writeRun(log.path, 10);
    {
        const FileSizeLimit limit(2'000'000);
        fillUp(log.path);
    }
    // With room again it goes on as before.
    const qint64 run = writeRun(log.path, 5000);
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 5000);
}

void TroubleTest::diskFull()
{
    const LogFolder log;
    if (!mountSmallDisk(log.folder.path()))
        QSKIP("needs the right to mount a small disk");
    fillUp(log.path);
    ::umount(QFile::encodeName(log.folder.path()).constData());
}

void TroubleTest::readOnlyFolder()
{
    const LogFolder log;
    if (!makeReadOnly(log.folder.path()))
        QSKIP("needs the right to make a folder read-only");
    const auto refused = RunLog::open(log.path);
    QCOMPARE(refused.error().code, ErrorCode::StorageReadOnly);
    QVERIFY(refused.error().message.contains(log.path));
    endReadOnly(log.folder.path());
}

void TroubleTest::readOnlyFolderWithLog()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 100);
    if (::geteuid() != 0)
        ::chmod(QFile::encodeName(log.path).constData(), 0400);
    if (!makeReadOnly(log.folder.path()))
        QSKIP("needs the right to make a folder read-only");
    QCOMPARE(RunLog::open(log.path).error().code, ErrorCode::StorageReadOnly);
    QCOMPARE(deleteRun(log.path, run).error().code, ErrorCode::StorageReadOnly);
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 100);
    QCOMPARE(must(openReader(log.path)->attempt(run, 100)), plainAttempt(100, 100));
    endReadOnly(log.folder.path());
}

void TroubleTest::pathThatIsNoFile()
{
    const LogFolder log;
    QVERIFY(QDir().mkpath(log.path));
    QVERIFY(!RunLog::open(log.path));
    QVERIFY(!RunReader::open(log.path));
    const QString inFile = log.folder.filePath(u"file"_s);
    overwrite(inFile, 0, "text");
    QVERIFY(!RunLog::open(inFile + u"/runs.sqlite"_s));
}

void TroubleTest::lockedByAnotherProcess()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 10);
    Child child({u"--hold"_s, log.path});
    QVERIFY(child.line().startsWith("held"));
    RunLog::Options options;
    options.busyTimeoutMs = 100;
    const auto refused = RunLog::open(log.path, options);
    QCOMPARE(refused.error().code, ErrorCode::StorageLocked);
    QVERIFY(refused.error().message.contains(log.path));
    // Reading goes on beside a writer.
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 10);
    child.endInput();
    QCOMPARE(child.wait(), 0);
    writeRun(log.path, 10);
}

void TroubleTest::lockedDuringRun()
{
    const LogFolder log;
    auto writer = openLog(log.path, 100);
    const qint64 run = must(writer->beginRun(someRun()));
    must(writer->commitIntents(run, {someIntent(0, 1, {"k"})}).get());
    Child child({u"--hold"_s, log.path});
    QVERIFY(child.line().startsWith("held"));
    must(writer->addAttempts(run, {plainAttempt(1)}));
    QCOMPARE(writer->endRun(run, {}).error().code, ErrorCode::StorageLocked);
    checkFailureStays(*writer, run, ErrorCode::StorageLocked);
    child.kill();
    writer.reset();
    QCOMPARE(must(openReader(log.path)->inDoubt(run)).size(), std::size_t(1));
}

void TroubleTest::garbageInsteadOfLog()
{
    const LogFolder log;
    const QByteArray garbage(10'000, '\xa5');
    overwrite(log.path, 0, garbage);
    for (const auto& error :
         {RunLog::open(log.path).error(), RunReader::open(log.path).error(), deleteRun(log.path, 1).error()}) {
        QCOMPARE(error.code, ErrorCode::StorageCorrupt);
        QVERIFY(error.message.contains(log.path));
    }
    QCOMPARE(must(readFile(log.path)), garbage);
}

void TroubleTest::otherDatabase()
{
    const LogFolder log;
    overwrite(log.path, 0, {});
    QVERIFY(execute(log.path, "CREATE TABLE runs (id); PRAGMA user_version = 1"));
    const QByteArray before = must(readFile(log.path));
    QCOMPARE(RunLog::open(log.path).error().code, ErrorCode::StorageCorrupt);
    QCOMPARE(RunReader::open(log.path).error().code, ErrorCode::StorageCorrupt);
    QCOMPARE(must(readFile(log.path)), before);
}

void TroubleTest::truncatedFile()
{
    const LogFolder log;
    writeRun(log.path, 5000);
    QVERIFY(QFile::resize(log.path, QFileInfo(log.path).size() / 2));
    QCOMPARE(RunLog::open(log.path).error().code, ErrorCode::StorageCorrupt);
    QCOMPARE(RunReader::open(log.path).error().code, ErrorCode::StorageCorrupt);
}

void TroubleTest::damagedPages()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 5000);
    // All pages but the first, which holds the schema, and the second.
    const qint64 pages = QFileInfo(log.path).size() / 8192;
    for (qint64 page = 2; page < pages; ++page)
        overwrite(log.path, page * 8192, QByteArray(8192, '\xa5'));
    const auto opened = RunReader::open(log.path);
    const ErrorCode code =
        opened ? (*opened)->forEachAttempt(run, [](const std::vector<Attempt>&) {}).error().code : opened.error().code;
    QCOMPARE(code, ErrorCode::StorageCorrupt);
    QCOMPARE(RunLog::open(log.path).error().code, ErrorCode::StorageCorrupt);
}

void TroubleTest::alteredBody()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 10);
    // One byte inside a page, which SQLite itself does not notice.
    QVERIFY(execute(log.path, "PRAGMA journal_mode = DELETE"));
    const QByteArray bytes = must(readFile(log.path));
    const qsizetype place = bytes.indexOf("pay_7");
    QVERIFY(place > 0);
    overwrite(log.path, place + 4, "8");
    auto reader = openReader(log.path);
    QCOMPARE(reader->attempt(run, 7).error().code, ErrorCode::StorageCorrupt);
    QVERIFY(reader->attempt(run, 6));
}

IDEMSCOPE_TEST_MAIN(TroubleTest)
#include "trouble.moc"
