// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"
#include "support/ordershop.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QJsonObject capture(const QString& variable, const QString& place, bool isSecret = false)
{
    return {{u"variable"_s, variable}, {u"place"_s, place}, {u"secret"_s, isSecret}};
}

QJsonObject requestObject(const QString& method, const QString& url, const QString& body = {})
{
    const QJsonArray headers{QJsonObject{{u"name"_s, u"Authorization"_s}, {u"value"_s, u"Bearer {{token}}"_s}}};
    QJsonObject request{{u"version"_s, 1},
                        {u"method"_s, method},
                        {u"url"_s, url},
                        {u"headers"_s, headers},
                        {u"contract"_s, QJsonObject{{u"key"_s, QJsonObject{{u"in"_s, u"none"_s}}}}}};
    if (!body.isEmpty())
        request.insert(u"body"_s, QJsonObject{{u"kind"_s, u"json"_s}, {u"text"_s, body}});
    return request;
}

}

/// APIs with prerequisites: set-up, tear-down and captures, and data rows, on the command line.
class SetupTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<OrderShop> m_shop;

    QString store() const { return m_dir->filePath(u"runs.sqlite"_s); }
    QString url(const QString& path) const { return QString::fromStdString(m_shop->url()) + path; }
    bool write(const QString& name, const QJsonObject& object) const
    {
        return bool(writeFile(m_dir->filePath(u"api/"_s + name), QJsonDocument(object).toJson()));
    }

    /// Log in once, an order for every payment, and both tidied up.
    QStringList steps() const
    {
        return {u"--before-run"_s,       u"POST "_s + url(u"/login"_s),
                u"--step-body"_s,        u"{\"user\":\"tester\"}"_s,
                u"--capture-secret"_s,   u"token=$.token"_s,
                u"--before-operation"_s, u"POST "_s + url(u"/orders"_s),
                u"--step-header"_s,      u"Authorization: Bearer {{token}}"_s,
                u"--capture"_s,          u"order=$.order.id"_s,
                u"--capture"_s,          u"cart=header:X-Cart"_s,
                u"--after-operation"_s,  u"DELETE "_s + url(u"/orders/{{order}}"_s),
                u"--step-header"_s,      u"Authorization: Bearer {{token}}"_s,
                u"--after-run"_s,        u"POST "_s + url(u"/logout"_s),
                u"--step-header"_s,      u"Authorization: Bearer {{token}}"_s};
    }
    QStringList payment() const
    {
        return {url(u"/payments"_s),
                u"-H"_s,
                u"Authorization: Bearer {{token}}"_s,
                u"-d"_s,
                u"{\"order\":\"{{order}}\",\"cart\":\"{{cart}}\",\"note\":\"{{operation}}\"}"_s,
                u"--identity"_s,
                u"$.id"_s,
                u"--probe"_s,
                url(u"/orders/{{order}}/payments"_s),
                u"--probe-header"_s,
                u"Authorization: Bearer {{token}}"_s,
                u"--probe-number"_s,
                u"$.count"_s,
                u"--store"_s,
                store()};
    }
    Ended burst(const QStringList& more) const
    {
        return runProgram(QStringList{u"burst"_s} + payment() + more + QStringList{u"--json"_s});
    }
    QJsonObject shown(int run) const
    {
        return runProgram({u"history"_s, u"show"_s, QString::number(run), u"--json"_s, u"--store"_s, store()}).json();
    }
    /// Whether the token stands anywhere in what was written, in plain or in Base64.
    bool isLeaked() const
    {
        const QByteArray token = QByteArray::fromStdString(m_shop->token());
        for (const QFileInfo& file : QDir(m_dir->path()).entryInfoList(QDir::Files)) {
            const auto bytes = readFile(file.filePath());
            if (bytes && (bytes->contains(token) || bytes->contains(token.toBase64())))
                return true;
        }
        return false;
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_shop = std::make_unique<OrderShop>();
    }

    void everyOperationHasItsOwnOrder()
    {
        const Ended ended =
            burst(steps() + QStringList{u"--operations"_s, u"5"_s, u"--attempts"_s, u"4"_s, u"--arrival"_s,
                                        u"concurrent"_s, u"--release"_s, u"last-byte"_s, u"--rounds"_s, u"2"_s});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        const QJsonObject run = ended.json();
        QCOMPARE(run[u"attempts"_s].toInt(), 40); // set-up is not counted
        QCOMPARE(run[u"verdict"_s].toString(), u"exactly-once"_s);
        QCOMPARE(run[u"effects"_s][u"observed"_s].toInt(), 10);
        QCOMPARE(run[u"effects"_s][u"evidence"_s].toString(), u"proved"_s);
        QCOMPARE(m_shop->logins(), 1);
        QCOMPARE(m_shop->logouts(), 1);
        QCOMPARE(m_shop->ordersMade(), 10);
        QVERIFY(m_shop->openOrders().empty());
        const std::vector<std::string> bodies = m_shop->paymentBodies();
        QCOMPARE(std::set<std::string>(bodies.begin(), bodies.end()).size(), std::size_t(10));
        QVERIFY(bodies.front().find("\"cart\":\"cart-10") != std::string::npos);
    }

    void stepsAreKeptApartAndWithoutSecrets()
    {
        const Ended ended = burst(steps() + QStringList{u"--operations"_s, u"2"_s});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        const QJsonObject run = shown(ended.json()[u"run"_s][u"id"_s].toInt());
        QCOMPARE(run[u"attempts"_s].toInt(), 4);
        const QJsonArray kept = run[u"steps"_s].toArray();
        QCOMPARE(kept.size(), 6); // login, two orders, two deletions, logout
        QCOMPARE(kept[0][u"when"_s].toString(), u"before-run"_s);
        QVERIFY(kept[0][u"captured"_s][u"token"_s].isNull());
        QVERIFY(kept[0][u"received"_s].toString().contains(u"‹secret token›"_s));
        QCOMPARE(kept[1][u"status"_s].toInt(), 201);
        QVERIFY(kept[1][u"captured"_s][u"order"_s].toString().startsWith(u"100"_s));
        QVERIFY(kept[1][u"sent"_s].toString().startsWith(u"POST /orders"_s));
        QVERIFY(!isLeaked());
        const Ended text = runProgram({u"history"_s, u"show"_s, u"1"_s, u"--store"_s, store()});
        QVERIFY2(text.output.contains("operation 1: 201"), text.output);
        const Ended report = runProgram({u"report"_s, u"1"_s, u"--format"_s, u"html"_s, u"-o"_s,
                                         m_dir->filePath(u"report.html"_s), u"--store"_s, store()});
        QVERIFY2(report.exitCode == 0, report.errors);
        QVERIFY(!isLeaked());
    }

    void aSetUpThatFailsEndsTheRunBeforeItsBurst()
    {
        m_shop->refuseOrdersAfter(1);
        const Ended ended = burst(steps() + QStringList{u"--operations"_s, u"3"_s});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.errors.contains("/orders") && ended.errors.contains("409") &&
                     ended.errors.contains("no more orders today") && ended.errors.contains("--before-operation"),
                 ended.errors);
        QVERIFY(m_shop->paymentBodies().empty());
        QVERIFY(m_shop->openOrders().empty()); // what was made is tidied up
        QCOMPARE(m_shop->logouts(), 1);
        const QJsonObject run = shown(1);
        QCOMPARE(run[u"attempts"_s].toInt(), 0);
        QCOMPARE(run[u"run"_s][u"state"_s].toString(), u"stopped"_s);
        QVERIFY(run[u"reasons"_s][0].toString().contains(u"409"_s));
    }

    void aCaptureThatFindsNothingIsAFailure()
    {
        QStringList login = steps();
        login.replace(login.indexOf(u"token=$.token"_s), u"token=$.access.token"_s);
        const Ended ended = burst(login);
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.errors.contains("$.access.token") && ended.errors.contains("/login"), ended.errors);
        QVERIFY(!ended.errors.contains(QByteArray::fromStdString(m_shop->token())));
        QVERIFY(m_shop->paymentBodies().empty());
    }

    void whatCannotWorkIsSaidBeforeAnythingIsSent()
    {
        const auto refused = [&](const QStringList& options, const QByteArray& text) {
            const Ended ended = burst(options);
            QVERIFY2(ended.exitCode == 2 && ended.errors.contains(text), ended.errors);
            QCOMPARE(m_shop->logins(), 0);
        };
        QStringList order = steps();
        order.replace(order.indexOf(u"order=$.order.id"_s), u"key=$.order.id"_s);
        refused(order, "“key”");
        QStringList path = steps();
        path.replace(path.indexOf(u"order=$.order.id"_s), u"order=$.order["_s);
        refused(path, "/orders");
        refused({u"--before-run"_s, u"api/Nowhere"_s}, "api/Nowhere");
        refused({u"--capture"_s, u"a=$.b"_s}, "--before-run");
    }

    void savedRequestsAreNamedByTheirPath()
    {
        QVERIFY(QDir(m_dir->path()).mkpath(u"api/auth"_s));
        QVERIFY(write(u"collection.json"_s, {{u"name"_s, u"API"_s}, {u"version"_s, 1}}));
        QVERIFY(write(u"auth/folder.json"_s,
                      {{u"version"_s, 1},
                       {u"variables"_s, QJsonArray{QJsonObject{{u"name"_s, u"door"_s}, {u"value"_s, u"login"_s}}}}}));
        QJsonObject login = requestObject(u"POST"_s, url(u"/{{door}}"_s), u"{}"_s);
        login.remove(u"headers"_s);
        QVERIFY(write(u"auth/Log in.request.json"_s, login));
        QVERIFY(write(u"New order.request.json"_s, requestObject(u"POST"_s, url(u"/orders"_s))));
        QJsonObject pay = requestObject(u"POST"_s, url(u"/payments"_s), u"{\"order\":\"{{order}}\"}"_s);
        pay.remove(u"contract"_s);
        const QJsonObject logInStep{{u"when"_s, u"before-run"_s},
                                    {u"request"_s, u"auth/Log in"_s},
                                    {u"captures"_s, QJsonArray{capture(u"token"_s, u"$.token"_s)}},
                                    {u"note"_s, u"kept"_s}};
        const QJsonObject orderStep{{u"when"_s, u"before-operation"_s},
                                    {u"request"_s, u"New order"_s},
                                    {u"captures"_s, QJsonArray{capture(u"order"_s, u"$.order.id"_s)}}};
        pay.insert(u"steps"_s, QJsonArray{logInStep, orderStep});
        QVERIFY(write(u"Pay.request.json"_s, pay));
        const Ended ended = runProgram(
            {u"burst"_s, m_dir->filePath(u"api/Pay"_s), u"--operations"_s, u"3"_s, u"--store"_s, store(), u"--json"_s});
        QVERIFY2(ended.exitCode == 3, ended.output + ended.errors); // nothing counts its effects
        QCOMPARE(ended.json()[u"classes"_s][u"acknowledged"_s].toInt(), 6);
        QCOMPARE(m_shop->logins(), 1);
        QCOMPARE(m_shop->ordersMade(), 3);
        QVERIFY(!isLeaked()); // it is sent in Authorization, so it is a secret without being declared one
    }

    void anAuditLogsInOnce()
    {
        const QStringList audit =
            QStringList{u"audit"_s} + payment() + steps() +
            QStringList{u"--check"_s, u"replay.sequential"_s, u"--check"_s, u"race.same-key"_s, u"--rounds"_s, u"3"_s};
        const Ended estimate = runProgram(audit + QStringList{u"--estimate"_s});
        QVERIFY2(estimate.output.contains("set-up"), estimate.output + estimate.errors);
        QCOMPARE(m_shop->logins(), 0);
        const Ended ended = runProgram(audit + QStringList{u"--json"_s});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        QCOMPARE(ended.json()[u"score"_s][u"pass"_s].toInt(), 2);
        QCOMPARE(m_shop->logins(), 1);
        QCOMPARE(m_shop->logouts(), 1);
        QVERIFY(m_shop->ordersMade() >= 5); // one for each operation of each check
        QVERIFY(m_shop->openOrders().empty());
        QVERIFY(!isLeaked());
    }

    void operationsTakeDataRowsInTurn()
    {
        const QString file = m_dir->filePath(u"rows.csv"_s);
        QVERIFY(writeFile(file, "amount;note\r\n5;\"first; \"\"quoted\"\"\"\r\n7;second\r\n"));
        const QStringList request{url(u"/payments"_s),
                                  u"-H"_s,
                                  u"Authorization: Bearer "_s + QString::fromStdString(m_shop->token()),
                                  u"-d"_s,
                                  u"{{amount}} {{note}} {{who}}"_s,
                                  u"--set"_s,
                                  u"who=me"_s,
                                  u"--data-rows"_s,
                                  file,
                                  u"--operations"_s,
                                  u"3"_s,
                                  u"--attempts"_s,
                                  u"1"_s,
                                  u"--store"_s,
                                  store()};
        const Ended ended = runProgram(QStringList{u"burst"_s} + request + QStringList{u"--json"_s});
        QVERIFY2(ended.json()[u"attempts"_s].toInt() == 3, ended.output + ended.errors);
        QVERIFY2(ended.errors.contains("2 data rows"), ended.errors);
        const std::vector<std::string> bodies{"5 first; \"quoted\" me", "7 second me", "5 first; \"quoted\" me"};
        QCOMPARE(m_shop->paymentBodies(), bodies);
        const QJsonObject kept = shown(1)[u"data_rows"_s].toObject();
        QCOMPARE(kept[u"count"_s].toInt(), 2);
        QCOMPARE(kept[u"rows"_s][1][u"note"_s].toString(), u"second"_s);
        // What is given for the run is narrower than the row.
        const Ended set = runProgram(QStringList{u"burst"_s} + request + QStringList{u"--set"_s, u"note=given"_s});
        QCOMPARE(m_shop->paymentBodies().back(), std::string("5 given me"));
    }

    void faultyDataRowsAreNamedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("fields") << QByteArray("a,b\n1,2\n3\n") << QByteArray("line 3, column 1");
        QTest::newRow("quote") << QByteArray("a\n\"x") << QByteArray("line 2, column 1");
        QTest::newRow("twice") << QByteArray("a,a\n1,2\n") << QByteArray("line 1, column 3");
        QTest::newRow("json") << QByteArray("[{\"a\":1},\n {\"b\":2}]") << QByteArray("line 2, column 2");
        QTest::newRow("syntax") << QByteArray("[{\"a\":1},\n}") << QByteArray("line 2");
        QTest::newRow("none") << QByteArray("a,b\n") << QByteArray("no data rows");
    }
    void faultyDataRowsAreNamedWithTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const QString file = m_dir->filePath(u"rows"_s);
        QVERIFY(writeFile(file, text));
        const Ended ended = burst({u"--data-rows"_s, file});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains(place) && ended.errors.contains("rows"), ended.errors);
    }
};

QTEST_GUILESS_MAIN(SetupTest)
#include "setup.moc"
