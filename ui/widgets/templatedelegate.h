// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablelookup.h"

#include <QStyledItemDelegate>

namespace idemscope {

/// Shows and edits cells whose text may hold {{variables}}, coloured as in the URL line.
class TemplateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    TemplateDelegate(const VariableLookup& lookup, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    /// Enter was pressed in the editor of this cell and its text taken over. The cell is named by where it was: text in
    /// the empty last row makes a row there, which moves what points at the empty one.
    void returnPressed(int row, int column);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const VariableLookup& m_lookup;
    mutable int m_row = 0; ///< of the cell edited last
    mutable int m_column = 0;
};

}
