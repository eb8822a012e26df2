// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QTimer>

namespace idemscope {

class HistorySession;

/// A replay that waits for its keys to grow old, with what decides whether it may be fired unasked.
struct ScheduledReplay
{
    ScheduleRow row;
    QString environment;
    bool isLoopback = true;
    bool isProtected = false; ///< that environment

    bool isDue(qint64 nowMs) const { return row.state == ScheduleState::Waiting && row.dueMs <= nowMs; }
    bool operator==(const ScheduledReplay&) const = default;
};

/// Knows the scheduled replays of the run log, by whichever process they were made, and fires them when they are due:
/// at once those that may be fired unasked, the others once the user was asked. Lives on the GUI thread.
class ScheduleKeeper : public QObject
{
    Q_OBJECT

public:
    using MayFire = std::function<bool(const ScheduledReplay&)>;

    /// `mayFire`: whether a replay may be sent without a question (SPEC.md §11).
    ScheduleKeeper(const HistorySession& history, const QString& runLogPath, MayFire mayFire,
                   QObject* parent = nullptr);
    ~ScheduleKeeper() override; ///< stops what is under way and waits (at most about 1 s)

    const std::vector<ScheduledReplay>& replays() const { return m_replays; } ///< by due time
    std::vector<ScheduledReplay> due() const;
    bool isRunning() const { return m_session.isRunning(); }
    /// Fires these, as far as they are due.
    void carryOut(const std::set<qint64>& schedules);
    void forget(qint64 schedule); ///< one that waits
    /// What a replay may send to another machine; asked before each firing.
    void setLimits(std::function<SafetyLimits()> limits) { m_limits = std::move(limits); }

signals:
    void changed();        ///< of the replays
    void runningChanged(); ///< some are being fired, or are not any more
    void carriedOut(const std::vector<idemscope::ScheduleRow>& schedules);
    void failed(const idemscope::Error& error);

private:
    void look();
    void fireUnasked();
    void take(const std::vector<ScheduledReplay>& replays);

    MayFire m_mayFire;
    std::function<SafetyLimits()> m_limits = [] {
        return SafetyLimits();
    };
    std::vector<ScheduledReplay> m_replays;
    bool m_isStale = true;     ///< the log was written to since it was read
    bool m_isTroubled = false; ///< firing failed: nothing is tried again unasked
    QTimer m_tick;
    AuditSession m_session;
    std::unique_ptr<LogQuestions> m_questions; ///< last: its thread is joined before what it uses goes
};

}
