// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "base/random.h"
#include "e2e/program.h"
#include "store/runreader.h"
#include "support/countingserver.h"

#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <set>
#include <thread>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int kills = 20;
constexpr qint64 durableAfterUs = 300'000;

/// An answer takes a few milliseconds, so that a kill finds attempts in every state.
loopback::HttpAnswer slowAnswer(CountingServer& server, const loopback::HttpRequest& request, int nth)
{
    const std::string key = request.header("Idempotency-Key");
    if (nth == 1)
        server.addEffect(key);
    loopback::HttpAnswer answer;
    answer.status = nth == 1 ? 201 : 200;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = R"({"id":"effect_)" + key + R"("})";
    answer.delayMs = 3;
    return answer;
}

/// Waits until the server has read `count` more requests, or a while.
void waitForRequests(const CountingServer& server, int count)
{
    const int wanted = server.requests() + count;
    const QDeadlineTimer patience(20'000);
    while (server.requests() < wanted && !patience.hasExpired())
        std::this_thread::yield();
}

}

/// What the log promises: after kill -9 at any moment it knows every key that may have reached the target, and every
/// answer that is not brand new (DESIGN.md §4).
class KilledTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QStringList burst(const CountingServer& server, const QString& store) const
    {
        return {u"burst"_s,        QString::fromStdString(server.url()) + u"/payments"_s,
                u"--store"_s,      store,
                u"-d"_s,           u"{\"n\":\"{{operation}}\"}"_s,
                u"--identity"_s,   u"$.id"_s,
                u"--operations"_s, u"20000"_s,
                u"--attempts"_s,   u"2"_s,
                u"--arrival"_s,    u"concurrent"_s,
                u"--in-flight"_s,  u"50"_s};
    }

    /// Fires, kills after some requests were read, and gives the moment of the kill (µs).
    qint64 fireAndKill(const CountingServer& server, const QString& store, Random& random)
    {
        return fireAndKill(server, burst(server, store), int(random.between(1, 1500)));
    }

    /// The same after a number of requests.
    qint64 fireAndKill(const CountingServer& server, const QStringList& arguments, int requests)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), arguments);
        if (!process.waitForStarted())
            return -1;
        waitForRequests(server, requests);
        const qint64 killedAt = monotonicMicros();
        ::kill(pid_t(process.processId()), SIGKILL);
        process.waitForFinished();
        return killedAt;
    }

private slots:
    void noKeyIsMissingAndNoOlderAnswerIsLost()
    {
        Random random(20261129);
        for (int i = 0; i < kills; ++i) {
            CountingServer server(slowAnswer);
            const QString store = m_dir.filePath(u"killed-%1.sqlite"_s.arg(i));
            const qint64 killedAt = fireAndKill(server, store, random);
            QVERIFY(killedAt > 0);

            auto reader = RunReader::open(store);
            QVERIFY2(reader, qPrintable(reader ? QString() : reader.error().message));
            const auto runs = (*reader)->runs(0, 10);
            QVERIFY(runs);
            QCOMPARE(runs->size(), 1U);
            QCOMPARE(runs->front().state, RunState::Interrupted);
            const qint64 run = runs->front().id;

            std::set<std::string> known;
            const auto intents = (*reader)->intents(run);
            QVERIFY(intents);
            for (const Intent& intent : *intents) {
                for (const QByteArray& key : intent.keys)
                    known.insert(key.toStdString());
            }
            std::map<std::string, int> responded;
            QVERIFY((*reader)->forEachAttempt(run, [&](const std::vector<Attempt>& attempts) {
                for (const Attempt& attempt : attempts)
                    responded[attempt.key.toStdString()] += attempt.outcome == Outcome::Responded ? 1 : 0;
            }));
            std::map<std::string, int> answered;
            for (const CountingServer::Arrival& arrival : server.arrivals()) {
                QVERIFY2(known.contains(arrival.key), arrival.key.c_str());
                if (arrival.answeredMicros && *arrival.answeredMicros < killedAt - durableAfterUs)
                    ++answered[arrival.key];
            }
            for (const auto& [key, count] : answered)
                QVERIFY2(responded[key] >= count, key.c_str());
        }
    }

    void whatWasSentAndNeverAnsweredIsNamed()
    {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        const QString store = m_dir.filePath(u"silent.sqlite"_s);
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"),
                      {u"burst"_s, u"http://127.0.0.1:%1/"_s.arg(silent.serverPort()), u"--store"_s, store});
        QVERIFY(silent.waitForNewConnection(20'000));
        QVERIFY(silent.nextPendingConnection()->waitForReadyRead(20'000));
        const Ended early = runProgram({u"history"_s, u"reconcile"_s, u"1"_s, u"--store"_s, store});
        QVERIFY2(early.exitCode == 2 && early.errors.contains("Run 1 is still under way"), early.errors);
        QVERIFY(!silent.waitForNewConnection(0));
        process.kill();
        QVERIFY(process.waitForFinished());
        const QJsonObject shown =
            runProgram({u"history"_s, u"show"_s, u"1"_s, u"--json"_s, u"--store"_s, store}).json();
        QCOMPARE(shown[u"in_doubt"_s].toArray().size(), 1);
        QCOMPARE(shown[u"attempts"_s].toInt(), 0);
        QVERIFY(shown[u"reasons"_s][0].toString().contains(u"may have been sent"_s));
        QVERIFY(!QJsonDocument(shown).toJson().contains("othing was fired"));
    }

    void aSandboxThatWaitsForItsDatabaseCanBeStopped()
    {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"),
                      {u"sandbox"_s, u"--database"_s,
                       u"postgresql://nobody@127.0.0.1:%1/none?sslmode=disable"_s.arg(silent.serverPort())});
        QVERIFY(silent.waitForNewConnection(20'000));
        QVERIFY(silent.nextPendingConnection()->waitForReadyRead(20'000));
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(15'000));
        QCOMPARE(process.exitCode(), 130);
    }

    void aKilledRunIsReconciled()
    {
        CountingServer server(slowAnswer);
        const QString store = m_dir.filePath(u"reconciled.sqlite"_s);
        Random random(7);
        QVERIFY(fireAndKill(server, store, random) > 0);
        const QJsonObject runs = runProgram({u"history"_s, u"list"_s, u"--json"_s, u"--store"_s, store}).json();
        const QString id = QString::number(runs[u"runs"_s][0][u"id"_s].toInteger());
        const QJsonObject shown = runProgram({u"history"_s, u"show"_s, id, u"--json"_s, u"--store"_s, store}).json();
        QCOMPARE(shown[u"run"_s][u"state"_s].toString(), u"interrupted"_s);
        const QJsonArray inDoubt = shown[u"in_doubt"_s].toArray();
        QVERIFY(!inDoubt.isEmpty());
        // What was fired is judged, though the run never came to it.
        const auto lines =
            runProgram({u"report"_s, id, u"--format"_s, u"csv"_s, u"--store"_s, store}).output.count('\n');
        QVERIFY(lines > 1);
        QCOMPARE(shown[u"attempts"_s].toInt(), int(lines) - 1);
        QCOMPARE(shown[u"outcomes"_s][u"responded"_s].toInt(), shown[u"classes"_s][u"acknowledged"_s].toInt());
        QCOMPARE(shown[u"verdict"_s].toString(), u"inconclusive"_s);
        QVERIFY(!shown[u"reasons"_s].toArray().isEmpty());

        const Ended ended = runProgram({u"history"_s, u"reconcile"_s, id, u"--json"_s, u"--store"_s, store});
        const QJsonObject settled = ended.json();
        QVERIFY2(settled[u"classes"_s][u"acknowledged"_s].toInt() == inDoubt.size(), ended.output + ended.errors);
        for (const QJsonValue& key : inDoubt)
            QCOMPARE(server.effects(key.toString().toStdString()), 1);
        const QJsonObject after = runProgram({u"history"_s, u"list"_s, u"--json"_s, u"--store"_s, store}).json();
        QCOMPARE(after[u"runs"_s][0][u"parent"_s].toInteger(), id.toLongLong());
        QCOMPARE(after[u"runs"_s][0][u"kind"_s].toString(), u"reconcile"_s);
    }

    /// Under the arrival open an operation has one client, whatever `attempts` says.
    void whatAnOpenArrivalHadAnsweredIsNotInDoubt()
    {
        CountingServer server(slowAnswer);
        const QString store = m_dir.filePath(u"open.sqlite"_s);
        const QString url = QString::fromStdString(server.url()) + u"/payments"_s;
        const QStringList arguments{
            u"burst"_s,        url,       u"--store"_s,    store,  u"--identity"_s, u"$.id"_s,    u"-d"_s, u"{}"_s,
            u"--operations"_s, u"2000"_s, u"--attempts"_s, u"3"_s, u"--arrival"_s,  u"open:100"_s};
        const qint64 killedAt = fireAndKill(server, arguments, 300);
        QVERIFY(killedAt > 0);
        const QJsonObject shown =
            runProgram({u"history"_s, u"show"_s, u"1"_s, u"--json"_s, u"--store"_s, store}).json();
        QStringList inDoubt;
        for (const QJsonValue& key : shown[u"in_doubt"_s].toArray())
            inDoubt.append(key.toString());
        int answered = 0;
        for (const CountingServer::Arrival& arrival : server.arrivals()) {
            if (!arrival.answeredMicros || *arrival.answeredMicros >= killedAt - durableAfterUs)
                continue;
            ++answered;
            QVERIFY2(!inDoubt.contains(QString::fromStdString(arrival.key)), arrival.key.c_str());
        }
        QVERIFY(answered > 10);
    }

    void anInterruptedRunKeepsWhatWasDone()
    {
        CountingServer server(slowAnswer);
        const QString store = m_dir.filePath(u"stopped.sqlite"_s);
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), burst(server, store) + QStringList{u"--json"_s});
        waitForRequests(server, 300);
        const qint64 askedAt = monotonicMicros();
        process.terminate();
        QVERIFY(process.waitForFinished());
        QVERIFY(monotonicMicros() - askedAt < 3'000'000); // ends within 1 s; the rest is for a machine under sanitizers
        QCOMPARE(process.exitCode(), 130);
        const Ended ended{process.exitCode(), process.readAllStandardOutput(), {}};
        QCOMPARE(ended.json()[u"run"_s][u"state"_s].toString(), u"interrupted"_s);
        QVERIFY(ended.json()[u"attempts"_s].toInt() >= 250);
        QCOMPARE(ended.json()[u"wire_sends"_s].toInt(), server.requests());
    }
};

QTEST_GUILESS_MAIN(KilledTest)
#include "killed.moc"
