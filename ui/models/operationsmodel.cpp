// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/operationsmodel.h"

#include "report/attempttext.h"
#include "report/numbertext.h"
#include "ui/theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

int alignment(int column)
{
    const bool isText = column == OperationsModel::KeyColumn || column == OperationsModel::VerdictColumn;
    return int(Qt::AlignVCenter | (isText ? Qt::AlignLeading : Qt::AlignTrailing));
}

}

OperationsModel::OperationsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void OperationsModel::setJudgement(const Judgement& judgement, const RunSeries& series)
{
    beginResetModel();
    m_verdicts = judgement.operations;
    m_isExpectedExact = judgement.figures.expectedMin == judgement.figures.expectedMax;
    m_findings.clear();
    for (const OperationFinding& finding : judgement.findings) {
        // Several probes may find fault with one operation; the first is the worst one's.
        if (!m_findings.contains(finding.operation))
            m_findings.insert(finding.operation, finding);
    }
    m_effects.clear();
    for (const EffectBar& bar : series.effects)
        m_effects.insert(bar.operation, bar);
    m_keys.clear();
    m_wanted.clear();
    select();
    endResetModel();
}

void OperationsModel::clear()
{
    setJudgement({}, {});
}

void OperationsModel::setOnlyFaulty(bool onlyFaulty)
{
    beginResetModel();
    m_onlyFaulty = onlyFaulty;
    select();
    endResetModel();
}

void OperationsModel::select()
{
    m_rows.clear();
    for (size_t i = 0; i < m_verdicts.size(); ++i) {
        const bool isFine =
            m_verdicts[i] == OperationVerdict::ExactlyOnce || m_verdicts[i] == OperationVerdict::NoEffect;
        if (!m_onlyFaulty || !isFine)
            m_rows.push_back(int(i));
    }
}

void OperationsModel::setKey(int operation, const QString& key)
{
    m_keys.insert(operation, key);
    const auto row = std::lower_bound(m_rows.begin(), m_rows.end(), operation);
    if (row != m_rows.end() && *row == operation) {
        const QModelIndex cell = index(int(row - m_rows.begin()), KeyColumn);
        emit dataChanged(cell, cell);
    }
}

int OperationsModel::operation(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[size_t(row)] : -1;
}

int OperationsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int OperationsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OperationsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int operation = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(operation, index.column());
    if (role == Qt::DecorationRole && index.column() == VerdictColumn) {
        const std::optional<Verdict> verdict = runVerdictOf(m_verdicts[size_t(operation)]);
        return verdict ? theme().icon(*verdict) : theme().icon(u"minus"_s);
    }
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    return {};
}

QString OperationsModel::text(int operation, int column) const
{
    switch (column) {
    case OperationColumn:
        return countText(operation + 1);
    case KeyColumn:
        return keyText(operation);
    case ExpectedColumn:
        return expectedText(operation);
    case ObservedColumn:
        return observedText(operation);
    case VerdictColumn:
        return verdictText(m_verdicts[size_t(operation)]);
    default:
        return {};
    }
}

QString OperationsModel::keyText(int operation) const
{
    if (const auto found = m_keys.constFind(operation); found != m_keys.constEnd())
        return *found;
    if (m_wanted.insert(operation).second)
        emit keyWanted(operation);
    return u"…"_s;
}

/// The expected effects of SPEC.md §6 that a verdict implies.
QString OperationsModel::expectedText(int operation) const
{
    switch (m_verdicts[size_t(operation)]) {
    case OperationVerdict::ExactlyOnce:
    case OperationVerdict::Lost:
        return countText(1);
    case OperationVerdict::Unexpected:
    case OperationVerdict::NoEffect:
        return countText(0);
    case OperationVerdict::InDoubt:
        return tr("0 or 1");
    case OperationVerdict::Duplicated:
    case OperationVerdict::Inconclusive:
        break;
    }
    const qint64 most = m_effects.value(operation, EffectBar{operation, 1, 0}).expectedMax;
    return m_isExpectedExact ? countText(most) : tr("at most %1").arg(most);
}

QString OperationsModel::observedText(int operation) const
{
    const auto finding = m_findings.constFind(operation);
    if (finding != m_findings.constEnd())
        return finding->effects ? countText(*finding->effects) : u"–"_s;
    if (const auto bar = m_effects.constFind(operation); bar != m_effects.constEnd())
        return countText(bar->observed);
    if (m_verdicts[size_t(operation)] == OperationVerdict::ExactlyOnce)
        return countText(1);
    return m_verdicts[size_t(operation)] == OperationVerdict::NoEffect ? countText(0) : u"–"_s;
}

QVariant OperationsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[] = {QT_TR_NOOP("Operation"), QT_TR_NOOP("Key"), QT_TR_NOOP("Expected"),
                                         QT_TR_NOOP("Observed"), QT_TR_NOOP("Verdict")};
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole && section >= 0 && section < ColumnCount)
        return tr(titles[section]);
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    return {};
}

}
