// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/sidebysidemodel.h"

#include "report/checktext.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace idemscope {

void SideBySideModel::setAudits(std::vector<Audit> audits)
{
    m_audits = std::move(audits);
    m_all = sideBySide(m_audits);
    arrange();
}

void SideBySideModel::setDifferencesOnly(bool isWanted)
{
    m_isDifferencesOnly = isWanted;
    arrange();
}

void SideBySideModel::retranslate()
{
    arrange();
}

void SideBySideModel::arrange()
{
    beginResetModel();
    m_rows.clear();
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(m_rows),
                 [this](const CheckRow& row) { return !m_isDifferencesOnly || row.differs(); });
    endResetModel();
}

int SideBySideModel::differences() const
{
    return int(differingChecks(m_all).size());
}

QString SideBySideModel::check(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? m_rows[std::size_t(index.row())].id : QString();
}

int SideBySideModel::auditOf(const QModelIndex& index)
{
    return std::max(0, index.column() - FirstAuditColumn);
}

int SideBySideModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SideBySideModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstAuditColumn + int(m_audits.size());
}

QVariant SideBySideModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CheckRow& row = m_rows[std::size_t(index.row())];
    if (index.column() >= FirstAuditColumn)
        return answerData(row.findings[std::size_t(auditOf(index))], role);
    const bool isMark = index.column() == MarkColumn;
    if (role == Qt::DisplayRole)
        return !isMark ? row.id : row.differs() ? QStringLiteral("≠") : QString();
    if (isMark && row.differs() && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return tr("The answers differ");
    return {};
}

QVariant SideBySideModel::answerData(const std::optional<Finding>& finding, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return finding
                   ? tr("%1: %2", "answer and sentence").arg(answerText(answerOf(*finding)), finding->sentence.text())
                   : tr("not asked");
    case Qt::ToolTipRole:
        return finding ? finding->sentence.text() : QString();
    case Qt::DecorationRole:
        return finding ? QVariant(theme().icon(answerOf(*finding))) : QVariant();
    default:
        return {};
    }
}

QVariant SideBySideModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == MarkColumn)
        return QString();
    return section == CheckColumn ? tr("Check")
                                  : columnName(m_audits[std::size_t(section - FirstAuditColumn)], m_audits);
}

}
