// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/auditsmodel.h"

#include "report/checktext.h"
#include "report/numbertext.h"
#include "ui/models/runsmodel.h"
#include "ui/theme/theme.h"

namespace idemscope {

namespace {

Verdict toneOf(const AuditRow& audit)
{
    if (audit.score.count(CheckAnswer::Fail) > 0)
        return Verdict::Duplicated;
    const bool isDecided =
        audit.state == RunState::Finished && audit.score.inconclusive == 0 && audit.score.pass + audit.score.warn > 0;
    return isDecided ? Verdict::ExactlyOnce : Verdict::Inconclusive;
}

QString answerOf(const AuditRow& audit)
{
    return auditSentence(audit.score, audit.state != RunState::Finished);
}

}

void AuditsModel::setAudits(const std::vector<AuditRow>& audits)
{
    beginResetModel();
    m_audits = audits;
    endResetModel();
}

const AuditRow* AuditsModel::audit(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? &m_audits[std::size_t(index.row())] : nullptr;
}

int AuditsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_audits.size());
}

QVariant AuditsModel::data(const QModelIndex& index, int role) const
{
    const AuditRow* const row = audit(index);
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1, %2", "request and profile").arg(row->title, row->profile);
    case Qt::DecorationRole:
        return theme().icon(toneOf(*row));
    case Qt::ToolTipRole:
        return tr("Audit %1: %2\n%3, %4").arg(QString::number(row->id), answerOf(*row), row->title, row->target);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(row->title, answerOf(*row), agoText(row->started));
    case RunsModel::RunRole:
        return row->id;
    case RunsModel::VerdictRole:
        return int(toneOf(*row));
    case RunsModel::AgoRole:
        return agoText(row->started);
    default:
        return {};
    }
}

}
