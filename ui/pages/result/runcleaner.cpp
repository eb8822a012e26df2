// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/runcleaner.h"

#include "ui/dialogs/safetydialog.h"
#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/result/cleanupdialog.h"
#include "ui/preferences.h"

namespace idemscope {

using namespace Qt::StringLiterals;

RunCleaner::RunCleaner(HistorySession& history, const QString& runLogPath, QWidget& page)
    : QObject(&page)
    , m_history(history)
    , m_page(page)
    , m_session(runLogPath)
{
    connect(&history, &HistorySession::cleanupReady, this, [this](qint64 ticket, const CleanupPlan& plan) {
        if (ticket == m_ticket)
            ask(plan);
    });
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket == m_ticket)
            emit failed(error);
    });
    connect(&m_session, &RunSession::burstFinished, this,
            [this](const RunResult& result) { emit finished(result.run); });
    connect(&m_session, &RunSession::failed, this, &RunCleaner::failed);
}

void RunCleaner::start(qint64 run, const VariableScope& scope)
{
    if (m_session.isRunning())
        return;
    m_ticket = m_history.requestCleanup(run, scope);
}

void RunCleaner::ask(const CleanupPlan& plan)
{
    m_ticket = -1;
    const QString target = u"%1 %2"_s.arg(plan.job.request.method, plan.job.request.url);
    auto* dialog = new CleanupDialog(plan.created, target, &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    RunJob job = plan.job;
    job.limits = safetyLimits();
    connect(dialog, &QDialog::accepted, this, [this, job] { askForTarget(job); });
    dialog->open();
}

void RunCleaner::askForTarget(const RunJob& job)
{
    const RunSession::SafetyQuestion question = RunSession::safetyQuestion(job, allowedHosts(job.environment));
    if (question.text.isEmpty()) {
        m_session.startBurst(job);
        return;
    }
    auto* dialog = new SafetyDialog(question.text, question.nameToType, &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, job] { m_session.startBurst(job); });
    dialog->open();
}

}
