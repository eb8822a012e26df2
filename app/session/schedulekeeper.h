// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"
#include "session/neededsecrets.h"

#include <QTimer>

namespace idemscope {

class HistorySession;
class Keychain;

/// A replay that waits for its keys to grow old, with what decides whether it may be fired unasked.
struct ScheduledReplay
{
    ScheduleRow row;
    QString environment;
    bool isLoopback = true;
    bool isProtected = false; ///< that environment
    std::vector<NeededSecret> secrets;
    std::vector<NeededSecret> missing; ///< those of them without a value: it is not fired before they have one

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
    using SecretsFor = std::function<VariableScope(const QString& environment)>;

    /// `mayFire`: whether a replay may be sent without a question (SPEC.md §11). `secretsFor`: the secrets that are
    /// known of an environment; what is missing is looked for in the keychain.
    ScheduleKeeper(const HistorySession& history, const QString& runLogPath, MayFire mayFire, SecretsFor secretsFor,
                   QObject* parent = nullptr);
    ~ScheduleKeeper() override; ///< stops what is under way and waits (at most about 1 s)

    const std::vector<ScheduledReplay>& replays() const { return m_replays; } ///< by due time
    std::vector<ScheduledReplay> due() const;
    bool isRunning() const { return m_session.isRunning(); }
    /// The value of a secret that a replay is missing, for all that want the same one. Kept until Idemscope ends and,
    /// where that is wished, in the keychain.
    void giveSecret(const NeededSecret& secret, const QString& value, bool remembers);
    void setKeychain(std::unique_ptr<Keychain> keychain); ///< another one, for tests
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
    void take(std::vector<ScheduledReplay> replays);
    void findMissing(ScheduledReplay& replay);
    void askKeychain(const NeededSecret& secret, qsizetype place = 0);
    VariableScope secretsOf(const ScheduledReplay& replay) const;
    void refresh();

    MayFire m_mayFire;
    SecretsFor m_secretsFor;
    std::map<QString, QString> m_given; ///< values by placeOf(), also from the keychain
    std::set<QString> m_asked;          ///< of the keychain
    std::function<SafetyLimits()> m_limits = [] {
        return SafetyLimits();
    };
    std::vector<ScheduledReplay> m_replays;
    bool m_isStale = true;     ///< the log was written to since it was read
    bool m_isTroubled = false; ///< firing failed: nothing is tried again unasked
    QTimer m_tick;
    AuditSession m_session;
    std::unique_ptr<Keychain> m_keychain;
    std::unique_ptr<LogQuestions> m_questions; ///< last: its thread is joined before what it uses goes
};

}
