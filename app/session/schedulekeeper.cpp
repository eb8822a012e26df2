// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/schedulekeeper.h"

#include "session/historysession.h"
#include "session/jobsource.h"
#include "session/keychain.h"
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
        if (replay.row.state == ScheduleState::Waiting)
            replay.secrets = neededSecrets(*record).value_or(std::vector<NeededSecret>());
        replays.push_back(std::move(replay));
    }
    return replays;
}

/// What a value that was given is known by: one secret of one environment of one collection.
QString placeOf(const NeededSecret& secret)
{
    return secret.places.isEmpty() ? secret.name : secret.places.front();
}

bool isIn(const VariableScope& scope, const QString& name)
{
    const QByteArray wanted = secretEnvironmentName(name); // as both the environment and the log spell it
    return std::any_of(scope.begin(), scope.end(), [&](const VariableLayer& layer) {
        return std::any_of(layer.variables.begin(), layer.variables.end(), [&](const Field& variable) {
            return !variable.value.isEmpty() && secretEnvironmentName(variable.name) == wanted;
        });
    });
}

}

ScheduleKeeper::ScheduleKeeper(const HistorySession& history, const QString& runLogPath, MayFire mayFire,
                               SecretsFor secretsFor, QObject* parent)
    : QObject(parent)
    , m_mayFire(std::move(mayFire))
    , m_secretsFor(std::move(secretsFor))
    , m_session(runLogPath)
    , m_keychain(desktopKeychain())
    , m_questions(
          std::make_unique<LogQuestions>(runLogPath, *this, [this](qint64, const Error& error) { emit failed(error); }))
{
    connect(&m_session, &AuditSession::schedulesCarriedOut, this, [this](const std::vector<ScheduleRow>& schedules) {
        std::vector<ScheduleRow> fired = schedules;
        std::erase_if(fired, [](const ScheduleRow& schedule) { return !schedule.missingSecrets.isEmpty(); });
        if (!fired.empty())
            emit carriedOut(fired);
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
        refresh();
        return;
    }
    m_questions->ask<std::vector<ScheduledReplay>>(
        readReplays, [this](qint64, const std::vector<ScheduledReplay>& replays) { take(replays); });
}

void ScheduleKeeper::take(std::vector<ScheduledReplay> replays)
{
    for (ScheduledReplay& replay : replays)
        findMissing(replay);
    if (replays != m_replays) {
        m_replays = std::move(replays);
        emit changed();
    }
    fireUnasked();
}

/// Another environment may have been chosen, or a secret given.
void ScheduleKeeper::refresh()
{
    take(m_replays);
}

void ScheduleKeeper::findMissing(ScheduledReplay& replay)
{
    replay.missing.clear();
    if (replay.secrets.empty() || !replay.isDue(QDateTime::currentMSecsSinceEpoch()))
        return;
    const VariableScope known = secretsOf(replay);
    for (const NeededSecret& secret : replay.secrets) {
        if (isIn(known, secret.name))
            continue;
        replay.missing.push_back(secret);
        if (m_asked.insert(placeOf(secret)).second)
            askKeychain(secret);
    }
}

/// One place after the other, until one holds it.
void ScheduleKeeper::askKeychain(const NeededSecret& secret, qsizetype place)
{
    if (place >= secret.places.size() || !m_keychain->isThere())
        return;
    m_keychain->read(secret.places[place], [this, secret, place](const std::optional<QString>& value) {
        if (!value)
            return askKeychain(secret, place + 1);
        m_given.insert_or_assign(placeOf(secret), *value);
        refresh();
    });
}

VariableScope ScheduleKeeper::secretsOf(const ScheduledReplay& replay) const
{
    VariableScope scope = m_secretsFor(replay.environment);
    VariableLayer given;
    for (const NeededSecret& secret : replay.secrets) {
        if (const auto known = m_given.find(placeOf(secret)); known != m_given.end())
            given.variables.push_back({secret.name, known->second, true, true});
    }
    scope.push_back(std::move(given));
    return scope;
}

void ScheduleKeeper::giveSecret(const NeededSecret& secret, const QString& value, bool remembers)
{
    m_given.insert_or_assign(placeOf(secret), value);
    if (remembers && !secret.places.isEmpty() && m_keychain->isThere())
        m_keychain->write(secret.places.front(), value, [this](const Result<void>& done) {
            if (!done)
                emit failed(done.error());
        });
    for (ScheduledReplay& replay : m_replays)
        findMissing(replay);
    emit changed();
}

void ScheduleKeeper::setKeychain(std::unique_ptr<Keychain> keychain)
{
    m_keychain = std::move(keychain);
    m_asked.clear();
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
        if (replay.missing.empty() && m_mayFire(replay))
            free.insert(replay.row.id);
    }
    if (!free.empty())
        carryOut(free);
}

void ScheduleKeeper::carryOut(const std::set<qint64>& schedules)
{
    if (isRunning())
        return;
    std::map<qint64, VariableScope> own;
    for (const ScheduledReplay& replay : m_replays) {
        if (schedules.contains(replay.row.id))
            own.emplace(replay.row.id, secretsOf(replay));
    }
    m_session.carryOutDue({}, schedules, own, m_limits());
}

void ScheduleKeeper::forget(qint64 schedule)
{
    m_session.requestCancelSchedule(schedule);
}

}
