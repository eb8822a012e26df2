// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <unistd.h>

using namespace idemscope;

namespace {

/// A Redis server of the test's own, on a socket in a folder of its own.
class RedisServer
{
public:
    bool start()
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("redis-server"));
        if (program.isEmpty() || !m_folder.isValid())
            return false;
        m_process.start(program, {QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--unixsocket"),
                                  socket(), QStringLiteral("--save"), QString(), QStringLiteral("--dir"),
                                  m_folder.path(), QStringLiteral("--daemonize"), QStringLiteral("no")});
        return m_process.waitForStarted() && QTest::qWaitFor([&] { return QFile::exists(socket()); }, 10000);
    }
    ~RedisServer()
    {
        m_process.terminate();
        m_process.waitForFinished(10000);
    }
    std::string url() const { return "unix://" + socket().toStdString(); }

private:
    QString socket() const { return m_folder.filePath(QStringLiteral("redis.sock")); }

    QTemporaryDir m_folder;
    QProcess m_process;
};

/// A PostgreSQL server of the test's own, reached by a socket in its folder. It refuses to run as root, so another user
/// runs it then.
class PostgresServer
{
public:
    bool start()
    {
        m_programs = newestPrograms();
        if (m_programs.isEmpty() || !m_folder.isValid())
            return false;
        const QString data = m_folder.filePath(QStringLiteral("data"));
        if (::geteuid() == 0) {
            QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7777));
            m_user = QStringLiteral("nobody");
        }
        if (!run(QStringLiteral("initdb"),
                 {QStringLiteral("-D"), data, QStringLiteral("-U"), QStringLiteral("test"), QStringLiteral("-A"),
                  QStringLiteral("trust"), QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--no-sync")}))
            return false;
        const QString options = QStringLiteral("-c listen_addresses='' -c fsync=off -k ") + m_folder.path();
        m_isRunning = run(QStringLiteral("pg_ctl"),
                          {QStringLiteral("-D"), data, QStringLiteral("-o"), options, QStringLiteral("-l"),
                           m_folder.filePath(QStringLiteral("log")), QStringLiteral("-w"), QStringLiteral("start")});
        return m_isRunning;
    }
    ~PostgresServer()
    {
        if (m_isRunning)
            run(QStringLiteral("pg_ctl"), {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")),
                                           QStringLiteral("-m"), QStringLiteral("immediate"), QStringLiteral("stop")});
        if (!m_user.isEmpty()) // what another user owns
            QProcess::execute(QStringLiteral("rm"), {QStringLiteral("-rf"), m_folder.filePath(QStringLiteral("data"))});
    }
    std::string url() const
    {
        return "postgresql:///postgres?user=test&host=" +
               QString::fromLatin1(QUrl::toPercentEncoding(m_folder.path())).toStdString();
    }

private:
    static QString newestPrograms()
    {
        const QDir root(QStringLiteral("/usr/lib/postgresql"));
        const QStringList versions = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
        for (const QString& version : versions) {
            const QString folder = root.filePath(version + QStringLiteral("/bin/"));
            if (QFile::exists(folder + QStringLiteral("initdb")))
                return folder;
        }
        const QString found = QStandardPaths::findExecutable(QStringLiteral("initdb"));
        return found.isEmpty() ? QString() : QFileInfo(found).path() + QLatin1Char('/');
    }

    bool run(const QString& program, const QStringList& arguments)
    {
        QStringList all = arguments;
        QString command = m_programs + program;
        if (!m_user.isEmpty()) {
            all = QStringList{QStringLiteral("-u"), m_user, QStringLiteral("--"), command} + arguments;
            command = QStringLiteral("runuser");
        }
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(m_folder.filePath(QStringLiteral("errors")));
        process.start(command, all);
        return process.waitForFinished(60000) && process.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QString m_programs;
    QString m_user;
    bool m_isRunning = false;
};

}

/// The same strategies on real servers.
class StoresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_hasRedis = m_redis.start();
        m_hasPostgres = m_postgres.start();
    }

    void redisClaimsReplaysAndExpires()
    {
        if (!m_hasRedis)
            QSKIP("redis-server is not installed");
        Target target(
            sandbox::Options{.strategy = "redis-ttl", .processingMs = 20, .ttlMs = 600, .redis = m_redis.url()});
        QVERIFY(target.sandbox.note().find("Redis server") != std::string::npos);
        for (int round = 0; round < 10; ++round) {
            const std::string key = "round-" + std::to_string(round);
            for (const RawReply& reply : target.race(10, anyPayment, key))
                QVERIFY2(reply.status == 201 || reply.status == 409, reply.body.c_str());
            QCOMPARE(target.rows("/payments?key=" + key), 1);
        }
        const RawReply first = target.post(anyPayment, "k");
        QCOMPARE(target.post(anyPayment, "k").body, first.body);
        QCOMPARE(target.post(R"({"amount":1})", "k").status, 422);
        QVERIFY(target.get("/metrics").body.find("keys_alive 0\n") == std::string::npos);
        bool isForgotten = false;
        QTRY_VERIFY(isForgotten = isForgotten || target.post(anyPayment, "k").header("Idempotent-Replayed").empty());
        QCOMPARE(target.rows("/payments?key=k"), 2);
        target.post({}, {}, "/reset");
        QVERIFY(target.get("/metrics").body.find("keys_alive 0\n") != std::string::npos);
    }

    void redisReleasesWhatFailed()
    {
        if (!m_hasRedis)
            QSKIP("redis-server is not installed");
        Target target(sandbox::Options{.strategy = "redis-ttl", .processingMs = 0, .redis = m_redis.url()});
        target.post(anyPayment, "k", "/payments", {{"X-Simulate", "500"}});
        QCOMPARE(target.post(anyPayment, "k").status, 201);
        target.post(anyPayment, "c", "/payments", {{"X-Simulate", "crash"}});
        QCOMPARE(target.post(anyPayment, "c").status, 409);
        QTRY_COMPARE_WITH_TIMEOUT(target.post(anyPayment, "c").status, 201, 10000); // Redis lets the claim go
    }

    void aRedisThatIsNotThereIsAReadableReason()
    {
        for (const char* url : {"redis://127.0.0.1:1", "unix:///nowhere/redis.sock", "http://x"})
            QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                     Target(sandbox::Options{.strategy = "redis-ttl", .redis = url}));
    }

    void strategiesAreRightOnPostgres_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const auto& info : sandbox::strategies()) {
            if (!info.profiles.empty())
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }
    void strategiesAreRightOnPostgres()
    {
        if (!m_hasPostgres)
            QSKIP("PostgreSQL is not installed");
        QFETCH(const QString, strategy);
        const sandbox::Options options{
            .strategy = strategy.toStdString(), .processingMs = 10, .database = m_postgres.url()};
        Target target(options);
        target.post({}, {}, "/reset");
        Target other(options); // another process's, as it were
        for (int round = 0; round < 5; ++round) {
            const std::string reference = "order-" + std::to_string(round);
            const std::string body = paymentFor(reference);
            std::vector<std::thread> threads;
            for (Target* one : {&target, &other})
                threads.emplace_back([&, one] { one->race(6, body, reference); });
            for (std::thread& thread : threads)
                thread.join();
            if (strategy != QStringLiteral("redis-ttl")) // in memory: one process alone knows of it
                QCOMPARE(target.rows("/payments?reference=" + reference), 1);
        }
        const RawReply first = target.post(anyPayment, "k");
        QCOMPARE(first.status, 201);
        QCOMPARE(target.post(anyPayment, "k").body, first.body);
        QCOMPARE(target.post({}, {}, "/reset").status, 204);
        QCOMPARE(target.post(anyPayment, "k").header("X-Payment-Id"), std::string("pay_1"));
    }

    void postgresTakesAnyBytesOfAKey()
    {
        if (!m_hasPostgres)
            QSKIP("PostgreSQL is not installed");
        Target target(sandbox::Options{.strategy = "none", .processingMs = 0, .database = m_postgres.url()});
        target.post({}, {}, "/reset");
        QCOMPARE(target.post(anyPayment, "cl\xe9").status, 201);
        QCOMPARE(target.post(R"({"amount":1,"reference":"é"})").status, 201);
        QCOMPARE(target.rows("/payments?reference=%C3%A9"), 1);
    }

    void aServerThatIsNotThereIsAReadableReason()
    {
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 Target(sandbox::Options{.database = "postgresql:///x?host=/nowhere"}));
    }

private:
    RedisServer m_redis;
    PostgresServer m_postgres;
    bool m_hasRedis = false;
    bool m_hasPostgres = false;
};

QTEST_GUILESS_MAIN(StoresTest)
#include "stores.moc"
