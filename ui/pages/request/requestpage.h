// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/probesession.h"
#include "session/workspacesession.h"
#include "ui/pages/request/requestrunner.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

#include <functional>

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
    bool canSave() const override { return true; }
    const OpenRequest& openRequest() const; ///< as last saved or loaded
    Request request() const;                ///< as edited

    /// Writes to where it was read from; asks for a place by wantsPlace() when it has none.
    void save();
    /// Writes to where it was read from, or to another `path` of the open collection. An error is shown on the page, a
    /// file that another program changed is asked about; false then.
    bool saveAs(const QString& path);

    void send();
    void checkContract();
    void runBurst();
    void stop() override;
    bool isRunning() const override;
    bool canExportReport() const override;
    void exportReport() override;
    /// Hands what is open to an audit by auditRequested().
    void requestAudit();
    void reconcile(); ///< what the run shown left in doubt
    bool canReconcile() const;

    void showScenarios();
    void focusUrl();
    void focusBurst();
    void formatBody();

signals:
    void wantsPlace();
    void auditRequested(const idemscope::RunJob& job);
    void runFinished();
    void runRequested(qint64 run); ///< another run is to be opened
    void profileEditRequested(const QString& name);
    void reconcileRequested(qint64 run);
    void reconcilingChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectEditors();
    void connectRuns();
    void connectProbes();
    void connectCleanup();
    void edited();
    void variablesChanged();
    void estimate();
    RunJob job() const;
    void start(RequestRunner::Action action);
    bool store(const QString& path, WorkspaceSession::Overwrite overwrite);
    void askAboutChangedFile();
    void reload(); ///< from its file; edits are gone
    void showStarted(RequestRunner::Action action);
    bool isUnderstood();
    bool hasSecrets(const RunJob& job, std::function<void()> again);

    Sessions m_sessions;
    OpenRequest m_open;
    RequestRunner* m_runner;
    RequestLine* m_line;
    MessageBar* m_message;
    ResultPage* m_result;
    RequestTabs* m_tabs;
    ProbeSession m_probes;
    QTimer m_estimateTimer;
    bool m_wasModified = false;
};

}
