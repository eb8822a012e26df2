// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/logfile.h"
#include "store/statement.h"
#include "store/storesupport.h"

#include <sys/stat.h>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

std::vector<Migration> withNext(const QByteArray& sql)
{
    std::vector<Migration> migrations = shippedMigrations();
    migrations.push_back({migrations.back().version + 1, sql});
    return migrations;
}

constexpr const char* goodStep = "CREATE TABLE remarks (id INTEGER PRIMARY KEY); ALTER TABLE runs ADD COLUMN note TEXT";
/// Fails after it has changed much.
constexpr const char* badStep =
    "ALTER TABLE runs ADD COLUMN note TEXT; DELETE FROM attempts; INSERT INTO nowhere VALUES (1)";

}

class MigrationsTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedStepsAreNumberedWithoutGaps();
    void newFileNeedsNoBackup();
    void existingFileIsBackedUpFirst();
    void failedStepLeavesFileAlone();
    void backupThatCannotBeWrittenStopsTheStep();
    void newerFileIsOnlyRead();
    void newerFileWithoutNeededTables();
};

void MigrationsTest::shippedStepsAreNumberedWithoutGaps()
{
    const auto migrations = shippedMigrations();
    QVERIFY(!migrations.empty());
    for (std::size_t i = 0; i < migrations.size(); ++i)
        QCOMPARE(migrations[i].version, int(i) + 1);
}

void MigrationsTest::newFileNeedsNoBackup()
{
    const LogFolder log;
    must(openForWriting(log.path, 1000, withNext(goodStep)));
    QVERIFY(QDir(log.folder.path()).entryList({u"*backup*"_s}).isEmpty());
    QCOMPARE(ask(log.path, "PRAGMA user_version").toInt(), withNext(goodStep).back().version);
}

void MigrationsTest::existingFileIsBackedUpFirst()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 1000);
    const int before = ask(log.path, "PRAGMA user_version").toInt();
    must(openForWriting(log.path, 1000, withNext(goodStep)));
    QCOMPARE(ask(log.path, "PRAGMA user_version").toInt(), before + 1);
    QCOMPARE(ask(log.path, "SELECT count(*) FROM remarks").toInt(), 0);
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 1000);

    const QString backup = log.path + u".backup-v%1"_s.arg(before);
    struct stat facts = {};
    QCOMPARE(::stat(QFile::encodeName(backup).constData(), &facts), 0);
    QCOMPARE(int(facts.st_mode & 0777), 0600);
    QCOMPARE(ask(backup, "PRAGMA user_version").toInt(), before);
    QCOMPARE(ask(backup, "PRAGMA integrity_check").toString(), u"ok"_s);
    QCOMPARE(must(openReader(backup)->attempt(run, 777)), plainAttempt(777, 777));
    QVERIFY(!QFile::exists(backup + u".part"_s));
}

void MigrationsTest::failedStepLeavesFileAlone()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 100);
    const int before = ask(log.path, "PRAGMA user_version").toInt();
    QVERIFY(!openForWriting(log.path, 1000, withNext(badStep)));
    QCOMPARE(ask(log.path, "PRAGMA user_version").toInt(), before);
    QCOMPARE(ask(log.path, "SELECT count(*) FROM pragma_table_info('runs') WHERE name = 'note'").toInt(), 0);
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 100);
    // The version before still works with it, and a mended step goes through.
    writeRun(log.path, 10);
    must(openForWriting(log.path, 1000, withNext(goodStep)));
    QCOMPARE(ask(log.path + u".backup-v%1"_s.arg(before), "SELECT count(*) FROM attempts").toInt(), 110);
}

void MigrationsTest::backupThatCannotBeWrittenStopsTheStep()
{
    const LogFolder log;
    writeRun(log.path, 100);
    const int before = ask(log.path, "PRAGMA user_version").toInt();
    QVERIFY(QDir().mkpath(log.path + u".backup-v%1/taken"_s.arg(before)));
    QVERIFY(!openForWriting(log.path, 1000, withNext(goodStep)));
    QCOMPARE(ask(log.path, "PRAGMA user_version").toInt(), before);
}

void MigrationsTest::newerFileIsOnlyRead()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 100);
    must(openForWriting(log.path, 1000, withNext(goodStep)));
    const auto refused = RunLog::open(log.path);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::StorageNewer);
    QVERIFY(refused.error().message.contains(log.path));
    QCOMPARE(deleteRun(log.path, run).error().code, ErrorCode::StorageNewer);
    QCOMPARE(must(openReader(log.path)->attemptCount(run)), 100);
    QCOMPARE(must(openReader(log.path)->attempt(run, 7)), plainAttempt(7, 7));
}

void MigrationsTest::newerFileWithoutNeededTables()
{
    const LogFolder log;
    writeRun(log.path, 100);
    QVERIFY(execute(log.path, "ALTER TABLE attempts RENAME TO exchanges; PRAGMA user_version = 99"));
    const auto refused = RunReader::open(log.path);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::StorageNewer);
}

QTEST_GUILESS_MAIN(MigrationsTest)
#include "migrations.moc"
