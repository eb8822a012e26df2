// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/schedulekeeper.h"

#include "session/historysession.h"
#include "session/jobsource.h"
#include "session/logquestions.h"

#include <QDateTime>

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int tickMs = 1000;

/// One whose run is gone waits for nothing.
Result<std::vector<ScheduledReplay>> readReplays(RunReader& reader)
{
    auto schedules = reader.schedules();
    if (!schedules)
        return Failure(schedules.error());
    std::vector<ScheduledReplay> replays;
    for (ScheduleRow& schedule : *schedules) {
        ScheduledReplay replay;
        replay.row = std::move(schedule);
        const auto record = reader.run(replay.row.run);
        if (!record && record.error().code == ErrorCode::NotFound)
            continue;
        if (!record)
            return Failure(record.error());
        replay.environment = record->row.environment;
        replay.isLoopback = record->facts[u"isLoopback"_s].toBool();
        replay.isProtected = record->facts[u"isProtected"_s].toBool();
        replays.push_back(std::move(replay));
    }
    return replays;
}

}

ScheduleKeeper::ScheduleKeeper(const HistorySession& history, const QString& runLogPath, MayFire mayFire,
                               QObject* parent)
    : QObject(parent)
    , m_mayFire(std::move(mayFire))
    , m_session(runLogPath)
    , m_questions(
          std::make_unique<LogQuestions>(runLogPath, *this, [this](qint64, const Error& error) { emit failed(error); }))
{
    connect(&m_session, &AuditSession::schedulesCarriedOut, this, [this](const std::vector<ScheduleRow>& schedules) {
        if (!schedules.empty())
            emit carriedOut(schedules);
    });
    connect(&m_session, &AuditSession::failed, this, [this](const Error& error) {
        m_isTroubled = true;
        emit failed(error);
    });
    connect(&m_session, &AuditSession::questionFailed, this,
            [this](qint64, const Error& error) { emit failed(error); });
    connect(&m_session, &AuditSession::runningChanged, this, &ScheduleKeeper::runningChanged);
    connect(&history, &HistorySession::changed, this, [this] { m_isStale = true; });
    connect(&m_tick, &QTimer::timeout, this, &ScheduleKeeper::look);
    m_tick.start(tickMs);
    look();
}

ScheduleKeeper::~ScheduleKeeper() = default;

/// Reads the log anew when anything was written to it, be it by an audit in another process.
void ScheduleKeeper::look()
{
    if (!std::exchange(m_isStale, false)) {
        fireUnasked();
        return;
    }
    m_questions->ask<std::vector<ScheduledReplay>>(
        readReplays, [this](qint64, const std::vector<ScheduledReplay>& replays) { take(replays); });
}

void ScheduleKeeper::take(const std::vector<ScheduledReplay>& replays)
{
    if (replays != m_replays) {
        m_replays = replays;
        emit changed();
    }
    fireUnasked();
}

std::vector<ScheduledReplay> ScheduleKeeper::due() const
{
    const qint64 nowMs = QDateTime::currentMSecsSinceEpoch();
    std::vector<ScheduledReplay> due;
    for (const ScheduledReplay& replay : m_replays) {
        if (replay.isDue(nowMs))
            due.push_back(replay);
    }
    return due;
}

void ScheduleKeeper::fireUnasked()
{
    if (isRunning() || m_isTroubled)
        return;
    std::set<qint64> free;
    for (const ScheduledReplay& replay : due()) {
        if (m_mayFire(replay))
            free.insert(replay.row.id);
    }
    if (!free.empty())
        carryOut(free);
}

void ScheduleKeeper::carryOut(const std::set<qint64>& schedules)
{
    if (!isRunning())
        m_session.carryOutDue(processSecrets(), schedules, m_limits());
}

void ScheduleKeeper::forget(qint64 schedule)
{
    m_session.requestCancelSchedule(schedule);
}

}
