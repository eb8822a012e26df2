// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/forecast.h"
#include "drive/preflight.h"

#include <QObject>

#include <thread>

namespace idemscope {

/// The Qt face of one run, send or preflight: starts it on a worker thread, hands out snapshots, reports the end by
/// signal. Lives on the GUI thread; owns the worker. One at a time per session.
class RunSession : public QObject
{
    Q_OBJECT

public:
    explicit RunSession(QString runLogPath, QObject* parent = nullptr);
    ~RunSession() override; ///< stops and waits (at most about 1 s)

    /// Estimate shown before firing; nothing is sent. Errors as Planner::create.
    static Result<PlanEstimate> estimate(const RunJob& job);

    /// What to ask before firing at this target (SPEC.md §11).
    struct SafetyQuestion
    {
        QString text;       ///< translated; empty: nothing to ask
        QString host;       ///< what an answer "always" allows
        QString nameToType; ///< a protected environment: its name must be typed
    };
    static SafetyQuestion safetyQuestion(const RunJob& job, const QStringList& allowedHosts);

    void startBurst(const RunJob& job);
    void startSend(const RunJob& job);
    void startPreflight(const RunJob& job);
    void stop();
    bool isRunning() const { return m_isRunning; }

    RunSnapshot snapshot() const; ///< cheap; pull it 10–20 times a second
    const RunJob& job() const { return m_job; }

signals:
    void burstFinished(const idemscope::RunResult& result);
    void sendFinished(const idemscope::Attempt& attempt);
    void preflightFinished(const idemscope::PreflightReport& report);
    void failed(const idemscope::Error& error);
    void runningChanged();

private:
    using Work = std::function<std::function<void()>(RunLog&, RunMonitor&, std::stop_token)>;
    void start(const RunJob& job, Work work);
    void finish(const std::function<void()>& report);

    QString m_runLogPath;
    RunJob m_job;
    std::unique_ptr<RunMonitor> m_monitor;
    bool m_isRunning = false;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
