// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"
#include "ui/pages/request/requestrunner.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace idemscope {

class BodyEditor;
class ContractEditor;
class FieldsTable;
class MessageBar;
class RequestLine;
class ResultPage;
class ScenarioEditor;

/// One open request: edited, sent, checked, fired in bursts, with its result beside it.
class RequestPage : public Document
{
    Q_OBJECT

public:
    enum Tab { Params, Headers, Body, Contract, Scenarios, Result };

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

    void showTab(Tab tab);
    void focusUrl();
    void focusBurst();
    void formatBody();

signals:
    void wantsPlace();
    void runningChanged();
    void runFinished();
    void runRequested(qint64 run); ///< another run is to be opened

private:
    void build();
    QWidget* buildParams();
    void connectEditors();
    void connectRuns();
    void fill(const Request& request);
    void edited();
    void variablesChanged();
    void setTabTexts();
    void estimate();
    RunJob job() const;
    void start(RequestRunner::Action action);
    void showStarted(RequestRunner::Action action);

    Sessions m_sessions;
    OpenRequest m_open;
    RequestRunner* m_runner;
    RequestLine* m_line;
    MessageBar* m_message;
    QTabBar* m_tabs;
    QLabel* m_estimate;
    QStackedWidget* m_pages;
    FieldsTable* m_params;
    FieldsTable* m_variables;
    FieldsTable* m_headers;
    BodyEditor* m_body;
    ContractEditor* m_contract;
    ScenarioEditor* m_scenarios;
    ResultPage* m_result;
    QTimer m_estimateTimer;
    bool m_wasModified = false;
};

}
