// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/attemptsloader.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QTableView;
class QTimer;

namespace idemscope {

class AttemptInspector;
class LinkButton;

/// The attempts of a run: filter, table of any length, inspector of the one chosen. GUI thread.
class AttemptsPage : public QWidget
{
    Q_OBJECT

public:
    AttemptsPage(HistorySession& history, QWidget* parent);

    void showRun(qint64 run, const RunSeries& series);
    void setSeries(const RunSeries& series); ///< what is known of happenings
    void refresh();                          ///< a run under way has logged more
    void showOperation(std::optional<int> operation);
    void showAttempt(qint64 number); ///< chooses it if the table holds it, shows it in the inspector all the same

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildFilters();
    void buildTable();
    void retranslate();
    void applyFilter();
    void sortBy(int column, Qt::SortOrder order);
    void inspectCurrent();
    void takeAttempt(qint64 ticket, const Attempt& attempt);
    void updateCount();
    void nameOperation();

    HistorySession& m_history;
    AttemptsModel* m_model;
    AttemptsLoader* m_loader;
    AttemptQuery m_query;
    std::optional<Error> m_error;   ///< of the last reading
    bool m_isWaitingForRow = false; ///< chosen before it was read
    qint64 m_inspectTicket = -1;
    qint64 m_firstTicket = -1;
    qint64 m_firstNumberTicket = -1;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_outcome = nullptr;
    QComboBox* m_class = nullptr;
    LinkButton* m_operation = nullptr;
    QLabel* m_count = nullptr;
    QSplitter* m_splitter = nullptr;
    QTableView* m_table = nullptr;
    AttemptInspector* m_inspector = nullptr;
    QTimer* m_typing = nullptr;
};

}
