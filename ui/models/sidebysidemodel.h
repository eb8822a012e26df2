// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/sidebyside.h"

#include <QAbstractTableModel>

namespace idemscope {

/// Audits side by side: a line for every check, with a mark where their answers differ. Does no I/O. GUI thread.
class SideBySideModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { MarkColumn, CheckColumn, FirstAuditColumn };

    using QAbstractTableModel::QAbstractTableModel;

    void setAudits(std::vector<Audit> audits);
    void setDifferencesOnly(bool isWanted);
    void retranslate();

    int checks() const { return int(m_all.size()); }
    int differences() const;
    QString check(const QModelIndex& index) const; ///< id; empty for no row
    /// Which of the audits a column is of; the first for columns that are of none.
    static int auditOf(const QModelIndex& index);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();
    QVariant answerData(const std::optional<Finding>& finding, int role) const;

    std::vector<Audit> m_audits;
    std::vector<CheckRow> m_all;
    std::vector<CheckRow> m_rows; ///< those that are shown
    bool m_isDifferencesOnly = false;
};

}
