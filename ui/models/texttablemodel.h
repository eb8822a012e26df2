// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/charts/charttexts.h"

#include <QAbstractTableModel>

namespace idemscope {

/// Shows a TextTable; all columns but the first `textColumns` hold numbers and are set right. GUI thread.
class TextTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TextTableModel(int textColumns, QObject* parent = nullptr);

    void setTable(TextTable table);
    const TextTable& table() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TextTable m_table;
    int m_textColumns;
};

}
