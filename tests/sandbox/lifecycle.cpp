// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <optional>
#include <stdexcept>

using namespace idemscope;

namespace {

std::string reasonOfFailure(const sandbox::Options& options)
{
    try {
        const sandbox::Sandbox box(options);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

QStringList sandboxFolders()
{
    return QDir::temp().entryList({QStringLiteral("idemscope-sandbox-*")}, QDir::Dirs);
}

}

class LifecycleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("TMPDIR", QFile::encodeName(m_folder.path()));
    }

    void itsOwnDatabaseIsRemovedAtTheEnd()
    {
        {
            Target target("none");
            QCOMPARE(target.post(anyPayment).status, 201);
            QCOMPARE(sandboxFolders().size(), 1);
        }
        QCOMPARE(sandboxFolders().size(), 0);
    }

    void aChosenDatabaseIsKeptAndUsedAgain()
    {
        sandbox::Options options{.port = 0,
                                 .strategy = "unique-key",
                                 .processingMs = 0,
                                 .database = m_folder.filePath(QStringLiteral("own.sqlite")).toStdString()};
        const RawClient::Headers key = {{"Idempotency-Key", "k"}};
        std::string first;
        {
            const sandbox::Sandbox box(options);
            first = exchangeOnce(box.port(), "POST", "/payments", anyPayment, key).body;
        }
        const sandbox::Sandbox box(options);
        const RawReply repeat = exchangeOnce(box.port(), "POST", "/payments", anyPayment, key);
        QCOMPARE(repeat.body, first);
        QCOMPARE(repeat.header("Idempotent-Replayed"), std::string("true"));
        QCOMPARE(exchangeOnce(box.port(), "GET", "/stats").body,
                 std::string(R"({"executions":1,"payments":1,"refunds":0})"));
    }

    void twoSandboxesOnOneDatabaseExecuteOnce()
    {
        const sandbox::Options options{.port = 0,
                                       .strategy = "unique-key",
                                       .processingMs = 20,
                                       .database = m_folder.filePath(QStringLiteral("both.sqlite")).toStdString()};
        const sandbox::Sandbox one(options);
        const sandbox::Sandbox other(options);
        for (int round = 0; round < 10; ++round) {
            const std::string key = std::to_string(round);
            RawClient left(one.port());
            RawClient right(other.port());
            const std::string bytes =
                RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", key}});
            left.send(bytes);
            right.send(bytes);
            const int sum = left.read().status + right.read().status;
            QVERIFY2(sum == 201 + 409 || sum == 201 + 201, std::to_string(sum).c_str());
        }
        QCOMPARE(nlohmann::json::parse(exchangeOnce(one.port(), "GET", "/payments").body).size(), std::size_t(10));
    }

    void aTemporaryFolderThatCannotBeUsedIsNamed()
    {
        const QByteArray before = qgetenv("TMPDIR");
        const bool wasSet = qEnvironmentVariableIsSet("TMPDIR");
        for (const char* place : {"/no/such/folder", "/dev/null", "/proc"}) {
            qputenv("TMPDIR", place);
            const std::string reason = reasonOfFailure({.strategy = "none", .database = {}});
            QVERIFY2(reason.find(place) != std::string::npos, reason.c_str());
            QVERIFY2(reason.find("Set TMPDIR") != std::string::npos, reason.c_str());
        }
        if (wasSet)
            qputenv("TMPDIR", before);
        else
            qunsetenv("TMPDIR");
    }

    void reasonsNotToStartAreReadable()
    {
        Target running("none");
        const std::string taken = reasonOfFailure({.port = running.sandbox.port(), .database = {}});
        QVERIFY2(taken.find("already in use") != std::string::npos, taken.c_str());
        const std::string unknown = reasonOfFailure({.strategy = "best-effort", .database = {}});
        QVERIFY2(unknown.find("best-effort") != std::string::npos, unknown.c_str());
        QVERIFY2(unknown.find("unique-key") != std::string::npos, unknown.c_str());
        QVERIFY(!reasonOfFailure({.processingMs = -1, .database = {}}).empty());
        const std::string missing = m_folder.filePath(QStringLiteral("none/x.sqlite")).toStdString();
        QVERIFY(reasonOfFailure({.database = missing}).find(missing) != std::string::npos);
        QFile file(m_folder.filePath(QStringLiteral("text.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        const std::string foreign = reasonOfFailure({.database = file.fileName().toStdString()});
        QVERIFY2(foreign.find("not a database") != std::string::npos, foreign.c_str());
        QCOMPARE(sandboxFolders().size(), 1); // the running one's: those that failed left nothing
    }

    void anUnknownStrategyChangesNothing()
    {
        Target target("unique-key");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, target.sandbox.setStrategy("x"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, target.sandbox.setProcessingMs(-1));
        QCOMPARE(target.sandbox.options().strategy, std::string("unique-key"));
        target.post(anyPayment, "k");
        target.post(anyPayment, "k");
        QCOMPARE(target.rows(), 1);
    }

    void endsAtOnceWithRequestsInTheWorks()
    {
        std::optional<Target> target(std::in_place, "unique-key", 60000);
        std::vector<RawClient> clients;
        for (int i = 0; i < 100; ++i) {
            clients.emplace_back(target->sandbox.port());
            clients.back().send(
                RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", std::to_string(i)}}));
        }
        QTRY_COMPARE(target->stat("executions"), 100);
        QElapsedTimer timer;
        timer.start();
        target.reset();
        QVERIFY2(timer.elapsed() < 3000, std::to_string(timer.elapsed()).c_str());
        for (RawClient& client : clients)
            QCOMPARE(client.read().status, 0); // nobody was told of a success that was not stored
    }

    void switchesWhileRequestsComeIn()
    {
        Target target("unique-key");
        std::atomic<bool> isOver = false;
        std::atomic<int> answered = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&, i] {
                RawClient client(target.sandbox.port());
                for (int n = 0; !isOver; ++n) {
                    const std::string key = std::to_string(i) + '-' + std::to_string(n);
                    if (client.exchange("POST", "/payments", anyPayment, {{"Idempotency-Key", key}}).status == 201)
                        ++answered;
                }
            });
        }
        for (int n = 0; n < 50; ++n) {
            target.sandbox.setStrategy(n % 2 ? "unique-key" : "check-then-act");
            target.sandbox.setProcessingMs(n % 3);
            target.get("/payments?key=0-1");
        }
        QTRY_VERIFY(answered > 50);
        isOver = true;
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(target.rows(), answered.load());
    }

    void answers500ConnectionsAtOnce()
    {
        Target target("unique-key", 200);
        std::vector<RawClient> clients;
        for (int i = 0; i < 500; ++i) {
            clients.emplace_back(target.sandbox.port());
            QVERIFY(clients.back().isConnected());
            clients.back().send(
                RawClient::requestBytes("POST", "/payments", anyPayment, {{"Idempotency-Key", std::to_string(i)}}));
        }
        for (RawClient& client : clients)
            QCOMPARE(client.read().status, 201);
        QCOMPARE(target.rows(), 500);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(LifecycleTest)
#include "lifecycle.moc"
