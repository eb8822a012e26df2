// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

namespace idemscope {

class MessageBar;
class RequestRunner;
class ResultPage;

/// A stored run in a tab of its own. What is in doubt in it can be reconciled.
class RunPage : public Document
{
    Q_OBJECT

public:
    RunPage(const Sessions& sessions, qint64 run, QWidget* parent = nullptr);

    QString title() const override;
    qint64 run() const;

    /// Asks whether what is in doubt shall be sent again, as soon as the run is there, and does so.
    void askToReconcile();
    bool canReconcile() const;
    void stop() override;
    bool isRunning() const override;
    QString statusText() const override;
    bool canExportReport() const override;
    void exportReport() override;

signals:
    void runRequested(qint64 run); ///< another run is to be opened
    void runFinished();
    void reconcilingChanged();

private:
    void connectRuns();
    void connectCleanup();
    void ask();
    void requestJob();
    void takeJob(const RunJob& job);
    void showEnd();

    Sessions m_sessions;
    qint64 m_run;
    qint64 m_jobTicket = -1;
    qint64 m_settledBy = 0; ///< the run that has just ended
    bool m_isShown = false;
    bool m_asksWhenShown = false;
    MessageBar* m_message;
    ResultPage* m_result;
    RequestRunner* m_runner;
};

}
