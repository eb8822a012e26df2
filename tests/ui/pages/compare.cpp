// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compare/comparepage.h"

#include "report/runcomparison.h"
#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/charts/comparisonchart.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/result/recentruns.h"
#include "ui/result/samples.h"
#include "ui/result/storedrun.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Runs side by side: their figures, what changed, their charts, and the way there from the history.
class CompareTest : public QObject
{
    Q_OBJECT

    Theme m_theme{*qApp};
    QTemporaryDir m_folder;
    QString m_log = m_folder.filePath(u"runs.sqlite"_s);
    qint64 m_first = 0;
    qint64 m_second = 0;

    static QString textAt(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

private slots:
    void initTestCase()
    {
        m_first = samples::writeRun(m_log, u"10 × 5 · last-byte"_s);
        m_second = samples::writeRun(m_log, u"20 × 1 · plain"_s, 5);
        QVERIFY(m_first > 0 && m_second > m_first);
    }

    void changesAreAgainstTheFirstRun()
    {
        Judgement slow, fast;
        slow.figures.attempts = 50;
        slow.figures.duplicates = 4;
        slow.figures.cacheHitRatio = 0.5;
        slow.figures.first.count = fast.figures.first.count = 10;
        slow.figures.first.p50 = 2000;
        fast.figures.first.p50 = 1000;
        fast.figures.attempts = 50;
        fast.verdict = Verdict::ExactlyOnce;
        const auto lines = compareRuns({{1, &slow}, {2, &fast}, {3, nullptr}});
        const auto line = [&](const QString& name) {
            const auto found =
                std::find_if(lines.begin(), lines.end(), [&](const ComparisonLine& one) { return one.name == name; });
            return found == lines.end() ? ComparisonLine() : *found;
        };
        QCOMPARE(line(u"Duplicates"_s).values, (QStringList{u"4"_s, u"0"_s, u"–"_s}));
        QCOMPARE(line(u"Duplicates"_s).changes, (QStringList{QString(), u"−4"_s, QString()}));
        QCOMPARE(line(u"Attempts"_s).changes[1], u"="_s);
        QVERIFY(line(u"First executions, p50"_s).changes[1].startsWith(u"−"_s));
        QVERIFY(line(u"First executions, p50"_s).changes[1].contains(u"50"_s));
        QCOMPARE(line(u"Cache-hit ratio"_s).changes[1], QString());
    }

    void figuresAndChartsStandSideBySide()
    {
        WorkspaceSession workspace;
        SandboxSession sandbox;
        HistorySession history(m_log);
        ComparePage page({workspace, sandbox, history, m_log}, {m_second, m_first});
        page.resize(900, 700);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.canExportReport(), 30'000);
        QCOMPARE(page.title(), u"Runs %1, %2"_s.arg(m_first).arg(m_second));
        const QAbstractItemModel& model = *page.findChild<QTableView*>()->model();
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"Run %1"_s.arg(m_first));
        QCOMPARE(textAt(model, 0, 1), textAt(model, 0, 2)); // the samples have one judgement
        QCOMPARE(textAt(model, 2, 3), u"="_s);
        auto* chart = page.findChild<ComparisonChart*>();
        QTRY_VERIFY(!chart->isShowingNothing());
        QVERIFY(chart->summary().contains(u"Run %1"_s.arg(m_second)));
        QCOMPARE(chart->table().columns.size(), 3);
        QVERIFY(ComparisonChart::colorOf(0) != ComparisonChart::colorOf(1));
    }

    void theComparisonIsExported()
    {
        WorkspaceSession workspace;
        SandboxSession sandbox;
        HistorySession history(m_log);
        ComparePage page({workspace, sandbox, history, m_log}, {m_first, m_second});
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.canExportReport(), 30'000);
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == u"Export report…"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        auto* dialog = page.findChild<ReportDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(u"compared with run %1"_s.arg(m_first)));
        auto* text = dialog->findChild<QTextBrowser*>();
        QTRY_VERIFY_WITH_TIMEOUT(text->toPlainText().contains(u"Compared with run %1"_s.arg(m_first)), 60'000);
    }

    void runsAreChosenInTheHistory()
    {
        HistorySession history(m_log);
        RecentRuns runs(history);
        runs.resize(260, 400);
        runs.show();
        auto* list = runs.findChild<QListView*>();
        QTRY_VERIFY(list->model()->rowCount() >= 2);
        QSignalSpy activated(&runs, &RecentRuns::runActivated);
        QSignalSpy wanted(&runs, &RecentRuns::comparisonWanted);
        const auto click = [list](int row, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers,
                              list->visualRect(list->model()->index(row, 0)).center());
        };
        click(0, {});
        QCOMPARE(activated.size(), 1);
        click(1, Qt::ControlModifier);
        QCOMPARE(activated.size(), 1); // a second one is chosen, not opened
        emit list->customContextMenuRequested(list->visualRect(list->model()->index(1, 0)).center());
        auto* menu = runs.findChild<QMenu*>();
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            if (action->text().contains(u"mpare"_s)) {
                QVERIFY(action->isEnabled());
                action->trigger();
            }
        }
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().value<std::vector<qint64>>().size(), std::size_t(2));
    }
};

QTEST_MAIN(CompareTest)
#include "compare.moc"
