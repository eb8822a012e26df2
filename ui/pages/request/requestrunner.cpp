// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestrunner.h"

#include "ui/dialogs/safetydialog.h"
#include "ui/pages/request/allowedhosts.h"

namespace idemscope {

using namespace Qt::StringLiterals;

RequestRunner::RequestRunner(const QString& runLogPath, QWidget& page)
    : QObject(&page)
    , m_page(page)
    , m_session(runLogPath)
{
}

void RequestRunner::start(Action action, const RunJob& job)
{
    if (isRunning())
        return;
    const RunSession::SafetyQuestion question = RunSession::safetyQuestion(
        action == Action::Burst ? job : onceOnly(job, u"send"_s), allowedHosts(job.environment));
    if (question.text.isEmpty()) {
        fire(action, job);
        return;
    }
    auto* dialog = new SafetyDialog(question.text, question.nameToType, &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, action, job, question] {
        if (question.nameToType.isEmpty())
            allowHost(job.environment, question.host);
        fire(action, job);
    });
    dialog->open();
}

void RequestRunner::fire(Action action, const RunJob& job)
{
    switch (action) {
    case Action::Send:
        m_session.startSend(job);
        break;
    case Action::Check:
        m_session.startPreflight(job);
        break;
    case Action::Burst:
        m_session.startBurst(job);
        break;
    }
    emit started(action);
}

void RequestRunner::stop()
{
    m_session.stop();
}
bool RequestRunner::isRunning() const
{
    return m_session.isRunning();
}
RunSession& RequestRunner::session()
{
    return m_session;
}

}
