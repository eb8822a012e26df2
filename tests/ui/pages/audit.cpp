// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditpage.h"

#include "session/historysession.h"
#include "session/jobsource.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/models/scorecardmodel.h"
#include "ui/pages/audit/auditheadline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
const QStringList chosen{u"replay.sequential"_s, u"race.same-key"_s};

Request payment(const QString& sandbox)
{
    Request request;
    request.name = u"Pay"_s;
    request.method = u"POST"_s;
    request.url = sandbox + u"/payments"_s;
    request.body.kind = Body::Kind::Json;
    request.body.text = R"({"amount":10,"currency":"EUR","reference":"{{operation}}"})";
    request.contract.identity = u"$.id"_s;
    Probe probe;
    probe.url = sandbox + u"/payments?reference={{operation}}"_s;
    probe.jsonPath = u"$[*]"_s;
    request.contract.probes = {probe};
    return request;
}

}

/// The audit page, driven by keys and clicks against the sandbox: set up, carried out, read, repeated, compared.
class AuditPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    WorkspaceSession m_workspace;
    SandboxSession m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<AuditPage> m_page;

    Sessions sessions() { return {m_workspace, m_sandbox, *m_history, m_folder.filePath(u"runs.sqlite"_s)}; }
    void open(std::unique_ptr<AuditPage> page)
    {
        m_page = std::move(page);
        m_page->resize(1100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QApplication::setActiveWindow(m_page.get());
    }
    void openNew()
    {
        AuditJob job;
        job.base.request = payment(m_sandbox.url());
        job.base.profile = *profileNamed(u"generic"_s);
        open(std::make_unique<AuditPage>(sessions(), job));
    }
    QTreeWidget* tree() const { return m_page->findChild<QTreeWidget*>(); }
    QListView* scorecard() const { return m_page->findChild<QListView*>(u"scorecard"_s); }
    QAbstractButton* button(const QString& text) const
    {
        for (auto* candidate : m_page->findChildren<QAbstractButton*>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    QTableView* both() const { return m_page->findChild<QTableView*>(u"sidebyside"_s); }
    QString bothCell(int column) const { return both()->model()->index(0, column).data().toString(); }
    QComboBox* boxNamed(const QString& name) const
    {
        const auto boxes = m_page->findChildren<QComboBox*>();
        const auto found = std::find_if(boxes.begin(), boxes.end(),
                                        [&](const QComboBox* box) { return box->accessibleName() == name; });
        return found == boxes.end() ? nullptr : *found;
    }
    /// The only drop-down list that is shown beside a scorecard.
    QComboBox* comparison() const
    {
        const auto boxes = m_page->findChildren<QComboBox*>();
        const auto shown =
            std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) { return box->isVisible(); });
        return shown == boxes.end() ? nullptr : *shown;
    }
    bool isShown(const QString& part) const
    {
        const auto labels = m_page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(part); });
    }
    /// Ticks only the checks of the test, by the space bar on each group and check.
    void tickChosen()
    {
        tree()->setFocus();
        for (QTreeWidgetItemIterator item(tree()); *item; ++item) {
            if ((*item)->childCount() > 0)
                continue;
            const QString id = (*item)->text(0).section(u' ', 0, 0);
            const bool isWanted = chosen.contains(id);
            if (((*item)->checkState(0) == Qt::Checked) != isWanted) {
                tree()->setCurrentItem(*item, 0);
                QTest::keyClick(tree(), Qt::Key_Space);
            }
            QCOMPARE((*item)->checkState(0) == Qt::Checked, isWanted);
        }
    }
    void carryOut()
    {
        QTRY_VERIFY(button(u"Start audit"_s) && button(u"Start audit"_s)->isEnabled());
        QTest::mouseClick(button(u"Start audit"_s), Qt::LeftButton);
        QTRY_VERIFY(m_page->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), patienceMs);
        QTRY_VERIFY(m_page->audit() > 0);
    }
    void choose(const QString& check)
    {
        auto* model = qobject_cast<ScorecardModel*>(scorecard()->model());
        QVERIFY(model->rowOf(check) >= 0);
        scorecard()->setFocus();
        scorecard()->setCurrentIndex(model->index(0));
        for (int step = 0; scorecard()->currentIndex().data(ScorecardModel::IdRole).toString() != check && step < 40;
             ++step)
            QTest::keyClick(scorecard(), Qt::Key_Down);
        QCOMPARE(scorecard()->currentIndex().data(ScorecardModel::IdRole).toString(), check);
    }
    QString resultOf(const QString& check) const
    {
        const auto* model = qobject_cast<ScorecardModel*>(scorecard()->model());
        return model->index(model->rowOf(check)).data(ScorecardModel::AnswerTextRole).toString();
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_theme = std::make_unique<Theme>(*qApp);
        m_history = std::make_unique<HistorySession>(m_folder.filePath(u"runs.sqlite"_s));
        m_sandbox.setProcessingMs(10);
        QVERIFY(m_sandbox.setStrategy(u"check-then-act"_s));
        QVERIFY(m_sandbox.start());
    }
    void cleanupTestCase()
    {
        m_page.reset();
        m_history.reset();
    }

    /// What is only informational is neither counted nor shown as a failure.
    void aRemarkIsCountedApart()
    {
        Audit audit;
        audit.id = 1;
        for (const auto& [id, severity] :
             {std::pair(u"replay.sequential"_s, Severity::Critical), std::pair(u"replay.marker"_s, Severity::Info)}) {
            CheckOutcome check;
            check.id = id;
            check.finding.result = CheckResult::Fail;
            check.finding.severity = severity;
            audit.checks.push_back(check);
        }
        ScorecardModel model;
        model.setAudit(audit);
        QCOMPARE(model.index(model.rowOf(u"replay.marker"_s)).data(ScorecardModel::AnswerTextRole).toString(),
                 u"remark"_s);
        model.setFilter(CheckAnswer::Fail);
        QVERIFY(model.rowOf(u"replay.sequential"_s) >= 0 && model.rowOf(u"replay.marker"_s) < 0);
        model.setFilter(CheckAnswer::Remark);
        QVERIFY(model.rowOf(u"replay.sequential"_s) < 0 && model.rowOf(u"replay.marker"_s) >= 0);
        AuditHeadline headline;
        headline.showAudit(audit, model.score());
        QStringList filters;
        for (const auto* filter : headline.findChildren<LinkButton*>())
            filters.append(filter->text());
        QVERIFY2(filters.contains(u"Failed 1"_s) && filters.contains(u"Remarks 1"_s), qPrintable(filters.join(u'|')));
        QVERIFY(theme().color(CheckAnswer::Remark) != theme().color(CheckAnswer::Fail));
    }

    void anAuditIsSetUpCarriedOutAndRead()
    {
        openNew();
        tickChosen();
        QTRY_VERIFY(isShown(u"At most"_s));
        carryOut();
        QCOMPARE(resultOf(u"race.same-key"_s), u"fail"_s);
        QCOMPARE(resultOf(u"replay.sequential"_s), u"pass"_s);
        // The first failure is chosen and its evidence shown.
        QTRY_VERIFY(isShown(u"race.same-key · "_s));
        QVERIFY(isShown(u"Evidence"_s));
        QSignalSpy runs(m_page.get(), &AuditPage::runRequested);
        const auto buttons = m_page->findChildren<QAbstractButton*>();
        const auto opens = std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton* candidate) {
            return candidate->text().startsWith(u"Open run "_s);
        });
        QVERIFY(opens != buttons.end());
        QTest::mouseClick(*opens, Qt::LeftButton);
        QCOMPARE(runs.size(), 1);
        QVERIFY(runs.front().front().toLongLong() > 0);
    }

    void theFilterShowsOnlyFailures()
    {
        QTest::mouseClick(button(u"Failed 1"_s), Qt::LeftButton);
        const auto* model = qobject_cast<ScorecardModel*>(scorecard()->model());
        QVERIFY(model->rowOf(u"race.same-key"_s) >= 0);
        QCOMPARE(model->rowOf(u"replay.sequential"_s), -1);
        QTest::mouseClick(button(u"All 2"_s), Qt::LeftButton);
        QVERIFY(model->rowOf(u"replay.sequential"_s) >= 0);
    }

    void oneCheckIsPutAgainOnceItIsMended()
    {
        QVERIFY(m_sandbox.setStrategy(u"unique-key"_s));
        choose(u"race.same-key"_s);
        QTest::mouseClick(button(u"Run this check again"_s), Qt::LeftButton);
        QTRY_VERIFY(m_page->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), patienceMs);
        QTRY_COMPARE(resultOf(u"race.same-key"_s), u"pass"_s);
        QCOMPARE(resultOf(u"replay.sequential"_s), u"pass"_s);
    }

    void aStoredAuditIsAuditedAgainAndCompared()
    {
        const qint64 first = m_page->audit();
        QVERIFY(m_sandbox.setStrategy(u"none"_s));
        open(std::make_unique<AuditPage>(sessions(), first));
        QTRY_VERIFY(button(u"Audit again…"_s));
        QTest::mouseClick(button(u"Audit again…"_s), Qt::LeftButton);
        QTRY_VERIFY(tree()->isVisible() && tree()->topLevelItemCount() > 0);
        int ticked = 0;
        for (QTreeWidgetItemIterator item(tree()); *item; ++item)
            ticked += (*item)->childCount() == 0 && (*item)->checkState(0) == Qt::Checked ? 1 : 0;
        QCOMPARE(ticked, int(chosen.size()));
        carryOut();
        QVERIFY(m_page->audit() != first);
        QTRY_COMPARE(resultOf(u"replay.sequential"_s), u"fail"_s);
        QTRY_VERIFY(comparison());
        QComboBox* earlier = comparison();
        QTRY_VERIFY(earlier->count() > 1);
        earlier->setFocus();
        QTest::keyClick(earlier, Qt::Key_Down);
        QTRY_VERIFY(isShown(u"0 fixed, 2 new, 0 still"_s));
    }

    /// What was fired is judged by a second profile without being fired again; both stand side by side.
    void aSecondProfileJudgesTheSameRuns()
    {
        QVERIFY(m_sandbox.setStrategy(u"unique-key"_s));
        AuditJob job;
        job.base.request = payment(m_sandbox.url());
        job.base.profile = *profileNamed(u"generic"_s);
        job.checks = {u"key.reuse-other-payload"_s, u"replay.sequential"_s};
        open(std::make_unique<AuditPage>(sessions(), job));
        auto* second = boxNamed(u"Profile that judges as well"_s);
        QVERIFY(second);
        second->setCurrentText(u"stripe"_s);
        QTRY_VERIFY(button(u"Start audit"_s) && button(u"Start audit"_s)->isEnabled());
        QTest::mouseClick(button(u"Start audit"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(both()->isVisible(), patienceMs);
        QTRY_VERIFY(!m_page->isRunning());
        QVERIFY(isShown(u"1 of 2 checks differ"_s));
        const QAbstractItemModelTester tester(both()->model());
        QCOMPARE(both()->model()->rowCount(), 2);
        QCOMPARE(both()->model()->headerData(2, Qt::Horizontal).toString(), u"generic"_s);
        QCOMPARE(both()->model()->headerData(3, Qt::Horizontal).toString(), u"stripe"_s);
        QTest::mouseClick(button(u"Differences only"_s), Qt::LeftButton);
        QCOMPARE(both()->model()->rowCount(), 1);
        QCOMPARE(bothCell(0), u"≠"_s);
        QCOMPARE(bothCell(1), u"key.reuse-other-payload"_s);
        QVERIFY2(bothCell(2).startsWith(u"pass"_s) && bothCell(3).startsWith(u"fail"_s), qPrintable(bothCell(3)));
    }

    void theFindingOfEitherProfileIsShown()
    {
        both()->setCurrentIndex(both()->model()->index(0, 3));
        QTRY_VERIFY(isShown(u"key.reuse-other-payload · fail"_s));
        QVERIFY(!button(u"Run this check again"_s)->isEnabled()); // it belongs to the other audit
        both()->setCurrentIndex(both()->model()->index(0, 2));
        QTRY_VERIFY(isShown(u"key.reuse-other-payload · pass"_s));
        QVERIFY(button(u"Run this check again"_s)->isEnabled());
        QTest::mouseClick(button(u"Side by side"_s), Qt::LeftButton);
        QVERIFY(scorecard()->isVisible() && !both()->isVisible());
    }

    void aStoredAuditIsJudgedByAnotherProfile()
    {
        const qint64 stored = m_page->audit();
        open(std::make_unique<AuditPage>(sessions(), stored));
        QTRY_VERIFY(button(u"Judge by"_s));
        QMenu* menu = qobject_cast<QPushButton*>(button(u"Judge by"_s))->menu();
        emit menu->aboutToShow();
        const auto actions = menu->actions();
        const auto square = std::find_if(actions.begin(), actions.end(),
                                         [](const QAction* action) { return action->text() == u"square"_s; });
        QVERIFY(square != actions.end());
        QVERIFY(std::none_of(actions.begin(), actions.end(),
                             [](const QAction* action) { return action->text() == u"generic"_s; }));
        (*square)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(both()->isVisible() && !m_page->isRunning(), patienceMs);
        QCOMPARE(both()->model()->headerData(3, Qt::Horizontal).toString(), u"square"_s);
        QCOMPARE(m_page->audit(), stored);
    }

    void stopEndsItAndKeepsWhatWasDone()
    {
        m_sandbox.setProcessingMs(2000);
        openNew();
        tickChosen();
        QTRY_VERIFY(button(u"Start audit"_s)->isEnabled());
        QTest::mouseClick(button(u"Start audit"_s), Qt::LeftButton);
        QTRY_VERIFY(button(u"Stop"_s));
        QTest::mouseClick(button(u"Stop"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), patienceMs);
        QTRY_VERIFY(button(u"Audit again…"_s));
        m_sandbox.setProcessingMs(10);
    }

    void aTargetThatIsGoneIsSaid()
    {
        m_sandbox.stop();
        openNew();
        Request request = payment(u"http://127.0.0.1:1"_s);
        AuditJob job;
        job.base.request = request;
        job.base.profile = *profileNamed(u"generic"_s);
        open(std::make_unique<AuditPage>(sessions(), job));
        QTRY_VERIFY(button(u"Start audit"_s) && button(u"Start audit"_s)->isEnabled());
        QTest::mouseClick(button(u"Start audit"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning() && m_page->findChild<MessageBar*>()->isVisible(), patienceMs);
        QVERIFY(!m_page->findChild<MessageBar*>()->text().isEmpty());
    }
};

QTEST_MAIN(AuditPageTest)
#include "audit.moc"
