// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace idemscope {

class ScenarioForm;

/// The named scenarios of a request: choose, add, duplicate, delete, edit; with the chosen one said in plain words.
class ScenarioEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioEditor(QWidget* parent = nullptr);

    void setScenarios(const std::vector<Scenario>& scenarios);
    /// As set, until something is edited: a request without scenarios keeps none, and a default one is shown.
    std::vector<Scenario> scenarios() const;
    Scenario current() const;
    bool isValid() const; ///< all that is typed in the current one can be read
    /// The estimate, or what keeps the scenario from running.
    void setEstimate(const QString& text, bool isTrouble);
    /// What stands in the current one's file of data rows.
    void setRowsPreview(const QString& text);

signals:
    void edited();
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildList();
    void showCurrent();
    void add(const Scenario& scenario);
    void removeCurrent();
    void formEdited();
    void fillNames();
    void setTexts();

    std::vector<Scenario> m_scenarios; ///< at least one
    bool m_isUntouchedDefault = true;
    QWidget* m_side;
    QListWidget* m_list;
    QToolButton* m_add;
    QToolButton* m_duplicate;
    QToolButton* m_remove;
    ScenarioForm* m_form;
    QLabel* m_sentences;
    QLabel* m_estimate;
};

}
