// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/runloop.h"

#include "cli/sessionloop.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Progress
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunLoop)
};

constexpr qint64 waitWorthSayingMs = 1'000;
constexpr qint64 waitWorthWarningMs = 30'000;

QString phaseText(RunPhase phase)
{
    switch (phase) {
    case RunPhase::Preparing:
        return Progress::tr("preparing");
    case RunPhase::SettingUp:
        return Progress::tr("setting up");
    case RunPhase::ReadingBefore:
        return Progress::tr("reading probes");
    case RunPhase::Firing:
        return Progress::tr("firing");
    case RunPhase::Settling:
        return Progress::tr("waiting for late effects");
    case RunPhase::TearingDown:
        return Progress::tr("tearing down");
    case RunPhase::Judging:
    case RunPhase::Finished:
        break;
    }
    return Progress::tr("judging");
}

QString progressText(const RunSnapshot& snapshot)
{
    QString text = Progress::tr("%1: %2 of at most %3 attempts, %4/s")
                       .arg(phaseText(snapshot.phase))
                       .arg(snapshot.attemptsDone)
                       .arg(snapshot.attemptsPlanned)
                       .arg(qRound64(snapshot.ratePerSecond));
    if (snapshot.waitMs.value_or(0) >= waitWorthSayingMs)
        text += u' ' + Progress::tr("· next attempt in %1 s").arg(*snapshot.waitMs / 1000);
    else if (snapshot.timeLeftMs)
        text += u' ' + Progress::tr("· %1 s left").arg(double(*snapshot.timeLeftMs) / 1000, 0, 'f', 1);
    return text;
}

/// A target can ask for any wait by Retry-After: nobody should sit before a silent terminal for it.
QString waitText(qint64 milliseconds)
{
    return Progress::tr("The next attempt is due in %1 s, as the backoff or the target's Retry-After wants it. Ctrl+C "
                        "stops and judges what was fired; --retry-after ignore or --deadline-ms shortens the wait.")
        .arg(milliseconds / 1000);
}

}

RunLoopResult runLoop(const QString& store, const std::function<void(RunSession&)>& start, Console& console)
{
    RunLoopResult result;
    const auto keep = [](auto& slot) {
        return [&slot](const auto& value) {
            slot = value;
        };
    };
    const auto prepare = [&](RunSession& session) {
        QObject::connect(&session, &RunSession::burstFinished, &session, keep(result.burst));
        QObject::connect(&session, &RunSession::sendFinished, &session, keep(result.sent));
        QObject::connect(&session, &RunSession::preflightFinished, &session, keep(result.preflight));
        QObject::connect(&session, &RunSession::failed, &session, keep(result.error));
        QObject::connect(&session, &RunSession::runningChanged, &session, [&] {
            const RunSnapshot snapshot = session.snapshot();
            result.run = snapshot.run;
            result.attemptsDone = snapshot.attemptsDone;
        });
    };
    bool isWarned = false;
    const auto follow = [&](const RunSnapshot& snapshot) {
        if (snapshot.waitMs.value_or(0) >= waitWorthWarningMs && !std::exchange(isWarned, true))
            console.say(waitText(*snapshot.waitMs));
        return progressText(snapshot);
    };
    result.isInterrupted = sessionLoop<RunSession>(store, console, prepare, start, follow);
    return result;
}

}
