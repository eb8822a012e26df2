// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A sandbox and what it takes to audit it.
struct Target
{
    explicit Target(const QString& strategy, int processingMs = 10)
        : sandbox({u"--port"_s, u"0"_s, u"--strategy"_s, strategy, u"--processing-ms"_s, QString::number(processingMs)})
    {
    }

    QStringList arguments(const QStringList& more) const
    {
        return auditArguments(sandbox.url(), store) +
               QStringList{u"--probe"_s,       sandbox.url() + u"/payments"_s,
                           u"--probe-count"_s, u"$[?@.reference=='{{operation}}']"_s,
                           u"--settle-ms"_s,   u"200"_s} +
               more;
    }

    Ended audit(const QStringList& more) const { return runProgram(arguments(more)); }

    QTemporaryDir dir;
    QString store = dir.filePath(u"runs.sqlite"_s);
    ServerProcess sandbox;
};

QJsonObject checkOf(const Ended& ended, const QString& id)
{
    for (const QJsonValue& check : ended.json()[u"checks"_s].toArray()) {
        if (check[u"id"_s].toString() == id)
            return check.toObject();
    }
    return {};
}

const QStringList sequential{u"--check"_s, u"replay.sequential"_s};

}

/// `idemscope audit` as scripts see it (CLI.md).
class AuditTest : public QObject
{
    Q_OBJECT

private slots:
    void checksAreListedWithoutARequest()
    {
        const Ended ended = runProgram({u"audit"_s, u"--list-checks"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonArray checks = ended.json()[u"checks"_s].toArray();
        QVERIFY(!checks.isEmpty());
        for (const QJsonValue& check : checks) {
            QVERIFY(check[u"id"_s].toString().contains(u'.'));
            QVERIFY(!check[u"question"_s].toString().isEmpty());
        }
        QVERIFY(runProgram({u"audit"_s, u"--list-checks"_s}).output.contains("replay.sequential"));
    }

    void wrongUsageIsNamedAndNothingIsSent_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const QStringList& arguments, const QString& named) {
            QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << named;
        };
        row({u"--check"_s, u"race.nothing"_s}, u"race.nothing"_s);
        row({u"--skip"_s, u"nothing"_s}, u"nothing"_s);
        row({u"--rounds"_s, u"0"_s}, u"--rounds"_s);
        row({u"--seed"_s, u"-1"_s}, u"--seed"_s);
        row({u"--max-seconds"_s, u"x"_s}, u"--max-seconds"_s);
        row({u"--max-attempts"_s, u"1"_s}, u"--max-attempts"_s);
        row({u"--baseline"_s, u"/no/such/file"_s}, u"/no/such/file"_s);
        row({u"--fail-on"_s, u"everything"_s}, u"--fail-on"_s);
        row({u"--as-other"_s, u"no colon"_s}, u"--as-other no colon"_s);
        row({u"--other-url"_s, u"refunds"_s}, u"--other-url"_s);
        row({u"--replica"_s, u"nowhere"_s}, u"--replica"_s);
        row({u"--provoke"_s, u"panic=[]"_s}, u"--provoke panic=[]"_s);
        row({u"--provoke"_s, u"decline={}"_s}, u"--provoke"_s);
        row({u"--provoke"_s, u"decline=header:none"_s}, u"--provoke"_s);
        row({u"--ttl-ms"_s, u"0"_s}, u"--ttl-ms"_s);
        row({u"--age-ms"_s, u"soon"_s}, u"--age-ms"_s);
    }

    void wrongUsageIsNamedAndNothingIsSent()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const QTemporaryDir dir;
        const Ended ended =
            runProgram(QStringList{u"audit"_s, u"http://127.0.0.1:1/"_s, u"--store"_s, dir.filePath(u"runs.sqlite"_s)} +
                       arguments);
        QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
        QVERIFY2(ended.errors.contains(named.toUtf8()), ended.errors);
        QCOMPARE(ended.output, QByteArray());
        QVERIFY(QDir(dir.path()).isEmpty());
    }

    void provocationsThatNothingUsesAreTold()
    {
        const QTemporaryDir dir;
        const QStringList request{
            u"audit"_s,   u"http://127.0.0.1:1/"_s, u"--store"_s, dir.filePath(u"runs.sqlite"_s), u"--estimate"_s,
            u"--check"_s, u"replay.sequential"_s};
        for (const QString& name :
             {u"decline"_s, u"invalid"_s, u"error-5xx"_s, u"commit-then-5xx"_s, u"throw"_s, u"crash"_s, u"slow"_s}) {
            const QStringList provoked{u"--provoke"_s, name + u"=header:X-Fault: "_s + name};
            const QByteArray told = "The provocation " + name.toUtf8() + " is not used";
            const Ended ended = runProgram(request + provoked);
            QVERIFY2(ended.exitCode == 0 && ended.errors.contains(told), ended.errors);
        }
        const QStringList used{u"--provoke"_s, u"crash=header:X-Fault: crash"_s, u"--check"_s, u"lock.released"_s};
        QVERIFY(!runProgram(request + used).errors.contains("is not used"));
    }

    void everyProfileJudgesTheSameRuns()
    {
        const Target target(u"unique-key"_s);
        const QStringList both{u"--profile"_s, u"generic"_s, u"--profile"_s, u"stripe"_s,
                               u"--check"_s,   u"key"_s,     u"--skip"_s,    u"key.syntax"_s};
        const QJsonObject estimate = target.audit(both + QStringList{u"--estimate"_s}).json();
        QCOMPARE(estimate[u"also_judged_by"_s][0][u"profile"_s].toString(), u"stripe"_s);
        const Ended ended = target.audit(both);
        const QJsonObject first = ended.json();
        QCOMPARE(first[u"profile"_s].toString(), u"generic"_s);
        const QJsonObject second = first[u"also_judged_by"_s][0].toObject();
        QCOMPARE(second[u"profile"_s].toString(), u"stripe"_s);
        QCOMPARE(second[u"audit"_s][u"attempts"_s].toInt(), 0);
        QCOMPARE(second[u"checks"_s].toArray().size(), first[u"checks"_s].toArray().size());
        for (qsizetype i = 0; i < second[u"checks"_s].toArray().size(); ++i)
            QCOMPARE(second[u"checks"_s][i][u"runs"_s], first[u"checks"_s][i][u"runs"_s]);
        // Stripe documents another refusal of another payload than the sandbox gives; the generic profile takes any.
        QCOMPARE(first[u"differences"_s].toArray(), QJsonArray{u"key.reuse-other-payload"_s});
        QCOMPARE(ended.exitCode, 1);
        const QStringList history{u"history"_s, u"compare"_s, u"audit:1"_s, u"audit:2"_s, u"--store"_s, target.store};
        const QJsonArray differences =
            runProgram(history + QStringList{u"--json"_s}).json()[u"differences"_s].toArray();
        QCOMPARE(differences, first[u"differences"_s].toArray());
        const Ended text = runProgram(history);
        QVERIFY2(text.output.contains("generic") && text.output.contains("stripe") && text.output.contains("differ"),
                 text.output);
        const Ended report = runProgram({u"report"_s, u"audit:1"_s, u"--compare"_s, u"audit:2"_s, u"--format"_s,
                                         u"md"_s, u"--store"_s, target.store});
        QVERIFY2(report.output.contains("Judged by two profiles"), report.output);
    }

    void aProfileThatIsNotKnownIsWrongUsage()
    {
        const Target target(u"unique-key"_s);
        const Ended ended = target.audit({u"--profile"_s, u"generic"_s, u"--profile"_s, u"nobody"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains("nobody"), ended.errors);
        QVERIFY(!QFile::exists(target.store));
    }

    void aMissingRequestIsWrongUsage()
    {
        const Ended ended = runProgram({u"audit"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(ended.errors.contains("REQUEST"));
    }

    void anotherMachineIsAskedForFirst()
    {
        const Ended ended = runProgram({u"audit"_s, u"https://api.example.org/payments"_s, u"-d"_s, u"{}"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains("--yes"), ended.errors);
    }

    void aTargetThatIsNotThereIsThree()
    {
        const QTemporaryDir dir;
        const Ended ended = runProgram({u"audit"_s, u"http://127.0.0.1:1/payments"_s, u"-d"_s, uR"({"amount":1})"_s,
                                        u"--store"_s, dir.filePath(u"runs.sqlite"_s)});
        QVERIFY2(ended.exitCode == 3, ended.errors);
    }

    void anEstimateSendsNothing()
    {
        const Target target(u"unique-key"_s);
        const Ended ended = target.audit({u"--estimate"_s});
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(ended.json()[u"attempts"_s].toInteger() > 1);
        QVERIFY(!QFile::exists(target.store));
    }

    void aGreenTargetIsZeroARedOneIsOne()
    {
        const Target green(u"unique-key"_s);
        const Ended passed = green.audit(sequential);
        QVERIFY2(passed.exitCode == 0, passed.output + passed.errors);
        QCOMPARE(checkOf(passed, u"replay.sequential"_s)[u"result"_s].toString(), u"pass"_s);

        const Target red(u"none"_s);
        const Ended failed = red.audit(sequential);
        QVERIFY2(failed.exitCode == 1, failed.output + failed.errors);
        const QJsonObject check = checkOf(failed, u"replay.sequential"_s);
        QCOMPARE(check[u"result"_s].toString(), u"fail"_s);
        QCOMPARE(check[u"severity"_s].toString(), u"critical"_s);
        QCOMPARE(failed.json()[u"score"_s][u"fail"_s].toInt(), 1);
        QCOMPARE(failed.json()[u"profile"_s].toString(), u"generic"_s);
        const qint64 run = check[u"evidence"_s][u"run"_s].toInteger();
        QVERIFY(!check[u"evidence"_s][u"attempts"_s].toArray().isEmpty());
        const Ended shown =
            runProgram({u"history"_s, u"show"_s, QString::number(run), u"--json"_s, u"--store"_s, red.store});
        QCOMPARE(shown.json()[u"effects"_s][u"observed"_s].toInt(), 2);
    }

    void aBaselineFailsOnlyOnWhatGotWorse()
    {
        const Target red(u"none"_s);
        const QString file = red.dir.filePath(u"before.json"_s);
        QCOMPARE(red.audit(sequential + QStringList{u"--report"_s, u"json="_s + file}).exitCode, 1);
        const Ended still = red.audit(sequential + QStringList{u"--baseline"_s, file});
        QVERIFY2(still.exitCode == 0, still.output + still.errors);
        QCOMPARE(still.json()[u"baseline"_s][u"still"_s].toArray(), QJsonArray{u"replay.sequential"_s});

        const Target green(u"unique-key"_s);
        const Ended fixed = green.audit(sequential + QStringList{u"--baseline"_s, file});
        QCOMPARE(fixed.exitCode, 0);
        QCOMPARE(fixed.json()[u"baseline"_s][u"fixed"_s].toArray(), QJsonArray{u"replay.sequential"_s});
        const QString better = green.dir.filePath(u"better.json"_s);
        QCOMPARE(green.audit(sequential + QStringList{u"--report"_s, u"json="_s + better}).exitCode, 0);
        const Ended worse = red.audit(sequential + QStringList{u"--baseline"_s, better});
        QCOMPARE(worse.exitCode, 1);
        QCOMPARE(worse.json()[u"baseline"_s][u"new"_s].toArray(), QJsonArray{u"replay.sequential"_s});
    }

    void theHistoryCountsTheRunsOfAnAuditAndHidesThem()
    {
        const Target target(u"unique-key"_s);
        QCOMPARE(target.audit(sequential).exitCode, 0);
        const auto history = [&](const QStringList& arguments) {
            return runProgram(QStringList{u"history"_s} + arguments +
                              QStringList{u"--json"_s, u"--store"_s, target.store});
        };
        const QJsonObject list = history({u"list"_s}).json();
        QVERIFY(list[u"runs"_s].toArray().isEmpty());
        QVERIFY(list[u"audits"_s][0][u"runs"_s].toInt() >= 2);
        QVERIFY(history({u"list"_s, u"--all"_s}).json()[u"runs"_s].toArray().size() >= 2);
        QCOMPARE(history({u"show"_s, u"audit:1"_s}).json()[u"score"_s][u"pass"_s].toInt(), 1);
        QCOMPARE(history({u"delete"_s, u"audit:1"_s}).exitCode, 0);
        QVERIFY(history({u"list"_s, u"--all"_s}).json()[u"runs"_s].toArray().isEmpty());
        QCOMPARE(history({u"resume"_s}).exitCode, 0);
    }

    void aReplayNamesTheSecretThatItIsMissing()
    {
        const Target target(u"unique-key"_s);
        const QStringList secret{u"IDEMSCOPE_SECRET_API_TOKEN=s3cret"_s};
        const Ended ended =
            runProgram(target.arguments(sequential + QStringList{u"--check"_s, u"expiry.window"_s, u"--age-ms"_s,
                                                                 u"1"_s, u"--auth"_s, u"bearer:{{api-token}}"_s}),
                       secret);
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        const QStringList resume{u"history"_s, u"resume"_s, u"--store"_s, target.store};
        const Ended without = runProgram(resume);
        QCOMPARE(without.exitCode, 3);
        QVERIFY2(without.output.contains("IDEMSCOPE_SECRET_API_TOKEN"), without.output);
        const QJsonObject told = runProgram(resume + QStringList{u"--json"_s}).json();
        QCOMPARE(told[u"carried_out"_s].toArray().size(), 0);
        QCOMPARE(told[u"waiting"_s][0][u"state"_s].toString(), u"waiting"_s);
        QCOMPARE(told[u"waiting"_s][0][u"missing_secrets"_s].toArray(), QJsonArray{u"api-token"_s});
        const Ended with = runProgram(resume + QStringList{u"--json"_s}, secret);
        QVERIFY2(with.exitCode == 0, with.output + with.errors);
        QCOMPARE(with.json()[u"carried_out"_s][0][u"state"_s].toString(), u"done"_s);
    }

    void anAuditThatIsKilledKeepsTheChecksDoneSoFar()
    {
        const Target target(u"unique-key"_s, 300); // slow enough to be under way still
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), target.arguments({}));
        const auto shown = [&] {
            return runProgram({u"history"_s, u"show"_s, u"audit:1"_s, u"--json"_s, u"--store"_s, target.store}).json();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!shown()[u"checks"_s].toArray().isEmpty(), 60'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        const QJsonObject left = shown();
        QCOMPARE(left[u"audit"_s][u"state"_s].toString(), u"interrupted"_s);
        QVERIFY(!left[u"checks"_s].toArray().isEmpty());
        QVERIFY(!left[u"checks"_s][0][u"finding"_s].toString().isEmpty());
    }

    void anAuditThatIsInterruptedEndsSoonWithWhatWasDone()
    {
        const Target target(u"unique-key"_s);
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), target.arguments({}));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(target.store), 20'000);
        QTest::qWait(1'500);
        process.terminate();
        QVERIFY(process.waitForFinished(3'000));
        QCOMPARE(process.exitCode(), 130);
        const QJsonObject document = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(document[u"audit"_s][u"state"_s].toString(), u"interrupted"_s);
        QVERIFY(document[u"score"_s][u"inconclusive"_s].toInt() > 0);
    }

    void textSaysWhatFailedAndHowToAskAgain()
    {
        const Target red(u"none"_s);
        QStringList arguments = red.arguments(sequential);
        arguments.removeAll(u"--json"_s);
        const Ended ended = runProgram(arguments);
        QCOMPARE(ended.exitCode, 1);
        for (const char* text : {"replay.sequential", "fail", "evidence: run ", "--check replay.sequential"})
            QVERIFY2(ended.output.contains(text), ended.output);
    }

    /// The command under a finding, given to a shell as it stands, fires the same.
    void askingAgainIsACommandForAShell()
    {
        const Target red(u"none"_s);
        const QString body =
            u"{\"amount\":1000,\"reference\":\"{{operation}}\",\"note\":\"it's $HOME `id` \\\\ ! #\"}"_s;
        QStringList arguments = red.arguments(
            sequential + QStringList{u"--seed"_s, u"7"_s, u"-d"_s, body, u"-H"_s, u"Authorization: Bearer s3cr3t"_s});
        arguments.removeAll(u"--json"_s);
        const QString output = QString::fromUtf8(runProgram(arguments).output);
        const QRegularExpressionMatch again =
            QRegularExpression(u"again: (.+)$"_s, QRegularExpression::MultilineOption).match(output);
        QVERIFY2(again.hasMatch() && !output.contains(u"s3cr3t"_s), qPrintable(output));
        const QString secret =
            QRegularExpression(u"\\$\\{(IDEMSCOPE_SECRET_\\w+)\\}"_s).match(again.captured(1)).captured(1);
        QVERIFY2(output.contains(u"in the environment first: "_s + secret), qPrintable(output));
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(secret, u"s3cr3t"_s);
        shell.setProcessEnvironment(environment);
        shell.start(u"sh"_s, {u"-c"_s, u"idemscope() { \"$IDEMSCOPE_BINARY\" \"$@\"; }\n"_s + again.captured(1) +
                                           u" --json --store '"_s + red.store + u'\''});
        QVERIFY(shell.waitForFinished(60'000));
        const QJsonObject document = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        QVERIFY2(shell.exitCode() == 1, shell.readAllStandardError());
        QCOMPARE(document[u"audit"_s][u"seed"_s].toInt(), 7);
        const QString sent = QString::fromUtf8(
            runProgram({u"report"_s, u"audit:2"_s, u"--format"_s, u"json"_s, u"--store"_s, red.store}).output);
        QVERIFY2(sent.contains(u"it's $HOME `id` "_s) && !sent.contains(u"s3cr3t"_s), qPrintable(sent));
    }

    void csvHasALinePerCheck()
    {
        const Target target(u"unique-key"_s);
        const QString file = target.dir.filePath(u"checks.csv"_s);
        QCOMPARE(target.audit(sequential + QStringList{u"--report"_s, u"csv="_s + file}).exitCode, 0);
        QFile csv(file);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 2);
    }
};

QTEST_GUILESS_MAIN(AuditTest)
#include "audit.moc"
