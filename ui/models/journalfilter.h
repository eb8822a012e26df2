// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal.h"

#include <QSortFilterProxyModel>

namespace idemscope {

class JournalModel;

/// The entries of a journal that hold a text and are grave enough. GUI thread.
class JournalFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit JournalFilter(JournalModel& model, QObject* parent = nullptr);

    void setText(const QString& text);
    void setLeast(Journal::Severity severity);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    JournalModel& m_model;
    QString m_text;
    Journal::Severity m_least = Journal::Severity::Note;
};

}
