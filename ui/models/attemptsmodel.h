// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/attempttext.h"
#include "session/historysession.h"

#include <QAbstractTableModel>

#include <list>
#include <set>
#include <unordered_map>

namespace idemscope {

/// The attempts of a run as a table of any length: holds the blocks looked at last, asks for others by signal and shows
/// a placeholder until they come. Does no I/O. GUI thread.
class AttemptsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        OperationColumn,
        ClientColumn,
        KeyColumn,
        HappeningColumn,
        ClassColumn,
        StatusColumn,
        ServiceTimeColumn,
        SentAtColumn,
        ConnectionColumn,
        WireSendsColumn,
        IdentityColumn,
        ColumnCount
    };
    static constexpr int blockSize = 500;
    static constexpr int blocksKept = 40;

    explicit AttemptsModel(QObject* parent = nullptr);

    void setCount(qint64 count); ///< another table: all blocks are forgotten
    void grow(qint64 count);     ///< the same table, longer: what is held is shown until it was read again
    void setBlock(qint64 first, const std::vector<Attempt>& attempts);
    void setKnownHappenings(KnownHappenings known);
    const KnownHappenings& known() const;
    const Attempt* attempt(int row) const; ///< null while it is not loaded
    int rowOf(qint64 number) const;        ///< −1 if it is not held

    /// The order that a click on a column's heading asks for; none if it cannot be sorted by.
    static std::optional<AttemptQuery::Order> orderOf(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void blockWanted(qint64 first) const; ///< the block that starts there; emitted once until it came or was dropped

private:
    struct Block
    {
        std::vector<Attempt> rows;
        bool isStale = false;
        std::list<qint64>::iterator use;
    };
    void want(qint64 first) const;
    QString text(const Attempt& attempt, int column) const;
    QVariant icon(const Attempt& attempt, int column) const;

    qint64 m_count = 0;
    KnownHappenings m_known;
    mutable std::unordered_map<qint64, Block> m_blocks;
    mutable std::list<qint64> m_uses; ///< most recent first
    mutable std::set<qint64> m_wanted;
};

}
