// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QString body = u"{\"amount\":1000,\"currency\":\"EUR\",\"reference\":\"{{operation}}\"}"_s;

}

/// The main job end to end, as a script sees it: sandbox, burst, verdict, exit code (CLI.md).
class StoryTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QStringList burst(const QString& url, const QStringList& more) const
    {
        return QStringList{u"burst"_s,
                           url + u"/payments"_s,
                           u"--store"_s,
                           m_dir.filePath(u"runs.sqlite"_s),
                           u"-d"_s,
                           body,
                           u"--identity"_s,
                           u"$.id"_s,
                           u"--probe"_s,
                           url + u"/payments?key={{key}}"_s,
                           u"--probe-count"_s,
                           u"$[*]"_s,
                           u"--json"_s} +
               more;
    }

private slots:
    void aRaceInCheckThenActIsDuplicated()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"check-then-act"_s});
        const Ended ended = runProgram(burst(sandbox.url(), {u"--attempts"_s, u"20"_s, u"--arrival"_s, u"concurrent"_s,
                                                             u"--release"_s, u"last-byte"_s}));
        QVERIFY2(ended.exitCode == 1, ended.errors + ended.output);
        const QJsonObject run = ended.json();
        QCOMPARE(run[u"verdict"_s].toString(), u"duplicated"_s);
        const int rows = run[u"effects"_s][u"observed"_s].toInt();
        QVERIFY(rows > 1);
        QCOMPARE(run[u"effects"_s][u"duplicates"_s].toInt(), rows - 1);
        QCOMPARE(run[u"attempts"_s].toInt(), 20);
        QCOMPARE(run[u"wire_sends"_s].toInt(), 20);
        QCOMPARE(run[u"effects"_s][u"evidence"_s].toString(), u"proved"_s);
    }

    void fiftyRoundsAgainstAUniqueKeyAreExactlyOnce()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s});
        const Ended ended = runProgram(burst(sandbox.url(), {u"--attempts"_s, u"20"_s, u"--arrival"_s, u"concurrent"_s,
                                                             u"--release"_s, u"last-byte"_s, u"--rounds"_s, u"50"_s}));
        QVERIFY2(ended.exitCode == 0, ended.errors + ended.output);
        const QJsonObject run = ended.json();
        QCOMPARE(run[u"verdict"_s].toString(), u"exactly-once"_s);
        QCOMPARE(run[u"effects"_s][u"observed"_s].toInt(), 50);
        QCOMPARE(run[u"rounds"_s][u"counted"_s].toInt(), 50);
        QCOMPARE(run[u"rounds"_s][u"violated"_s].toInt(), 0);
        QCOMPARE(qRound(run[u"rounds"_s][u"upper95"_s].toDouble() * 10000), 711);
    }

    void anAbandonedRequestThatIsRetriedIsDuplicatedWithoutKeys()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"none"_s});
        const Ended ended = runProgram(burst(
            sandbox.url(), {u"--attempts"_s, u"1"_s, u"--abandon"_s, u"after-request@1"_s, u"--retries"_s, u"3"_s}));
        QVERIFY2(ended.exitCode == 1, ended.errors + ended.output);
        QCOMPARE(ended.json()[u"verdict"_s].toString(), u"duplicated"_s);
        QCOMPARE(ended.json()[u"outcomes"_s][u"unknown"_s].toInt(), 1);
    }

    void anAbandonedRequestThatIsRetriedIsExactlyOnceWithAUniqueKey()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s});
        const Ended ended = runProgram(burst(
            sandbox.url(), {u"--attempts"_s, u"1"_s, u"--abandon"_s, u"after-request@1"_s, u"--retries"_s, u"3"_s}));
        QVERIFY2(ended.exitCode == 0, ended.errors + ended.output);
        QCOMPARE(ended.json()[u"verdict"_s].toString(), u"exactly-once"_s);
        QCOMPARE(ended.json()[u"clients"_s][u"unlearned"_s].toInt(), 0);
    }

    void aStoredRunCanBeListedShownReportedAndDeleted()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"none"_s, u"--processing-ms"_s, u"1"_s});
        const QString store = m_dir.filePath(u"stored.sqlite"_s);
        QStringList arguments = burst(sandbox.url(), {u"--attempts"_s, u"3"_s});
        arguments[3] = store;
        const QString csv = m_dir.filePath(u"a.csv"_s);
        const Ended fired = runProgram(arguments + QStringList{u"--report"_s, u"csv="_s + csv});
        QCOMPARE(fired.exitCode, 1);
        const QString id = QString::number(fired.json()[u"run"_s][u"id"_s].toInteger());

        const QJsonArray runs =
            runProgram({u"history"_s, u"list"_s, u"--json"_s, u"--store"_s, store}).json()[u"runs"_s].toArray();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs[0][u"verdict"_s].toString(), u"duplicated"_s);

        QJsonObject shown = runProgram({u"history"_s, u"show"_s, id, u"--json"_s, u"--store"_s, store}).json();
        QVERIFY(shown[u"in_doubt"_s].isArray());
        shown.remove(u"in_doubt"_s);
        QJsonObject expected = fired.json();
        expected.remove(u"failed_expectations"_s);
        QCOMPARE(shown, expected);

        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("operation,client,attempt,key,outcome,class,status"));

        QCOMPARE(runProgram({u"history"_s, u"delete"_s, id, u"--store"_s, store}).exitCode, 0);
        QCOMPARE(runProgram({u"history"_s, u"show"_s, id, u"--store"_s, store}).exitCode, 2);
    }

    void wrongUsageSendsNothingAndSaysWhy_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("unknown option") << QStringList{u"--bogus"_s} << QByteArray("bogus");
        QTest::newRow("word") << QStringList{u"--arrival"_s, u"sometimes"_s} << QByteArray("--arrival sometimes");
        QTest::newRow("number") << QStringList{u"--attempts"_s, u"many"_s} << QByteArray("--attempts many");
        QTest::newRow("zero") << QStringList{u"--rounds"_s, u"0"_s} << QByteArray("--rounds 0");
        QTest::newRow("fault") << QStringList{u"--abandon"_s, u"sometime@0"_s} << QByteArray("--abandon sometime@0");
        QTest::newRow("jsonpath") << QStringList{u"--identity"_s, u"$["_s} << QByteArray("$[");
        QTest::newRow("report") << QStringList{u"--report"_s, u"tea=x"_s} << QByteArray("json, csv");
        QTest::newRow("profile") << QStringList{u"--profile"_s, u"nobody"_s} << QByteArray("nobody");
        QTest::newRow("single packet in sequence")
            << QStringList{u"--release"_s, u"single-packet"_s} << QByteArray("concurrent");
        QTest::newRow("expectation") << QStringList{u"--expect"_s, u"p95 is small"_s} << QByteArray("p95 is small");
        QTest::newRow("variable") << QStringList{u"-H"_s, u"X-A: {{nowhere}}"_s} << QByteArray("nowhere");
    }
    void wrongUsageSendsNothingAndSaysWhy()
    {
        QFETCH(QStringList, more);
        QFETCH(QByteArray, says);
        const ServerProcess sandbox({u"--strategy"_s, u"none"_s});
        const Ended ended = runProgram(burst(sandbox.url(), more));
        QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
        QVERIFY2(ended.errors.contains(says), ended.errors);
        QCOMPARE(ended.output, QByteArray());
        const Ended stats =
            runProgram({u"send"_s, sandbox.url() + u"/stats"_s, u"--store"_s, m_dir.filePath(u"s.sqlite"_s)});
        QVERIFY2(stats.output.contains("\"executions\":0"), stats.output);
    }

    void anotherMachineNeedsConsent()
    {
        const Ended ended = runProgram(burst(u"http://192.0.2.1:9"_s, {}));
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains("--yes"), ended.errors);
    }

    void anUnreachableTargetIsInconclusive()
    {
        const Ended ended = runProgram(burst(u"http://127.0.0.1:1"_s, {u"--settle-limit-ms"_s, u"300"_s}));
        QVERIFY2(ended.exitCode == 3, ended.output + ended.errors);
        QCOMPARE(ended.json()[u"outcomes"_s][u"refused"_s].toInt(), 2);
    }

    void preflightSaysWhetherAContractCanBeRead()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s});
        QStringList arguments = burst(sandbox.url(), {});
        arguments[0] = u"preflight"_s;
        const Ended good = runProgram(arguments);
        QVERIFY2(good.exitCode == 0, good.output + good.errors);
        QCOMPARE(good.json()[u"probes"_s][0][u"moved_by_one"_s].toBool(), true);
        arguments[arguments.indexOf(u"$.id"_s)] = u"$.nothing"_s;
        const Ended bad = runProgram(arguments);
        QCOMPARE(bad.exitCode, 1);
        QVERIFY(!bad.json()[u"advice"_s].toArray().isEmpty());
    }

    void expectationsDecideTheExitCode()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s});
        QCOMPARE(runProgram(burst(sandbox.url(), {u"--expect"_s, u"duplicates=0"_s})).exitCode, 0);
        QCOMPARE(runProgram(burst(sandbox.url(), {u"--expect"_s, u"attempts>5"_s})).exitCode, 1);
    }

    void theSandboxEndsOnSignalAndListsItsStrategies()
    {
        ServerProcess sandbox({});
        QVERIFY(sandbox.url().startsWith(u"http://127.0.0.1:"_s));
        QCOMPARE(sandbox.terminate(), 0);
        const QJsonObject list = runProgram({u"sandbox"_s, u"--list"_s, u"--json"_s}).json();
        QVERIFY(list[u"strategies"_s].toArray().size() >= 3);
        QVERIFY(list[u"defects"_s].isArray());
        QCOMPARE(runProgram({u"sandbox"_s, u"--strategy"_s, u"magic"_s}).exitCode, 2);
    }

    void helpAndVersionNeedNothing()
    {
        for (const QString& command : {u"sandbox"_s, u"send"_s, u"preflight"_s, u"burst"_s, u"report"_s, u"history"_s})
            QVERIFY(runProgram({command, u"--help"_s}).output.contains("idemscope " + command.toUtf8()));
        QVERIFY(runProgram({u"--version"_s}).output.startsWith("idemscope "));
        QCOMPARE(runProgram({u"brew"_s}).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(StoryTest)
#include "story.moc"
