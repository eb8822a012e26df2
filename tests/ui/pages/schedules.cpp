// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/schedulekeeper.h"
#include "session/secretplace.h"
#include "session/workspacesession.h"
#include "support/memorykeychain.h"
#include "ui/dialogs/safetydialog.h"
#include "ui/dialogs/secretdialog.h"
#include "ui/models/schedulesmodel.h"
#include "ui/pages/audit/ages.h"
#include "ui/pages/schedules/schedulespage.h"
#include "ui/pages/schedules/unasked.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Scheduled replays in the window: shown with a countdown, carried out when due, forgotten when told so.
class SchedulesTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SandboxSession> m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<ScheduleKeeper> m_keeper;
    std::unique_ptr<WorkspaceSession> m_workspace;
    std::unique_ptr<SchedulesPage> m_page;
    std::map<QString, QString> m_kept; ///< in the keychain

    QString log() const { return m_folder->filePath(u"runs.sqlite"_s); }

    /// Fires a payment whose key the replays are of.
    qint64 fireOnce(RunJob job = {})
    {
        job.request.url = m_sandbox->url() + u"/payments"_s;
        job.request.body = {Body::Kind::Json, R"({"amount":1,"currency":"EUR","reference":"{{operation}}"})", {}, {}};
        Probe probe;
        probe.url = m_sandbox->url() + u"/payments?reference={{operation}}"_s;
        probe.jsonPath = u"$[*]"_s;
        job.request.contract.probes = {probe};
        job.request.contract.settling.windowMs = 100;
        job.scenario.attempts = 1;
        RunSession session(log());
        session.startBurst(job);
        if (!QTest::qWaitFor([&] { return !session.isRunning(); }, 20'000))
            return 0;
        return session.snapshot().run;
    }
    /// A request with a secret that the log does not hold.
    static RunJob withSecret()
    {
        RunJob job;
        job.request.headers = {{u"X-Token"_s, u"{{token}}"_s}};
        job.scope = {{u"collection"_s, {{u"token"_s, u"s3cret"_s, true, true}}}};
        return job;
    }
    QString notice() const
    {
        QStringList texts;
        for (const auto* label : m_page->findChildren<QLabel*>())
            texts += label->text();
        return texts.join(u'\n');
    }
    void schedule(qint64 run, qint64 dueInMs)
    {
        const auto file = RunLog::open(log());
        QVERIFY(file);
        ScheduleRow row;
        row.checkId = u"expiry.window"_s;
        row.run = run;
        row.ageMs = 3'600'000;
        row.dueMs = QDateTime::currentMSecsSinceEpoch() + dueInMs;
        QVERIFY((*file)->addSchedule(row));
    }
    void openPage(ScheduleKeeper::MayFire mayFire)
    {
        const auto noSecrets = [](const QString&) {
            return VariableScope();
        };
        m_keeper = std::make_unique<ScheduleKeeper>(*m_history, log(), std::move(mayFire), noSecrets);
        m_keeper->setKeychain(std::make_unique<MemoryKeychain>(m_kept));
        m_page = std::make_unique<SchedulesPage>(*m_keeper, *m_workspace);
        m_page->resize(1000, 600);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    QPushButton* button(const QString& text) const
    {
        for (auto* candidate : m_page->findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    QTableView* table() const { return m_page->findChild<QTableView*>(); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
    }
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_folder = std::make_unique<QTemporaryDir>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_history = std::make_unique<HistorySession>(log());
        m_workspace = std::make_unique<WorkspaceSession>();
        m_kept.clear();
        m_sandbox->setProcessingMs(0);
        QVERIFY(m_sandbox->setStrategy(u"unique-key"_s));
        QVERIFY(m_sandbox->start());
    }
    void cleanup()
    {
        m_page.reset();
        m_keeper.reset();
        m_workspace.reset();
        m_history.reset();
        m_sandbox.reset();
        m_folder.reset();
        m_theme.reset();
    }

    void nothingIsScheduledAtFirst()
    {
        openPage(mayFireUnasked);
        QVERIFY(!table()->isVisible());
        QVERIFY(!button(u"Carry out now"_s)->isEnabled());
        QVERIFY(!button(u"Forget"_s)->isEnabled());
    }

    void whatIsDueIsCarriedOutUnasked()
    {
        const qint64 run = fireOnce();
        QVERIFY(run > 0);
        schedule(run, -5'000);
        openPage(mayFireUnasked);
        const QAbstractItemModelTester tester(table()->model());
        QSignalSpy carriedOut(m_keeper.get(), &ScheduleKeeper::carriedOut);
        QTRY_COMPARE_WITH_TIMEOUT(carriedOut.size(), 1, 20'000);
        QTRY_VERIFY2_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed, 5 s late"_s) ||
                                      cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed, 6 s late"_s),
                                  qPrintable(cell(0, SchedulesModel::ResultColumn)), 10'000);
        QSignalSpy opened(m_page.get(), &SchedulesPage::runRequested);
        table()->selectRow(0);
        QTest::mouseClick(button(u"Open run"_s), Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened[0][0].toLongLong() > run);
    }

    void whatIsNotDueIsCountedDownAndCarriedOutInTime()
    {
        schedule(fireOnce(), 3'000);
        openPage(mayFireUnasked);
        QTRY_VERIFY(table()->isVisible());
        QVERIFY2(cell(0, SchedulesModel::DueColumn).startsWith(u"in "_s), qPrintable(cell(0, 2)));
        QCOMPARE(cell(0, SchedulesModel::AgeColumn), u"1 h 0 min"_s);
        QCOMPARE(cell(0, SchedulesModel::ResultColumn), u"waits"_s);
        QVERIFY(!button(u"Carry out now"_s)->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed"_s), 20'000);
    }

    void aReplayIsForgotten()
    {
        schedule(fireOnce(), 3'600'000);
        openPage(mayFireUnasked);
        QTRY_VERIFY(table()->isVisible());
        table()->selectRow(0);
        QTest::mouseClick(button(u"Forget"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn), u"forgotten"_s, 10'000);
        QVERIFY(!button(u"Forget"_s)->isEnabled());
    }

    void whatMustBeAskedWaitsForTheButton()
    {
        schedule(fireOnce(), -1'000);
        openPage([](const ScheduledReplay&) { return false; });
        QTRY_VERIFY(button(u"Carry out now"_s)->isEnabled());
        QCOMPARE(cell(0, SchedulesModel::ResultColumn), u"waits"_s);
        QTest::mouseClick(button(u"Carry out now"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed"_s), 20'000);
    }

    void aSecretThatIsNeverStoredIsAskedFor()
    {
        schedule(fireOnce(withSecret()), -1'000);
        openPage(mayFireUnasked);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn), u"waits for a secret: token"_s, 10'000);
        QVERIFY(notice().contains(u"token"_s));
        QTest::mouseClick(button(u"Carry out now"_s), Qt::LeftButton);
        auto* declined = m_page->findChild<SecretDialog*>();
        QVERIFY(declined);
        declined->reject();
        QTRY_VERIFY(!m_page->findChild<SecretDialog*>());
        QVERIFY(!m_keeper->isRunning());
        QCOMPARE(m_keeper->replays().front().row.state, ScheduleState::Waiting); // untouched
        QTest::mouseClick(button(u"Carry out now"_s), Qt::LeftButton);
        auto* dialog = m_page->findChild<SecretDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>()->setText(u"s3cret"_s);
        dialog->accept();
        QTRY_VERIFY2_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed"_s),
                                  qPrintable(cell(0, SchedulesModel::ResultColumn)), 20'000);
        QVERIFY(m_kept.empty()); // it was not to be remembered
    }

    void theKeychainIsAskedUnasked()
    {
        RunJob job = withSecret();
        job.folder = m_folder->path();
        job.environment = u"Local"_s;
        m_kept[secretPlace(job.folder, job.environment, u"token"_s)] = u"s3cret"_s;
        schedule(fireOnce(job), -1'000);
        openPage(mayFireUnasked);
        QTRY_VERIFY2_WITH_TIMEOUT(cell(0, SchedulesModel::ResultColumn).startsWith(u"Replayed"_s),
                                  qPrintable(cell(0, SchedulesModel::ResultColumn)), 20'000);
    }

    void anotherMachineIsAskedAboutOnce()
    {
        ScheduledReplay replay;
        QVERIFY(mayFireUnasked(replay));
        replay.isLoopback = false;
        replay.row.target = u"https://payments.example:8443"_s;
        QVERIFY(!mayFireUnasked(replay));
        QCOMPARE(questionBefore(replay).host, u"payments.example"_s);
        QVERIFY(questionBefore(replay).text.contains(u"payments.example"_s));
        replay.isProtected = true;
        replay.environment = u"Production"_s;
        QCOMPARE(questionBefore(replay).nameToType, u"Production"_s);
    }

    void agesAreWrittenAsPeopleDo()
    {
        QCOMPARE(*agesFrom(u"90 s, 1h; 7 d"_s), (std::vector<qint64>{90'000, 3'600'000, 604'800'000}));
        QCOMPARE(*agesFrom(u" "_s), std::vector<qint64>());
        for (const QString& wrong : {u"soon"_s, u"5"_s, u"0 s"_s, u"1 h, -2 d"_s, u"999999999999 d"_s})
            QVERIFY2(!agesFrom(wrong), qPrintable(wrong));
        QCOMPARE(agesText({90'000, 3'600'000, 604'800'000, 1}), u"90 s, 1 h, 7 d, 1 ms"_s);
    }
};

QTEST_MAIN(SchedulesTest)
#include "schedules.moc"
