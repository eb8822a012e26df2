// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/probepage.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

ProbePage read(const QByteArray& body, const QString& path, Probe::Reads reads, int status = 200)
{
    Exchange exchange;
    exchange.outcome = Outcome::Responded;
    exchange.response.status = status;
    exchange.response.body = body;
    return readProbePages(exchange, {{*JsonPath::parse(path), reads}}, Redactor()).front();
}

}

class ProbePageTest : public QObject
{
    Q_OBJECT

private slots:
    void counts();
    void numbers_data();
    void numbers();
    void maps();
    void failuresAreSaid_data();
    void failuresAreSaid();
    void unansweredIsNoReading();
    void noHalfSecretInAnError();
};

void ProbePageTest::counts()
{
    const QByteArray body = R"({"data":[{"k":"a"},{"k":"b"},{"k":"a"}]})";
    QCOMPARE(read(body, u"$.data[*]"_s, Probe::Reads::Count).value, qint64(3));
    QCOMPARE(read(body, u"$.data[?@.k=='a']"_s, Probe::Reads::Count).value, qint64(2));
    const ProbePage none = read(body, u"$.rows[*]"_s, Probe::Reads::Count);
    QCOMPARE(none.value, qint64(0));
    QCOMPARE(none.error, QString());
}

void ProbePageTest::numbers_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<bool>("isReading");
    QTest::addColumn<qint64>("value");
    QTest::newRow("plain") << QByteArray("7") << true << qint64(7);
    QTest::newRow("beyond a double") << QByteArray("9007199254740993") << true << qint64(9007199254740993);
    QTest::newRow("largest") << QByteArray("9223372036854775807") << true << std::numeric_limits<qint64>::max();
    QTest::newRow("integral with point") << QByteArray("3.0") << true << qint64(3);
    QTest::newRow("integral with exponent") << QByteArray("1e2") << true << qint64(100);
    QTest::newRow("digits in a string") << QByteArray("\"12\"") << true << qint64(12);
    QTest::newRow("too large") << QByteArray("9223372036854775808") << false << qint64(0);
    QTest::newRow("fraction") << QByteArray("1.5") << false << qint64(0);
    QTest::newRow("text") << QByteArray("\"many\"") << false << qint64(0);
    QTest::newRow("empty text") << QByteArray("\"\"") << false << qint64(0);
    QTest::newRow("null") << QByteArray("null") << false << qint64(0);
    QTest::newRow("true") << QByteArray("true") << false << qint64(0);
    QTest::newRow("list") << QByteArray("[1]") << false << qint64(0);
}

void ProbePageTest::numbers()
{
    QFETCH(QByteArray, number);
    QFETCH(bool, isReading);
    const ProbePage page = read("{\"count\":" + number + "}", u"$.count"_s, Probe::Reads::Number);
    QCOMPARE(page.error.isEmpty(), isReading);
    QTEST(page.value, "value");
}

void ProbePageTest::maps()
{
    const ProbePage page = read(R"({"effects":{"a":2,"b":0,"c":"x"}})", u"$.effects"_s, Probe::Reads::Map);
    QCOMPARE(page.error, QString());
    QCOMPARE(page.members.at("a"), std::optional<qint64>(2));
    QCOMPARE(page.members.at("b"), std::optional<qint64>(0));
    QCOMPARE(page.members.at("c"), std::optional<qint64>());
    QVERIFY(!page.members.contains("d"));
}

void ProbePageTest::failuresAreSaid_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("path");
    QTest::addColumn<Probe::Reads>("reads");
    QTest::addColumn<QString>("said");
    QTest::newRow("status") << QByteArray(R"({"error":"no such table"})") << 500 << u"$[*]"_s << Probe::Reads::Count
                            << u"status 500: {\"error\":\"no such table\"}"_s;
    QTest::newRow("not found") << QByteArray() << 404 << u"$[*]"_s << Probe::Reads::Count << u"status 404: (empty)"_s;
    QTest::newRow("redirect") << QByteArray("see other") << 303 << u"$[*]"_s << Probe::Reads::Count << u"status 303"_s;
    QTest::newRow("html") << QByteArray("<!doctype html>\n<title>Sign in</title>") << 200 << u"$[*]"_s
                          << Probe::Reads::Count << u"the answer is not JSON: <!doctype html> <title>Sign in</title>"_s;
    QTest::newRow("missing number") << QByteArray("{}") << 200 << u"$.count"_s << Probe::Reads::Number
                                    << u"selects 0 values"_s;
    QTest::newRow("two numbers") << QByteArray("[1,2]") << 200 << u"$[*]"_s << Probe::Reads::Number
                                 << u"selects 2 values"_s;
    QTest::newRow("no object") << QByteArray("[1]") << 200 << u"$"_s << Probe::Reads::Map << u"one object"_s;
}

void ProbePageTest::failuresAreSaid()
{
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QString, path);
    QFETCH(Probe::Reads, reads);
    QFETCH(QString, said);
    const ProbePage page = read(body, path, reads, status);
    QVERIFY2(page.error.contains(said), qPrintable(page.error));
}

void ProbePageTest::unansweredIsNoReading()
{
    Exchange exchange;
    exchange.outcome = Outcome::Refused;
    exchange.error = u"connection refused"_s;
    const ProbePage page = readProbePages(exchange, {{*JsonPath::parse(u"$"_s)}}, Redactor()).front();
    QVERIFY(page.error.contains(u"connection refused"_s));
}

void ProbePageTest::noHalfSecretInAnError()
{
    Exchange exchange;
    exchange.outcome = Outcome::Responded;
    exchange.response.status = 500;
    for (int before = 130; before < 170; ++before) {
        exchange.response.body = QByteArray(before, 'x') + "top-secret-token";
        const Redactor redactor({{u"token"_s, "top-secret-token"}});
        const ProbePage page = readProbePages(exchange, {{*JsonPath::parse(u"$"_s)}}, redactor).front();
        QVERIFY2(!page.error.contains(u"xt"_s), qPrintable(page.error));
    }
}

QTEST_GUILESS_MAIN(ProbePageTest)
#include "probepage.moc"
