// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/observer.h"

#include "base/clock.h"
#include "observe/sqlprobe.h"
#include "support/privatepostgres.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

#include <atomic>
#include <map>
#include <thread>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largest = 9007199254740993; ///< 2^53 + 1, which no double holds

/// A database of the test's own, with a connection that may write.
struct TestBase
{
    QString driver;     ///< as a contract names it
    QString connection; ///< likewise
    QSqlDatabase writer;

    bool run(const QString& statement) const
    {
        QSqlQuery query(writer);
        const bool isGood = query.exec(statement);
        if (!isGood)
            qWarning("%s", qPrintable(query.lastError().text()));
        return isGood;
    }
    int rows() const
    {
        QSqlQuery query(u"SELECT count(*) FROM payments"_s, writer);
        return query.next() ? query.value(0).toInt() : -1;
    }
};

ObservedOperation operationOf(int index, const QByteArray& key = {}, qint64 minimum = 1)
{
    ObservedOperation operation;
    operation.operation = index;
    operation.token = "op-" + QByteArray::number(index);
    operation.keys = {key.isEmpty() ? "key-" + QByteArray::number(index) : key};
    operation.minimumExpected = minimum;
    return operation;
}

}

class SqlProbeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();

    void countsNumbersAndMaps_data() { bases(); }
    void countsNumbersAndMaps();
    void valuesAreBoundNeverSpliced_data() { bases(); }
    void valuesAreBoundNeverSpliced();
    void integersAreExact_data() { bases(); }
    void integersAreExact();
    void writesAreRefused_data();
    void writesAreRefused();
    void wrongAnswersAreSaid_data();
    void wrongAnswersAreSaid();
    void faultsNameDatabaseQueryAndPosition_data() { bases(); }
    void faultsNameDatabaseQueryAndPosition();
    void slowQueryEndsItsLook_data() { bases(); }
    void slowQueryEndsItsLook();
    void slowQueryIsEnded_data() { bases(); }
    void slowQueryIsEnded();
    void lockedTableIsSaid_data() { bases(); }
    void lockedTableIsSaid();
    void stopIsFollowed_data() { bases(); }
    void stopIsFollowed();
    void countsBeforeAndAfter_data() { bases(); }
    void countsBeforeAndAfter();
    void perOperationIsWaitedFor_data() { bases(); }
    void perOperationIsWaitedFor();
    void lostConnectionIsOpenedAgain();
    void wrongPasswordIsSaid();
    void thePasswordMayBeASecretVariable();
    void unreachableDatabaseIsSaid();
    void badProbeIsNamed_data();
    void badProbeIsNamed();

private:
    void bases() const;
    Probe probe(const QString& query, Probe::Reads reads = Probe::Reads::Count, int timeoutMs = 5'000) const;
    Reading read(const Probe& probe, const ObservedOperation& operation = operationOf(0)) const;
    const TestBase& base() const
    {
        return m_bases.at(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PrivatePostgres> m_postgres;
    std::map<QString, TestBase> m_bases;
};

void SqlProbeTest::initTestCase()
{
    TestBase sqlite{u"sqlite"_s, m_folder.filePath(u"shop.db"_s), QSqlDatabase::addDatabase(u"QSQLITE"_s, u"sqlite"_s)};
    sqlite.writer.setDatabaseName(sqlite.connection);
    QVERIFY(sqlite.writer.open());
    m_bases.emplace(u"sqlite"_s, sqlite);
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
        qWarning("notice: Qt's PostgreSQL driver is not installed; only SQLite is tested");
        return;
    }
    m_postgres = std::make_unique<PrivatePostgres>();
    if (!m_postgres->isRunning()) {
        qWarning("notice: only SQLite is tested: %s", qPrintable(m_postgres->missing()));
        return;
    }
    qputenv("IDEMSCOPE_SQL_PASSWORD", m_postgres->password().toUtf8());
    TestBase psql{u"psql"_s, m_postgres->connection(), QSqlDatabase::addDatabase(u"QPSQL"_s, u"psql"_s)};
    psql.writer.setHostName(m_postgres->connection().section(u' ', 0, 0).mid(5));
    psql.writer.setPort(5432);
    psql.writer.setDatabaseName(u"postgres"_s);
    psql.writer.setUserName(m_postgres->user());
    psql.writer.setPassword(m_postgres->password());
    QVERIFY2(psql.writer.open(), qPrintable(psql.writer.lastError().text()));
    m_bases.emplace(u"psql"_s, psql);
}

void SqlProbeTest::init()
{
    for (const auto& [name, base] : m_bases) {
        QVERIFY(base.run(u"CREATE TABLE payments (key TEXT, reference TEXT, amount BIGINT)"_s));
        QVERIFY(base.run(u"INSERT INTO payments VALUES ('key-0', 'op-0', 10), ('key-1', 'op-1', 20), "
                         "('key-1', 'op-1', 20)"_s));
    }
}

void SqlProbeTest::cleanup()
{
    for (const auto& [name, base] : m_bases)
        QVERIFY(base.run(u"DROP TABLE payments"_s));
}

void SqlProbeTest::cleanupTestCase()
{
    for (auto& [name, base] : m_bases)
        base.writer.close();
    m_bases.clear();
    for (const QString& name : QSqlDatabase::connectionNames())
        QSqlDatabase::removeDatabase(name);
}

void SqlProbeTest::bases() const
{
    QTest::addColumn<int>("ignored");
    for (const auto& [name, base] : m_bases)
        QTest::newRow(name.toLatin1().constData()) << 0;
}

Probe SqlProbeTest::probe(const QString& query, Probe::Reads reads, int timeoutMs) const
{
    Probe result;
    result.kind = Probe::Kind::Sql;
    result.name = u"ledger"_s;
    result.reads = reads;
    result.sql = {base().driver, base().connection, query, timeoutMs};
    return result;
}

Reading SqlProbeTest::read(const Probe& probe, const ObservedOperation& operation) const
{
    Engine engine;
    return readProbe(probe, {}, operation, engine, {});
}

void SqlProbeTest::countsNumbersAndMaps()
{
    const Reading count = read(probe(u"SELECT * FROM payments WHERE key = {{key}}"_s), operationOf(1));
    QCOMPARE(count.error, QString());
    QCOMPARE(count.value, std::optional<qint64>(2));
    QCOMPARE(count.operation, std::optional<int>(1));
    QCOMPARE(
        count.raw,
        QByteArray(R"({"columns":["key","reference","amount"],"rows":[["key-1","op-1",20],["key-1","op-1",20]]})"));
    const Reading number = read(probe(u"SELECT sum(amount) FROM payments"_s, Probe::Reads::Number));
    QCOMPARE(number.error, QString());
    QCOMPARE(number.value, std::optional<qint64>(50));
    QVERIFY2(!number.operation, "a query without {{key}} and {{operation}} counts for the run");
    const Probe map = probe(u"SELECT reference, count(*) FROM payments GROUP BY reference"_s, Probe::Reads::Map);
    QCOMPARE(read(map, operationOf(1)).value, std::optional<qint64>(2));
    QCOMPARE(read(map, operationOf(7)).value, std::optional<qint64>(0));
    const Probe perRow = probe(u"SELECT key, 1 FROM payments"_s, Probe::Reads::Map);
    QCOMPARE(read(perRow, operationOf(1)).value, std::optional<qint64>(2));
}

void SqlProbeTest::valuesAreBoundNeverSpliced()
{
    const QByteArray nasty = "x' OR '1'='1'; DROP TABLE payments; -- ?";
    QVERIFY(base().run(u"INSERT INTO payments VALUES ('x'' OR ''1''=''1''; DROP TABLE payments; -- ?', 'a%', 1)"_s));
    for (const QString& place : {u"{{key}}"_s, u"'{{key}}'"_s})
        QCOMPARE(read(probe(u"SELECT 1 FROM payments WHERE key = "_s + place), operationOf(0, nasty)).value,
                 std::optional<qint64>(1));
    const Probe like = probe(u"SELECT 1 FROM payments WHERE reference LIKE '{{operation}}%' AND amount = {{amount}}"_s);
    Engine engine;
    Observer::Setup setup;
    setup.scope = {{u"run"_s, {{u"amount"_s, u"20"_s}}}};
    const Reading reading = readProbe(like, setup, operationOf(1), engine, {});
    QCOMPARE(reading.error, QString());
    QCOMPARE(reading.value, std::optional<qint64>(2));
    QCOMPARE(base().rows(), 4);
}

void SqlProbeTest::integersAreExact()
{
    QVERIFY(base().run(u"INSERT INTO payments VALUES ('big', 'big', %1)"_s.arg(largest)));
    const QString query = u"SELECT amount FROM payments WHERE key = {{key}}"_s;
    QCOMPARE(read(probe(query, Probe::Reads::Number), operationOf(0, "big")).value, std::optional<qint64>(largest));
    const QString sum = u"SELECT sum(amount) FROM payments WHERE key = {{key}}"_s;
    const Reading reading = read(probe(sum, Probe::Reads::Number), operationOf(0, "big"));
    QCOMPARE(reading.error, QString());
    QCOMPARE(reading.value, std::optional<qint64>(largest));
}

void SqlProbeTest::writesAreRefused_data()
{
    QTest::addColumn<QString>("query");
    for (const auto& [name, base] : m_bases) {
        const auto row = [&, tag = name](const QString& what, const QString& query) {
            QTest::newRow(qPrintable(tag + u' ' + what)) << query;
        };
        row(u"insert"_s, u"INSERT INTO payments VALUES ('a', 'b', 1)"_s);
        row(u"delete returning"_s, u"DELETE FROM payments RETURNING key"_s);
        row(u"drop"_s, u"DROP TABLE payments"_s);
        row(u"update by key"_s, u"UPDATE payments SET amount = 0 WHERE key = {{key}}"_s);
        if (name == "psql"_L1)
            row(u"in a select"_s, u"WITH gone AS (DELETE FROM payments RETURNING key) SELECT count(*) FROM gone"_s);
    }
}

void SqlProbeTest::writesAreRefused()
{
    QFETCH(QString, query);
    const Reading reading = read(probe(query));
    QVERIFY(!reading.value);
    QVERIFY2(!reading.error.isEmpty(), "it is said");
    QCOMPARE(base().rows(), 3);
}

void SqlProbeTest::wrongAnswersAreSaid_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("reads");
    QTest::addColumn<QString>("said");
    for (const auto& [name, base] : m_bases) {
        const auto row = [&, tag = name](const QString& what, Probe::Reads reads, const QString& query,
                                         const QString& said) {
            QTest::newRow(qPrintable(tag + u' ' + what)) << query << int(reads) << said;
        };
        row(u"text"_s, Probe::Reads::Number, u"SELECT key FROM payments WHERE amount = 10"_s, u"no integer: key-0"_s);
        row(u"fraction"_s, Probe::Reads::Number, u"SELECT 2.5"_s, u"no integer: 2.5"_s);
        row(u"null"_s, Probe::Reads::Number, u"SELECT sum(amount) FROM payments WHERE key = 'none'"_s, u"NULL"_s);
        row(u"two rows"_s, Probe::Reads::Number, u"SELECT amount FROM payments WHERE amount = 20"_s, u"2 rows"_s);
        row(u"no row"_s, Probe::Reads::Number, u"SELECT amount FROM payments WHERE amount = 99"_s, u"0 rows"_s);
        row(u"two columns"_s, Probe::Reads::Number, u"SELECT 1, 2"_s, u"2 columns"_s);
        row(u"one column"_s, Probe::Reads::Map, u"SELECT key FROM payments"_s, u"1 columns"_s);
        row(u"text in a map"_s, Probe::Reads::Map, u"SELECT key, reference FROM payments"_s, u"key-0 is no integer"_s);
    }
}

void SqlProbeTest::wrongAnswersAreSaid()
{
    QFETCH(QString, query);
    QFETCH(int, reads);
    QFETCH(QString, said);
    const Reading reading = read(probe(query, Probe::Reads(reads)));
    QVERIFY(!reading.value);
    QVERIFY2(reading.error.contains(said), qPrintable(reading.error));
}

void SqlProbeTest::faultsNameDatabaseQueryAndPosition()
{
    const Reading reading = read(probe(u"SELECT count(*) FROM payments WHERE kee = {{key}}"_s));
    QVERIFY(!reading.value);
    for (const QString& part :
         {base().driver, u"SELECT count(*) FROM payments WHERE kee = {{key}}"_s, u"kee"_s, u"(character 37)"_s})
        QVERIFY2(reading.error.contains(part), qPrintable(reading.error));
    QVERIFY2(!reading.error.contains(m_postgres ? m_postgres->password() : u"\n"_s), qPrintable(reading.error));
}

void SqlProbeTest::slowQueryIsEnded()
{
    const bool isSqlite = base().driver == "sqlite"_L1;
    const QString endless = isSqlite ? u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                       "SELECT count(*) FROM n"_s
                                     : u"SELECT pg_sleep(600)"_s;
    const qint64 from = monotonicMicros();
    const Reading reading = read(probe(endless, Probe::Reads::Number, 200));
    QVERIFY(monotonicMicros() - from < 10'000'000);
    QVERIFY(!reading.value);
    QVERIFY2(reading.error.contains(u"longer than 200 ms"_s), qPrintable(reading.error));
}

void SqlProbeTest::slowQueryEndsItsLook()
{
    const bool isSqlite = base().driver == "sqlite"_L1;
    const QString endless = isSqlite ? u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                       "SELECT count(*) FROM n WHERE {{key}} <> ''"_s
                                     : u"SELECT 1 FROM pg_sleep(600) WHERE {{key}} <> ''"_s;
    Engine engine;
    Observer::Setup setup;
    setup.probes = {probe(endless, Probe::Reads::Number, 200)};
    setup.settling = {0, 0};
    auto observer = Observer::create(setup, engine);
    QVERIFY(observer);
    std::vector<ObservedOperation> operations;
    for (int i = 0; i < 100; ++i)
        operations.push_back(operationOf(i));
    const qint64 from = monotonicMicros();
    observer->readBefore(0, operations, true, from, {});
    observer->readAfter(0, operations, {0, from}, true, {});
    QVERIFY2(monotonicMicros() - from < 10'000'000, "one query's time, not a hundred");
    const ProbeEffects effects = observer->effects().front();
    for (const auto& [operation, count] : effects.counts)
        QVERIFY2(count.error.contains(u"longer than 200 ms"_s), qPrintable(count.error));
}

void SqlProbeTest::lockedTableIsSaid()
{
    const bool isSqlite = base().driver == "sqlite"_L1;
    QVERIFY(base().run(isSqlite ? u"BEGIN EXCLUSIVE"_s : u"BEGIN"_s));
    if (!isSqlite)
        QVERIFY(base().run(u"LOCK TABLE payments IN ACCESS EXCLUSIVE MODE"_s));
    const Reading reading = read(probe(u"SELECT key FROM payments"_s, Probe::Reads::Count, 300));
    QVERIFY(base().run(u"ROLLBACK"_s));
    QVERIFY(!reading.value);
    const QString said = isSqlite ? u"locked"_s : u"longer than 300 ms"_s;
    QVERIFY2(reading.error.contains(said), qPrintable(reading.error));
}

void SqlProbeTest::stopIsFollowed()
{
    const bool isSqlite = base().driver == "sqlite"_L1;
    const QString endless = isSqlite ? u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                       "SELECT count(*) FROM n"_s
                                     : u"SELECT pg_sleep(600)"_s;
    std::stop_source stop;
    std::atomic<qint64> stoppedAt = 0;
    Engine engine;
    const Probe slow = probe(endless, Probe::Reads::Number, 600'000);
    const std::jthread stopper([&] {
        ObserverClock clock;
        clock.waitUntil(clock.now() + 200'000, {});
        stoppedAt = clock.now();
        stop.request_stop();
    });
    const Reading reading = readProbe(slow, {}, operationOf(0), engine, stop.get_token());
    QVERIFY2(monotonicMicros() - stoppedAt < 1'000'000, "within a second");
    QVERIFY(!reading.value);
    QVERIFY2(reading.error.contains(u"stopped"_s), qPrintable(reading.error));
}

void SqlProbeTest::countsBeforeAndAfter()
{
    Engine engine;
    Observer::Setup setup;
    setup.probes = {probe(u"SELECT key FROM payments"_s)};
    setup.settling.windowMs = 100;
    auto observer = Observer::create(setup, engine);
    QVERIFY(observer);
    const std::vector<ObservedOperation> operations{operationOf(5), operationOf(6)};
    observer->readBefore(0, operations, false, monotonicMicros(), {});
    QVERIFY(base().run(u"INSERT INTO payments VALUES ('key-5', 'op-5', 1), ('key-6', 'op-6', 1)"_s));
    observer->readAfter(0, operations, {0, monotonicMicros()}, false, {});
    const ProbeEffects effects = observer->effects().front();
    QCOMPARE(effects.name, u"ledger"_s);
    QVERIFY(!effects.isPerOperation);
    QVERIFY(effects.isQuiet);
    QCOMPARE(effects.counts.at(0).effects, std::optional<qint64>(2));
    QVERIFY(effects.counts.at(0).isSettled);
}

void SqlProbeTest::perOperationIsWaitedFor()
{
    Engine engine;
    Observer::Setup setup;
    setup.probes = {probe(u"SELECT 1 FROM payments WHERE reference = {{operation}}"_s)};
    setup.settling.windowMs = 100;
    auto observer = Observer::create(setup, engine);
    QVERIFY(observer);
    int looks = 0;
    observer->onReading = [&](const Reading& reading) {
        // The effect of operation 5 comes late: after it was looked for three times.
        if (reading.operation == 5 && ++looks == 3)
            base().run(u"INSERT INTO payments VALUES ('key-5', 'op-5', 1)"_s);
    };
    const std::vector<ObservedOperation> operations{operationOf(1), operationOf(5)};
    observer->readBefore(0, operations, true, monotonicMicros(), {});
    observer->readAfter(0, operations, {0, monotonicMicros()}, true, {});
    const ProbeEffects effects = observer->effects().front();
    QVERIFY(effects.isPerOperation && effects.isPerToken);
    QCOMPARE(effects.counts.at(1).effects, std::optional<qint64>(2));
    QCOMPARE(effects.counts.at(5).effects, std::optional<qint64>(1));
    QVERIFY(effects.counts.at(5).isSettled);
}

void SqlProbeTest::lostConnectionIsOpenedAgain()
{
    if (!m_bases.contains(u"psql"_s))
        QSKIP("PostgreSQL or Qt's driver for it is not installed");
    const TestBase& psql = m_bases.at(u"psql"_s);
    Engine engine;
    Observer::Setup setup;
    Probe rows;
    rows.kind = Probe::Kind::Sql;
    rows.sql = {psql.driver, psql.connection, u"SELECT 1 FROM payments WHERE reference = {{operation}}"_s};
    setup.probes = {rows};
    setup.settling.windowMs = 100;
    auto observer = Observer::create(setup, engine);
    QVERIFY(observer);
    bool isCut = false;
    observer->onReading = [&](const Reading&) {
        if (!std::exchange(isCut, true))
            psql.run(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'idemscope'"_s);
    };
    observer->readBefore(0, {operationOf(1)}, true, monotonicMicros(), {});
    observer->readAfter(0, {operationOf(1)}, {0, monotonicMicros()}, true, {});
    const EffectCount count = observer->effects().front().counts.at(1);
    QVERIFY(isCut);
    QVERIFY2(count.isSettled, qPrintable(count.error));
    QCOMPARE(count.effects, std::optional<qint64>(2));
}

void SqlProbeTest::wrongPasswordIsSaid()
{
    if (!m_bases.contains(u"psql"_s))
        QSKIP("PostgreSQL or Qt's driver for it is not installed");
    const TestBase& psql = m_bases.at(u"psql"_s);
    Probe rows;
    rows.kind = Probe::Kind::Sql;
    rows.name = u"other"_s;
    rows.sql = {psql.driver, psql.connection, u"SELECT 1"_s};
    qputenv("IDEMSCOPE_SQL_PASSWORD_OTHER", "hunter2-wrong");
    const Reading reading = read(rows);
    qunsetenv("IDEMSCOPE_SQL_PASSWORD_OTHER");
    QVERIFY(!reading.value);
    QVERIFY2(reading.error.contains(u"password authentication failed"_s), qPrintable(reading.error));
    QVERIFY(!reading.error.contains(u"hunter2"_s));
}

void SqlProbeTest::thePasswordMayBeASecretVariable()
{
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        QSKIP("Qt's driver for PostgreSQL is not installed");
    Probe rows;
    rows.kind = Probe::Kind::Sql;
    rows.sql = {u"psql"_s, u"host=127.0.0.1 password={{db}} user=reader dbname=shop"_s, u"SELECT 1"_s};
    const VariableScope scope{{u"collection"_s, {{u"db"_s, u"hush hush"_s, true, true}}}};
    const auto made = SqlProbe::create(rows, scope, {});
    QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
    QCOMPARE(made->password(), u"hush hush"_s);
    QCOMPARE(made->address().user, u"reader"_s);
    QVERIFY(SqlProbe::create(rows, {}, {}).error().message.contains(u"{{db}}"_s));
    rows.sql.connection.replace(u"{{db}}"_s, u"typed"_s);
    QVERIFY(SqlProbe::create(rows, scope, {}).error().message.contains(u"password={{NAME}}"_s));
}

void SqlProbeTest::unreachableDatabaseIsSaid()
{
    Probe rows;
    rows.kind = Probe::Kind::Sql;
    rows.sql = {u"sqlite"_s, m_folder.filePath(u"missing.db"_s), u"SELECT 1"_s};
    const Reading reading = read(rows);
    QVERIFY(!reading.value);
    QVERIFY2(reading.error.contains(u"missing.db"_s), qPrintable(reading.error));
    QVERIFY2(!QFile::exists(m_folder.filePath(u"missing.db"_s)), "reading makes no file");
}

void SqlProbeTest::badProbeIsNamed_data()
{
    QTest::addColumn<QString>("driver");
    QTest::addColumn<QString>("query");
    QTest::newRow("driver") << u"nosuch"_s << u"SELECT 1"_s;
    QTest::newRow("variable") << u"sqlite"_s << u"SELECT {{missing}}"_s;
    QTest::newRow("statements") << u"sqlite"_s << u"SELECT 1; SELECT 2"_s;
}

void SqlProbeTest::badProbeIsNamed()
{
    QFETCH(QString, driver);
    QFETCH(QString, query);
    Engine engine;
    Observer::Setup setup;
    Probe rows;
    rows.kind = Probe::Kind::Sql;
    rows.name = u"ledger"_s;
    rows.sql = {driver, u"/nowhere"_s, query};
    setup.probes = {rows};
    const auto observer = Observer::create(setup, engine);
    QVERIFY(!observer);
    QCOMPARE(observer.error().code, ErrorCode::InvalidInput);
    QVERIFY2(observer.error().message.contains(u"ledger"_s), qPrintable(observer.error().message));
}

QTEST_GUILESS_MAIN(SqlProbeTest)
#include "sqlprobe.moc"
