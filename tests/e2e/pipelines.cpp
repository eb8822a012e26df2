// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"
#include "interchange/yaml.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// One of the examples that people copy.
QJsonObject exampleOf(const QString& name)
{
    const auto source =
        ImportSource::fromFile(qEnvironmentVariable("IDEMSCOPE_TEST_DATA") + u"/../../resources/ci/"_s + name);
    const auto json = source ? jsonFromYaml(*source) : Result<QByteArray>(Failure(source.error()));
    return json ? QJsonDocument::fromJson(*json).object() : QJsonObject();
}

/// The scripts of GitHub's steps that have an id, which are those that fire.
QStringList gitHubScripts()
{
    QStringList scripts;
    const QJsonValue job = exampleOf(u"github-actions.yml"_s)[u"jobs"_s][u"idempotency"_s];
    for (const QJsonValue& step : job[u"steps"_s].toArray()) {
        if (!step[u"id"_s].isUndefined())
            scripts.append(step[u"run"_s].toString());
    }
    return scripts;
}

/// GitLab runs the lines of a script in one shell.
QString gitLabScript()
{
    QStringList lines;
    for (const QJsonValue& line : exampleOf(u"gitlab-ci.yml"_s)[u"idempotency"_s][u"script"_s].toArray())
        lines.append(line.toString());
    return lines.join(u'\n');
}

/// A checkout with a collection whose environment CI names the sandbox; `idemscope` is on the PATH, HOME and a display
/// are missing.
class Checkout
{
public:
    explicit Checkout(const QString& strategy)
        : m_sandbox({u"--strategy"_s, strategy, u"--processing-ms"_s, u"20"_s})
    {
        const QString request = u"Create payment.request.json"_s;
        QDir(m_dir.path()).mkpath(u"api/environments"_s);
        QDir(m_dir.path()).mkdir(u"bin"_s);
        QFile::copy(u":/idemscope/samples/payments/"_s + request, path(u"api/"_s + request));
        QFile::copy(u":/idemscope/samples/payments/collection.json"_s, path(u"api/collection.json"_s));
        const QJsonObject url{{u"name"_s, u"baseUrl"_s}, {u"value"_s, m_sandbox.url()}};
        const QJsonObject environment{{u"variables"_s, QJsonArray{url}}, {u"version"_s, 1}};
        std::ignore = writeFile(path(u"api/environments/CI.json"_s), QJsonDocument(environment).toJson());
        QFile::link(qEnvironmentVariable("IDEMSCOPE_BINARY"), path(u"bin/idemscope"_s));
    }

    QString path(const QString& name) const { return m_dir.filePath(name); }
    QByteArray contents(const QString& name) const { return readFile(path(name)).value_or(QByteArray()); }

    Ended run(const QString& script, const QStringList& more = {}) const
    {
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        for (const QString& name : {u"HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_STATE_HOME"_s,
                                    u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
            variables.remove(name);
        variables.insert(u"XDG_DATA_HOME"_s, path(u"data"_s)); // nothing of the test stays with the user
        variables.insert(u"PATH"_s, path(u"bin"_s) + u':' + variables.value(u"PATH"_s));
        for (const QString& entry : more)
            variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
        QProcess shell;
        shell.setProcessEnvironment(variables);
        shell.setWorkingDirectory(m_dir.path());
        shell.start(u"bash"_s, {u"-eo"_s, u"pipefail"_s, u"-c"_s, script});
        shell.waitForFinished(300'000);
        return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
    }

private:
    QTemporaryDir m_dir;
    ServerProcess m_sandbox;
};

bool isXml(const QByteArray& bytes)
{
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd())
        xml.readNext();
    return !bytes.isEmpty() && !xml.hasError();
}

}

/// The examples under resources/ci do what they say, and the switches for pipelines do as well (CLI.md).
class PipelinesTest : public QObject
{
    Q_OBJECT

private slots:
    void gitHubsStepsRun_data() { strategies(); }
    void gitHubsStepsRun()
    {
        QFETCH(QString, strategy);
        QFETCH(int, code);
        const Checkout checkout(strategy);
        const QStringList scripts = gitHubScripts();
        QCOMPARE(scripts.size(), 2);
        const QStringList step{u"GITHUB_ACTIONS=true"_s, u"GITHUB_STEP_SUMMARY="_s + checkout.path(u"summary.md"_s)};
        for (const QString& script : scripts) {
            const Ended ended = checkout.run(script, step);
            QVERIFY2(ended.exitCode == code, ended.output + ended.errors);
            QVERIFY2(ended.errors.contains("::error title=") == (code == 1), ended.errors);
        }
        const QByteArray summary = checkout.contents(u"summary.md"_s);
        QCOMPARE(summary.count("# Run "), 4);
        QCOMPARE(summary.count("# Audit "), 1);
        QCOMPARE(summary.contains("❌"), code == 1);
        reportsAreThere(checkout);
    }

    void gitLabsScriptRuns_data() { strategies(); }
    void gitLabsScriptRuns()
    {
        QFETCH(QString, strategy);
        QFETCH(int, code);
        const Checkout checkout(strategy);
        const Ended ended = checkout.run(gitLabScript());
        QVERIFY2(ended.exitCode == code, ended.output + ended.errors);
        reportsAreThere(checkout);
    }

    void aSummaryThatIsFullIsLeftAlone()
    {
        const Checkout checkout(u"unique-key"_s);
        const QString summary = checkout.path(u"summary.md"_s);
        QVERIFY(writeFile(summary, QByteArray(1024 * 1024 - 100, 'x')));
        const Ended ended = checkout.run(u"idemscope burst 'api/Create payment' --env CI --attempts 2"_s,
                                         {u"GITHUB_STEP_SUMMARY="_s + summary});
        QVERIFY2(ended.errors.contains("1 MiB"), ended.errors);
        QCOMPARE(QFileInfo(summary).size(), 1024 * 1024 - 100);
    }

    void withoutHomeTheUsersEntrySaysWhereTheLogIs()
    {
        const Checkout checkout(u"unique-key"_s);
        const Ended ended = checkout.run(
            u"unset XDG_DATA_HOME; idemscope burst 'api/Create payment' --env CI --store /proc/no/such/folder"_s);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains("/proc/no"), ended.errors);
        const Ended listed = checkout.run(u"unset XDG_DATA_HOME; idemscope history list --json"_s);
        QVERIFY2(listed.exitCode == 0, listed.errors);
        QVERIFY(!QFile::exists(u"/.local/share/Idemscope"_s));
    }

    void whatCountsAsAFailureIsChosen()
    {
        const ServerProcess sandbox({u"--defect"_s, u"keyless-dedup"_s}); // a major failure
        const QTemporaryDir dir;
        const auto audit = [&](const QStringList& more) {
            return runProgram(auditArguments(sandbox.url(), dir.filePath(u"runs.sqlite"_s)) +
                              QStringList{u"--probe"_s, sandbox.url() + u"/payments"_s, u"--probe-count"_s, u"$[*]"_s,
                                          u"--settle-ms"_s, u"200"_s, u"--check"_s, u"key.missing"_s} +
                              more);
        };
        QCOMPARE(audit({u"--fail-on"_s, u"critical"_s}).exitCode, 0);
        QCOMPARE(audit({}).exitCode, 1);
        QCOMPARE(audit({u"--fail-on"_s, u"minor"_s}).exitCode, 1);
        // A probe that reads all payments lets one check run after the other.
        const Ended bailed = audit({u"--bail"_s, u"--check"_s, u"retry.timeout-chain"_s});
        QCOMPARE(bailed.exitCode, 1);
        QVERIFY2(bailed.output.contains("the audit ended at the first failure"), bailed.output);
    }

    void everyAttemptHasASpanOfItsOwn()
    {
        const Checkout checkout(u"unique-key"_s);
        const Ended ended = checkout.run(u"idemscope burst 'api/Create payment' --env CI --scenario 'Repeated in "
                                         u"sequence' --traceparent --report har=run.har"_s);
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        QSet<QString> spans;
        const QJsonValue log = QJsonDocument::fromJson(checkout.contents(u"run.har"_s))[u"log"_s];
        for (const QJsonValue& entry : log[u"entries"_s].toArray()) {
            for (const QJsonValue& header : entry[u"request"_s][u"headers"_s].toArray()) {
                if (header[u"name"_s].toString() == u"traceparent"_s)
                    spans.insert(header[u"value"_s].toString());
            }
        }
        QCOMPARE(spans.size(), 15);
        for (const QString& span : spans)
            QVERIFY2(QRegularExpression(u"^00-[0-9a-f]{32}-[0-9a-f]{16}-01$"_s).match(span).hasMatch(),
                     qPrintable(span));
    }

    void colourIsForTerminalsThatWantIt()
    {
        if (QStandardPaths::findExecutable(u"script"_s).isEmpty())
            QSKIP("script (bsdutils) is not installed");
        const Checkout checkout(u"unique-key"_s);
        const QString burst = u"idemscope burst \"api/Create payment\" --env CI --attempts 2"_s;
        const QString onTerminal = u"script -qec '%1' /dev/null"_s.arg(burst);
        QVERIFY(!checkout.run(burst).output.contains("\033["));
        QVERIFY(checkout.run(onTerminal).output.contains("\033[32m"));
        QVERIFY(!checkout.run(onTerminal, {u"NO_COLOR=1"_s}).output.contains("\033[32m"));
    }

private:
    static void strategies()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("code");
        QTest::newRow("an API that keeps its keys") << u"unique-key"_s << 0;
        QTest::newRow("an API with a race") << u"check-then-act"_s << 1;
    }
    static void reportsAreThere(const Checkout& checkout)
    {
        for (const QString& name : {u"scenarios-1.xml"_s, u"scenarios-4.xml"_s, u"audit.xml"_s})
            QVERIFY2(isXml(checkout.contents(name)), qPrintable(name));
        QVERIFY(checkout.contents(u"scenarios-2.html"_s).contains("</html>"));
        QVERIFY(!QJsonDocument::fromJson(checkout.contents(u"audit.json"_s))[u"checks"_s].toArray().isEmpty());
    }
};

QTEST_GUILESS_MAIN(PipelinesTest)
#include "pipelines.moc"
