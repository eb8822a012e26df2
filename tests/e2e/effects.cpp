// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"
#include "loopback/server.h"
#include "support/rawclient.h"

#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <mutex>

using namespace idemscope;
using namespace Qt::StringLiterals;
using loopback::HttpAnswer;
using loopback::HttpRequest;

namespace {

HttpAnswer json(int status, const std::string& body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = body;
    return answer;
}

/// A payment service: keeps one row a key in SQLite and calls its gateway for each, as often as a test says.
class PaymentService
{
public:
    explicit PaymentService(const QString& file)
        : m_file(file)
        , m_gateway(freePort())
        , m_server({}, [this](const HttpRequest& request) { return answer(request); })
    {
        run(u"CREATE TABLE payments (id INTEGER PRIMARY KEY, key TEXT)"_s, {});
    }

    QString url() const { return u"http://127.0.0.1:%1/payments"_s.arg(m_server.port()); }
    int gatewayPort() const { return m_gateway; }
    int rows() { return run(u"SELECT count(*) FROM payments"_s, {}).toInt(); }

    std::atomic<int> charges = 1; ///< calls to the gateway for each row

private:
    static int freePort()
    {
        return loopback::Server({}, [](const HttpRequest&) { return HttpAnswer(); }).port();
    }

    QVariant run(const QString& statement, const QVariantList& values)
    {
        const std::scoped_lock lock(m_mutex);
        const QString name = u"service-%1"_s.arg(++m_connections);
        QVariant result;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
            database.setDatabaseName(m_file);
            if (!database.open())
                qFatal("the service's database cannot be opened");
            QSqlQuery query(database);
            query.prepare(statement);
            for (const QVariant& value : values)
                query.addBindValue(value);
            query.exec();
            result = query.next() ? query.value(0) : query.lastInsertId();
        }
        QSqlDatabase::removeDatabase(name);
        return result;
    }

    HttpAnswer answer(const HttpRequest& request)
    {
        const std::string path = request.path();
        if (request.method == "DELETE") {
            const QString id = QString::fromStdString(path.substr(path.rfind('/') + 1));
            run(u"DELETE FROM payments WHERE id = ?"_s, {id});
            return json(200, "{}");
        }
        const std::string key = request.header("Idempotency-Key");
        const QVariant known = run(u"SELECT id FROM payments WHERE key = ?"_s, {QString::fromStdString(key)});
        if (known.isValid() && !known.isNull())
            return json(200, "{\"id\":" + std::to_string(known.toInt()) + "}");
        const QVariant id = run(u"INSERT INTO payments (key) VALUES (?)"_s, {QString::fromStdString(key)});
        for (int i = 0; i < charges; ++i)
            exchangeOnce(static_cast<std::uint16_t>(m_gateway), "POST", "/charge",
                         R"({"reference":"r","amount":10,"currency":"EUR","key":")" + key + "\"}");
        return json(201, "{\"id\":" + std::to_string(id.toInt()) + "}");
    }

    const QString m_file;
    const int m_gateway;
    std::mutex m_mutex;
    int m_connections = 0;
    loopback::Server m_server; // last: its handler uses all of the above
};

}

/// Several ways to count effects side by side, at a service that keeps rows and charges a gateway (SPEC.md §5).
class EffectsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneRowAndOneChargeIsExactlyOnce();
    void oneRowWithTwoChargesIsDuplicated();
    void preflightShowsEachReading();
    void takenSinkPortSendsNothing();
    void wrongUsageIsNamed_data();
    void wrongUsageIsNamed();
    void whatWasCreatedIsListedAndCleanedUp();
    void cleaningUpElsewhereNeedsYes();

private:
    QStringList arguments(PaymentService& service) const
    {
        return {service.url(),
                u"--store"_s,
                m_folder.filePath(u"runs.sqlite"_s),
                u"--json"_s,
                u"-d"_s,
                u"{\"amount\":10}"_s,
                u"--identity"_s,
                u"$.id"_s,
                u"--sql-probe"_s,
                u"sqlite:"_s + m_folder.filePath(u"shop.db"_s),
                u"--sql-query"_s,
                u"SELECT count(*) FROM payments WHERE key = {{key}}"_s,
                u"--probe-name"_s,
                u"rows"_s,
                u"--sink"_s,
                QString::number(service.gatewayPort()),
                u"--sink-correlate"_s,
                u"$.key"_s,
                u"--probe-name"_s,
                u"charges"_s,
                u"--settle-ms"_s,
                u"100"_s,
                u"--cleanup"_s,
                service.url() + u"/{{identity}}"_s};
    }
    Ended burst(PaymentService& service, const QStringList& more = {}) const
    {
        return runProgram(QStringList{u"burst"_s} + arguments(service) + more);
    }
    QStringList store() const { return {u"--store"_s, m_folder.filePath(u"runs.sqlite"_s)}; }
    PaymentService& service()
    {
        m_service = std::make_unique<PaymentService>(m_folder.filePath(u"shop.db"_s));
        return *m_service;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PaymentService> m_service;

private slots:
    void cleanup()
    {
        m_service.reset();
        QFile::remove(m_folder.filePath(u"shop.db"_s));
    }
};

void EffectsTest::oneRowAndOneChargeIsExactlyOnce()
{
    const Ended ended = burst(service(), {u"--operations"_s, u"3"_s});
    QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
    const QJsonArray probes = ended.json()[u"probes"_s].toArray();
    QCOMPARE(probes.size(), 2);
    QCOMPARE(probes[0][u"name"_s].toString(), u"rows"_s);
    QCOMPARE(probes[0][u"observed"_s].toInt(), 3);
    QCOMPARE(probes[1][u"name"_s].toString(), u"charges"_s);
    QCOMPARE(probes[1][u"observed"_s].toInt(), 3);
    QCOMPARE(ended.json()[u"effects"_s][u"evidence"_s].toString(), u"proved"_s);
}

void EffectsTest::oneRowWithTwoChargesIsDuplicated()
{
    PaymentService& target = service();
    target.charges = 2;
    const Ended ended = burst(target, {u"--operations"_s, u"3"_s});
    QVERIFY2(ended.exitCode == 1, ended.output + ended.errors);
    const QJsonObject document = ended.json();
    QCOMPARE(document[u"verdict"_s].toString(), u"duplicated"_s);
    QCOMPARE(document[u"effects"_s][u"duplicates"_s].toInt(), 3);
    QCOMPARE(document[u"probes"_s][0][u"duplicates"_s].toInt(), 0);
    QCOMPARE(document[u"probes"_s][0][u"observed"_s].toInt(), 3);
    QCOMPARE(document[u"probes"_s][1][u"duplicates"_s].toInt(), 3);
    QCOMPARE(document[u"probes"_s][1][u"observed"_s].toInt(), 6);
}

void EffectsTest::preflightShowsEachReading()
{
    const Ended ended = runProgram(QStringList{u"preflight"_s} + arguments(service()));
    QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
    const QJsonArray probes = ended.json()[u"probes"_s].toArray();
    QCOMPARE(probes.size(), 2);
    for (const QJsonValue& probe : probes) {
        QVERIFY(probe[u"moved_by_one"_s].toBool());
        QCOMPARE(probe[u"reading"_s].toInt(), 1);
    }
    QVERIFY(probes[0][u"raw"_s].toString().contains(u"[[1]]"_s));
    QVERIFY(probes[1][u"raw"_s].toString().contains(u"\"counted\":1"_s));
}

void EffectsTest::takenSinkPortSendsNothing()
{
    PaymentService& target = service();
    loopback::Server::Options options;
    options.port = static_cast<std::uint16_t>(target.gatewayPort());
    const loopback::Server occupant(options, [](const HttpRequest&) { return HttpAnswer(); });
    const Ended ended = burst(target);
    QVERIFY2(ended.exitCode != 0, ended.output);
    QVERIFY2(ended.errors.contains(QByteArray::number(target.gatewayPort())), ended.errors);
    QCOMPARE(target.rows(), 0);
}

void EffectsTest::wrongUsageIsNamed_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("named");
    const auto row = [](const QStringList& options, const QByteArray& named) {
        QTest::newRow(qPrintable(options.join(u' '))) << options << named;
    };
    row({u"--sql-probe"_s, u"sqlite:x.db"_s}, "--sql-query");
    row({u"--sql-probe"_s, u"nonsense"_s}, "--sql-probe nonsense");
    row({u"--sql-query"_s, u"SELECT 1"_s}, "--sql-query SELECT 1");
    row({u"--sql-probe"_s, u"nosuch:x"_s, u"--sql-query"_s, u"SELECT 1"_s}, "installed are:");
    row({u"--sql-probe"_s, u"sqlite:x.db"_s, u"--sql-query"_s, u"SELECT 1; DROP TABLE x"_s}, "character 11");
    row({u"--sql-probe"_s, u"sqlite:x.db"_s, u"--sql-query"_s, u"SELECT 1"_s, u"--sql-reads"_s, u"all"_s},
        "--sql-reads");
    row({u"--sink"_s, u"0"_s}, "--sink 0");
    row({u"--sink"_s, u"4010"_s}, "--sink-correlate");
    row({u"--sink-answer"_s, u"ok"_s}, "--sink-answer ok");
    row({u"--sink"_s, u"4010"_s, u"--sink-correlate"_s, u"$.k"_s, u"--sink-answer"_s, u"maybe"_s}, "maybe");
    row({u"--sink"_s, u"4010"_s, u"--sink-correlate"_s, u"$.k"_s, u"--listen"_s, u"0.0.0.0"_s}, "--sink-token");
    row({u"--cleanup"_s, u"http://127.0.0.1:1/x"_s}, "{{identity}}");
}

void EffectsTest::wrongUsageIsNamed()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, named);
    const Ended ended = runProgram(QStringList{u"burst"_s, u"http://127.0.0.1:1/"_s} + store() + options);
    QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
    QVERIFY2(ended.errors.contains(named), ended.errors);
}

void EffectsTest::whatWasCreatedIsListedAndCleanedUp()
{
    PaymentService& target = service();
    const Ended fired = burst(target, {u"--operations"_s, u"3"_s});
    QVERIFY2(fired.exitCode == 0, fired.output + fired.errors);
    QCOMPARE(target.rows(), 3);
    const QString run = QString::number(fired.json()[u"run"_s][u"id"_s].toInteger());
    const Ended listed = runProgram(QStringList{u"history"_s, u"created"_s, run, u"--json"_s} + store());
    QVERIFY2(listed.exitCode == 0, listed.errors);
    const QJsonArray created = listed.json()[u"created"_s].toArray();
    QCOMPARE(created.size(), 3);
    for (const QJsonValue& thing : created) {
        QVERIFY(thing[u"identity"_s].toString().toInt() > 0);
        QVERIFY(!thing[u"key"_s].toString().isEmpty());
        QVERIFY(thing[u"attempt"_s].toInt() > 0);
    }
    const Ended cleaned = runProgram(QStringList{u"history"_s, u"cleanup"_s, run, u"--json"_s} + store());
    QVERIFY2(cleaned.exitCode == 0, cleaned.output + cleaned.errors);
    QCOMPARE(cleaned.json()[u"removed"_s].toInt(), 3);
    QCOMPARE(cleaned.json()[u"parent"_s].toInteger(), run.toLongLong());
    QCOMPARE(target.rows(), 0);
    const QJsonArray runs =
        runProgram(QStringList{u"history"_s, u"list"_s, u"--json"_s} + store()).json()[u"runs"_s].toArray();
    QCOMPARE(runs.first()[u"kind"_s].toString(), u"cleanup"_s);
    QCOMPARE(runs.first()[u"parent"_s].toInteger(), run.toLongLong());
    QCOMPARE(runs.first()[u"verdict"_s].toString(), QString());
}

void EffectsTest::cleaningUpElsewhereNeedsYes()
{
    PaymentService& target = service();
    const Ended fired = runProgram(QStringList{u"burst"_s} + arguments(target) +
                                   QStringList{u"--cleanup"_s, u"https://192.0.2.1/payments/{{identity}}"_s});
    QVERIFY2(fired.exitCode == 0, fired.output + fired.errors);
    const QString run = QString::number(fired.json()[u"run"_s][u"id"_s].toInteger());
    const Ended refused = runProgram(QStringList{u"history"_s, u"cleanup"_s, run} + store());
    QVERIFY2(refused.exitCode == 2, refused.output + refused.errors);
    QVERIFY2(refused.errors.contains("--yes"), refused.errors);
    QCOMPARE(target.rows(), 1);
}

QTEST_GUILESS_MAIN(EffectsTest)
#include "effects.moc"
