// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"
#include "session/draftsession.h"
#include "session/historysession.h"
#include "session/profilelibrary.h"
#include "session/runsession.h"
#include "session/sandboxsession.h"
#include "store/runreader.h"
#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/dialogs/secretdialog.h"
#include "ui/languages.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/result/recentruns.h"
#include "ui/pages/start/startpage.h"
#include "ui/resultpages.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linesedit.h"
#include "ui/widgets/messagebar.h"
#include "ui/workbench.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostStops = 100; ///< of the Tab key, once around the window

/// A language in which every text stands in brackets: what is not in brackets does not follow the language.
class Bracketed final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
};

}

/// The whole window, driven by keys and clicks.
class MainWindowTest : public QObject
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

    QWidget* focus() const { return QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(focus(), key, modifiers); }
    RequestPage* page() const { return m_window->workbench().currentRequest(); }
    std::size_t documentCount() const { return m_window->workbench().documents().all().size(); }
    QAbstractButton* button(const QString& text) const
    {
        for (auto* candidate : m_window->findChildren<QAbstractButton*>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    void openWindow()
    {
        const QString log = m_folder->filePath(u"runs.sqlite"_s);
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_history = std::make_unique<HistorySession>(log);
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, log}, *m_languages);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QApplication::setActiveWindow(m_window.get());
    }
    void closeWindow()
    {
        m_window.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
    }
    /// Fires a burst by keys and gives the verdict sentence that is shown.
    QString fire()
    {
        key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        if (!QTest::qWaitFor([this] { return page()->isRunning(); }, 5000))
            return u"never started"_s;
        if (!QTest::qWaitFor([this] { return !page()->isRunning(); }, 60'000))
            return u"never ended"_s;
        QString sentence;
        const auto find = [this, &sentence] {
            for (const auto* label : page()->findChildren<QLabel*>()) {
                if (label->isVisible() &&
                    (label->text().startsWith(u"Duplicated"_s) || label->text().startsWith(u"Exactly once"_s)))
                    sentence = label->text();
            }
            return !sentence.isEmpty();
        };
        return QTest::qWaitFor(find, 5000) ? sentence : u"no verdict is shown"_s;
    }

    /// Presses Tab until what has the focus bears this name or text; false where Tab never gets there.
    bool tabTo(const QString& name)
    {
        for (int i = 0; i < mostStops; ++i) {
            key(Qt::Key_Tab);
            const auto* tabs = qobject_cast<const QTabBar*>(focus());
            const auto* pressed = qobject_cast<const QAbstractButton*>(focus());
            const QString text = tabs ? tabs->tabText(tabs->currentIndex()) : pressed ? pressed->text() : QString();
            if (text == name || focus()->accessibleName() == name)
                return true;
        }
        return false;
    }

    QMessageBox* question() const { return m_window->findChild<QMessageBox*>(); }
    void answer(const QString& text)
    {
        QTRY_VERIFY(question());
        for (QAbstractButton* button : question()->buttons()) {
            if (button->text().remove(u'&') == text)
                button->click();
        }
        QTRY_VERIFY(!question());
        QApplication::setActiveWindow(m_window.get());
    }
    void typeAtTheEndOfTheUrl(const QString& text)
    {
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_End);
        QTest::keyClicks(focus(), text);
    }
    QString messages() const
    {
        QStringList texts;
        for (const auto* bar : m_window->findChildren<MessageBar*>()) {
            if (bar->isVisible())
                texts.append(bar->text());
        }
        return texts.join(u'\n');
    }
    QListView* runs() const
    {
        for (auto* list : m_window->findChildren<QListView*>()) {
            if (list->accessibleName() == u"Recent runs"_s)
                return list;
        }
        return nullptr;
    }
    bool isInStatusLine(const QString& start) const
    {
        for (const auto* label : m_window->statusBar()->findChildren<QLabel*>()) {
            if (label->text().startsWith(start))
                return true;
        }
        return false;
    }
    /// One request, by another process as it were; it becomes run `number`.
    void fireElsewhere(qint64 number)
    {
        RunJob job;
        job.request.url = m_sandbox->url() + u"/payments"_s;
        RunSession elsewhere(m_folder->filePath(u"runs.sqlite"_s));
        elsewhere.startSend(job);
        QTRY_VERIFY_WITH_TIMEOUT(!elsewhere.isRunning(), 20'000);
        QCOMPARE(elsewhere.snapshot().run, number);
    }
    /// A collection of its own with a request that bears the sample's name.
    QString otherCollection() const
    {
        const QString folder = m_folder->filePath(u"other"_s);
        const auto made = Collection::create(folder, u"Other"_s);
        Request request;
        request.url = u"http://127.0.0.1:1/stranger"_s;
        Environment local{u"Local"_s, {{u"baseUrl"_s, u"http://127.0.0.1:1/stranger"_s}}, false, {}};
        if (!made || !made->save(u"Create payment"_s, request) || !made->saveEnvironment(local))
            return {};
        return folder;
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_folder = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_languages = std::make_unique<Languages>();
        m_languages->choose(u"en"_s);
        openWindow();
    }
    void cleanup()
    {
        closeWindow();
        m_languages.reset();
        m_theme.reset();
        m_folder.reset();
    }

    void theSandboxStory()
    {
        QAbstractButton* start = button(u"Start the sandbox"_s);
        QVERIFY(start && start->hasFocus());
        QTest::keyClick(start, Qt::Key_Space);
        QVERIFY(m_sandbox->isRunning());
        QVERIFY(page());
        QCOMPARE(page()->title(), u"Create payment"_s);
        QVERIFY(button(u"Run burst"_s)->hasFocus());
        const QString broken = fire();
        QVERIFY2(broken.startsWith(u"Duplicated"_s), qPrintable(broken));
        QVERIFY(m_sandbox->setStrategy(u"unique-key"_s));
        const QString sound = fire();
        QVERIFY2(sound.startsWith(u"Exactly once"_s), qPrintable(sound));
        QVERIFY(!page()->isModified());
    }

    void aRunningSandboxKeepsItsStrategy()
    {
        m_window->workbench().trySandbox();
        QVERIFY(m_sandbox->setStrategy(u"unique-key"_s));
        m_window->workbench().documents().showEmptyPage();
        QAbstractButton* sample = button(u"Open the sample request"_s);
        QVERIFY(sample);
        sample->click();
        QCOMPARE(m_sandbox->strategy(), u"unique-key"_s);
        QCOMPARE(page()->title(), u"Create payment"_s);
        m_sandbox->stop();
        m_window->workbench().documents().showEmptyPage();
        QVERIFY(button(u"Start the sandbox"_s));
    }

    void noTabLooksChosenWhileTheStartPageIsShown()
    {
        m_window->commands().action(Command::NewRequest)->trigger();
        const auto bars = m_window->workbench().documents().findChildren<QTabBar*>();
        const auto found = std::find_if(bars.begin(), bars.end(), [](const QTabBar* bar) {
            return bar->property("bar").toString() == u"documents"_s;
        });
        QVERIFY(found != bars.end());
        QTabBar* tabs = *found;
        const auto isUnderlined = [tabs] {
            const QRect tab = tabs->tabRect(tabs->currentIndex());
            const QImage image = tabs->grab(tab).toImage();
            for (int y = image.height() - 4; y < image.height(); ++y) {
                if (image.pixelColor(image.width() / 2, y).rgb() == theme().colors().accent.rgb())
                    return true;
            }
            return false;
        };
        QVERIFY(isUnderlined());
        m_window->commands().action(Command::StartPage)->trigger();
        QVERIFY(!page() && !isUnderlined());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
        QVERIFY(page() && isUnderlined());
    }

    void theSandboxTourNeedsNoMouse()
    {
        key(Qt::Key_Space); // on what has the focus at the start
        QVERIFY(page());
        QVERIFY(fire().startsWith(u"Duplicated"_s));
        QVERIFY(tabTo(u"Charts"_s));
        key(Qt::Key_Right);
        QVERIFY(tabTo(u"Attempts"_s));
        QTRY_COMPARE(qobject_cast<QTableView*>(focus())->model()->rowCount(), 20);
        key(Qt::Key_Down);
        QTRY_VERIFY(tabTo(u"Received"_s)); // once the attempt is read
        QVERIFY(tabTo(u"What was received"_s));
        QTRY_VERIFY(qobject_cast<QPlainTextEdit*>(focus())->toPlainText().startsWith("HTTP/1.1 201"_L1));

        key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::activePopupWidget()->focusWidget(), u"sandbox"_s);
        QTest::keyClick(QApplication::activePopupWidget()->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(m_window->workbench().documents().current()->title(), u"Sandbox"_s);
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(tabTo(u"Strategy"_s));
        QTest::keyClicks(focus(), u"unique"_s);
        QCOMPARE(m_sandbox->strategy(), u"unique-key"_s);
        key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(page());
        QVERIFY(fire().startsWith(u"Exactly once"_s));
    }

    void theFocusReturnsToWhatStartedARun_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : {u"Send"_s, u"Check contract"_s, u"Run burst"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void theFocusReturnsToWhatStartedARun()
    {
        QFETCH(QString, name);
        m_window->workbench().trySandbox();
        button(name)->setFocus();
        key(Qt::Key_Space);
        QVERIFY(page()->isRunning());
        QVERIFY(button(u"Stop"_s)->hasFocus());
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 60'000);
        QVERIFY(button(name)->hasFocus());
    }

    void aNewRequestTriesTheRace()
    {
        key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(page()->request().scenarios.size(), 1U);
        const Scenario scenario = page()->request().scenarios.front();
        QVERIFY(scenario.arrival.kind == ArrivalKind::Concurrent && scenario.release == ReleaseMode::LastByte);
        QCOMPARE(scenario.attempts, 10);
        QVERIFY(!page()->isModified());
    }

    void anEmptySecretIsAskedForBeforeAnythingIsSent()
    {
        m_window->workbench().trySandbox();
        QVERIFY(m_workspace->saveEnvironment(
            {u"Secretive"_s, {{u"baseUrl"_s, m_sandbox->url()}, {u"token"_s, QString(), true, true}}, false, {}}));
        m_workspace->setCurrentEnvironment(u"Secretive"_s);
        for (const Command command : {Command::Send, Command::CheckContract, Command::RunBurst}) {
            m_window->commands().action(command)->trigger();
            QVERIFY(!page()->isRunning());
            auto* dialog = page()->findChild<SecretDialog*>();
            QVERIFY(dialog && dialog->isVisible());
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY(!page()->findChild<SecretDialog*>());
        }
        m_window->commands().action(Command::Send)->trigger();
        auto* dialog = page()->findChild<SecretDialog*>();
        auto* value = dialog->findChild<QLineEdit*>();
        QCOMPARE(value->echoMode(), QLineEdit::Password);
        QTest::keyClicks(value, u"hush"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QVERIFY(page()->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 20'000);
    }

    void runsFiredElsewhereAppearAndAreThereAtTheNextStart()
    {
        const auto shown = [this] {
            return m_window->findChild<RecentRuns*>()->findChild<QListView*>()->model()->rowCount();
        };
        QCOMPARE(shown(), 0);
        RunJob job;
        job.request.url = u"http://127.0.0.1:1/"_s;
        RunSession elsewhere(m_folder->filePath(u"runs.sqlite"_s));
        elsewhere.startSend(job);
        QTRY_VERIFY_WITH_TIMEOUT(!elsewhere.isRunning(), 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 1, 10'000);
        closeWindow();
        openWindow();
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 1, 10'000);
    }

    void whatIsInDoubtIsReconciledAndLinked()
    {
        m_window->workbench().trySandbox();
        QVERIFY(m_sandbox->setStrategy(u"unique-key"_s));
        RunJob job;
        job.request = page()->request();
        job.scope = m_workspace->scopeFor(job.request);
        job.environment = m_workspace->currentEnvironment();
        job.scenario.attempts = 1;
        job.scenario.faults = {Fault{}}; // every attempt is abandoned after the request
        RunSession session(m_folder->filePath(u"runs.sqlite"_s));
        session.startBurst(job);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60'000);
        const qint64 run = session.snapshot().run;
        QAction* reconcile = m_window->commands().action(Command::Reconcile);
        QVERIFY(!reconcile->isEnabled());

        m_window->workbench().results().openRun(run);
        QTRY_VERIFY(reconcile->isEnabled());
        QVERIFY(button(u"Reconcile…"_s));
        reconcile->trigger();
        auto* question = m_window->findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        for (QAbstractButton* answer : question->buttons()) {
            if (answer->text() == u"Reconcile"_s)
                answer->click();
        }
        QTRY_COMPARE_WITH_TIMEOUT(documentCount(), std::size_t(3), 60'000);
        QTRY_VERIFY(button(u"Reconciles run %1"_s.arg(run)));
        QVERIFY(!reconcile->isEnabled());
        m_window->workbench().results().openRun(run);
        QTRY_VERIFY(button(u"Reconciled by run %1"_s.arg(run + 1)));
        QVERIFY(!reconcile->isEnabled());
    }

    void aUrlOpensARequest()
    {
        auto* url = m_window->workbench().startPage().findChild<QLineEdit*>();
        url->setFocus();
        QTest::keyClicks(url, u"payments.example"_s);
        QTest::keyClick(url, Qt::Key_Return);
        QCOMPARE(page(), nullptr);
        url->clear();
        QTest::keyClicks(url, u"https://payments.example/v1/charges"_s);
        QTest::keyClick(url, Qt::Key_Return);
        QVERIFY(page());
        QCOMPARE(page()->request().url, u"https://payments.example/v1/charges"_s);
        QCOMPARE(page()->title(), u"POST charges"_s);
    }

    void tabsOpenCloseAndComeBack()
    {
        key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(documentCount(), std::size_t(1));
        key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(documentCount(), std::size_t(2));
        RequestPage* second = page();
        key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(page() != second);
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(documentCount(), std::size_t(1));
        QCOMPARE(page(), second);
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(documentCount(), std::size_t(2));
    }

    void middleClickCloses()
    {
        key(Qt::Key_T, Qt::ControlModifier);
        auto* tabs = m_window->workbench().documents().findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::MiddleButton, {}, tabs->tabRect(0).center());
        QCOMPARE(documentCount(), std::size_t(0));
    }

    void editsMakeDirtyAndTakingThemBackMakesClean()
    {
        m_window->workbench().trySandbox();
        QVERIFY(!m_window->isWindowModified());
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_End);
        QTest::keyClicks(focus(), u"x"_s);
        QVERIFY(page()->isModified());
        QVERIFY(m_window->isWindowModified());
        key(Qt::Key_Backspace);
        QVERIFY(!page()->isModified());
        QVERIFY(!m_window->isWindowModified());
    }

    void savingKeepsAndClosingAsks()
    {
        m_window->workbench().trySandbox();
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_End);
        QTest::keyClicks(focus(), u"?draft=1"_s);
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!page()->isModified());
        const QString path = page()->openRequest().path;
        QVERIFY(m_workspace->load(path)->request.url.endsWith(u"?draft=1"_s));
        QTest::keyClicks(focus(), u"2"_s);
        key(Qt::Key_W, Qt::ControlModifier);
        auto* question = m_window->findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QMessageBox*>());
        QCOMPARE(documentCount(), std::size_t(1));
        QApplication::setActiveWindow(m_window.get());
        key(Qt::Key_W, Qt::ControlModifier);
        question = m_window->findChild<QMessageBox*>();
        QVERIFY(question);
        for (QAbstractButton* answer : question->buttons()) {
            if (answer->text() == u"Discard"_s)
                answer->click();
        }
        QTRY_COMPARE(documentCount(), std::size_t(0));
        QVERIFY(m_workspace->load(path)->request.url.endsWith(u"?draft=1"_s));
    }

    void profilesOpenBesideTheRequestAndAreSaved()
    {
        m_window->workbench().trySandbox();
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(documentCount(), std::size_t(2));
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(documentCount(), std::size_t(2));
        QCOMPARE(m_window->workbench().documents().current()->title(), u"Profiles"_s);
        QAbstractButton* copy = button(u"Copy to edit"_s);
        QVERIFY(copy);
        QTest::keyClick(copy, Qt::Key_Space);
        const QString name = u"window-%1"_s.arg(QCoreApplication::applicationPid());
        QTest::keyClicks(focus(), name);
        QVERIFY(m_window->isWindowModified());
        key(Qt::Key_W, Qt::ControlModifier);
        auto* question = m_window->findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QMessageBox*>());
        QApplication::setActiveWindow(m_window.get());
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(ProfileLibrary().names().contains(name));
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(documentCount(), std::size_t(1));
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(documentCount(), std::size_t(2));
        QFile::remove(ProfileLibrary().folder() + u'/' + name + u".json"_s);
    }

    void theNextStartLooksTheSame()
    {
        m_window->workbench().trySandbox();
        m_window->commands().action(Command::ThemeDark)->trigger();
        m_window->close();
        QTRY_VERIFY(!m_window->isVisible());
        closeWindow();
        openWindow();
        QVERIFY(page());
        QCOMPARE(page()->title(), u"Create payment"_s);
        QVERIFY(m_workspace->hasCollection());
        QVERIFY(m_window->commands().action(Command::ThemeDark)->isChecked());
    }

    void everyTextFollowsTheLanguage()
    {
        m_window->workbench().trySandbox();
        Bracketed other;
        QCoreApplication::installTranslator(&other);
        QApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        const auto isOwn = [](const QString& text) {
            return text.contains(u'⟦') || text.isEmpty();
        };
        // Names of things, figures and what the user typed stay as they are.
        const QStringList data{u"Idemscope"_s, u"Local"_s, u"Payments sandbox"_s};
        QStringList left;
        for (const auto* widget : m_window->findChildren<QAbstractButton*>()) {
            if (widget->isVisible() && !isOwn(widget->text()) && !data.contains(widget->text()))
                left.append(widget->text());
        }
        for (const auto* widget : m_window->findChildren<QLabel*>()) {
            if (widget->isVisible() && !isOwn(widget->text()) && !data.contains(widget->text()))
                left.append(widget->text());
        }
        for (const auto* bar : m_window->findChildren<QTabBar*>()) {
            for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
                if (!isOwn(bar->tabText(i)) && bar->tabText(i) != u"Create payment"_s)
                    left.append(bar->tabText(i));
            }
        }
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            if (!action->isSeparator() && action->parent() == &m_window->commands() && !isOwn(action->text()))
                left.append(action->text());
        }
        QCoreApplication::removeTranslator(&other);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u" | "_s)));
    }

    void whatIsSaidFollowsTheLanguage()
    {
        Request request;
        request.url = u"http://127.0.0.1:1/{{nowhere}}"_s;
        m_window->workbench().newRequest(request);
        page()->runBurst();
        QVERIFY2(messages().contains("without a value"_L1), qPrintable(messages()));
        QVERIFY2(messages().contains("Edit variables"_L1) && !messages().contains("--"_L1), qPrintable(messages()));
        Bracketed other;
        QCoreApplication::installTranslator(&other);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        const QString inOther = messages();
        QCoreApplication::removeTranslator(&other);
        QVERIFY2(inOther.contains(u'⟦'), qPrintable(inOther));
    }

    void enterPressesTheFocusedButton()
    {
        QVERIFY(qobject_cast<QAbstractButton*>(focus()));
        key(Qt::Key_Return);
        QTRY_VERIFY(page());
        QVERIFY(qobject_cast<QAbstractButton*>(focus()));
        key(Qt::Key_Enter, Qt::KeypadModifier);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isRunning(), 5000);
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 60'000);
    }

    void recentRunsAreThereAtTheNextStart()
    {
        m_window->workbench().trySandbox();
        QVERIFY(fire().startsWith(u"Duplicated"_s));
        closeWindow();
        openWindow();
        QTRY_COMPARE(runs()->model()->rowCount(), 1);
    }

    void aDeletedRunLeavesNothingBehind()
    {
        m_window->workbench().trySandbox();
        QVERIFY(fire().startsWith(u"Duplicated"_s));
        QTRY_COMPARE(runs()->model()->rowCount(), 1);
        m_window->workbench().results().openRun(1);
        QCOMPARE(documentCount(), std::size_t(2));
        runs()->setCurrentIndex(runs()->model()->index(0, 0));
        runs()->setFocus();
        key(Qt::Key_Delete);
        QTRY_VERIFY(question());
        QCOMPARE(question()->defaultButton()->text().remove(u'&'), u"Cancel"_s); // Enter deletes nothing
        answer(u"Delete"_s);
        QTRY_COMPARE(runs()->model()->rowCount(), 0);
        QCOMPARE(documentCount(), std::size_t(1));
        QTRY_VERIFY(isInStatusLine(u"Ready"_s));
    }

    void variablesOpenInTheirTab()
    {
        m_window->workbench().trySandbox();
        m_window->commands().action(Command::EditVariables)->trigger();
        QCOMPARE(documentCount(), std::size_t(2));
        QCOMPARE(m_window->workbench().documents().current()->title(), u"Variables"_s);
        m_window->commands().action(Command::EditVariables)->trigger();
        QCOMPARE(documentCount(), std::size_t(2));
        key(Qt::Key_W, Qt::ControlModifier);
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(documentCount(), std::size_t(2));
    }

    void whatWasOpenSurvivesACrash()
    {
        m_window->workbench().trySandbox();
        QTRY_COMPARE(QSettings().value("window/tabs"_L1).toStringList().size(), 1);
        closeWindow(); // destroyed, never asked to close
        openWindow();
        QVERIFY(page());
        QCOMPARE(page()->title(), u"Create payment"_s);
    }

    void closingARunUnderWayAsks()
    {
        m_window->workbench().trySandbox();
        m_sandbox->setProcessingMs(3000);
        key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(page()->isRunning());
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(question());
        answer(u"Cancel"_s);
        QVERIFY(page() && page()->isRunning());
        m_window->close();
        QVERIFY(question());
        answer(u"Cancel"_s);
        QVERIFY(m_window->isVisible());
        QVERIFY(page()->isRunning());
        key(Qt::Key_W, Qt::ControlModifier);
        answer(u"Stop and close"_s);
        QTRY_COMPARE(documentCount(), std::size_t(0));
    }

    void stoppingTheSandboxUnderARunAsks()
    {
        m_window->workbench().trySandbox();
        m_sandbox->setProcessingMs(3000);
        key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(page()->isRunning());
        QAction* toggle = m_window->commands().action(Command::ToggleSandbox);
        toggle->trigger();
        answer(u"Cancel"_s);
        QVERIFY(m_sandbox->isRunning());
        toggle->trigger();
        answer(u"Stop the sandbox"_s);
        QTRY_VERIFY(!m_sandbox->isRunning());
        page()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 10'000);
        toggle->trigger();
        QVERIFY(m_sandbox->isRunning());
        toggle->trigger(); // nothing is under way
        QVERIFY(!m_sandbox->isRunning());
    }

    void enterInTheUrlSendsWhatChangesNothing()
    {
        m_window->workbench().trySandbox();
        QCOMPARE(page()->request().method, u"POST"_s);
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_Return);
        QVERIFY(!page()->isRunning());
        QVERIFY(button(u"Send"_s)->hasFocus());
        key(Qt::Key_Return);
        QVERIFY(page()->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 20'000);
        Request harmless;
        harmless.method = u"GET"_s;
        harmless.url = m_sandbox->url() + u"/payments"_s;
        m_window->workbench().newRequest(harmless);
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_Return);
        QVERIFY(page()->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 20'000);
    }

    void theStatusLineNamesTheRunShown()
    {
        m_window->workbench().trySandbox();
        fireElsewhere(1);
        fireElsewhere(2);
        QVERIFY2(isInStatusLine(u"Ready"_s), "no run is shown");
        m_window->workbench().results().openRun(1);
        QTRY_VERIFY(isInStatusLine(u"Run 1 "_s));
        m_window->workbench().results().openRun(2);
        QTRY_VERIFY(isInStatusLine(u"Run 2 "_s));
        key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isInStatusLine(u"Run 1 "_s));
    }

    void aRunDeletedElsewhereIsSaid()
    {
        m_window->workbench().trySandbox();
        fireElsewhere(1);
        m_window->workbench().results().openRun(1);
        QTRY_VERIFY(isInStatusLine(u"Run 1 "_s));
        QVERIFY(deleteRun(m_folder->filePath(u"runs.sqlite"_s), 1));
        QTRY_VERIFY_WITH_TIMEOUT(messages().contains("Run 1 was deleted"_L1), 10'000);
        QVERIFY(!isInStatusLine(u"Run 1 "_s));
        QTRY_COMPARE(runs()->model()->rowCount(), 0);
        QAbstractButton* close = button(u"Close tab"_s);
        QVERIFY(close);
        QTest::keyClick(close, Qt::Key_Space);
        QTRY_COMPARE(documentCount(), std::size_t(1));
    }

    void closingAnAuditUnderWayAsks()
    {
        m_window->workbench().trySandbox();
        m_sandbox->setProcessingMs(3000);
        page()->requestAudit();
        QTRY_VERIFY(button(u"Start audit"_s) && button(u"Start audit"_s)->isEnabled());
        button(u"Start audit"_s)->click();
        const auto isRunning = [this] {
            const Document* document = m_window->workbench().documents().current();
            return document && document->isRunning();
        };
        QTRY_VERIFY(isRunning());
        key(Qt::Key_W, Qt::ControlModifier);
        answer(u"Cancel"_s);
        QVERIFY(isRunning());
        m_window->close();
        answer(u"Cancel"_s);
        QVERIFY(m_window->isVisible() && isRunning());
        key(Qt::Key_W, Qt::ControlModifier);
        answer(u"Stop and close"_s);
        QTRY_COMPARE(documentCount(), std::size_t(1));
    }

    void aFileChangedByAnotherProgramIsNotOverwrittenUnasked()
    {
        m_window->workbench().trySandbox();
        const QString path = page()->openRequest().path;
        Request theirs = page()->openRequest().request;
        theirs.url += u"?theirs"_s;
        QVERIFY(m_workspace->collection().save(path, theirs));
        typeAtTheEndOfTheUrl(u"?mine"_s);
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(question());
        answer(u"Cancel"_s);
        QVERIFY(m_workspace->load(path)->request.url.endsWith(u"?theirs"_s));
        QVERIFY(page()->isModified());
        key(Qt::Key_S, Qt::ControlModifier);
        answer(u"Keep mine"_s);
        QTRY_VERIFY(m_workspace->load(path)->request.url.endsWith(u"?mine"_s));
        QVERIFY(!page()->isModified());
        QVERIFY(m_workspace->collection().save(path, theirs));
        typeAtTheEndOfTheUrl(u"2"_s);
        key(Qt::Key_S, Qt::ControlModifier);
        answer(u"Take the file"_s);
        QTRY_VERIFY(page()->request().url.endsWith(u"?theirs"_s));
        QVERIFY(!page()->isModified());
    }

    void aRequestStaysWithItsCollection()
    {
        m_window->workbench().trySandbox();
        const QString home = page()->openRequest().collectionFolder;
        const QString other = otherCollection();
        QVERIFY(!other.isEmpty());
        QVERIFY(m_workspace->openCollection(other));
        m_workspace->closeCollection(home);
        typeAtTheEndOfTheUrl(u"?draft=1"_s);
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!page()->isModified());
        QVERIFY(Collection::open(home)->request(u"Create payment"_s)->url.endsWith(u"?draft=1"_s));
        QVERIFY(Collection::open(other)->request(u"Create payment"_s)->url.endsWith(u"stranger"_s));
        page()->runBurst(); // not at the stranger's {{baseUrl}}
        QVERIFY2(messages().contains("baseUrl"_L1), qPrintable(messages()));
        QVERIFY(!page()->isRunning());
    }

    void aCollectionThatWentAwayIsNotMadeAgainInPart()
    {
        const QString folder = otherCollection();
        QVERIFY(m_workspace->openCollection(folder));
        m_window->workbench().openRequest(u"Create payment"_s);
        QVERIFY(QDir().rename(folder, folder + u"-renamed"_s));
        typeAtTheEndOfTheUrl(u"?draft=1"_s);
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(messages().contains("collection.json"_L1), qPrintable(messages()));
        QVERIFY(page()->isModified());
        QVERIFY(!QDir(folder).exists());
    }

    void aLongUrlStaysWhole()
    {
        Request request;
        request.url = u"http://127.0.0.1:1/"_s + QString(100'000, u'a');
        m_window->workbench().newRequest(request);
        QCOMPARE(page()->request().url.size(), request.url.size());
        QVERIFY(!page()->isModified());
    }

    void aRuleThatCannotBeReadKeepsTheBurstFromRunning()
    {
        m_window->workbench().trySandbox();
        for (auto* rules : page()->findChildren<LinesEdit*>()) {
            if (rules->accessibleName() == u"Conflict when"_s ||
                rules->editor()->accessibleName() == u"Conflict when"_s)
                rules->editor()->setPlainText(u"status:oops"_s);
        }
        page()->runBurst();
        QVERIFY(!page()->isRunning());
        QVERIFY2(messages().contains("cannot be understood"_L1), qPrintable(messages()));
    }

    void aLogThatCannotBeReadIsSaid()
    {
        closeWindow();
        QFile log(m_folder->filePath(u"runs.sqlite"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write(QByteArray(20'000, 'x'));
        log.close();
        openWindow();
        QTRY_VERIFY2(messages().contains("runs.sqlite"_L1), qPrintable(messages()));
        QTRY_VERIFY(isInStatusLine(u"Log: cannot be read"_s));
    }

    void everyControlHasAName()
    {
        m_window->workbench().trySandbox();
        QStringList nameless;
        for (const auto* widget : m_window->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QAbstractButton*>(widget);
            const bool isControl = widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && !widget->focusProxy();
            const bool isInner =
                widget->objectName().startsWith(u"qt_"_s) || widget->inherits("QComboBoxPrivateContainer");
            const bool isEditorOfBox =
                qobject_cast<const QLineEdit*>(widget) &&
                (widget->parentWidget()->inherits("QAbstractSpinBox") || widget->parentWidget()->inherits("QComboBox"));
            if (!isControl || isInner || isEditorOfBox || widget->isWindow() || (label && !label->text().isEmpty()))
                continue;
            if (widget->accessibleName().isEmpty())
                nameless.append(QString::fromLatin1(widget->metaObject()->className()));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
    }
};

QTEST_MAIN(MainWindowTest)
#include "mainwindow.moc"
