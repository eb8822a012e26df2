// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditloop.h"

#include "cli/sessionloop.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditProgressText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditLoop)
};

constexpr int namesShown = 3;

QString progressText(const AuditSnapshot& snapshot)
{
    if (snapshot.audit == 0)
        return AuditProgressText::tr("preparing");
    if (snapshot.isFirstRequest)
        return AuditProgressText::tr("sending the first request");
    qsizetype done = 0;
    QStringList running;
    for (const CheckProgress& check : snapshot.checks) {
        done += check.state == CheckState::Done ? 1 : 0;
        if (check.state == CheckState::Running && running.size() <= namesShown)
            running += running.size() < namesShown ? check.id : u"…"_s;
    }
    QString text = AuditProgressText::tr("%1 of %2 checks, %3 of at most %4 attempts")
                       .arg(done)
                       .arg(snapshot.checks.size())
                       .arg(snapshot.attemptsDone)
                       .arg(snapshot.attemptsPlanned);
    if (snapshot.timeLeftMs)
        text += u' ' + AuditProgressText::tr("· %1 s left").arg(double(*snapshot.timeLeftMs) / 1000, 0, 'f', 0);
    return running.isEmpty() ? text : text + u" · "_s + running.join(u", "_s);
}

}

AuditLoopResult auditLoop(const QString& store, const std::function<void(AuditSession&)>& start, Console& console)
{
    AuditLoopResult result;
    const auto prepare = [&](AuditSession& session) {
        QObject::connect(&session, &AuditSession::finished, &session,
                         [&](const Audit& audit) { result.audit = audit; });
        QObject::connect(&session, &AuditSession::failed, &session, [&](const Error& error) { result.error = error; });
        QObject::connect(&session, &AuditSession::schedulesCarriedOut, &session,
                         [&](const std::vector<ScheduleRow>& schedules) { result.schedules = schedules; });
        QObject::connect(&session, &AuditSession::runningChanged, &session, [&] {
            const AuditSnapshot snapshot = session.snapshot();
            result.id = snapshot.audit;
            result.attemptsDone = snapshot.attemptsDone;
        });
    };
    result.isInterrupted = sessionLoop<AuditSession>(store, console, prepare, start, progressText);
    return result;
}

}
