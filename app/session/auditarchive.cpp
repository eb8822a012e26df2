// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/auditarchive.h"

#include "drive/schedule.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Opens the log, asks one question, closes it.
template <typename Ask>
auto withAuditReader(const QString& path, Ask ask) -> decltype(ask(std::declval<RunReader&>()))
{
    auto reader = RunReader::open(path);
    if (!reader)
        return Failure(reader.error());
    return ask(**reader);
}

}

Result<std::vector<AuditRow>> archivedAudits(const QString& runLogPath, int limit)
{
    return withAuditReader(runLogPath, [&](RunReader& reader) { return reader.audits(limit); });
}

Result<StoredAudit> archivedAudit(const QString& runLogPath, qint64 audit)
{
    return withAuditReader(runLogPath, [&](RunReader& reader) { return readStoredAudit(reader, audit); });
}

Result<std::vector<RunRow>> archivedRunsOfAudit(const QString& runLogPath, qint64 audit)
{
    return withAuditReader(runLogPath, [&](RunReader& reader) { return reader.runsOfAudit(audit); });
}

Result<void> removeArchivedAudit(const QString& runLogPath, qint64 audit)
{
    return deleteAudit(runLogPath, audit);
}

Result<std::vector<ScheduleRow>> archivedSchedules(const QString& runLogPath)
{
    return withAuditReader(runLogPath, [](RunReader& reader) { return reader.schedules(); });
}

Result<QStringList> foreignTargetsDue(const QString& runLogPath)
{
    return withAuditReader(runLogPath, [](RunReader& reader) -> Result<QStringList> {
        const auto schedules = reader.schedules();
        if (!schedules)
            return Failure(schedules.error());
        QStringList targets;
        for (const ScheduleRow& schedule : dueSchedules(*schedules, QDateTime::currentMSecsSinceEpoch())) {
            const auto record = reader.run(schedule.run);
            if (!record)
                return Failure(record.error());
            if (!record->facts[u"isLoopback"_s].toBool() && !targets.contains(record->row.target))
                targets += record->row.target;
        }
        return targets;
    });
}

QString scheduleWord(ScheduleState state)
{
    switch (state) {
    case ScheduleState::Running:
        return u"running"_s;
    case ScheduleState::Done:
        return u"done"_s;
    case ScheduleState::Failed:
        return u"failed"_s;
    case ScheduleState::Cancelled:
        return u"cancelled"_s;
    case ScheduleState::Waiting:
        break;
    }
    return u"waiting"_s;
}

}
