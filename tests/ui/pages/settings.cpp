// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/dialogs/prunedialog.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/settings/settingspage.h"
#include "ui/preferences.h"
#include "ui/resultpages.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/windowstate.h"
#include "ui/workbench.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The settings page in its window: every control has its effect and is kept.
class SettingsTest : public QObject
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

    QString log() const { return m_folder->filePath(u"runs.sqlite"_s); }
    SettingsPage* page() const { return m_window->findChild<SettingsPage*>(); }

    template <typename Widget>
    Widget* named(const QString& name) const
    {
        for (auto* widget : page()->findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    QPushButton* button(const QString& text) const
    {
        for (auto* candidate : m_window->findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    /// By keys, as a person chooses.
    static void choose(QComboBox* box, int index)
    {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QTRY_COMPARE(box->currentIndex(), index);
    }
    static void type(QAbstractSpinBox* box, const QString& text)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
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
    qint64 writeRun(const QString& title, const QDateTime& started) const
    {
        const auto file = RunLog::open(log());
        RunStart start;
        start.kind = u"burst"_s;
        start.title = title;
        start.started = started.toUTC().toString(Qt::ISODateWithMs);
        const auto run = (*file)->beginRun(start);
        return run && (*file)->endRun(*run, {}) ? *run : 0;
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
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_history = std::make_unique<HistorySession>(log());
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, log()}, *m_languages);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(page() && page()->isVisible());
    }
    void cleanup()
    {
        m_window.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
        m_languages->choose(u"en"_s);
        m_languages.reset();
        m_theme.reset();
        m_folder.reset();
    }

    void thereIsOneTabAndItComesBack()
    {
        m_window->commands().action(Command::Settings)->trigger();
        QCOMPARE(m_window->workbench().documents().all().size(), std::size_t(1));
        QCOMPARE(m_window->workbench().tabTexts(), QStringList{u"settings"_s});
        QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!page());
        m_window->workbench().openTabs({u"settings"_s}, {});
        QVERIFY(page());
    }

    void languageAndThemeTakeEffectAtOnce()
    {
        auto* language = named<QComboBox>(u"Language"_s);
        QVERIFY(language && language->hasFocus());
        choose(named<QComboBox>(u"Theme"_s), 2);
        QVERIFY(theme().isDark());
        QVERIFY(loadScheme() == Theme::Scheme::Dark);
        QVERIFY(m_window->commands().action(Command::ThemeDark)->isChecked());
        m_window->commands().action(Command::ThemeLight)->trigger();
        QCOMPARE(named<QComboBox>(u"Theme"_s)->currentIndex(), 1);
        choose(language, 1);
        QTRY_COMPARE(page()->title(), u"设置"_s);
        QCOMPARE(m_languages->current(), u"zh_CN"_s);
    }

    void textsGrowAtOnceAndAtTheNextStart()
    {
        auto* title = page()->findChild<Label*>();
        const qreal before = title->font().pointSizeF();
        const qreal fixedBefore = theme().fixedFont().pointSizeF();
        type(named<QSpinBox>(u"Size of texts"_s), u"150"_s);
        QVERIFY2(qAbs(title->font().pointSizeF() - 1.5 * before) < 0.1,
                 qPrintable(u"%1 %2"_s.arg(before).arg(title->font().pointSizeF())));
        QVERIFY(qAbs(QApplication::font().pointSizeF() - theme().bodyFont().pointSizeF()) < 0.1);
        QVERIFY(qAbs(theme().fixedFont().pointSizeF() - fixedBefore) < 0.1);
        type(named<QSpinBox>(u"Size of bytes and code"_s), u"80"_s);
        QVERIFY(qAbs(theme().fixedFont().pointSizeF() - 0.8 * fixedBefore) < 0.1);
        QVERIFY(qAbs(named<QLineEdit>(u"Address"_s)->font().pointSizeF() - 0.8 * fixedBefore) < 0.1);
        QCOMPARE(loadTextSizes(), (TextSizes{150, 80}));
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(theme().textSizes(), (TextSizes{140, 75}));
        QCOMPARE(named<QSpinBox>(u"Size of texts"_s)->value(), 140);
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QVERIFY(qAbs(title->font().pointSizeF() - before) < 0.1);
    }

    void aNewRequestBeginsWithWhatIsChosen()
    {
        QVERIFY(!named<QLineEdit>(u"Address"_s)->isVisible());
        choose(named<QComboBox>(u"Proxy"_s), 2);
        auto* address = named<QLineEdit>(u"Address"_s);
        QVERIFY(address->isVisible());
        address->setFocus();
        QTest::keyClicks(address, u"http://localhost:3128"_s);
        type(named<QSpinBox>(u"Time in all"_s), u"1234"_s);
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        const Transport transport = m_window->workbench().currentRequest()->request().transport;
        QCOMPARE(transport.proxy, u"http://localhost:3128"_s);
        QCOMPARE(transport.totalTimeoutMs, 1234);
        QCOMPARE(transport.connectTimeoutMs, Transport().connectTimeoutMs);
        m_window->commands().action(Command::Settings)->trigger();
        choose(named<QComboBox>(u"Proxy"_s), 1);
        QCOMPARE(newTransport().proxy, u"environment"_s);
        choose(named<QComboBox>(u"Proxy"_s), 0);
        QVERIFY(newTransport().proxy.isEmpty());
    }

    void limitsHoldForTheNextRun()
    {
        type(named<QSpinBox>(u"Attempts"_s), u"3"_s);
        type(named<QSpinBox>(u"In flight"_s), u"30"_s);
        QCOMPARE(safetyLimits().attempts, 3);
        QCOMPARE(safetyLimits().inFlight, 30);
        allowHost({}, u"192.0.2.1"_s);
        Request request;
        request.url = u"http://192.0.2.1/"_s;
        request.scenarios = {Scenario()};
        request.scenarios.front().attempts = 10;
        m_window->workbench().newRequest(request)->runBurst();
        QTRY_VERIFY2(messages().contains(u"at most 3"_s), qPrintable(messages()));
        QVERIFY(messages().contains(u"Settings, Attempts"_s));
        m_window->commands().action(Command::Settings)->trigger();
        QTest::mouseClick(button(u"Usual limits"_s), Qt::LeftButton);
        QCOMPARE(safetyLimits().attempts, SafetyLimits().attempts);
        QCOMPARE(named<QSpinBox>(u"Attempts"_s)->value(), SafetyLimits().attempts);
    }

    void allowedHostsAreAskedAboutAgain()
    {
        allowHost(u"Staging/eu"_s, u"api.example.org"_s);
        m_window->workbench().documents().showEmptyPage();
        m_window->commands().action(Command::Settings)->trigger();
        auto* hosts = named<QLabel>(u"Allowed hosts"_s);
        QCOMPARE(hosts->text(), u"api.example.org"_s);
        QTest::mouseClick(button(u"Ask about them again"_s), Qt::LeftButton);
        QVERIFY(allowedHosts(u"Staging/eu"_s).isEmpty());
        QVERIFY(hosts->text().startsWith(u"none"_s));
    }

    void whatWouldGoIsShownBeforeItGoes()
    {
        const QDateTime now = QDateTime::currentDateTime();
        const qint64 old = writeRun(u"an old one"_s, now.addDays(-60));
        const qint64 young = writeRun(u"a young one"_s, now);
        QVERIFY(!button(u"Show what would go…"_s)->isEnabled());
        type(named<QSpinBox>(u"Keep for"_s), u"30"_s);
        m_window->workbench().results().openRun(old);
        m_window->commands().action(Command::Settings)->trigger();
        button(u"Show what would go…"_s)->click();
        QTRY_VERIFY(page()->findChild<PruneDialog*>());
        auto* dialog = page()->findChild<PruneDialog*>();
        const auto* rows = dialog->findChild<QTableView*>()->model();
        QCOMPARE(rows->rowCount(), 1);
        QCOMPARE(rows->index(0, 2).data().toString(), u"an old one"_s);
        QTest::keyClick(dialog, Qt::Key_Return); // cancels: nothing may be deleted by a key that slipped
        QTRY_VERIFY(!page()->findChild<PruneDialog*>());
        QCOMPARE((*RunReader::open(log()))->runs(0, 10)->size(), std::size_t(2));

        button(u"Show what would go…"_s)->click();
        QTRY_VERIFY(page()->findChild<PruneDialog*>());
        QTest::mouseClick(button(u"Delete"_s), Qt::LeftButton);
        QTRY_VERIFY2(messages().contains(u"1 run or audit"_s), qPrintable(messages()));
        const auto left = (*RunReader::open(log()))->runs(0, 10);
        QCOMPARE(left->size(), std::size_t(1));
        QCOMPARE(left->front().id, young);
        QTRY_COMPARE(m_window->workbench().documents().all().size(), std::size_t(1)); // its tab went with it
        QCOMPARE(pruneRule(), (PruneRule{30, 0}));
    }

    void whatASettingsFileHoldsIsBroughtIntoItsBounds()
    {
        QSettings().setValue(u"safety/attempts"_s, -5);
        QSettings().setValue(u"safety/inFlight"_s, u"many"_s);
        QSettings().setValue(u"text/window"_s, 1'000'000);
        QCOMPARE(safetyLimits().attempts, 1);
        QCOMPARE(safetyLimits().inFlight, SafetyLimits().inFlight);
        QCOMPARE(loadTextSizes().window, 200);
    }
};

QTEST_MAIN(SettingsTest)
#include "settings.moc"
