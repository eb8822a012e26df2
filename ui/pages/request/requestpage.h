// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"
#include "ui/pages/request/requestrunner.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

namespace idemscope {

class MessageBar;
class RequestLine;
class RequestTabs;
class ResultPage;

/// One open request: edited, sent, checked, fired in bursts, with its result beside it.
class RequestPage : public Document
{
    Q_OBJECT

public:
    RequestPage(const Sessions& sessions, const OpenRequest& open, QWidget* parent = nullptr);

    QString title() const override;
    bool isModified() const override;
    const OpenRequest& openRequest() const; ///< as last saved or loaded
    Request request() const;                ///< as edited

    /// Writes to where it was read from; asks for a place by wantsPlace() when it has none.
    void save();
    /// Writes to `path` of the open collection. An error is shown on the page; false then.
    bool saveAs(const QString& path);

    void send();
    void checkContract();
    void runBurst();
    void stop();
    bool isRunning() const;
    void reconcile(); ///< what the run shown left in doubt
    bool canReconcile() const;

    void showScenarios();
    void focusUrl();
    void focusBurst();
    void formatBody();

signals:
    void wantsPlace();
    void runningChanged();
    void runFinished();
    void runRequested(qint64 run); ///< another run is to be opened
    void reconcileRequested(qint64 run);
    void reconcilingChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectEditors();
    void connectRuns();
    void edited();
    void variablesChanged();
    void estimate();
    RunJob job() const;
    void start(RequestRunner::Action action);
    void showStarted(RequestRunner::Action action);
    bool hasSecrets(RequestRunner::Action action, const RunJob& job);

    Sessions m_sessions;
    OpenRequest m_open;
    RequestRunner* m_runner;
    RequestLine* m_line;
    MessageBar* m_message;
    ResultPage* m_result;
    RequestTabs* m_tabs;
    QTimer m_estimateTimer;
    bool m_wasModified = false;
};

}
