// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/run/runpage.h"

#include "session/workspacesession.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/request/requestrunner.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/result/runcleaner.h"
#include "ui/preferences.h"
#include "ui/widgets/messagebar.h"

#include <QVBoxLayout>

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostKeysNamed = 12;

}

RunPage::RunPage(const Sessions& sessions, qint64 run, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_run(run)
    , m_message(new MessageBar)
    , m_result(new ResultPage(sessions.history, sessions.runLogPath))
    , m_runner(new RequestRunner(sessions.runLogPath, *this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_result, 1);
    connect(m_result, &ResultPage::reopenRequested, this, &RunPage::runRequested);
    connect(m_result, &ResultPage::statusChanged, this, &RunPage::statusChanged);
    connect(m_result, &ResultPage::runDeleted, this, [this] {
        m_message->say(MessageBar::Kind::Hint,
                       [run = m_run] { return tr("Run %1 was deleted, here or by another program.").arg(run); },
                       {[] { return tr("Close tab"); },
                        [this] {
                            emit closeRequested();
                        }});
    });
    connect(m_result, &ResultPage::exportRequested, this, &RunPage::exportReport);
    connectRuns();
    connectCleanup();
    m_result->showStored(run);
}

void RunPage::connectRuns()
{
    connect(m_result, &ResultPage::reconcileRequested, this, &RunPage::askToReconcile);
    connect(m_result, &ResultPage::reconcilingChanged, this, &RunPage::reconcilingChanged);
    connect(m_result, &ResultPage::shown, this, [this] {
        m_isShown = true;
        if (std::exchange(m_asksWhenShown, false))
            ask();
    });
    HistorySession& history = m_sessions.history;
    connect(&history, &HistorySession::reconcileJobReady, this, [this](qint64 ticket, const RunJob& job) {
        if (ticket == m_jobTicket)
            takeJob(job);
    });
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket == m_jobTicket)
            m_message->say(error);
    });
    RunSession& session = m_runner->session();
    connect(m_runner, &RequestRunner::started, this, [this, &session] { m_result->follow(session); });
    connect(&session, &RunSession::failed, this, [this](const Error& error) { m_message->say(error); });
    connect(&session, &RunSession::burstFinished, this, [this](const RunResult& result) { m_settledBy = result.run; });
    connect(&session, &RunSession::runningChanged, this, [this] {
        if (!isRunning())
            showEnd();
        emit runningChanged();
    });
}

void RunPage::connectCleanup()
{
    auto* cleaner = new RunCleaner(m_sessions.history, m_sessions.runLogPath, *this);
    connect(m_result, &ResultPage::cleanupRequested, this,
            [this, cleaner] { cleaner->start(m_run, secretsFor(m_sessions, m_result->environment())); });
    connect(cleaner, &RunCleaner::finished, this, &RunPage::runRequested);
    connect(cleaner, &RunCleaner::failed, this, [this](const Error& error) { m_message->say(error); });
}

/// This run again, which now names the one that settled it, and that one in a tab of its own.
void RunPage::showEnd()
{
    m_isShown = false;
    m_result->showStored(m_run);
    emit runFinished();
    if (const qint64 run = std::exchange(m_settledBy, 0))
        emit runRequested(run);
}

void RunPage::askToReconcile()
{
    if (m_isShown)
        ask();
    else
        m_asksWhenShown = true;
}

void RunPage::ask()
{
    if (!canReconcile() || isRunning())
        return;
    const std::vector<QByteArray>& keys = m_result->inDoubt();
    QStringList lines{
        tr("%n key(s) in doubt will be sent again with the same payload, by one client each, until there is an "
           "answer. A target that keeps its keys answers with what became of them; one that does not may "
           "act again.",
           nullptr, int(keys.size()))};
    for (const QByteArray& key : keys) {
        if (lines.size() > mostKeysNamed)
            break;
        lines.append(QString::fromUtf8(key));
    }
    if (qsizetype(keys.size()) > mostKeysNamed)
        lines.append(u"…"_s);
    idemscope::ask(this, tr("Reconcile run %1?").arg(m_run), lines.join(u'\n'),
                   {{tr("Reconcile"), [this] { requestJob(); }, true}});
}

void RunPage::requestJob()
{
    m_message->clear();
    m_jobTicket = m_sessions.history.requestReconcileJob(m_run, secretsFor(m_sessions, m_result->environment()));
}

void RunPage::takeJob(const RunJob& job)
{
    m_jobTicket = -1;
    RunJob within = job;
    within.limits = safetyLimits();
    m_runner->start(RequestRunner::Action::Burst, within);
}

void RunPage::exportReport()
{
    exportReportFrom(this, m_sessions.runLogPath, {ReportSubject::Kind::Run, m_run}, *m_message);
}
bool RunPage::canExportReport() const
{
    return m_result->canExport();
}
bool RunPage::canReconcile() const
{
    return m_result->canReconcile();
}
void RunPage::stop()
{
    m_runner->stop();
}
bool RunPage::isRunning() const
{
    return m_runner->isRunning();
}

QString RunPage::statusText() const
{
    return m_result->statusText();
}

QString RunPage::title() const
{
    return tr("Run %1").arg(m_run);
}
qint64 RunPage::run() const
{
    return m_run;
}

}
