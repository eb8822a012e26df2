// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <QAbstractTableModel>

namespace idemscope {

/// Names and values with a tick each; one empty row at the end takes a new one. Variables have two more columns,
/// captures (a variable and its place in an answer) and parts of a form (their media type) one.
class FieldsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, Secret, PerAttempt, Type = Secret };
    enum class Kind { Plain, Variables, Captures, Parts };

    explicit FieldsModel(Kind kind, QObject* parent = nullptr);

    void setFields(const Fields& fields);
    const Fields& fields() const;
    int enabledCount() const;
    void append(const Fields& fields);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

signals:
    void edited();

private:
    bool isNewRow(const QModelIndex& index) const;
    QString textOf(const Field& field, int column, int role) const;
    bool setText(const QModelIndex& index, const QString& text);
    bool setTick(const QModelIndex& index, bool isTicked);

    Kind m_kind;
    Fields m_fields;
};

/// Fields from lines "Name: value" (or "name=value"), as pasted from elsewhere; a line that starts with "//" or "#" is
/// off.
Fields fieldsFromText(const QString& text);

}
