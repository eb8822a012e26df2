// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/texttablemodel.h"

namespace idemscope {

TextTableModel::TextTableModel(int textColumns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_textColumns(textColumns)
{
}

void TextTableModel::setTable(TextTable table)
{
    if (table == m_table)
        return;
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

const TextTable& TextTableModel::table() const
{
    return m_table;
}

int TextTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int TextTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant TextTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_table.rows[size_t(index.row())].value(index.column());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() < m_textColumns ? Qt::AlignLeading : Qt::AlignTrailing));
    return {};
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_table.columns.value(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section < m_textColumns ? Qt::AlignLeading : Qt::AlignTrailing));
    return {};
}

}
