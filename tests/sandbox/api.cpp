// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "target.h"

#include <QTest>

#include <set>

using namespace idemscope;
using nlohmann::json;

class ApiTest : public QObject
{
    Q_OBJECT

private slots:
    void aPaymentIsMadeShownReplacedAndRemoved_data()
    {
        QTest::addColumn<QString>("resource");
        QTest::addColumn<QString>("id");
        QTest::newRow("payments") << "/payments"
                                  << "pay_1";
        QTest::newRow("refunds") << "/refunds"
                                 << "re_1";
    }
    void aPaymentIsMadeShownReplacedAndRemoved()
    {
        QFETCH(const QString, resource);
        QFETCH(const QString, id);
        const std::string path = resource.toStdString();
        const std::string rowPath = path + '/' + id.toStdString();
        Target target("none");

        const RawReply made = target.post(anyPayment, "key-1", path);
        QCOMPARE(made.status, 201);
        QCOMPARE(made.header("Content-Type"), std::string("application/json"));
        QCOMPARE(made.header("Location"), rowPath);
        QCOMPARE(made.header("X-Payment-Id"), id.toStdString());
        const json row = json::parse(made.body);
        QCOMPARE(row["id"].get<std::string>(), id.toStdString());
        QCOMPARE(row["amount"].get<int>(), 1000);
        QCOMPARE(row["currency"].get<std::string>(), std::string("EUR"));
        QCOMPARE(row["reference"].get<std::string>(), std::string("order-1"));
        QCOMPARE(row["execution"].get<int>(), 1);
        QCOMPARE(row["idempotencyKey"].get<std::string>(), std::string("key-1"));
        QVERIFY(QDateTime::fromString(QString::fromStdString(row["createdAt"]), Qt::ISODateWithMs).isValid());

        QCOMPARE(target.get(rowPath).body, made.body);
        QCOMPARE(target.get(path).body, '[' + made.body + ']');

        const auto put = [&] {
            return exchangeOnce(target.sandbox.port(), "PUT", rowPath, R"({"amount":7,"currency":"USD"})");
        };
        const RawReply replaced = put();
        QCOMPARE(replaced.status, 200);
        json expected = row;
        expected.update({{"amount", 7}, {"currency", "USD"}, {"reference", nullptr}});
        QCOMPARE(json::parse(replaced.body).dump(), expected.dump());
        QCOMPARE(put().body, replaced.body); // absolute: once more changes nothing

        QCOMPARE(exchangeOnce(target.sandbox.port(), "DELETE", rowPath).status, 204);
        QCOMPARE(exchangeOnce(target.sandbox.port(), "DELETE", rowPath).status, 404);
        QCOMPARE(target.get(rowPath).status, 404);
        QCOMPARE(put().status, 404);
        QCOMPARE(target.rows(path), 0);
    }

    void listsAreFilteredByReferenceAndKey()
    {
        Target target("none");
        target.post(R"({"amount":1,"reference":"a b&c"})", "k+1/%");
        target.post(R"({"amount":2,"reference":"a b&c"})", "k2");
        target.post(R"({"amount":3})");
        QCOMPARE(target.rows(), 3);
        QCOMPARE(target.rows("/payments?reference=a%20b%26c"), 2);
        QCOMPARE(target.rows("/payments?key=k%2B1%2F%25"), 1);
        QCOMPARE(target.rows("/payments?key=k+1/%"), 1); // as a probe's template would put it
        QCOMPARE(target.rows("/payments?reference=a%20b%26c&key=k2"), 1);
        QCOMPARE(target.rows("/payments?key=unknown"), 0);
        QCOMPARE(target.rows("/refunds"), 0);
    }

    void statsCountExecutionsAndRowsAndResetForgetsThem()
    {
        Target target("unique-key");
        target.post(anyPayment, "k");
        target.post(anyPayment, "k");
        target.post(anyPayment, "k", "/refunds");
        target.post(simulating("500"), "k2");
        QCOMPARE(target.get("/stats").body, std::string(R"({"executions":3,"payments":1,"refunds":1})"));
        QCOMPARE(target.post({}, {}, "/reset").status, 204);
        QCOMPARE(target.get("/stats").body, std::string(R"({"executions":0,"payments":0,"refunds":0})"));
        const RawReply again = target.post(anyPayment, "k");
        QCOMPARE(again.header("X-Payment-Id"), std::string("pay_1"));
        QCOMPARE(again.header("Idempotent-Replayed"), std::string()); // the key is forgotten too
    }

    void refusesBodiesThatAreNoPayment_data()
    {
        QTest::addColumn<QByteArray>("body");
        const char* const bodies[] = {"",
                                      "{",
                                      "[]",
                                      "7",
                                      "null",
                                      "{}",
                                      R"({"amount":0})",
                                      R"({"amount":-1})",
                                      R"({"amount":1.5})",
                                      R"({"amount":"1"})",
                                      R"({"amount":true})",
                                      R"({"amount":9223372036854775808})",
                                      R"({"amount":1e30})",
                                      R"({"amount":1,"currency":7})",
                                      R"({"amount":1,"reference":[]})",
                                      R"({"amount":1,"simulate":"x"})",
                                      R"({"amount":1} x)",
                                      "{\"amount\":1,\"reference\":\"\xff\"}"};
        for (const char* body : bodies)
            QTest::newRow(body) << QByteArray(body);
        QTest::newRow("deep") << R"({"amount":1,"x":)" + QByteArray(100000, '[') + QByteArray(100000, ']') + '}';
    }
    void refusesBodiesThatAreNoPayment()
    {
        QFETCH(const QByteArray, body);
        static Target target("unique-key");
        const RawReply reply = target.post(body.toStdString(), "k");
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.header("Content-Type"), std::string("application/problem+json"));
        const json problem = json::parse(reply.body);
        QCOMPARE(problem["error"].get<std::string>(), std::string("invalid_request"));
        QCOMPARE(problem["status"].get<int>(), 400);
        QCOMPARE(target.stat("executions"), 0);
    }

    void acceptsIntegersHoweverTheyAreSpelt()
    {
        Target target("none");
        for (const char* body : {R"({"amount":10})", R"({"amount":10.0})", R"({"amount":1e1})"})
            QCOMPARE(json::parse(target.post(body).body)["amount"].dump(), std::string("10"));
        QCOMPARE(json::parse(target.post(R"({"amount":9007199254740993})").body)["amount"].dump(),
                 std::string("9007199254740993"));
    }

    void refusesAStatedTypeThatIsNotJson()
    {
        Target target("none");
        const auto statusFor = [&](const char* type) {
            return target.post(anyPayment, {}, "/payments", {{"Content-Type", type}}).status;
        };
        QCOMPARE(statusFor("application/x-www-form-urlencoded"), 415);
        QCOMPARE(statusFor("text/plain"), 415);
        QCOMPARE(statusFor("application/json"), 201);
        QCOMPARE(statusFor("Application/JSON ; charset=utf-8"), 201);
        QCOMPARE(statusFor("application/vnd.pay+json"), 201);
        QCOMPARE(target.post(anyPayment).status, 201);
    }

    void saysWhatIsNotThereOrNotAllowed()
    {
        Target target("none");
        for (const char* path :
             {"/nothing", "/payments/", "/payments/1", "/payments/pay_0", "/payments/pay_01", "/payments/pay_-1",
              "/payments/pay_", "/payments/re_1", "/payments/pay_1/x", "/Payments"}) {
            QCOMPARE(target.get(path).status, 404);
        }
        const auto allowedFor = [&](const char* method, const char* path) {
            const RawReply reply = exchangeOnce(target.sandbox.port(), method, path);
            return std::to_string(reply.status) + ' ' + reply.header("Allow");
        };
        QCOMPARE(allowedFor("DELETE", "/payments"), std::string("405 GET, HEAD, POST"));
        QCOMPARE(allowedFor("POST", "/payments/pay_1"), std::string("405 GET, HEAD, PUT, DELETE"));
        QCOMPARE(allowedFor("GET", "/reset"), std::string("405 POST"));
        QCOMPARE(exchangeOnce(target.sandbox.port(), "HEAD", "/payments").status, 200);
    }

    void aBodyOverTheLimitIsRefused()
    {
        Target target("none");
        QCOMPARE(target.post(R"({"amount":1,"reference":")" + std::string(2 << 20, 'x') + R"("})").status, 413);
        QCOMPARE(target.rows(), 0);
    }

    void theIndexTellsTheStrategy()
    {
        Target target("none", 7);
        QCOMPARE(json::parse(target.get("/").body)["strategy"].get<std::string>(), std::string("none"));
        target.sandbox.setStrategy("unique-key");
        target.sandbox.setProcessingMs(3);
        const json index = json::parse(target.get("/").body);
        QCOMPARE(index["strategy"].get<std::string>(), std::string("unique-key"));
        QCOMPARE(index["processingMs"].get<int>(), 3);
    }

    void theDescriptionNamesEveryRouteAndNoOther()
    {
        Target target("none");
        const json document = json::parse(target.get("/openapi.json").body);
        QCOMPARE(document["openapi"].get<std::string>(), std::string("3.1.0"));
        std::set<std::string> references;
        collectReferences(document, references);
        for (const std::string& reference : references)
            QVERIFY2(document.contains(json::json_pointer(reference.substr(1))), reference.c_str());
        int operations = 0;
        for (const auto& [path, item] : document["paths"].items()) {
            std::string concrete = path;
            if (const auto variable = concrete.find("{id}"); variable != std::string::npos)
                concrete.replace(variable, 4, "none_9");
            for (const char* method : {"GET", "POST", "PUT", "DELETE", "PATCH"}) {
                const bool isDescribed = item.contains(QByteArray(method).toLower().toStdString());
                const RawReply reply = exchangeOnce(target.sandbox.port(), method, concrete);
                QVERIFY2((reply.status != 405) == isDescribed, (method + (' ' + path)).c_str());
                operations += isDescribed;
                if (isDescribed && path != "/reset" && path.find("{id}") == std::string::npos) {
                    const auto& responses = item[QByteArray(method).toLower().toStdString()]["responses"];
                    QVERIFY(responses.contains(std::to_string(reply.status)));
                }
            }
        }
        QCOMPARE(operations, 17);
    }

private:
    static void collectReferences(const json& value, std::set<std::string>& references)
    {
        if (value.is_object() && value.contains("$ref"))
            references.insert(value["$ref"].get<std::string>());
        if (value.is_structured()) {
            for (const json& member : value)
                collectReferences(member, references);
        }
    }
};

QTEST_GUILESS_MAIN(ApiTest)
#include "api.moc"
