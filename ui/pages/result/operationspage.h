// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QLabel;
class QTableView;

namespace idemscope {

class OperationsModel;

/// Key, expected and observed effects and verdict of every operation. GUI thread.
class OperationsPage : public QWidget
{
    Q_OBJECT

public:
    OperationsPage(HistorySession& history, QWidget* parent);

    void showJudgement(qint64 run, const Judgement& judgement, const RunSeries& series);
    void showNothing(); ///< not judged yet

signals:
    void operationActivated(int operation);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    HistorySession& m_history;
    OperationsModel* m_model;
    QCheckBox* m_onlyFaulty;
    QLabel* m_hint;
    QTableView* m_table;
    qint64 m_run = 0;
    QHash<qint64, int> m_keyTickets; ///< operation by ticket
};

}
