// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/attemptsmodel.h"

#include <vector>

namespace idemscope {

/// Feeds an AttemptsModel from the run log: one block is read at a time, the one asked for last first, so that dragging
/// the scroll bar over a million rows reads what is looked at and not what was passed. GUI thread.
class AttemptsLoader : public QObject
{
    Q_OBJECT

public:
    AttemptsLoader(HistorySession& history, AttemptsModel& model, QObject* parent);

    void show(qint64 run, const AttemptQuery& query); ///< a run of 0 shows nothing
    void refresh();                                   ///< reads again what may have been added
    const AttemptQuery& query() const;
    qint64 run() const;
    qint64 count() const;

signals:
    void countChanged();
    void failed(const idemscope::Error& error);

private:
    static constexpr size_t waitingMost = 4;
    void takeCount(qint64 ticket, qint64 count);
    void takeAttempts(qint64 ticket, const std::vector<Attempt>& attempts);
    void readNext();

    HistorySession& m_history;
    AttemptsModel& m_model;
    qint64 m_run = 0;
    AttemptQuery m_query;
    qint64 m_count = 0;
    bool m_isNewTable = true;
    qint64 m_countTicket = -1;
    qint64 m_blockTicket = -1;
    qint64 m_blockFirst = 0;
    std::vector<qint64> m_waiting; ///< oldest first
};

}
