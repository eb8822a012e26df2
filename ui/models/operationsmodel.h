// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"

#include <QAbstractTableModel>
#include <QHash>

#include <set>

namespace idemscope {

/// One row per operation: key, expected and observed effects, verdict. Keys are asked for by signal when they are
/// looked at. GUI thread.
class OperationsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { OperationColumn, KeyColumn, ExpectedColumn, ObservedColumn, VerdictColumn, ColumnCount };

    explicit OperationsModel(QObject* parent = nullptr);

    void setJudgement(const Judgement& judgement, const RunSeries& series);
    void clear();
    void setOnlyFaulty(bool onlyFaulty); ///< leaves out exactly once and no effect
    void setKey(int operation, const QString& key);
    int operation(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void keyWanted(int operation) const; ///< emitted once per operation

private:
    void select();
    QString text(int operation, int column) const;
    QString keyText(int operation) const;
    QString expectedText(int operation) const;
    QString observedText(int operation) const;

    std::vector<OperationVerdict> m_verdicts;
    QHash<int, OperationFinding> m_findings;
    QHash<int, EffectBar> m_effects;
    QHash<int, QString> m_keys;
    mutable std::set<int> m_wanted;
    std::vector<int> m_rows;
    bool m_isExpectedExact = false; ///< no operation may or may not have its effect
    bool m_onlyFaulty = false;
};

}
