// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Wrong usage is exit code 2 with a message that says where; nothing is sent and nothing written (CLI.md, exit codes).
class UsageTest : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsageIsNamedAndNothingIsWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const QStringList& arguments, const QString& named) {
            QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << named;
        };
        for (const QString& option :
             {u"--settle-ms"_s, u"--settle-limit-ms"_s, u"--timeout-ms"_s, u"--connect-timeout-ms"_s, u"--attempts"_s,
              u"--operations"_s, u"--rounds"_s, u"--retries"_s, u"--backoff-ms"_s, u"--deadline-ms"_s}) {
            row({option, u"2147483648"_s}, option);
            row({option, u"-1"_s}, option);
            row({option, u"1.5"_s}, option);
            row({option, QString()}, option);
        }
        row({u"--arrival"_s, u"staggered:1e300"_s}, u"--arrival"_s);
        row({u"--arrival"_s, u"staggered:2147483648"_s}, u"--arrival"_s);
        row({u"--arrival"_s, u"open:inf"_s}, u"--arrival"_s);
        row({u"--abandon"_s, u"after-request@99999999999999"_s}, u"--abandon"_s);
        row({u"--delay"_s, u"1@4294967297"_s}, u"--delay"_s);
        row({u"--http1.1"_s, u"--http2"_s}, u"--http2"_s);
        row({u"--cacert"_s, u"/no/such/file"_s}, u"--cacert /no/such/file"_s);
        row({u"--client-cert"_s, u"/no/such/file"_s}, u"--client-cert"_s);
        row({u"--client-key"_s, u"/no/such/file"_s}, u"--client-key"_s);
        row({u"--cacert"_s, u"/etc/hostname"_s}, u"/etc/hostname"_s);
        row({u"--client-cert"_s, u"/etc/hostname"_s}, u"/etc/hostname"_s);
        row({u"--client-key"_s, u"/etc/hostname"_s}, u"/etc/hostname"_s);
        row({u"--proxy"_s, u"ftp://127.0.0.1:21"_s}, u"ftp://127.0.0.1:21"_s);
        row({u"--proxy"_s, u"http://127.0.0.1:99999"_s}, u"99999"_s);
        row({u"--proxy"_s, u"http://"_s}, u"--proxy"_s);
        row({u"-H"_s, u"Idempotency-Key: k"_s, u"--key-strategy"_s, u"shared"_s}, u"--key-strategy"_s);
        row({u"-H"_s, u"X: a\x01"_s}, u"control character"_s);
        row({u"-H"_s, u"a b: c"_s}, u"a b"_s);
        row({u"--reuse-keys"_s, u"77"_s}, u"77"_s);
        row({u"-H"_s, u"no colon"_s}, u"-H no colon"_s);
        row({u"--auth"_s, u"hawk:secret-value:x"_s}, u"--auth hawk"_s);
        row({u"--auth"_s, u"bearer:{{nobody}}"_s}, u"nobody (Auth, token)"_s);
        row({u"--auth"_s, u"oauth2:a:b@ftp://x"_s}, u"--auth oauth2"_s);
        row({u"--report"_s, u"json=/no/such/folder/x"_s}, u"/no/such/folder"_s);
        row({u"--operations"_s, u"2000000000"_s}, u"2000000000 operations"_s);
        row({u"--rounds"_s, u"10000"_s, u"--operations"_s, u"10000"_s}, u"200000000 attempts"_s);
        for (const QString& number : {u"inf"_s, u"nan"_s, u"-inf"_s, u"0"_s})
            row({u"--max-rate"_s, number}, u"--max-rate "_s + number);
        row({u"--backoff-factor"_s, u"inf"_s}, u"--backoff-factor inf"_s);
        for (const QString& option :
             {u"--store"_s, u"--identity"_s, u"--replay-when"_s, u"--acknowledged-when"_s, u"--conflict-when"_s,
              u"--key-in"_s, u"--key-make"_s, u"--mutate"_s, u"--profile"_s, u"--probe"_s, u"--sql-query"_s, u"--env"_s,
              u"--expect"_s, u"--confirm"_s, u"--unix-socket"_s, u"--before-run"_s})
            row({option, QString()}, option + u" ''"_s);
        row({u"-X"_s, QString()}, u"-X ''"_s);
    }

    void onlyABodyAndAProxyMayBeEmpty()
    {
        const QTemporaryDir dir;
        for (const QString& option : {u"-d"_s, u"--proxy"_s, u"--noproxy"_s}) {
            const Ended ended = runProgram(
                {u"send"_s, u"http://127.0.0.1:1/"_s, option, QString(), u"--store"_s, dir.filePath(u"runs.sqlite"_s)});
            QVERIFY2(ended.exitCode == 3, ended.errors); // nobody listens there
        }
    }

    void whatIsNoLogIsNamedAndStaysAsItIs()
    {
        const QTemporaryDir dir;
        const QString missing = dir.filePath(u"missing.sqlite"_s);
        const QString pipe = dir.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& store : {missing, pipe, dir.path(), u"/dev/zero"_s}) {
            for (const QStringList& action : {QStringList{u"list"_s},
                                              {u"show"_s, u"1"_s},
                                              {u"reconcile"_s, u"1"_s},
                                              {u"delete"_s, u"1"_s},
                                              {u"vacuum"_s}}) {
                const Ended ended = runProgram(QStringList{u"history"_s} + action + QStringList{u"--store"_s, store});
                QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
                QVERIFY2(ended.errors.contains(store.toUtf8()), ended.errors);
            }
        }
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
                 QStringList{u"pipe"_s});
    }

    void wrongUsageIsNamedAndNothingIsWritten()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const QTemporaryDir dir;
        const QString store = dir.filePath(u"runs.sqlite"_s);
        const Ended ended =
            runProgram(QStringList{u"burst"_s, u"http://127.0.0.1:1/"_s, u"--store"_s, store} + arguments);
        QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
        QVERIFY2(ended.errors.contains(named.toUtf8()), ended.errors);
        QVERIFY2(!ended.errors.contains("----") && !ended.errors.contains("--H"), ended.errors);
        QCOMPARE(ended.output, QByteArray());
        QVERIFY2(QDir(dir.path()).isEmpty(), qPrintable(QDir(dir.path()).entryList().join(u' ')));
    }

    void aUrlThatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("url");
        for (const QString& url : {u"http://127.0.0.1:0/"_s, u"http://127.0.0.1:99999/"_s, u"http://127.0.0.1:8x/"_s,
                                   u"http://[::1]:0/"_s, u"http:///path"_s, u"ftp://127.0.0.1/"_s})
            QTest::newRow(qPrintable(url)) << url;
    }

    void aUrlThatCannotBeIsRefused()
    {
        QFETCH(QString, url);
        const QTemporaryDir dir;
        const Ended ended = runProgram({u"burst"_s, url, u"--store"_s, dir.filePath(u"runs.sqlite"_s)});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains(url.toUtf8()), ended.errors);
    }

    void helpTellsWhatAnActionTakesAndHowItEnds()
    {
        const auto helpOf = [](const QStringList& arguments) {
            return QString::fromUtf8(runProgram(arguments + QStringList{u"--help"_s}).output);
        };
        for (const QString& command : {u"send"_s, u"preflight"_s, u"burst"_s, u"audit"_s, u"report"_s, u"history"_s,
                                       u"sandbox"_s, u"collection"_s})
            QVERIFY2(helpOf({command}).contains(u"Exit codes:"_s), qPrintable(command));
        QVERIFY(helpOf({}).contains(u"Exit codes:"_s));
        const QString burst = helpOf({u"burst"_s});
        for (const QString& part : {u"cache_hit_ratio"_s, u"wire_sends"_s, u"without either on every attempt"_s})
            QVERIFY2(burst.contains(part), qPrintable(part));
        const QString reconcile = helpOf({u"history"_s, u"reconcile"_s});
        QVERIFY2(reconcile.contains(u"history reconcile RUN"_s) && reconcile.contains(u"--confirm"_s),
                 qPrintable(reconcile));
        const QString list = helpOf({u"history"_s, u"list"_s});
        QVERIFY2(list.contains(u"--store"_s) && !list.contains(u"--confirm"_s), qPrintable(list));
    }

    /// Generated from the same tables as the help, so it names everything; the shells and man must take it.
    void shellsAndManTakeWhatIsMadeForThem()
    {
        const QByteArray manual = runProgram({u"manual"_s}).output;
        QVERIFY(manual.startsWith(".TH IDEMSCOPE 1"));
        for (const char* part : {"audit", "\\-\\-abandon", "\\-\\-key\\-in", "IDEMSCOPE_SECRET_"})
            QVERIFY2(manual.contains(part), part);
        for (const QString& shell : {u"bash"_s, u"zsh"_s, u"fish"_s}) {
            const QByteArray script = runProgram({u"completion"_s, shell}).output;
            QVERIFY2(script.contains("burst") && script.contains("abandon") && script.contains("reconcile"), script);
        }
        QCOMPARE(runProgram({u"completion"_s, u"tcsh"_s}).exitCode, 2);
        QProcess bash;
        bash.start(u"/bin/bash"_s, {u"-c"_s,
                                    u"eval \"$(\"$0\" completion bash)\"; COMP_WORDS=(idemscope burst --aba); "
                                    u"COMP_CWORD=2; _idemscope; echo \"${COMPREPLY[@]}\""_s,
                                    qEnvironmentVariable("IDEMSCOPE_BINARY")});
        QVERIFY(bash.waitForFinished());
        QCOMPARE(bash.readAllStandardOutput().trimmed(), QByteArray("--abandon"));
    }

    void withoutADisplayTheWindowSaysSo()
    {
        const Ended ended = runProgram({}, {u"QT_QPA_PLATFORM=xcb"_s, u"DISPLAY=:7777"_s, u"WAYLAND_DISPLAY="_s});
        QVERIFY2(ended.exitCode == 2, ended.errors);
        QVERIFY2(ended.errors.contains("no display") && ended.errors.contains("--help"), ended.errors);
    }
};

QTEST_GUILESS_MAIN(UsageTest)
#include "usage.moc"
