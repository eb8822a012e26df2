// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/console.h"
#include "cli/interrupt.h"

#include <QCoreApplication>
#include <QTimer>

#include <atomic>

namespace idemscope {

/// Lets a session over a run log do its work on the command line: shows its progress, stops it on SIGINT, SIGTERM and
/// SIGHUP, returns when it is no longer running. `prepare` connects to its signals, `start` begins the work,
/// `progressText` words its snapshot. True: it was interrupted.
template <typename Session, typename Prepare, typename Start, typename ProgressText>
bool sessionLoop(const QString& store, Console& console, Prepare prepare, Start start, ProgressText progressText)
{
    constexpr int progressEveryMs = 100;
    std::atomic<bool> isInterrupted = false;
    QObject forwarder; // lives on this thread: the signal's thread only posts to it
    Session* running = nullptr;
    const Interrupt interrupt([&] {
        isInterrupted = true;
        QMetaObject::invokeMethod(&forwarder, [&running] {
            if (running)
                running->stop();
        });
    });
    Session session(store);
    running = &session;
    prepare(session);
    QObject::connect(&session, &Session::runningChanged, &session, [&session] {
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
    return isInterrupted;
}

}
