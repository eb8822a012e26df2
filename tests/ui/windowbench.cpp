// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowbench.h"

#include "session/auditsession.h"
#include "session/deliverysession.h"
#include "session/runsession.h"
#include "ui/commands/commandset.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/result/attemptinspector.h"
#include "ui/pages/result/attemptspage.h"
#include "ui/pages/result/operationspage.h"
#include "ui/pages/result/resultlinks.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/start/startpage.h"
#include "ui/resultpages.h"
#include "ui/workpages.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>
#include <QTest>

#include <map>
#include <tuple>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;
constexpr int attempts = 5;

bool comes(const std::function<bool()>& what)
{
    return QTest::qWaitFor(what, patienceMs);
}

/// The first that is on view and passes.
template <typename Widget>
Widget* visible(
    const QWidget& root, const std::function<bool(const Widget&)>& passes = [](const Widget&) { return true; })
{
    for (auto* widget : root.findChildren<Widget*>()) {
        if (widget->isVisible() && passes(*widget))
            return widget;
    }
    return nullptr;
}

bool hasRows(const QWidget& root, int least)
{
    return visible<QAbstractItemView>(
        root, [least](const QAbstractItemView& view) { return view.model() && view.model()->rowCount() >= least; });
}

bool showsExchange(const QWidget& root)
{
    return visible<QPlainTextEdit>(
        root, [](const QPlainTextEdit& text) { return text.toPlainText().contains("HTTP/1.1"_L1); });
}

}

WindowBench::WindowBench()
    : m_theme(*qApp)
{
    m_languages.choose(u"en"_s);
    m_sandbox.setProcessingMs(5);
    open();
    m_window->workbench().trySandbox();
    m_job.request = m_window->workbench().currentRequest()->request();
    m_job.scope = m_workspace.scopeFor(m_job.request);
    m_job.profile.name = u"generic"_s;
    m_job.scenario.attempts = attempts;
    m_job.scenario.arrival.kind = ArrivalKind::Concurrent;
    m_job.scenario.release = ReleaseMode::LastByte;
    close();
    std::ignore = m_sandbox.setStrategy(u"none"_s); // every attempt has an effect, whichever comes first
    fire();
    std::ignore = m_sandbox.setStrategy(u"check-then-act"_s);
    audit();
    audit();
    deliver();
}

WindowBench::~WindowBench()
{
    close();
}

void WindowBench::open()
{
    QSettings().remove(u"window"_s); // nothing of the window before
    m_history = std::make_unique<HistorySession>(log());
    m_window = std::make_unique<MainWindow>(Sessions{m_workspace, m_sandbox, *m_history, log()}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    std::ignore = QTest::qWaitForWindowExposed(m_window.get());
}

void WindowBench::close()
{
    m_window.reset();
    m_history.reset();
}

QWidget& WindowBench::page() const
{
    Document* document = m_window->workbench().documents().current();
    return document ? static_cast<QWidget&>(*document) : m_window->workbench().startPage();
}

/// A stored run is there once it can be exported.
bool WindowBench::showResult(int body)
{
    m_window->workbench().results().openRun(m_run);
    const auto* result = page().findChild<ResultPage*>();
    if (!comes([result] { return result->canExport(); }))
        return false;
    page().findChild<ResultLinks*>()->findChild<QButtonGroup*>()->button(body)->click();
    return body != ResultLinks::OperationsBody ||
           comes([this] { return hasRows(*page().findChild<OperationsPage*>(), 1); });
}

/// One attempt is in the inspector, held against the first.
bool WindowBench::showAttempts()
{
    if (!showResult(ResultLinks::AttemptsBody))
        return false;
    auto* shown = page().findChild<AttemptsPage*>();
    auto* table = shown->findChild<QTableView*>();
    const auto isRead = [table] {
        const QModelIndex third = table->model()->index(2, 1);
        return table->model()->rowCount() == attempts && !third.data().toString().contains(u'…');
    };
    if (!comes(isRead))
        return false;
    table->selectRow(2);
    auto* inspector = shown->findChild<AttemptInspector*>();
    inspector->setTab(AttemptInspector::DiffTab);
    return comes([inspector] { return showsExchange(*inspector); });
}

/// A failure is chosen and its evidence read, and the audit is held against the one before.
bool WindowBench::showScorecard()
{
    m_window->workbench().results().openAudit(m_audit);
    const auto others = [this] {
        return visible<QComboBox>(page(), [](const QComboBox& combo) { return combo.count() == 2; });
    };
    if (!comes([&] { return others() && hasRows(page(), 3); }))
        return false;
    others()->setCurrentIndex(1);
    emit others()->activated(1);
    return comes([this] {
        return showsExchange(page()) &&
               visible<QLabel>(page(), [](const QLabel& label) { return label.text().contains("still"_L1); });
    });
}

std::map<QString, WindowBench::Opener> WindowBench::openers()
{
    Workbench& workbench = m_window->workbench();
    CommandSet& commands = m_window->commands();
    // What a page is filled with that comes later.
    const auto once = [this](const std::function<void()>& open, int rows = 0) {
        return Opener([this, open, rows] {
            open();
            return rows == 0 || comes([this, rows] { return hasRows(page(), rows); });
        });
    };
    const auto command = [&commands](Command which) {
        return Opener([&commands, which] {
            commands.action(which)->trigger();
            return true;
        });
    };
    return {
        {u"start"_s,
         [] {
             return true;
         }},
        {u"request"_s, once([&] { workbench.openRequest(u"Create payment"_s); })},
        {u"charts"_s,
         [this] {
             return showResult(ResultLinks::ChartsBody);
         }},
        {u"attempts"_s,
         [this] {
             return showAttempts();
         }},
        {u"operations"_s,
         [this] {
             return showResult(ResultLinks::OperationsBody);
         }},
        {u"details"_s,
         [this] {
             return showResult(ResultLinks::DetailsBody);
         }},
        {u"audit set-up"_s, once([this, &workbench] { workbench.results().startAudit(m_job); })},
        {u"scorecard"_s,
         [this] {
             return showScorecard();
         }},
        {u"delivery set-up"_s, once([this, &workbench] { workbench.results().startDelivery(m_job); })},
        {u"delivery"_s, once([this, &workbench] { workbench.results().openDelivery(m_delivery); }, 1)},
        {u"compare"_s, once(
                           [this, &workbench] {
                               workbench.results().compareRuns({m_run, m_run + 1});
                           },
                           1)},
        {u"profiles"_s, once([&] { workbench.pages().openProfiles(u"stripe"_s); })},
        {u"variables"_s, once([&] { workbench.pages().openVariables({}); })},
        {u"sandbox"_s, once([&] { workbench.pages().openSandbox(); })},
        {u"schedules"_s, once([&] { workbench.pages().openSchedules(); })},
        {u"settings"_s, command(Command::Settings)},
        {u"help"_s, command(Command::Help)},
        {u"log"_s, command(Command::Log)},
    };
}

QStringList WindowBench::pages()
{
    return {u"start"_s,           u"request"_s,   u"charts"_s,   u"attempts"_s, u"operations"_s, u"details"_s,
            u"audit set-up"_s,    u"scorecard"_s, u"delivery"_s, u"compare"_s,  u"profiles"_s,   u"variables"_s,
            u"delivery set-up"_s, u"sandbox"_s,   u"settings"_s, u"help"_s,     u"log"_s,        u"schedules"_s};
}

bool WindowBench::show(const QString& page)
{
    const bool isThere = openers().at(page)();
    QCoreApplication::sendPostedEvents();
    m_window->activateWindow(); // the last one closed may have taken the focus along
    return QTest::qWaitForWindowActive(m_window.get()) && isThere;
}

void WindowBench::fire()
{
    RunSession session(log());
    session.startBurst(m_job);
    std::ignore = comes([&] { return !session.isRunning(); });
    m_run = session.snapshot().run;
}

void WindowBench::audit()
{
    AuditJob job;
    job.base = m_job;
    job.checks = {u"replay.sequential"_s, u"race.same-key"_s};
    job.rounds = 1;
    job.clients = 2;
    AuditSession session(log());
    QObject::connect(&session, &AuditSession::finished, &session, [this](const Audit& ended) { m_audit = ended.id; });
    session.start(job);
    std::ignore = comes([&] { return !session.isRunning(); });
}

void WindowBench::deliver()
{
    DeliveryJob job;
    job.base = m_job;
    job.base.request.contract.settling.windowMs = 200;
    job.scenario.messages = 5;
    job.scenario.rates = {0, 40, 0, 0};
    DeliverySession session(log());
    QObject::connect(&session, &DeliverySession::finished, &session,
                     [this](const Delivery& ended) { m_delivery = ended.id; });
    session.start(job);
    std::ignore = comes([&] { return !session.isRunning(); });
}

}
