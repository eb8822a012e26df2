// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/schedulesmodel.h"

#include "ui/models/runtext.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QLocale>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 secondMs = 1000;
constexpr qint64 minuteMs = 60 * secondMs;
constexpr qint64 hourMs = 60 * minuteMs;
constexpr qint64 dayMs = 24 * hourMs;

QString dueText(const ScheduleRow& schedule)
{
    const qint64 left = schedule.dueMs - QDateTime::currentMSecsSinceEpoch();
    if (schedule.state == ScheduleState::Waiting)
        return left > 0 ? SchedulesModel::tr("in %1").arg(spanText(left / secondMs * secondMs + secondMs))
                        : SchedulesModel::tr("due for %1").arg(spanText(-left / secondMs * secondMs));
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(schedule.dueMs), QLocale::ShortFormat);
}

QString doneText(const ScheduleRow& schedule)
{
    const QString late = spanText(schedule.lateMs);
    if (schedule.breaksPromise())
        return SchedulesModel::tr("Executed anew before the promised %1 were over, %2 late")
            .arg(spanText(*schedule.promisedAgeMs), late);
    if (!schedule.effects)
        return SchedulesModel::tr("Fired %1 late; effects were not counted").arg(late);
    return (*schedule.effects > 0 ? SchedulesModel::tr("Executed anew, %1 late")
                                  : SchedulesModel::tr("Replayed, %1 late"))
        .arg(late);
}

QString resultText(const ScheduleRow& schedule)
{
    switch (schedule.state) {
    case ScheduleState::Waiting:
        return SchedulesModel::tr("waits");
    case ScheduleState::Running:
        return SchedulesModel::tr("under way");
    case ScheduleState::Failed:
        return SchedulesModel::tr("Failed: %1").arg(schedule.error);
    case ScheduleState::Cancelled:
        return SchedulesModel::tr("forgotten");
    case ScheduleState::Done:
        break;
    }
    return doneText(schedule);
}

/// What a replay that is due waits for.
QString resultText(const ScheduledReplay& replay)
{
    if (replay.missing.empty())
        return resultText(replay.row);
    QStringList names;
    for (const NeededSecret& secret : replay.missing)
        names += secret.name;
    return SchedulesModel::tr("waits for a secret: %1").arg(names.join(u", "_s));
}

QIcon iconOf(const ScheduleRow& schedule)
{
    switch (schedule.state) {
    case ScheduleState::Waiting:
        return theme().icon(u"history"_s);
    case ScheduleState::Running:
        return theme().icon(u"run"_s);
    case ScheduleState::Failed:
        return theme().icon(Verdict::Inconclusive);
    case ScheduleState::Cancelled:
        return theme().icon(u"close"_s);
    case ScheduleState::Done:
        break;
    }
    return schedule.breaksPromise()            ? theme().icon(Verdict::Duplicated)
           : schedule.effects.value_or(1) == 0 ? theme().icon(Happening::Replay)
                                               : theme().icon(Happening::Executed);
}

}

QString spanText(qint64 milliseconds)
{
    if (milliseconds < secondMs)
        return SchedulesModel::tr("%1 ms").arg(milliseconds);
    if (milliseconds < minuteMs)
        return SchedulesModel::tr("%1 s").arg(milliseconds / secondMs);
    if (milliseconds < hourMs)
        return SchedulesModel::tr("%1 min %2 s").arg(milliseconds / minuteMs).arg(milliseconds % minuteMs / secondMs);
    if (milliseconds < dayMs)
        return SchedulesModel::tr("%1 h %2 min").arg(milliseconds / hourMs).arg(milliseconds % hourMs / minuteMs);
    return SchedulesModel::tr("%1 d %2 h").arg(milliseconds / dayMs).arg(milliseconds % dayMs / hourMs);
}

void SchedulesModel::setReplays(const std::vector<ScheduledReplay>& replays)
{
    if (replays == m_replays)
        return;
    beginResetModel();
    m_replays = replays;
    endResetModel();
}

void SchedulesModel::refreshCountdowns()
{
    if (!m_replays.empty())
        emit dataChanged(index(0, DueColumn), index(int(m_replays.size()) - 1, DueColumn), {Qt::DisplayRole});
}

const ScheduledReplay* SchedulesModel::replay(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? &m_replays[std::size_t(index.row())] : nullptr;
}

int SchedulesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_replays.size());
}

int SchedulesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SchedulesModel::text(const ScheduledReplay& replay, int column) const
{
    switch (column) {
    case RequestColumn:
        return tr("%1 at %2").arg(shownTitle(replay.row.title), replay.row.target);
    case AgeColumn:
        return spanText(replay.row.ageMs);
    case DueColumn:
        return dueText(replay.row);
    default:
        return resultText(replay);
    }
}

QVariant SchedulesModel::data(const QModelIndex& index, int role) const
{
    const ScheduledReplay* const known = replay(index);
    if (!known)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(*known, index.column());
    case Qt::DecorationRole:
        return index.column() == ResultColumn ? QVariant(iconOf(known->row)) : QVariant();
    default:
        return {};
    }
}

QVariant SchedulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case RequestColumn:
        return tr("Request");
    case AgeColumn:
        return tr("Age of its key");
    case DueColumn:
        return tr("Due");
    default:
        return tr("What came of it");
    }
}

}
