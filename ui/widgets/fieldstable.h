// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/fieldsmodel.h"
#include "ui/widgets/variablelookup.h"

#include <QTableView>

namespace idemscope {

/// The table of names and values: Enter and Tab go on to the value, then to the next row (at the end to a new one),
/// Delete removes the selected rows, pasted lines "Name: value" become rows.
class FieldsTable : public QTableView
{
    Q_OBJECT

public:
    explicit FieldsTable(FieldsModel::Kind kind, QWidget* parent = nullptr);

    void setFields(const Fields& fields);
    const Fields& fields() const;
    int enabledCount() const;
    void setLookup(VariableLookup lookup);
    void refresh(); ///< colours anew
    void removeSelected();

signals:
    void edited();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fitTicks();
    void paste();
    void editNext();
    void tabNext();
    void stayOnTypedRow(const QModelIndex& parent, int first, int last);

    FieldsModel m_model;
    VariableLookup m_lookup;
};

}
