// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/probesession.h"
#include "session/workspacesession.h"
#include "ui/pages/request/readiness.h"
#include "ui/pages/request/requestjobs.h"
#include "ui/pages/request/requestrunner.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

namespace idemscope {

class MessageBar;
class RequestFile;
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
    QString mark() const override;
    bool isModified() const override;
    bool canSave() const override { return true; }
    const OpenRequest& openRequest() const; ///< as last saved or loaded
    Request request() const;                ///< as edited
    Request requestAsSent() const;          ///< likewise, with the authentication that it inherits
    bool isUnsavedNew() const;              ///< typed in, but never saved

    /// Shows edits of an earlier session that were not saved; `open` is what they were made to.
    void restore(const OpenRequest& open, const Request& edited);

    /// Writes to where it was read from; asks for a place by wantsPlace() when it has none.
    void save();
    /// Writes to where it was read from, or to another place of an open collection. An error is shown on the page, a
    /// file that another program changed is asked about; false then.
    bool saveAs(const CollectionPlace& place);
    /// Its file was moved; edits stay.
    void moveTo(const CollectionPlace& place);
    /// Looks whether its file was changed or deleted: without edits it is read anew, which is said; with edits the user
    /// is asked once the page is seen.
    void checkFile();

    void send();
    void checkContract();
    void runBurst();
    void stop() override;
    bool isRunning() const override;
    QString statusText() const override;
    bool canExportReport() const override;
    void exportReport() override;
    /// Hands what is open to an audit by auditRequested().
    void requestAudit();
    /// The same by deliveryRequested().
    void requestDelivery();
    void reconcile(); ///< what the run shown left in doubt
    bool canReconcile() const;

    void showScenarios();
    void focusUrl();
    void focusBurst();
    void formatBody();

signals:
    void contentChanged(); ///< an edit, or what is edited was saved or read anew
    void wantsPlace();
    void auditRequested(const idemscope::RunJob& job);
    void deliveryRequested(const idemscope::RunJob& job);
    void runFinished();
    void runRequested(qint64 run); ///< another run is to be opened
    void profileEditRequested(const QString& name);
    void reconcileRequested(qint64 run);
    void reconcilingChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectFile();
    void connectEditors();
    void takeCommand(const QString& text);
    void connectRuns();
    void connectProbes();
    void connectCleanup();
    void edited();
    void variablesChanged();
    void estimate();
    RunJob job() const;
    bool hasRows(); ///< those of the scenario can be read; else it says why not
    void start(RequestRunner::Action action);
    void load(const Request& request);
    void settle();
    void showStarted(RequestRunner::Action action);

    Sessions m_sessions;
    Request m_loaded; ///< what the editors were last given; what they do not show stays as it is there
    RequestRunner* m_runner;
    RequestLine* m_line;
    MessageBar* m_message;
    RequestFile* m_file;
    ResultPage* m_result;
    RequestTabs* m_tabs;
    RequestJobs m_jobs;
    Readiness m_readiness;
    ProbeSession m_probes;
    QTimer m_estimateTimer;
    bool m_wasModified = false;
    bool m_isRestored = false;
    QString m_rowsName; ///< of the scenario, when its columns were looked at last
};

}
