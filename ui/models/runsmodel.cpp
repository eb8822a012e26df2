// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runsmodel.h"

#include "model/deliverytext.h"
#include "model/json/deliverywords.h"
#include "model/json/words.h"
#include "report/numbertext.h"
#include "ui/models/deliverylook.h"
#include "ui/models/runtext.h"
#include "ui/theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

QString stateText(const RunRow& run)
{
    if (const auto claim = fromWord<ClaimVerdict>(run.verdict))
        return nameOf(*claim).text();
    if (const std::optional<Verdict> verdict = RunsModel::verdictOf(run))
        return Theme::name(*verdict);
    switch (run.state) {
    case RunState::Running:
        return RunsModel::tr("running");
    case RunState::Interrupted:
        return RunsModel::tr("interrupted");
    case RunState::Stopped:
        return RunsModel::tr("stopped");
    case RunState::Finished:
        break;
    }
    return RunsModel::tr("finished");
}

QIcon iconOf(const RunRow& run)
{
    if (const std::optional<Verdict> verdict = RunsModel::verdictOf(run))
        return theme().icon(*verdict);
    if (run.state == RunState::Interrupted)
        return theme().icon(Verdict::InDoubt);
    return theme().icon(run.state == RunState::Running ? u"run"_s : run.kind == "send"_L1 ? u"send"_s : u"dot"_s);
}

}

RunsModel::RunsModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

std::optional<Verdict> RunsModel::verdictOf(const RunRow& run)
{
    const auto claim = fromWord<ClaimVerdict>(run.verdict);
    return claim ? lookOf(*claim) : fromWord<Verdict>(run.verdict);
}

void RunsModel::setRuns(const std::vector<RunRow>& runs)
{
    beginResetModel();
    m_runs = runs;
    m_hasMore = runs.size() >= pageSize;
    endResetModel();
}

void RunsModel::append(const std::vector<RunRow>& runs)
{
    m_hasMore = runs.size() >= pageSize;
    if (runs.empty())
        return;
    beginInsertRows({}, int(m_runs.size()), int(m_runs.size() + runs.size()) - 1);
    m_runs.insert(m_runs.end(), runs.begin(), runs.end());
    endInsertRows();
}

void RunsModel::remove(qint64 run)
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [run](const RunRow& row) { return row.id == run; });
    if (found == m_runs.end())
        return;
    const int row = int(found - m_runs.begin());
    beginRemoveRows({}, row, row);
    m_runs.erase(found);
    endRemoveRows();
}

void RunsModel::refreshAges()
{
    if (!m_runs.empty())
        emit dataChanged(index(0), index(int(m_runs.size()) - 1), {AgoRole});
}

const RunRow* RunsModel::run(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? &m_runs[size_t(index.row())] : nullptr;
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    const RunRow* const row = run(index);
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shownTitle(row->title);
    case Qt::DecorationRole:
        return iconOf(*row);
    case Qt::ToolTipRole:
        return tr("Run %1: %2\n%3\n%n attempt(s), %4", nullptr, int(std::min<qint64>(row->attempts, 1 << 30)))
            .arg(QString::number(row->id), stateText(*row), shownTitle(row->title), row->target);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3, %4", "title, verdict, age, time")
            .arg(shownTitle(row->title), stateText(*row), agoText(row->started), clockText(row->started));
    case RunRole:
        return row->id;
    case VerdictRole:
        return verdictOf(*row) ? QVariant(int(*verdictOf(*row))) : QVariant();
    case AgoRole:
        return agoText(row->started);
    case StateRole:
        return stateText(*row);
    case ClockRole:
        return clockText(row->started);
    default:
        return {};
    }
}

bool RunsModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_hasMore;
}

void RunsModel::fetchMore(const QModelIndex& parent)
{
    if (parent.isValid() || !m_hasMore)
        return;
    m_hasMore = false; // until the page asked for has come
    emit moreWanted(int(m_runs.size()));
}

}
