// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/auditsession.h"
#include "session/historysession.h"
#include "session/runsession.h"
#include "session/sandboxsession.h"
#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/audit/auditpage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/result/attemptspage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"
#include "ui/workbench.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <tuple>
#include <utility>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A language in which every text stands in brackets.
class Bracketed final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
};

constexpr int mostRows = 200;
constexpr int calmMs = 1200; ///< charts describe themselves once a second

void addModel(const QAbstractItemView& view, const QModelIndex& parent, QStringList& texts)
{
    const QAbstractItemModel& model = *view.model();
    for (int row = 0; row < std::min(mostRows, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts.append(index.data(role).toString());
            if (column == 0)
                addModel(view, index, texts);
        }
    }
}

/// Every text of a widget that people can see or hear.
QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts.append(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts.append(button->text());
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        texts.append({edit->placeholderText(), edit->text()});
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget))
        texts.append({edit->placeholderText(), edit->toPlainText()});
    if (const auto* spin = qobject_cast<const QSpinBox*>(&widget))
        texts.append({spin->prefix(), spin->suffix(), spin->specialValueText()});
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < combo->count(); ++i)
            texts.append({combo->itemText(i), combo->itemData(i, Qt::ToolTipRole).toString()});
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < bar->count(); ++i)
            texts.append({bar->tabText(i), bar->tabToolTip(i)});
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view && view->model() && !qobject_cast<const QHeaderView*>(&widget)) {
        addModel(*view, {}, texts);
        for (int i = 0; i < view->model()->columnCount(); ++i)
            texts.append(view->model()->headerData(i, Qt::Horizontal).toString());
    }
    for (const QAction* action : widget.actions())
        texts.append({action->text(), action->toolTip()});
    return texts;
}

QStringList textsUnder(const QWidget& root)
{
    QStringList texts = textsOf(root);
    for (const auto* widget : root.findChildren<QWidget*>()) {
        const bool isQtsOwn = widget->parentWidget()->inherits("QTabBar"); // its arrows
        if (widget->isVisible() && !isQtsOwn)
            texts.append(textsOf(*widget));
    }
    texts.removeAll(QString());
    texts.sort();
    texts.removeDuplicates();
    return texts;
}

}

/// What holds of every page of the window, with content in it.
class EveryPageTest : public QObject
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
    Bracketed m_other;
    RunJob m_job;
    qint64 m_run = 0;
    qint64 m_audit = 0;

    QString log() const { return m_folder->filePath(u"runs.sqlite"_s); }

    void openWindow()
    {
        QSettings().remove(u"window"_s); // nothing of the window before
        m_history = std::make_unique<HistorySession>(log());
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, log()}, *m_languages);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QApplication::setActiveWindow(m_window.get());
    }
    void closeWindow()
    {
        m_window.reset();
        m_history.reset();
    }
    void speakOther()
    {
        QCoreApplication::installTranslator(&m_other);
        QCoreApplication::sendPostedEvents();
    }
    void speakEnglish()
    {
        QCoreApplication::removeTranslator(&m_other);
        QCoreApplication::sendPostedEvents();
    }

    QWidget& page() const { return *m_window->workbench().documents().current(); }
    template <typename Widget>
    Widget* find(const QString& text) const
    {
        for (auto* widget : page().findChildren<Widget*>()) {
            if (widget->isVisible() && widget->text().remove(u'⟦').remove(u'⟧').startsWith(text))
                return widget;
        }
        return nullptr;
    }
    bool click(const QString& text) const
    {
        auto* button = find<QAbstractButton>(text);
        if (button)
            button->click();
        return button;
    }
    bool hasText(const QString& text) const { return find<QLabel>(text) != nullptr; }

    void openAttempts()
    {
        m_window->workbench().openRun(m_run);
        QTRY_VERIFY(hasText(u"Duplicated"_s));
        QTRY_VERIFY(click(u"Attempts"_s));
        auto* table = page().findChild<AttemptsPage*>()->findChild<QTableView*>();
        QTRY_COMPARE(table->model()->rowCount(), 5);
        QTRY_VERIFY(!table->model()->index(2, 1).data().toString().contains(u'…'));
        table->selectRow(2);
        QTRY_VERIFY(hasText(u"duplicate"_s) || hasText(u"executed"_s));
        for (auto* bar : page().findChildren<QTabBar*>()) {
            if (bar->isVisible() && bar->count() == 5)
                bar->setCurrentIndex(2);
        }
        const auto isCompared = [this] {
            for (const auto* text : page().findChildren<QPlainTextEdit*>()) {
                if (text->isVisible() && text->toPlainText().contains(u"HTTP/1.1"_s))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isCompared());
    }
    void openAudit()
    {
        m_window->workbench().openAudit(m_audit);
        const auto choice = [this]() -> QComboBox* {
            for (auto* combo : page().findChildren<QComboBox*>()) {
                if (combo->isVisible() && combo->count() == 2)
                    return combo;
            }
            return nullptr;
        };
        QTRY_VERIFY(choice());
        choice()->setCurrentIndex(1);
        emit choice()->activated(1);
        const auto isCompared = [this] {
            for (const auto* label : page().findChildren<QLabel*>()) {
                if (label->text().contains(u"still"_s))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isCompared());
        QTRY_VERIFY(hasText(u"executed"_s) || hasText(u"acknowledged"_s) || hasText(u"replay"_s));
    }
    void open(const QString& what)
    {
        Workbench& workbench = m_window->workbench();
        if (what == "request"_L1)
            workbench.openRequest(u"Create payment"_s);
        else if (what == "run"_L1)
            workbench.openRun(m_run);
        else if (what == "attempts"_L1)
            openAttempts();
        else if (what == "setup"_L1)
            workbench.startAudit(m_job);
        else if (what == "scorecard"_L1)
            openAudit();
        else if (what == "profiles"_L1)
            workbench.openProfiles({});
        else if (what == "settings"_L1)
            m_window->commands().action(Command::Settings)->trigger();
        else if (what == "help"_L1)
            m_window->commands().action(Command::Help)->trigger();
        else if (what == "log"_L1)
            m_window->commands().action(Command::Log)->trigger();
        if (what == "run"_L1)
            QTRY_VERIFY(hasText(u"Duplicated"_s));
    }

private slots:
    void initTestCase()
    {
        useOwnSettings();
        beginAnew();
        m_folder = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_languages = std::make_unique<Languages>();
        m_languages->choose(u"en"_s);
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_sandbox->setProcessingMs(5);
        openWindow();
        m_window->workbench().trySandbox();
        m_job.request = m_window->workbench().currentRequest()->request();
        m_job.scope = m_workspace->scopeFor(m_job.request);
        m_job.profile.name = u"generic"_s;
        m_job.scenario.attempts = 5;
        m_job.scenario.arrival.kind = ArrivalKind::Concurrent;
        m_job.scenario.release = ReleaseMode::LastByte;
        closeWindow();
        QVERIFY(m_sandbox->setStrategy(u"none"_s)); // every attempt has an effect, whichever comes first
        fireOnce();
        QVERIFY(m_sandbox->setStrategy(u"check-then-act"_s));
        auditTwice();
        m_theme.reset();
    }
    void cleanupTestCase()
    {
        m_sandbox.reset();
        m_workspace.reset();
        m_languages.reset();
    }

    void init() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup()
    {
        closeWindow();
        m_theme.reset();
    }

    void afterAChangeOfLanguageItReadsAsIfOpenedInIt_data() { pages(); }
    void afterAChangeOfLanguageItReadsAsIfOpenedInIt()
    {
        QFETCH(QString, page);
        openWindow();
        open(page);
        speakOther();
        // What is written later, as an estimate is, is written within this time.
        QStringList left;
        const QStringList expected = freshTexts(page);
        const auto isSame = [&] {
            const QStringList now = textsUnder(*m_window);
            left.clear();
            for (const QString& text : now) {
                if (!expected.contains(text))
                    left.append(text);
            }
            return left.isEmpty();
        };
        const bool same = QTest::qWaitFor(isSame, 2000);
        speakEnglish();
        closeWindow();
        QVERIFY2(same, qPrintable(left.join(u"\n"_s) + u"\nare not among\n"_s + expected.join(u"\n"_s)));
    }

    void itFitsASmallScreenWithDoubledText_data() { pages(); }
    void itFitsASmallScreenWithDoubledText()
    {
        QFETCH(QString, page);
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([this, usual] {
            closeWindow();
            m_theme.reset();
            QApplication::setFont(usual);
        });
        m_theme.reset();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        m_theme = std::make_unique<Theme>(*qApp);
        openWindow();
        open(page);
        QCoreApplication::sendPostedEvents();
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 800,
                 qPrintable(u"%1 × %2"_s.arg(least.width()).arg(least.height())));
        QCOMPARE(m_window->size(), QSize(1280, 800));
        const QStringList cut = cutButtons();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u", "_s)));
    }

private:
    static void pages()
    {
        QTest::addColumn<QString>("page");
        for (const QString& page : {u"start"_s, u"request"_s, u"run"_s, u"attempts"_s, u"setup"_s, u"scorecard"_s,
                                    u"profiles"_s, u"settings"_s, u"help"_s, u"log"_s})
            QTest::newRow(qPrintable(page)) << page;
    }
    /// Buttons and fields that are narrower than they must be, or reach out of the window.
    QStringList cutButtons() const
    {
        QStringList cut;
        for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
            const QRect area(button->mapTo(m_window.get(), QPoint()), button->size());
            const bool isScrolled = button->parentWidget()->inherits("QTabBar");
            if (button->isVisible() && !isScrolled && !button->text().isEmpty() &&
                (button->width() < button->minimumSizeHint().width() || area.right() > m_window->width()))
                cut.append(u"%1 (%2 wide, needs %3, ends at %4)"_s.arg(button->text())
                               .arg(button->width())
                               .arg(button->minimumSizeHint().width())
                               .arg(area.right()));
        }
        const int letter = QFontMetrics(theme().fixedFont()).averageCharWidth();
        for (const auto* edit : m_window->findChildren<QLineEdit*>()) {
            if (edit->isVisible() && edit->accessibleName() == u"URL"_s && edit->width() < 20 * letter)
                cut.append(edit->accessibleName());
        }
        return cut;
    }
    /// What the same page says that is opened in the other language, which is spoken already.
    QStringList freshTexts(const QString& what)
    {
        std::unique_ptr<HistorySession> history = std::move(m_history);
        std::unique_ptr<MainWindow> window = std::move(m_window);
        openWindow();
        open(what);
        QStringList texts;
        QElapsedTimer unchanged;
        unchanged.start();
        const auto isCalm = [&] {
            const QStringList now = textsUnder(*m_window);
            if (std::exchange(texts, now) != now)
                unchanged.start();
            return unchanged.elapsed() >= calmMs;
        };
        std::ignore = QTest::qWaitFor(isCalm, 20 * calmMs);
        closeWindow();
        m_history = std::move(history);
        m_window = std::move(window);
        return texts;
    }
    void fireOnce()
    {
        RunSession session(log());
        session.startBurst(m_job);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 30'000);
        m_run = session.snapshot().run;
        QVERIFY(m_run > 0);
    }
    void auditTwice()
    {
        AuditJob job;
        job.base = m_job;
        job.checks = {u"replay.sequential"_s, u"race.same-key"_s};
        job.rounds = 1;
        job.clients = 2;
        for (int i = 0; i < 2; ++i) {
            AuditSession session(log());
            qint64 audit = 0;
            connect(&session, &AuditSession::finished, this, [&audit](const Audit& ended) { audit = ended.id; });
            session.start(job);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 30'000);
            m_audit = audit;
            QVERIFY(m_audit > 0);
        }
    }
};

QTEST_MAIN(EveryPageTest)
#include "everypage.moc"
