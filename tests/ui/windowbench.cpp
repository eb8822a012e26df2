// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowbench.h"

#include "session/auditsession.h"
#include "session/deliverysession.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/start/startpage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTest>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

bool hasText(const QWidget& page, const QString& text)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(text); });
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
    m_job.scenario.attempts = 5;
    m_job.scenario.arrival.kind = ArrivalKind::Concurrent;
    m_job.scenario.release = ReleaseMode::LastByte;
    close();
    std::ignore = m_sandbox.setStrategy(u"none"_s); // every attempt has an effect
    fire();
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
    QApplication::setActiveWindow(m_window.get());
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

bool WindowBench::press(const QString& text) const
{
    for (auto* button : page().findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->text() == text) {
            button->click();
            return true;
        }
    }
    return false;
}

/// A stored run is there once its verdict is.
bool WindowBench::showResult(const QString& part)
{
    m_window->workbench().openRun(m_run);
    const bool isThere = QTest::qWaitFor([this] { return hasText(page(), u"Duplicated"_s); }, patienceMs);
    return isThere && press(part);
}

QStringList WindowBench::pages()
{
    return {u"start"_s,    u"request"_s,      u"Charts"_s,    u"Attempts"_s,  u"Operations"_s,
            u"Details"_s,  u"audit set-up"_s, u"scorecard"_s, u"delivery"_s,  u"compare"_s,
            u"profiles"_s, u"variables"_s,    u"sandbox"_s,   u"schedules"_s, u"delivery set-up"_s};
}

bool WindowBench::show(const QString& page)
{
    Workbench& workbench = m_window->workbench();
    const std::map<QString, std::function<void()>> openers{
        {u"start"_s,
         [] {
         }},
        {u"request"_s,
         [&] {
             workbench.openRequest(u"Create payment"_s);
         }},
        {u"audit set-up"_s,
         [&] {
             workbench.startAudit(m_job);
         }},
        {u"scorecard"_s,
         [&] {
             workbench.openAudit(m_audit);
         }},
        {u"delivery set-up"_s,
         [&] {
             workbench.startDelivery(m_job);
         }},
        {u"delivery"_s,
         [&] {
             workbench.openDelivery(m_delivery);
         }},
        {u"compare"_s,
         [&] {
             workbench.compareRuns({m_run, m_run});
         }},
        {u"profiles"_s,
         [&] {
             workbench.openProfiles(u"stripe"_s);
         }},
        {u"variables"_s,
         [&] {
             workbench.openVariables({});
         }},
        {u"sandbox"_s,
         [&] {
             workbench.openSandbox();
         }},
        {u"schedules"_s,
         [&] {
             workbench.openSchedules();
         }},
    };
    const auto opener = openers.find(page);
    if (opener == openers.end())
        return showResult(page);
    opener->second();
    const bool isStored = page == "scorecard"_L1 || page == "delivery"_L1;
    return !isStored || QTest::qWaitFor(
                            [this] {
                                return hasText(this->page(), u"Refuted"_s) || hasText(this->page(), u"Not safe"_s) ||
                                       hasText(this->page(), u"Safe"_s);
                            },
                            patienceMs);
}

void WindowBench::fire()
{
    RunSession session(log());
    session.startBurst(m_job);
    std::ignore = QTest::qWaitFor([&] { return !session.isRunning(); }, patienceMs);
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
    std::ignore = QTest::qWaitFor([&] { return !session.isRunning(); }, patienceMs);
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
    std::ignore = QTest::qWaitFor([&] { return !session.isRunning(); }, patienceMs);
}

}
