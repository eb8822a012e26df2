// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runsession.h"

#include <algorithm>
#include <limits>

namespace idemscope {

RunSession::RunSession(QString runLogPath, QObject* parent)
    : QObject(parent)
    , m_runLogPath(std::move(runLogPath))
    , m_monitor(std::make_unique<RunMonitor>())
{
}

RunSession::~RunSession() = default;

Result<PlanEstimate> RunSession::estimate(const RunJob& job)
{
    return forecast(job).map([](const RunForecast& known) { return known.estimate; });
}

RunSession::SafetyQuestion RunSession::safetyQuestion(const RunJob& job, const QStringList& allowedHosts)
{
    const auto known = forecast(job);
    if (!known || (known->isLoopback && !job.isProtected))
        return {};
    const int attempts = int(std::min<qint64>(known->estimate.attemptsMax, std::numeric_limits<int>::max()));
    SafetyQuestion question;
    question.host = known->host;
    if (job.isProtected) {
        question.nameToType = job.environment;
        question.text =
            tr("The environment “%1” is protected. At most %n attempt(s) will be sent to %2. Type its name to go on.",
               nullptr, attempts)
                .arg(job.environment, known->origin);
    } else if (known->looksLive) {
        question.nameToType = known->host;
        question.text = tr("The request carries a key that looks live. At most %n attempt(s) will be sent to %1. Type "
                           "the name of the host to go on.",
                           nullptr, attempts)
                            .arg(known->origin);
    } else if (!allowedHosts.contains(known->host)) {
        question.text =
            tr("At most %n attempt(s) will be sent to %1. Each may have a real effect there. Go on?", nullptr, attempts)
                .arg(known->origin);
    }
    return question;
}

void RunSession::startBurst(const RunJob& job)
{
    start(job, [this, job](RunLog& log, RunMonitor& monitor, std::stop_token stop) -> std::function<void()> {
        auto result = runScenario(job, log, monitor, stop);
        if (!result)
            return [this, error = result.error()] {
                emit failed(error);
            };
        return [this, value = std::move(*result)] {
            emit burstFinished(value);
        };
    });
}

void RunSession::startSend(const RunJob& job)
{
    start(job, [this, job](RunLog& log, RunMonitor& monitor, std::stop_token stop) -> std::function<void()> {
        auto result = sendOnce(job, log, monitor, stop);
        if (!result)
            return [this, error = result.error()] {
                emit failed(error);
            };
        return [this, value = std::move(*result)] {
            emit sendFinished(value);
        };
    });
}

void RunSession::startPreflight(const RunJob& job)
{
    start(job, [this, job](RunLog& log, RunMonitor& monitor, std::stop_token stop) -> std::function<void()> {
        auto result = preflight(job, log, monitor, stop);
        if (!result)
            return [this, error = result.error()] {
                emit failed(error);
            };
        return [this, value = std::move(*result)] {
            emit preflightFinished(value);
        };
    });
}

void RunSession::stop()
{
    m_thread.request_stop();
}

RunSnapshot RunSession::snapshot() const
{
    return m_monitor->snapshot();
}

void RunSession::start(const RunJob& job, Work work)
{
    if (m_isRunning)
        return;
    m_job = job;
    m_monitor->publish({});
    m_isRunning = true;
    emit runningChanged();
    m_thread = std::jthread([this, path = m_runLogPath, work = std::move(work)](const std::stop_token& stop) {
        auto log = RunLog::open(path);
        std::function<void()> report = log ? work(**log, *m_monitor, stop) : [this, error = log.error()] {
            emit failed(error);
        };
        QMetaObject::invokeMethod(
            this, [this, report] { finish(report); }, Qt::QueuedConnection);
    });
}

void RunSession::finish(const std::function<void()>& report)
{
    m_isRunning = false;
    report();
    emit runningChanged();
}

}
