// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestrunner.h"

#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/request/firesafely.h"

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
    fireSafely(question, job.environment, m_page, [this, action, job] { fire(action, job); });
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
