// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/variablelevels.h"
#include "ui/widgets/variablelookup.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace idemscope {

class AuthEditor;
class BodyEditor;
class ContractEditor;
class FieldsTable;
class ElidedLabel;
class ProbesEditor;
class ScenarioEditor;
class StepsEditor;
class TransportEditor;

/// The parts of a request in tabs, with counts in their titles; all but its method, URL and name are edited here. The
/// last tab shows the result, a widget given by the page.
class RequestTabs : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Params, Headers, Body, Authentication, Transport, Contract, SetUp, Scenarios, Result };

    explicit RequestTabs(QWidget* result, QWidget* parent = nullptr);

    /// Takes and gives only the members it edits.
    void load(const Request& request);
    void store(Request& request) const;
    Scenario scenario() const; ///< the chosen one
    bool isValid() const;      ///< store() and scenario() give what is typed, not the last that could be read

    void setLookup(const VariableLookup& lookup);
    /// Paths of the saved requests that a set-up may name.
    void setSavedRequests(const QStringList& paths);
    /// What is sent, and where it comes from.
    void setEffectiveAuth(const EffectiveAuth& effective);
    /// The estimate of a burst, or what keeps it from running.
    void setEstimate(const QString& text, bool isTrouble);
    void setRowsPreview(const QString& text);
    void show(Tab tab);
    void formatBody();
    ProbesEditor& probes() const;

signals:
    void edited();
    void variablesEdited();
    void scenarioChosen();
    void profileEditRequested(const QString& name);

private:
    void build(QWidget* result);
    QWidget* buildParams();
    void connectEditors();
    void followBody();
    void setTexts();
    void setTitles();

    QTabBar* m_tabs;
    ElidedLabel* m_estimate;
    QStackedWidget* m_pages;
    FieldsTable* m_params;
    FieldsTable* m_variables;
    FieldsTable* m_headers;
    BodyEditor* m_body;
    AuthEditor* m_auth;
    TransportEditor* m_transport;
    ContractEditor* m_contract;
    StepsEditor* m_steps;
    ScenarioEditor* m_scenarios;
    QLabel* m_paramsTitle;
    QLabel* m_variablesTitle;
};

}
