// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "session/runsession.h"

class QWidget;

namespace idemscope {

/// Cleans up after a stored run: asks the log what it created, the user whether to remove it (and, off this machine,
/// whether to send there), and fires the clean-up as a run of its own. Child of its page. GUI thread.
class RunCleaner : public QObject
{
    Q_OBJECT

public:
    RunCleaner(HistorySession& history, const QString& runLogPath, QWidget& page);

    /// `scope` gives the values of secret variables. Nothing happens while a clean-up is under way.
    void start(qint64 run, const VariableScope& scope);

signals:
    void finished(qint64 run); ///< the run that cleaned up
    void failed(const idemscope::Error& error);

private:
    void ask(const CleanupPlan& plan);
    void askForTarget(const RunJob& job);

    HistorySession& m_history;
    QWidget& m_page;
    RunSession m_session;
    qint64 m_ticket = -1;
};

}
