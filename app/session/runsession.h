// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/preflight.h"

#include <QObject>

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
    /// A reason to ask before firing at this target (SPEC.md §11); empty: none. `allowed` are hosts already confirmed.
    static QString safetyQuestion(const RunJob& job, bool isProtectedEnvironment, const std::vector<QString>& allowedHosts);

    void startBurst(const RunJob& job);
    void startSend(const RunJob& job);
    void startPreflight(const RunJob& job);
    void stop();
    bool isRunning() const;

    RunSnapshot snapshot() const; ///< cheap; pull it 10–20 times a second
    const RunJob& job() const;

signals:
    void burstFinished(const idemscope::RunResult& result);
    void sendFinished(const idemscope::Attempt& attempt);
    void preflightFinished(const idemscope::PreflightReport& report);
    void failed(const idemscope::Error& error);
    void runningChanged();

private:
    struct Worker;
    std::unique_ptr<Worker> m_worker;
    QString m_runLogPath;
};

}
