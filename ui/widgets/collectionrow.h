// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace idemscope {

class CollectionTree;

/// Draws a row of the tree: for a request its method in its own colour, then the name. Edits the name alone.
class CollectionRow final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CollectionRow(CollectionTree* tree);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    CollectionTree* m_tree;
};

}
