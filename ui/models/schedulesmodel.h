// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/schedulekeeper.h"

#include <QAbstractTableModel>

namespace idemscope {

/// The scheduled replays: those that wait with a countdown, the others with what came of them. GUI thread.
class SchedulesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { RequestColumn, AgeColumn, DueColumn, ResultColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setReplays(const std::vector<ScheduledReplay>& replays);
    void refreshCountdowns();
    const ScheduledReplay* replay(const QModelIndex& index) const; ///< null for no row

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ScheduledReplay& replay, int column) const;

    std::vector<ScheduledReplay> m_replays;
};

/// "3 d 4 h", "5 min 2 s", "900 ms": an age or the time that is left, in two units at the most.
QString spanText(qint64 milliseconds);

}
