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
    /// Enter was pressed in an editor and its text taken over.
    void returnPressed();
    void tabPressed(); ///< likewise

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const VariableLookup& m_lookup;
};

}
