// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QAbstractListModel>

namespace idemscope {

/// Runs of the log, newest first, read on as one scrolls. Does no I/O. GUI thread.
class RunsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { RunRole = Qt::UserRole, VerdictRole, AgoRole, StateRole, ClockRole };
    static constexpr int pageSize = 100;

    explicit RunsModel(QObject* parent = nullptr);

    void setRuns(const std::vector<RunRow>& runs); ///< the first page
    void append(const std::vector<RunRow>& runs);  ///< the next page
    void remove(qint64 run);
    void refreshAges(); ///< "2 min" grows older by itself
    const RunRow* run(const QModelIndex& index) const;
    const std::vector<RunRow>& runs() const { return m_runs; }

    /// The verdict a run is shown with; none: it has not been judged.
    static std::optional<Verdict> verdictOf(const RunRow& run);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

signals:
    void moreWanted(int offset);

private:
    std::vector<RunRow> m_runs;
    bool m_hasMore = false;
};

}
