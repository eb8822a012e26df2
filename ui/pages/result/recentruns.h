// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QTimer;

namespace idemscope {

class RunsModel;

/// The runs of the log in the side bar: verdict, title, age; search, open, copy id, delete. GUI thread.
class RecentRuns : public QWidget
{
    Q_OBJECT

public:
    explicit RecentRuns(HistorySession& history, QWidget* parent = nullptr);

    void refresh();

signals:
    void runActivated(qint64 run);
    void deliveryActivated(qint64 delivery);
    void comparisonWanted(const std::vector<qint64>& runs); ///< two or more
    void runDeleted(qint64 run);
    void failed(const idemscope::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    void read(int offset);
    void refreshIfShown();
    void takeRuns(qint64 ticket, const std::vector<RunRow>& runs);
    void showMenu(const QPoint& position);
    void askToDelete(const QModelIndex& index);
    void activate(const QModelIndex& index);
    void compareSelected();
    std::vector<qint64> selectedRuns() const;

    HistorySession& m_history;
    RunsModel* m_model;
    QLineEdit* m_search;
    QListView* m_list;
    QTimer* m_typing;
    QTimer* m_ages;
    qint64 m_ticket = -1;
    qint64 m_deleteTicket = -1;
    bool m_isFirstPage = true;
};

}
