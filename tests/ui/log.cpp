// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/models/journalmodel.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/qtmessages.h"
#include "ui/theme/theme.h"
#include "ui/workbench.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The log of the application in its window.
class LogTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Languages> m_languages;
    std::unique_ptr<WorkspaceSession> m_workspace;
    std::unique_ptr<SandboxSession> m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<MainWindow> m_window;

    LogPage* page() const { return m_window->findChild<LogPage*>(); }
    QTableView* table() const { return page()->findChild<QTableView*>(); }
    QPushButton* button(int index) const { return page()->findChildren<QPushButton*>().at(index); }
    QString said() const
    {
        QStringList texts;
        for (const Journal::Entry& entry : m_window->journal().entries())
            texts.append(entry.text);
        return texts.join(u'\n');
    }
    void record(Journal::Severity severity, const QString& text) { m_window->journal().record(severity, text); }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_folder = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_languages = std::make_unique<Languages>();
        m_languages->choose(u"en"_s);
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        const QString log = m_folder->filePath(u"runs.sqlite"_s);
        m_history = std::make_unique<HistorySession>(log);
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, log}, *m_languages);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QApplication::setActiveWindow(m_window.get());
        m_window->commands().action(Command::Log)->trigger();
        QCoreApplication::processEvents();
        m_window->journal().clear(); // of what the platform says of windows
    }
    void cleanup()
    {
        m_window.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
        m_languages.reset();
        m_theme.reset();
        m_folder.reset();
    }

    void entriesAreFilteredCopiedAndCleared()
    {
        const QAbstractItemModelTester tester(table()->model());
        record(Journal::Severity::Note, u"a note"_s);
        record(Journal::Severity::Warning, u"a warning"_s);
        record(Journal::Severity::Trouble, u"trouble of\ntwo lines"_s);
        QCOMPARE(table()->model()->rowCount(), 3);
        auto* least = page()->findChild<QComboBox*>();
        least->setFocus();
        QTest::keyClick(least, Qt::Key_Down);
        QCOMPARE(table()->model()->rowCount(), 2);
        auto* text = page()->findChild<QLineEdit*>();
        text->setFocus();
        QTest::keyClicks(text, u"two"_s);
        QCOMPARE(table()->model()->rowCount(), 1);
        QTest::mouseClick(button(0), Qt::LeftButton);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(u"trouble: trouble of\ntwo lines"_s) && !copied.contains(u"a note"_s),
                 qPrintable(copied));
        text->clear();
        table()->selectRow(0);
        QTest::mouseClick(button(0), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u"warning: a warning"_s));
        QTest::mouseClick(button(1), Qt::LeftButton);
        QCOMPARE(table()->model()->rowCount(), 0);
        QVERIFY(m_window->journal().entries().empty());
        QVERIFY(!button(0)->isEnabled() && !button(1)->isEnabled());
    }

    void theOldestGoWhenThereAreTooMany()
    {
        const QAbstractItemModelTester tester(table()->model());
        for (std::size_t i = 0; i < Journal::mostEntries + 3; ++i)
            record(Journal::Severity::Note, u"note %1"_s.arg(i));
        QCOMPARE(m_window->journal().entries().size(), Journal::mostEntries);
        QCOMPARE(m_window->journal().entries().front().text, u"note 3"_s);
        QCOMPARE(table()->model()->rowCount(), int(Journal::mostEntries));
    }

    void barsAndRunsAreRecordedWithoutSecrets()
    {
        Request request;
        request.name = u"Pay"_s;
        request.url = u"http://127.0.0.1:1/{{nowhere}}"_s;
        request.variables = {{u"token"_s, u"hush-hush"_s, true, true}};
        auto* open = m_window->workbench().newRequest(request);
        open->runBurst();
        QTRY_VERIFY2(said().contains(u"without a value"_s), qPrintable(said()));
        record(Journal::Severity::Trouble, u"the target repeats hush-hush"_s);
        QVERIFY2(!said().contains(u"hush-hush"_s) && said().contains(u"‹secret token›"_s), qPrintable(said()));
        request.url = u"http://127.0.0.1:1/"_s;
        m_window->workbench().newRequest(request)->send();
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(u"Pay: a run began"_s), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(u"Pay: the run ended"_s), 20'000);
    }

    void warningsOfQtArriveFromAnyThread()
    {
        const QtMessages messages(m_window->journal());
        QTest::ignoreMessage(QtWarningMsg, "of this thread");
        QTest::ignoreMessage(QtWarningMsg, "of another thread");
        qWarning("of this thread");
        std::thread([] { qWarning("of another thread"); }).join();
        QTRY_VERIFY2(said().contains(u"of this thread"_s) && said().contains(u"of another thread"_s),
                     qPrintable(said()));
        QVERIFY(m_window->journal().entries().back().severity == Journal::Severity::Warning);
    }
};

QTEST_MAIN(LogTest)
#include "log.moc"
