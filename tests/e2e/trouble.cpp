// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"
#include "support/countingserver.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Runs the program by a shell that sets its limits first: `$0` is the program.
Ended runLimited(const QString& limits, const QStringList& arguments)
{
    QProcess shell;
    shell.start(u"/bin/bash"_s,
                QStringList{u"-c"_s, limits + u"; exec \"$0\" \"$@\""_s, qEnvironmentVariable("IDEMSCOPE_BINARY")} +
                    arguments);
    shell.waitForFinished(60'000);
    return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
}

constexpr std::size_t fillBytes = 40'000; ///< of an answer that a small disk has no room for

loopback::HttpAnswer created(CountingServer& server, const loopback::HttpRequest& request, int delayMs)
{
    server.addEffect(request.header("Idempotency-Key"));
    loopback::HttpAnswer answer;
    answer.status = 201;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = R"({"id":"1"})";
    answer.delayMs = delayMs;
    return answer;
}

bool waitFor(const std::function<bool()>& holds)
{
    const QDeadlineTimer patience(30'000);
    while (!holds() && !patience.hasExpired())
        std::this_thread::yield();
    return holds();
}

QString urlOf(const CountingServer& server)
{
    return QString::fromStdString(server.url()) + u"/payments"_s;
}

}

/// What goes wrong in the middle of a run, at the log, the machine or the target, is said in time, with an exit code
/// that tells whether anything was sent.
class TroubleTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void aFullDiskInTheMiddleSaysWhatWasSent()
    {
        CountingServer server([](CountingServer& self, const loopback::HttpRequest& request, int) {
            loopback::HttpAnswer answer = created(self, request, 0);
            answer.body =
                "{\"id\":\"1\",\"fill\":\"" + std::string(fillBytes, 'x') + request.header("Idempotency-Key") + "\"}";
            return answer;
        });
        const QString store = m_dir.filePath(u"full.sqlite"_s);
        const Ended ended = runLimited(u"ulimit -f 4000"_s,
                                       {u"burst"_s, urlOf(server), u"--store"_s, store, u"--operations"_s, u"400"_s});
        QVERIFY(server.requests() > 0);
        QVERIFY2(ended.exitCode == 3, ended.errors);
        QVERIFY2(ended.errors.contains("disk is full"), ended.errors);
        QVERIFY2(ended.errors.contains("Run 1 was cut short after"), ended.errors);
        QVERIFY2(ended.errors.contains("history reconcile 1"), ended.errors);
    }

    void aLogThatIsDeletedMeanwhileIsNoticed()
    {
        CountingServer server(
            [](CountingServer& self, const loopback::HttpRequest& request, int) { return created(self, request, 5); });
        QDir(m_dir.path()).mkdir(u"gone"_s);
        const QString store = m_dir.filePath(u"gone/runs.sqlite"_s);
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"),
                      {u"burst"_s, urlOf(server), u"--store"_s, store, u"--operations"_s, u"2000"_s});
        QVERIFY(waitFor([&] { return server.requests() > 20; }));
        QVERIFY(QDir(m_dir.filePath(u"gone"_s)).removeRecursively());
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 3, errors);
        QVERIFY2(errors.contains("was deleted, moved or replaced"), errors);
        QVERIFY2(errors.contains("was cut short after"), errors);
        QVERIFY(server.requests() < 4000);
    }

    void tooFewOpenFilesAreNamedBeforeAnythingIsSent()
    {
        CountingServer server;
        const QString store = m_dir.filePath(u"files.sqlite"_s);
        const Ended ended =
            runLimited(u"ulimit -n 150"_s, {u"burst"_s, urlOf(server), u"--store"_s, store, u"--attempts"_s, u"200"_s,
                                            u"--arrival"_s, u"concurrent"_s, u"--release"_s, u"last-byte"_s});
        QVERIFY2(ended.exitCode == 2, ended.errors);
        QVERIFY2(ended.errors.contains("ulimit -n") && ended.errors.contains("200"), ended.errors);
        QCOMPARE(server.requests(), 0);
    }

    void aLongRetryAfterIsSaidAndCanBeStopped()
    {
        CountingServer server([](CountingServer&, const loopback::HttpRequest&, int) {
            loopback::HttpAnswer answer;
            answer.status = 503;
            answer.headers = {{"Retry-After", "86400"}};
            return answer;
        });
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"),
                      {u"burst"_s, urlOf(server), u"--store"_s, m_dir.filePath(u"later.sqlite"_s), u"--attempts"_s,
                       u"1"_s, u"--retries"_s, u"1"_s});
        process.setReadChannel(QProcess::StandardError);
        QByteArray errors;
        while (!errors.contains("Retry-After") && process.waitForReadyRead(30'000))
            errors += process.readAllStandardError();
        QVERIFY2(errors.contains("--retry-after ignore"), errors);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(server.requests(), 1);
    }

    void everyEndingSignalKeepsTheRun_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void everyEndingSignalKeepsTheRun()
    {
        QFETCH(int, signal);
        CountingServer server([](CountingServer& self, const loopback::HttpRequest& request, int) {
            return created(self, request, 20'000);
        });
        const QString store = m_dir.filePath(u"signal-%1.sqlite"_s.arg(signal));
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), {u"burst"_s, urlOf(server), u"--store"_s, store});
        QVERIFY(waitFor([&] { return server.requests() > 0; }));
        ::kill(pid_t(process.processId()), signal);
        QVERIFY(process.waitForFinished(15'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const Ended shown = runProgram({u"history"_s, u"show"_s, u"1"_s, u"--json"_s, u"--store"_s, store});
        QCOMPARE(shown.json()[u"run"_s][u"state"_s].toString(), u"interrupted"_s);
    }

    void nohupIsObeyed()
    {
        CountingServer server([](CountingServer& self, const loopback::HttpRequest& request, int) {
            return created(self, request, 300);
        });
        QProcess process;
        process.start(u"nohup"_s, {qEnvironmentVariable("IDEMSCOPE_BINARY"), u"burst"_s, urlOf(server), u"--identity"_s,
                                   u"$.id"_s, u"--store"_s, m_dir.filePath(u"nohup.sqlite"_s)});
        QVERIFY(waitFor([&] { return server.requests() > 0; }));
        ::kill(pid_t(process.processId()), SIGHUP);
        QVERIFY(process.waitForFinished(30'000));
        QVERIFY2(process.exitCode() != 130, process.readAllStandardError());
        QCOMPARE(server.requests(), 2);
    }

    void aSilentTearDownCanBeStopped()
    {
        CountingServer server([](CountingServer& self, const loopback::HttpRequest& request, int) {
            return created(self, request, request.target.find("logout") == std::string::npos ? 0 : 20'000);
        });
        for (const QString& command : {u"burst"_s, u"delivery"_s}) {
            server.clear();
            const QString store = m_dir.filePath(u"silent-%1.sqlite"_s.arg(command));
            QStringList arguments{command,          urlOf(server),
                                  u"--store"_s,     store,
                                  u"--identity"_s,  u"$.id"_s,
                                  u"--after-run"_s, u"POST "_s + QString::fromStdString(server.url()) + u"/logout"_s};
            arguments += command == u"burst"_s ? QStringList{u"--attempts"_s, u"1"_s}
                                               : QStringList{u"--messages"_s, u"1"_s, u"--lose"_s, u"0"_s};
            QProcess process;
            process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), arguments);
            const auto isTearingDown = [&] {
                const auto arrivals = server.arrivals();
                return !arrivals.empty() && arrivals.back().request.target == "/logout";
            };
            QVERIFY(waitFor(isTearingDown));
            ::kill(pid_t(process.processId()), SIGINT);
            QVERIFY2(process.waitForFinished(15'000), qPrintable(command));
            QCOMPARE(process.exitCode(), 130);
        }
    }

    void aDeliveryStoppedAtItsFirstMessageIsInterrupted()
    {
        CountingServer server([](CountingServer& self, const loopback::HttpRequest& request, int) {
            return created(self, request, 20'000);
        });
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"),
                      {u"delivery"_s, urlOf(server), u"--store"_s, m_dir.filePath(u"delivery.sqlite"_s),
                       u"--identity"_s, u"$.id"_s});
        QVERIFY(waitFor([&] { return server.requests() > 0; }));
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 130, errors);
        QVERIFY2(!errors.contains("gave no answer"), errors);
        QCOMPARE(server.requests(), 1);
    }

    void aKeyGivenAsAHeaderIsFiredAsGiven()
    {
        CountingServer server;
        const QString store = m_dir.filePath(u"given.sqlite"_s);
        const QStringList given{u"-H"_s, u"Idempotency-Key: mine"_s, u"--store"_s, store};
        runProgram(QStringList{u"send"_s, urlOf(server), u"-X"_s, u"POST"_s} + given);
        runProgram(QStringList{u"burst"_s, urlOf(server), u"--attempts"_s, u"3"_s} + given);
        QCOMPARE(server.requests("mine"), 4);
        QCOMPARE(server.requests(), 4);
        const Ended audit = runProgram(QStringList{u"audit"_s, urlOf(server)} + given);
        QVERIFY2(audit.exitCode == 2, audit.errors);
        QCOMPARE(server.requests(), 4);
    }

    void anAnswerCannotSteerTheTerminal()
    {
        CountingServer server([](CountingServer&, const loopback::HttpRequest&, int) {
            loopback::HttpAnswer answer;
            answer.headers = {{"X-Evil", "\x1b]0;title\x07\x1b[2J"}};
            return answer;
        });
        const Ended ended = runProgram({u"send"_s, urlOf(server), u"--store"_s, m_dir.filePath(u"evil.sqlite"_s)});
        QVERIFY2(ended.errors.contains("X-Evil"), ended.errors);
        QVERIFY(!ended.errors.contains('\x1b') && !ended.errors.contains('\x07'));
    }

    void aBodyCannotSteerTheTerminalAndStaysRawInAPipe()
    {
        const std::string body("\x1b]0;title\x07\xe2\x80\xae"
                               "a\rb\0c",
                               18);
        CountingServer server([&](CountingServer&, const loopback::HttpRequest&, int) {
            loopback::HttpAnswer answer;
            answer.body = body;
            return answer;
        });
        const QStringList send{u"send"_s, urlOf(server), u"--store"_s, m_dir.filePath(u"body.sqlite"_s)};
        QCOMPARE(runProgram(send).output, QByteArray::fromStdString(body));
        QProcess terminal; // script gives the program one, whose output it copies
        terminal.start(
            u"script"_s,
            {u"-qec"_s, u'"' + qEnvironmentVariable("IDEMSCOPE_BINARY") + u"\" "_s + send.join(u' '), u"/dev/null"_s});
        if (!terminal.waitForStarted())
            QSKIP("there is no script(1) here");
        QVERIFY(terminal.waitForFinished(30'000));
        const QByteArray shown = terminal.readAllStandardOutput();
        QVERIFY2(shown.contains("a\u240Db\u2400c"), shown);
        QVERIFY2(!shown.contains("\x1b]") && !shown.contains('\x07') && !shown.contains("\u202e"), shown);
    }

    void aKilledAuditIsInterruptedAndCountsWhatItSent()
    {
        ServerProcess sandbox{{u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"20"_s}};
        const QString store = m_dir.filePath(u"audit.sqlite"_s);
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), auditArguments(sandbox.url(), store));
        const auto attempts = [&] {
            qint64 sum = 0;
            const QJsonObject listed =
                runProgram({u"history"_s, u"list"_s, u"--all"_s, u"--json"_s, u"--store"_s, store}).json();
            for (const QJsonValue& run : listed[u"runs"_s].toArray())
                sum += run[u"attempts"_s].toInteger();
            return sum;
        };
        QVERIFY(waitFor([&] { return attempts() > 0; }));
        process.kill();
        QVERIFY(process.waitForFinished());
        const qint64 recorded = attempts();
        const Ended shown = runProgram({u"history"_s, u"show"_s, u"audit:1"_s, u"--json"_s, u"--store"_s, store});
        QCOMPARE(shown.json()[u"audit"_s][u"state"_s].toString(), u"interrupted"_s);
        QCOMPARE(shown.json()[u"audit"_s][u"attempts"_s].toInteger(), recorded);
        QVERIFY(shown.json()[u"notes"_s][0].toString().startsWith(u"Interrupted"_s));
        QVERIFY(!shown.json()[u"title"_s].toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TroubleTest)
#include "trouble.moc"
