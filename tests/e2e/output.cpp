// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Runs the program by a shell, for what QProcess cannot give it: `$0` is the program.
Ended runByShell(const QString& script)
{
    QProcess shell;
    shell.start(u"/bin/bash"_s, {u"-c"_s, script, qEnvironmentVariable("IDEMSCOPE_BINARY")});
    shell.waitForFinished(60'000);
    return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
}

QByteArray bytesOfFolder(const QString& folder)
{
    QByteArray bytes;
    QDirIterator files(folder, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            bytes += file.readAll();
    }
    return bytes;
}

}

/// Where the output goes, what becomes of it when it cannot, and what must never be in it.
class OutputTest : public QObject
{
    Q_OBJECT

    ServerProcess m_sandbox{{u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s}};

    QString burst(const QTemporaryDir& dir) const
    {
        return u"\"$0\" burst %1/payments --store %2/runs.sqlite -d '{\"amount\":1,\"currency\":\"EUR\"}' --json "
               u"--report csv=%2/run.csv "_s.arg(m_sandbox.url(), dir.path());
    }

private slots:
    void aFullDeviceIsNoSuccess()
    {
        if (!isDevice(u"/dev/full"_s))
            QSKIP("there is no /dev/full here");
        const QTemporaryDir dir;
        QCOMPARE(runByShell(burst(dir) + u">/dev/full"_s).exitCode, 3); // the verdict's own code stays
        for (const QString& command :
             {u"history list"_s, u"report 1"_s, u"report 1 --format csv"_s, u"--help"_s, u"report 1 -o /dev/full"_s,
              u"report 1 --format pdf -o /dev/full"_s, u"report 1 --format har -o /dev/full"_s, u"burst --help"_s}) {
            const QString store =
                command.contains(u"help"_s) ? QString() : u" --store %1/runs.sqlite"_s.arg(dir.path());
            const Ended ended = runByShell(u"\"$0\" "_s + command + store + u" >/dev/full"_s);
            QVERIFY2(ended.exitCode == 2, qPrintable(command));
            QVERIFY2(ended.errors.contains("written"), ended.errors);
        }
        QVERIFY(isDevice(u"/dev/full"_s));
    }

    void aClosedOutputIsNoSuccess()
    {
        const QTemporaryDir dir;
        QCOMPARE(runByShell(burst(dir) + u">/dev/null"_s).exitCode, 3);
        const QString store = u" --store %1/runs.sqlite"_s.arg(dir.path());
        for (const QString& command : {u"history list"_s + store, u"history list --json"_s + store,
                                       u"report 1 --format csv"_s + store, u"--help"_s, u"burst --help"_s}) {
            const Ended ended = runByShell(u"\"$0\" "_s + command + u" >&-"_s);
            QVERIFY2(ended.exitCode == 2, qPrintable(command));
            QVERIFY2(ended.errors.contains("written"), ended.errors);
        }
    }

    void aReportNeverReplacesTheRunLog()
    {
        const QTemporaryDir dir;
        const QString store = dir.filePath(u"runs.sqlite"_s);
        runByShell(burst(dir) + u">/dev/null"_s);
        QVERIFY(QFile::link(store, dir.filePath(u"link.json"_s)));
        QCOMPARE(runByShell(u"ln %1 %2"_s.arg(store, dir.filePath(u"hard.json"_s))).exitCode, 0);
        for (const QString& file : {store, store + u"-wal"_s, store + u"-shm"_s, dir.filePath(u"link.json"_s),
                                    dir.filePath(u"hard.json"_s), dir.filePath(u"./runs.sqlite"_s)}) {
            const Ended report = runProgram({u"report"_s, u"1"_s, u"--store"_s, store, u"-o"_s, file});
            QVERIFY2(report.exitCode == 2 && report.errors.contains("belongs to the run log"), report.errors);
            const Ended fired = runProgram(
                {u"burst"_s, m_sandbox.url() + u"/payments"_s, u"--store"_s, store, u"--report"_s, u"md="_s + file});
            QVERIFY2(fired.exitCode == 2 && fired.errors.contains("belongs to the run log"), fired.errors);
        }
        const QJsonObject listed = runProgram({u"history"_s, u"list"_s, u"--store"_s, store, u"--json"_s}).json();
        QCOMPARE(listed[u"runs"_s].toArray().size(), 1);
        const QString both = dir.filePath(u"both"_s);
        const Ended twice = runProgram({u"burst"_s, m_sandbox.url() + u"/payments"_s, u"--store"_s, store,
                                        u"--report"_s, u"json="_s + both, u"--report"_s, u"html="_s + both});
        QVERIFY2(twice.exitCode == 2 && twice.errors.contains("another report"), twice.errors);
        QVERIFY(!QFile::exists(both));
    }

    void aReaderThatGoesAwayEndsNothing()
    {
        const QTemporaryDir dir;
        const Ended ended = runByShell(u"set -o pipefail; ("_s + burst(dir) + u"; echo \"code $?\" >&2) | true"_s);
        QVERIFY2(ended.errors.contains("code 3"), ended.errors);
        QVERIFY(QFile::exists(dir.filePath(u"run.csv"_s)));
    }

    void closedStreamsGoNowhereElse()
    {
        const QTemporaryDir dir;
        QCOMPARE(runByShell(burst(dir) + u"<&- >&- 2>&-"_s).exitCode, 3);
        const Ended shown = runProgram({u"history"_s, u"show"_s, u"1"_s, u"--store"_s, dir.filePath(u"runs.sqlite"_s)});
        QCOMPARE(shown.exitCode, 0);
        QVERIFY(!bytesOfFolder(dir.path()).contains("\"wire_sends\": 2"));
    }

    void everythingThatFiresWritesItsReports()
    {
        const QTemporaryDir dir;
        const QString store = dir.filePath(u"runs.sqlite"_s);
        for (const QString& command : {u"send"_s, u"preflight"_s, u"burst"_s}) {
            const QString file = dir.filePath(command + u".csv"_s);
            runProgram(
                {command, m_sandbox.url() + u"/payments"_s, u"--store"_s, store, u"--report"_s, u"csv="_s + file});
            QVERIFY2(QFile::exists(file), qPrintable(command));
        }
    }

    void theHistoryNamesEveryVerdict()
    {
        const QTemporaryDir dir;
        const QString store = dir.filePath(u"runs.sqlite"_s);
        const Ended ended = runProgram({u"burst"_s, m_sandbox.url() + u"/nowhere"_s, u"--store"_s, store, u"--json"_s});
        QCOMPARE(ended.json()[u"verdict"_s].toString(), u"inconclusive"_s);
        runProgram({u"send"_s, m_sandbox.url() + u"/payments"_s, u"--store"_s, store});
        const QJsonArray runs =
            runProgram({u"history"_s, u"list"_s, u"--store"_s, store, u"--json"_s}).json()[u"runs"_s].toArray();
        QCOMPARE(runs[1][u"verdict"_s].toString(), u"inconclusive"_s);
        QCOMPARE(runs[0][u"verdict"_s].toString(), QString()); // a request that was only sent is not judged
    }

    void secretsStandNowhereInTheLog_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QByteArray>("secret");
        const auto row = [](const char* name, const QStringList& options, const QString& query, const char* secret) {
            QTest::newRow(name) << options << query << QByteArray(secret);
        };
        row("bearer", {u"-H"_s, u"Authorization: Bearer s3cret-bearer"_s}, {}, "s3cret-bearer");
        row("api key", {u"-H"_s, u"X-Api-Key: s3cret+key/1"_s}, {}, "s3cret+key/1");
        row("cookie", {u"-H"_s, u"Cookie: sid=s3cret-cookie"_s}, {}, "s3cret-cookie");
        row("query", {}, u"?api_key=s3cret-query"_s, "s3cret-query");
        row("probe header",
            {u"--probe-header"_s, u"Authorization: s3cret-probe"_s, u"--probe"_s, m_sandbox.url() + u"/payments"_s,
             u"--probe-count"_s, u"$[*]"_s, u"--settle-limit-ms"_s, u"100"_s},
            {}, "s3cret-probe");
        row("probe query",
            {u"--probe"_s, m_sandbox.url() + u"/payments?token=s3cret-look"_s, u"--probe-count"_s, u"$[*]"_s,
             u"--settle-limit-ms"_s, u"100"_s},
            {}, "s3cret-look");
        row("variable", {u"--set"_s, u"mine=s3cret-variable"_s, u"-H"_s, u"X-Api-Key: {{mine}}"_s}, {},
            "s3cret-variable");
        row("the same in the body", {u"-H"_s, u"X-Api-Key: s3cret-twice"_s, u"-d"_s, u"{\"note\":\"s3cret-twice\"}"_s},
            {}, "s3cret-twice");
        row("an error of a probe that repeats it",
            {u"--set"_s, u"mine=s3cret-error"_s, u"--probe-header"_s, u"X-Api-Key: {{mine}}"_s, u"--probe"_s,
             m_sandbox.url() + u"/payments/{{mine}}"_s, u"--probe-count"_s, u"$[*]"_s, u"--settle-limit-ms"_s,
             u"100"_s},
            {}, "s3cret-error");
        row("proxy", {u"--proxy"_s, u"http://user:s3cret-proxy@127.0.0.1:1"_s}, {}, "s3cret-proxy");
    }

    void secretsStandNowhereInTheLog()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, query);
        QFETCH(QByteArray, secret);
        const QTemporaryDir dir;
        const QString store = dir.filePath(u"runs.sqlite"_s);
        const Ended ended =
            runProgram(QStringList{u"burst"_s, m_sandbox.url() + u"/payments"_s + query, u"--store"_s, store,
                                   u"--json"_s, u"--report"_s, u"csv="_s + dir.filePath(u"run.csv"_s)} +
                       options);
        QVERIFY2(ended.exitCode == 3, ended.output + ended.errors);
        const QByteArray all = bytesOfFolder(dir.path()) + ended.output + ended.errors;
        QVERIFY(all.contains("payments"));
        for (const QByteArray& form : {secret, QUrl::toPercentEncoding(QString::fromUtf8(secret)), secret.toBase64()})
            QVERIFY2(!all.contains(form), form);
    }
};

QTEST_GUILESS_MAIN(OutputTest)
#include "output.moc"
