// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace idemscope {

/// Draws the cells of tables that are only read: icon, one elided line, numbers in tabular figures. GUI thread.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Gives a table the look that all of them share.
    static void install(QTableView& table);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    using QStyledItemDelegate::QStyledItemDelegate;
};

}
