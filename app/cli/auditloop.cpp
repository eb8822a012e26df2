// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditloop.h"

#include "cli/interrupt.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <atomic>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditProgressText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditLoop)
};

constexpr int progressEveryMs = 100;
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
    std::atomic<bool> isInterrupted = false;
    QObject forwarder; // lives on this thread: the signal's thread only posts to it
    AuditSession* running = nullptr;
    const Interrupt interrupt([&] {
        isInterrupted = true;
        QMetaObject::invokeMethod(&forwarder, [&running] {
            if (running)
                running->stop();
        });
    });
    AuditSession session(store);
    running = &session;
    QObject::connect(&session, &AuditSession::finished, &session, [&](const Audit& audit) { result.audit = audit; });
    QObject::connect(&session, &AuditSession::failed, &session, [&](const Error& error) { result.error = error; });
    QObject::connect(&session, &AuditSession::schedulesCarriedOut, &session,
                     [&](const std::vector<ScheduleRow>& schedules) { result.schedules = schedules; });
    QObject::connect(&session, &AuditSession::runningChanged, &session, [&session] {
        if (!session.isRunning())
            QCoreApplication::quit();
    });
    QTimer progress;
    QObject::connect(&progress, &QTimer::timeout, &session,
                     [&] { console.progress(progressText(session.snapshot())); });
    progress.start(progressEveryMs);
    QTimer::singleShot(0, &session, [&] { start(session); });
    QCoreApplication::exec();
    console.endProgress();
    result.isInterrupted = isInterrupted;
    return result;
}

}
