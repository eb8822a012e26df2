// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditmonitor.h"

#include "base/clock.h"

#include <algorithm>

namespace idemscope {

AuditSnapshot AuditMonitor::snapshot() const
{
    const std::scoped_lock lock(m_mutex);
    AuditSnapshot snapshot = m_snapshot;
    if (m_startedUs > 0) {
        snapshot.elapsedMs = (monotonicMicros() - m_startedUs) / 1000;
        snapshot.timeLeftMs = timeLeftMs(snapshot.elapsedMs);
    }
    return snapshot;
}

/// By the share of the work that is done, once that says something.
std::optional<qint64> AuditMonitor::timeLeftMs(qint64 elapsedMs) const
{
    double done = 0;
    double all = 0;
    for (std::size_t i = 0; i < m_snapshot.checks.size(); ++i) {
        const CheckProgress& check = m_snapshot.checks[i];
        const double share = check.state == CheckState::Done ? 1
                             : check.attemptsPlanned > 0
                                 ? std::min(0.9, double(check.attemptsDone) / double(check.attemptsPlanned))
                                 : 0;
        const auto cost = double(std::max<qint64>(1, m_costsMs[i]));
        done += share * cost;
        all += cost;
    }
    if (all <= 0)
        return {};
    const double share = done / all;
    if (share < 0.1)
        return std::max<qint64>(0, m_estimateMs - elapsedMs);
    return qint64(double(elapsedMs) * (1 - share) / share);
}

void AuditMonitor::reset()
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot = {};
    m_costsMs.clear();
    m_startedUs = 0;
}

void AuditMonitor::begin(const AuditPlan& plan, qint64 audit)
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot = {};
    m_costsMs.clear();
    m_snapshot.audit = audit;
    m_snapshot.target = plan.estimate.origin;
    m_snapshot.isFirstRequest = true;
    m_snapshot.attemptsPlanned = plan.estimate.attempts;
    m_estimateMs = plan.estimate.milliseconds;
    m_startedUs = monotonicMicros();
    for (const CheckPlan& check : plan.estimate.checks) {
        if (!check.isChosen)
            continue;
        m_snapshot.checks.push_back({check.id, CheckState::Queued, {}, 0, check.attempts});
        m_costsMs.push_back(check.workMs);
    }
}

void AuditMonitor::endFirstRequest()
{
    const std::scoped_lock lock(m_mutex);
    m_snapshot.isFirstRequest = false;
}

void AuditMonitor::start(const QString& check)
{
    const std::scoped_lock lock(m_mutex);
    if (CheckProgress* progress = progressOf(check))
        progress->state = CheckState::Running;
}

void AuditMonitor::countAttempt(const QString& check)
{
    const std::scoped_lock lock(m_mutex);
    ++m_snapshot.attemptsDone;
    if (CheckProgress* progress = progressOf(check))
        ++progress->attemptsDone;
}

void AuditMonitor::finish(const CheckOutcome& outcome)
{
    const std::scoped_lock lock(m_mutex);
    if (CheckProgress* progress = progressOf(outcome.id)) {
        progress->state = CheckState::Done;
        progress->outcome = outcome;
    }
}

CheckProgress* AuditMonitor::progressOf(const QString& check)
{
    const auto found = std::find_if(m_snapshot.checks.begin(), m_snapshot.checks.end(),
                                    [&](const CheckProgress& progress) { return progress.id == check; });
    return found == m_snapshot.checks.end() ? nullptr : &*found;
}

}
