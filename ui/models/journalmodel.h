// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal.h"

#include <QAbstractTableModel>

namespace idemscope {

/// The entries of a journal as a table; the journal must live longer. GUI thread.
class JournalModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, SeverityColumn, TextColumn, ColumnCount };

    explicit JournalModel(const Journal& journal, QObject* parent = nullptr);

    const Journal::Entry* entry(const QModelIndex& index) const;
    void retranslate(); ///< the names of columns and severities

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const Journal& m_journal;
    int m_rows; ///< as the views know them
};

}
