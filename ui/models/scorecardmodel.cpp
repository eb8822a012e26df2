// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/scorecardmodel.h"

#include "model/checkgroup.h"
#include "report/checktext.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace idemscope {

ScorecardModel::ScorecardModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void ScorecardModel::setAudit(const Audit& audit)
{
    m_checks.clear();
    for (const CheckOutcome& outcome : audit.checks)
        m_checks.push_back({outcome.id, CheckState::Done, outcome, 0, 0});
    arrange();
}

void ScorecardModel::setSnapshot(const AuditSnapshot& snapshot)
{
    if (snapshot.checks == m_checks)
        return;
    m_checks = snapshot.checks;
    arrange();
}

void ScorecardModel::setFilter(std::optional<CheckAnswer> only)
{
    m_filter = only;
    arrange();
}

void ScorecardModel::setChanges(const QHash<QString, FindingChange>& changes)
{
    m_changes = changes;
    retranslate();
}

void ScorecardModel::retranslate()
{
    arrange();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
}

/// The rows are rebuilt; where only their contents changed, the selection stays.
void ScorecardModel::arrange()
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_checks.size(); ++i) {
        const CheckProgress& check = m_checks[i];
        if (m_filter && (!check.outcome || answerOf(check.outcome->finding) != *m_filter))
            continue;
        const Sentence group = checkGroup(check.id);
        if (rows.empty() || rows.back().group != group)
            rows.push_back({group, -1});
        rows.push_back({group, int(i)});
    }
    if (rows != m_rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
    }
}

AuditScore ScorecardModel::score() const
{
    AuditScore score;
    for (const CheckProgress& check : m_checks) {
        if (check.outcome)
            score.add(check.outcome->finding);
    }
    return score;
}

const CheckOutcome* ScorecardModel::outcome(const QString& id) const
{
    const auto found =
        std::find_if(m_checks.begin(), m_checks.end(), [&](const CheckProgress& check) { return check.id == id; });
    return found != m_checks.end() && found->outcome ? &*found->outcome : nullptr;
}

int ScorecardModel::rowOf(const QString& id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.check >= 0 && m_checks[std::size_t(row.check)].id == id;
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int ScorecardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags ScorecardModel::flags(const QModelIndex& index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_rows[std::size_t(index.row())].check < 0)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant ScorecardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    return row.check < 0 ? groupData(row, role) : checkData(m_checks[std::size_t(row.check)], role);
}

QVariant ScorecardModel::groupData(const Row& row, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return row.group.text();
    return role == IsGroupRole ? QVariant(true) : QVariant();
}

QString ScorecardModel::sentenceOf(const CheckProgress& check) const
{
    if (check.outcome)
        return check.outcome->finding.sentence.text();
    return check.state == CheckState::Running ? tr("running…") : tr("waiting");
}

QVariant ScorecardModel::checkData(const CheckProgress& check, int role) const
{
    const std::optional<CheckAnswer> answer =
        check.outcome ? std::optional(answerOf(check.outcome->finding)) : std::nullopt;
    const bool isFinding = answer == CheckAnswer::Fail || answer == CheckAnswer::Warn;
    switch (role) {
    case Qt::DisplayRole:
        return sentenceOf(check);
    case Qt::DecorationRole:
        return answer
                   ? theme().icon(*answer)
                   : theme().icon(check.state == CheckState::Running ? QStringLiteral("run") : QStringLiteral("dot"));
    case Qt::AccessibleTextRole:
        return answer ? tr("%1, %2: %3").arg(check.id, answerText(*answer), sentenceOf(check))
                      : tr("%1: %2").arg(check.id, sentenceOf(check));
    case IdRole:
        return check.id;
    case IsGroupRole:
        return false;
    case AnswerRole:
        return answer ? QVariant(int(*answer)) : QVariant();
    case AnswerTextRole:
        return answer ? answerText(*answer) : QString();
    case SeverityTextRole:
        return isFinding ? severityText(check.outcome->finding.severity) : QString();
    case StateRole:
        return int(check.state);
    case ChangeTextRole:
        switch (m_changes.value(check.id, FindingChange::None)) {
        case FindingChange::Fixed:
            return tr("fixed");
        case FindingChange::Fresh:
            return tr("new");
        case FindingChange::Still:
            return tr("still");
        case FindingChange::None:
            break;
        }
        return QString();
    default:
        return {};
    }
}

}
