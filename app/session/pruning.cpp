// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/pruning.h"

#include <algorithm>
#include <limits>
#include <set>

namespace idemscope {

namespace {

constexpr int pageSize = 1000;
constexpr qint64 megabyte = 1024 * 1024;

/// Runs and audits that a replay which waits still needs.
struct Needed
{
    std::set<qint64> runs, audits;
};

Result<Needed> neededBySchedules(RunReader& reader)
{
    const auto schedules = reader.schedules();
    if (!schedules)
        return Failure(schedules.error());
    Needed needed;
    for (const ScheduleRow& schedule : *schedules) {
        if (schedule.state != ScheduleState::Waiting && schedule.state != ScheduleState::Running)
            continue;
        needed.runs.insert(schedule.run);
        if (schedule.audit)
            needed.audits.insert(*schedule.audit);
    }
    return needed;
}

Result<void> addRuns(RunReader& reader, const Needed& needed, std::vector<PruneEntry>& entries)
{
    for (int offset = 0;; offset += pageSize) {
        const auto runs = reader.runs(offset, pageSize);
        if (!runs)
            return Failure(runs.error());
        for (const RunRow& run : *runs) {
            if (run.state != RunState::Running && !needed.runs.contains(run.id))
                entries.push_back({run.id, false, run.title, run.started, run.attempts});
        }
        if (runs->size() < std::size_t(pageSize))
            return {};
    }
}

Result<void> addAudits(RunReader& reader, const Needed& needed, std::vector<PruneEntry>& entries)
{
    const auto audits = reader.audits(std::numeric_limits<int>::max());
    if (!audits)
        return Failure(audits.error());
    for (const AuditRow& audit : *audits) {
        if (audit.state != RunState::Running && !needed.audits.contains(audit.id))
            entries.push_back({audit.id, true, audit.title, audit.started, audit.attempts});
    }
    return {};
}

/// Everything that may go, the oldest first.
Result<std::vector<PruneEntry>> candidates(RunReader& reader)
{
    const auto needed = neededBySchedules(reader);
    if (!needed)
        return Failure(needed.error());
    std::vector<PruneEntry> entries;
    if (auto added = addRuns(reader, *needed, entries); !added)
        return Failure(added.error());
    if (auto added = addAudits(reader, *needed, entries); !added)
        return Failure(added.error());
    std::stable_sort(entries.begin(), entries.end(), [](const PruneEntry& one, const PruneEntry& other) {
        return QDateTime::fromString(one.started, Qt::ISODateWithMs) <
               QDateTime::fromString(other.started, Qt::ISODateWithMs);
    });
    return entries;
}

Result<void> removeEntry(const QString& runLogPath, const PruneEntry& entry)
{
    return entry.isAudit ? deleteAudit(runLogPath, entry.id) : deleteRun(runLogPath, entry.id);
}

}

Result<PrunePlan> prunePlan(RunReader& reader, const PruneRule& rule, const QDateTime& now)
{
    auto entries = candidates(reader);
    const auto bytes = reader.sizeBytes();
    const auto attempts = reader.totalAttempts();
    if (!entries)
        return Failure(entries.error());
    if (!bytes)
        return Failure(bytes.error());
    if (!attempts)
        return Failure(attempts.error());
    const double bytesOfAttempt = double(*bytes) / double(std::max<qint64>(*attempts, 1));
    PrunePlan plan;
    for (PruneEntry& entry : *entries) {
        const QDateTime started = QDateTime::fromString(entry.started, Qt::ISODateWithMs);
        const bool isOld = rule.keepDays > 0 && started < now.addDays(-rule.keepDays);
        const bool isTooMuch = rule.keepMegabytes > 0 && *bytes - plan.bytes > rule.keepMegabytes * megabyte;
        if (!isOld && !isTooMuch)
            break; // those that follow are younger
        plan.attempts += entry.attempts;
        plan.bytes = qint64(bytesOfAttempt * double(plan.attempts));
        plan.entries.push_back(std::move(entry));
    }
    return plan;
}

Result<PrunePlan> prunePlan(const QString& runLogPath, const PruneRule& rule, const QDateTime& now)
{
    const auto reader = RunReader::open(runLogPath);
    if (!reader)
        return Failure(reader.error());
    return prunePlan(**reader, rule, now);
}

Result<Pruned> prune(const QString& runLogPath, const PrunePlan& plan)
{
    Pruned pruned;
    for (const PruneEntry& entry : plan.entries) {
        const auto removed = removeEntry(runLogPath, entry);
        const bool isLeftOut =
            !removed && (removed.error().code == ErrorCode::NotFound || removed.error().code == ErrorCode::NotAllowed);
        if (isLeftOut)
            continue;
        if (!removed)
            return Failure(removed.error());
        ++pruned.entries;
        if (!entry.isAudit)
            pruned.runs.push_back(entry.id);
    }
    const auto won = vacuumRunLog(runLogPath);
    if (!won)
        return Failure(won.error());
    pruned.bytes = *won;
    return pruned;
}

}
