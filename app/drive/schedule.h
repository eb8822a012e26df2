// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditplayer.h"
#include "store/runreader.h"

#include <QLatin1String>

#include <map>
#include <set>
#include <stop_token>

namespace idemscope {

/// The check whose replays may be due long after its audit.
constexpr QLatin1String expiryCheckId("expiry.window");

/// Schedules are made only on request: by naming that check, or ages.
bool wantsSchedule(const AuditJob& job);

/// Ages of a key, rising, at which a replay is scheduled: those that were chosen, else those that a promised age asks
/// for, as far as they are beyond `waitedMs`, which the audit itself waited.
std::vector<qint64> scheduledAges(const AuditJob& job, qint64 waitedMs);

/// The run that first used the keys of a schedule.
struct ScheduleOrigin
{
    qint64 audit = 0;
    QString checkId;
    const PlayedRun& run;
};
/// Writes a schedule for every age, counted from the run's first release; gives their number. Errors: of the log.
Result<int> addSchedules(RunLog& log, const ScheduleOrigin& origin, const std::vector<qint64>& agesMs);

/// The job that replays the keys of a schedule: the same payloads once more, as a run linked to the first. `secrets`
/// gives the values of secret variables, which the log does not hold. Errors: NotFound, InvalidInput.
Result<RunJob> scheduledJob(RunReader& reader, const ScheduleRow& schedule, const VariableScope& secrets);

/// Those that are due at `nowMs` (wall clock), in the order of their due times.
std::vector<ScheduleRow> dueSchedules(const std::vector<ScheduleRow>& schedules, qint64 nowMs);

/// Carries out what is due, one after another, and gives the schedules with what came of each; one that fails is marked
/// so and the next one goes on. One whose secrets are missing is not touched: it waits on, and they are named. Whoever
/// else carries schedules out leaves these alone meanwhile. Blocks; a stop ends it after the run under way, which then
/// waits again. Errors: of the log.
struct ScheduleWork
{
    RunReader& reader;
    RunLog& log;
    const VariableScope& secrets;
    SafetyLimits limits = {};
    std::optional<std::set<qint64>> only = {}; ///< ids that may be fired; none: all
    std::map<qint64, VariableScope> own = {};  ///< by id: secrets of a schedule that count before `secrets`
};
Result<std::vector<ScheduleRow>> carryOutDue(const ScheduleWork& work, std::stop_token stop);

}
