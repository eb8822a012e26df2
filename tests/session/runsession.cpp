// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runsession.h"

#include "drive/preflight.h"
#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "store/runreader.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The window's faces of engine, sandbox, history and collections, without a window.
class RunSessionTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SandboxSession m_sandbox;
    WorkspaceSession m_workspace;

    QString store() const { return m_dir.filePath(u"runs.sqlite"_s); }

    RunJob sampleJob(int scenario)
    {
        const OpenRequest open = *m_workspace.load(u"Create payment"_s);
        RunJob job;
        job.request = open.request;
        job.scenario = open.request.scenarios.at(std::size_t(scenario));
        job.scope = m_workspace.scopeFor(open.request);
        job.folder = open.collectionFolder;
        return job;
    }

    RunResult fire(const RunJob& job)
    {
        RunSession session(store());
        QSignalSpy finished(&session, &RunSession::burstFinished);
        QSignalSpy failed(&session, &RunSession::failed);
        RunResult result;
        connect(&session, &RunSession::burstFinished, &session, [&](const RunResult& known) { result = known; });
        connect(&session, &RunSession::failed, &session, [](const Error& error) { qWarning() << error.message; });
        session.startBurst(job);
        std::ignore = QTest::qWaitFor([&] { return !finished.isEmpty() || !failed.isEmpty(); }, 60'000);
        return result;
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_sandbox.setProcessingMs(20);
        QVERIFY(m_sandbox.start());
        QVERIFY(m_workspace.openSample(m_sandbox.url()));
    }

    void theSampleShowsDuplicatesThenExactlyOnce()
    {
        QVERIFY(m_sandbox.setStrategy(u"none"_s));
        const RunResult duplicated = fire(sampleJob(0));
        QVERIFY(duplicated.judgement.verdict == Verdict::Duplicated);
        QCOMPARE(duplicated.judgement.figures.observed, 20);
        QVERIFY(m_sandbox.setStrategy(u"unique-key"_s));
        QVERIFY(fire(sampleJob(0)).judgement.verdict == Verdict::ExactlyOnce);
    }

    void everySampleScenarioIsExactlyOnceWithAUniqueKey()
    {
        QVERIFY(m_sandbox.setStrategy(u"unique-key"_s));
        const OpenRequest open = *m_workspace.load(u"Create payment"_s);
        for (std::size_t i = 0; i < open.request.scenarios.size(); ++i) {
            const RunResult result = fire(sampleJob(int(i)));
            QVERIFY2(result.judgement.verdict == Verdict::ExactlyOnce, qPrintable(open.request.scenarios[i].name));
        }
    }

    void aStoppedRunEndsSoonAndKeepsWhatWasDone()
    {
        RunJob job = sampleJob(2);
        job.scenario.operations = 10'000;
        RunSession session(store());
        std::optional<RunResult> result;
        connect(&session, &RunSession::burstFinished, &session, [&](const RunResult& known) { result = known; });
        session.startBurst(job);
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot().attemptsDone > 3, 20'000);
        session.stop();
        QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), 5'000);
        QVERIFY(result->state == RunState::Stopped);
        QVERIFY(result->judgement.figures.attempts > 3);
    }

    void historyReadsBackWhatWasFired()
    {
        HistorySession history(store());
        std::vector<RunRow> rows;
        std::optional<StoredRun> stored;
        std::vector<Attempt> attempts;
        connect(&history, &HistorySession::runsReady, this,
                [&](qint64, const std::vector<RunRow>& known) { rows = known; });
        connect(&history, &HistorySession::runReady, this, [&](qint64, const StoredRun& known) { stored = known; });
        connect(&history, &HistorySession::attemptsReady, this,
                [&](qint64, const std::vector<Attempt>& known) { attempts = known; });
        const qint64 run = fire(sampleJob(2)).run;
        history.requestRuns(0, 50, {});
        QTRY_VERIFY(!rows.empty());
        QCOMPARE(rows.front().id, run);
        history.requestRun(run);
        QTRY_VERIFY(stored.has_value());
        QVERIFY(stored->judgement && stored->judgement->verdict == Verdict::ExactlyOnce);
        QVERIFY(!stored->series.timeline.empty());
        history.requestAttempts(run, {}, 0, 100);
        QTRY_COMPARE(attempts.size(), 15U);
    }

    void questionsThatFailSaySo()
    {
        HistorySession history(store());
        QSignalSpy failed(&history, &HistorySession::failed);
        const qint64 ticket = history.requestRun(999'999);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toLongLong(), ticket);
    }

    void anotherMachineIsAskedAboutOnceAndAProtectedOneByName()
    {
        RunJob job = sampleJob(0);
        QVERIFY(RunSession::safetyQuestion(job, {}).text.isEmpty());
        job.request.url = u"https://api.example.org/payments"_s;
        job.environment = u"Live"_s;
        QVERIFY(RunSession::safetyQuestion(job, {}).text.contains(u"api.example.org"_s));
        QVERIFY(RunSession::safetyQuestion(job, {u"api.example.org"_s}).text.isEmpty());
        job.isProtected = true;
        QCOMPARE(RunSession::safetyQuestion(job, {u"api.example.org"_s}).nameToType, u"Live"_s);
    }

    void aProtectedEnvironmentIsAskedAboutOnThisMachineToo()
    {
        RunJob job = sampleJob(0);
        job.environment = u"Live"_s;
        job.isProtected = true;
        QCOMPARE(RunSession::safetyQuestion(job, {}).nameToType, u"Live"_s);
    }

    void aSingleRequestIsAskedAboutAsOneAttempt()
    {
        RunJob job = sampleJob(0);
        job.request.url = u"https://api.example.org/payments"_s;
        QVERIFY(RunSession::safetyQuestion(job, {}).text.contains(u"20"_s));
        const QString single = RunSession::safetyQuestion(onceOnly(job, u"send"_s), {}).text;
        QVERIFY2(single.contains(u"At most 1 attempt"_s), qPrintable(single));
    }

    void anEmptySecretIsNamedUntilItIsGiven()
    {
        const Environment environment{u"Bare"_s, {{u"token"_s, QString(), true, true}}, false, {}};
        QVERIFY(m_workspace.saveEnvironment(environment));
        m_workspace.setCurrentEnvironment(u"Bare"_s);
        const auto missing = WorkspaceSession::missingSecret(m_workspace.scopeFor({}));
        QVERIFY(missing);
        QCOMPARE(missing->name, u"token"_s);
        QVERIFY(missing->origin.contains(u"Bare"_s) && !missing->isOfRequest);
        Request own; // a narrower level hides the empty one
        own.variables = {{u"token"_s, u"mine"_s}};
        QVERIFY(!WorkspaceSession::missingSecret(m_workspace.scopeFor(own)));
        own.variables = {{u"token"_s, QString(), true, true}};
        QVERIFY(WorkspaceSession::missingSecret(m_workspace.scopeFor(own))->isOfRequest);
        own.variables.front().enabled = false;
        QVERIFY(!WorkspaceSession::missingSecret(m_workspace.scopeFor(own))->isOfRequest);
        qputenv("IDEMSCOPE_SECRET_TOKEN", "from outside");
        QCOMPARE(m_workspace.scopeFor({}).at(1).variables.at(0).value, u"from outside"_s);
        qunsetenv("IDEMSCOPE_SECRET_TOKEN");
        m_workspace.giveSecret(u"token"_s, u"hush"_s);
        QVERIFY(!WorkspaceSession::missingSecret(m_workspace.scopeFor({})));
        QCOMPARE(m_workspace.scopeFor({}).at(1).variables.at(0).value, u"hush"_s);
        m_workspace.setCurrentEnvironment(u"Local"_s);
    }

    void preflightMovesTheProbeByOne()
    {
        RunSession session(store());
        std::optional<PreflightReport> report;
        connect(&session, &RunSession::preflightFinished, &session,
                [&](const PreflightReport& known) { report = known; });
        session.startPreflight(sampleJob(0));
        QTRY_VERIFY_WITH_TIMEOUT(report.has_value(), 20'000);
        QVERIFY(report->isReady());
        QVERIFY(report->probes.at(0).movedByOne());
    }

    void secretsOfAnEnvironmentStayInMemory()
    {
        Environment environment{u"Secret"_s, {{u"token"_s, u"hush-hush"_s, true, true}}, false, {}};
        QVERIFY(m_workspace.saveEnvironment(environment));
        m_workspace.setCurrentEnvironment(u"Secret"_s);
        QCOMPARE(m_workspace.scopeFor({}).at(1).variables.at(0).value, u"hush-hush"_s);
        QFile file(m_workspace.collection().folder() + u"/environments/Secret.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("hush-hush"));
        m_workspace.setCurrentEnvironment(u"Local"_s);
    }

    void theSandboxStartsWhereItsPortIsTaken()
    {
        SandboxSession sandbox;
        QVERIFY(sandbox.start());
        const QUrl before(sandbox.url());
        sandbox.stop();
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, quint16(before.port())));
        QVERIFY(sandbox.start());
        QVERIFY(QUrl(sandbox.url()).port() != before.port());
        SandboxSession given;
        given.setPort(other.serverPort());
        QVERIFY(!given.start()); // what was asked for is not changed
    }

    void secretsOfOneCollectionAreNotAnothers()
    {
        WorkspaceSession workspace;
        const Fields token{{u"token"_s, u"hush-hush"_s, true, true}};
        QVERIFY(workspace.createCollection(m_dir.filePath(u"one"_s), u"One"_s));
        QVERIFY(workspace.saveEnvironment({u"Local"_s, token, false, {}}));
        QCOMPARE(workspace.environments().at(0).variables.at(0).value, u"hush-hush"_s);
        QVERIFY(workspace.createCollection(m_dir.filePath(u"two"_s), u"Two"_s));
        const Fields blank{{u"token"_s, {}, true, true}};
        QVERIFY(workspace.collection().saveEnvironment({u"Local"_s, blank, false, {}}));
        QVERIFY(workspace.openCollection(m_dir.filePath(u"two"_s)));
        QCOMPARE(workspace.environments().at(0).variables.at(0).value, QString());
        QVERIFY(workspace.openCollection(m_dir.filePath(u"one"_s)));
        QCOMPARE(workspace.environments().at(0).variables.at(0).value, u"hush-hush"_s);
        for (const VariableLayer& level : workspace.scopeFor({}, m_dir.filePath(u"two"_s))) {
            for (const Field& variable : level.variables)
                QCOMPARE(variable.value, QString());
        }
    }

    void secretsOfARequestStayInMemory()
    {
        WorkspaceSession workspace;
        QVERIFY(workspace.createCollection(m_dir.filePath(u"three"_s), u"Three"_s));
        Request request;
        request.variables = {{u"token"_s, u"hush-hush"_s, true, true}};
        const auto saved = workspace.save({}, request, {m_dir.filePath(u"three"_s), u"Pay"_s, false});
        QVERIFY(saved);
        QCOMPARE(saved->request.variables.at(0).value, u"hush-hush"_s);
        QFile file(m_dir.filePath(u"three/Pay.request.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("hush-hush"));
        QVERIFY(
            workspace.save(*saved, saved->request, saved->place())); // unchanged by others: the file lacks the secret
        const auto log = RunReader::open(store());
        RunJob job = sampleJob(2);
        job.request.variables = request.variables; // not used by the request, kept by nobody
        const RunResult result = fire(job);
        const auto record = (*log)->run(result.run);
        QVERIFY(record);
        QVERIFY(!QJsonDocument(record->request).toJson().contains("hush-hush"));
    }
};

QTEST_GUILESS_MAIN(RunSessionTest)
#include "runsession.moc"
