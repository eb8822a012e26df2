// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QStatusBar>

class QComboBox;
class QLabel;

namespace idemscope {

class Languages;

/// The line under the window: the last run, the size of the run log, the language.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(HistorySession& history, Languages& languages, QWidget* parent = nullptr);

    /// Reads the last run and the size of the log anew.
    void refresh();

private:
    void showRun();
    void showLog();

    HistorySession& m_history;
    QLabel* m_run;
    QLabel* m_log;
    QComboBox* m_language;
    qint64 m_runTicket = -1;
    qint64 m_logTicket = -1;
    std::optional<RunRow> m_lastRun;
    qint64 m_attempts = 0;
    qint64 m_bytes = 0;
    std::optional<Error> m_logError;
};

}
