// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QStatusBar>

class QComboBox;
class QLabel;

namespace idemscope {

class Languages;

/// The line under the window: the run that is shown, the size of the run log, the language.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(HistorySession& history, Languages& languages, QWidget* parent = nullptr);

    /// Says what is shown; empty: nothing that has a state.
    void showState(const QString& text);

private:
    void refresh(); ///< reads the size of the log anew
    void showLog();

    HistorySession& m_history;
    QLabel* m_run;
    QLabel* m_log;
    QComboBox* m_language;
    qint64 m_logTicket = -1;
    qint64 m_attempts = 0;
    qint64 m_bytes = 0;
    std::optional<Error> m_logError;
};

}
