// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace idemscope {

template <typename T>
class ChoiceBox;
class DecimalBox;
class FaultsEditor;
class Form;
class LimitsEditor;
class NumberBox;
class RetryEditor;
class Section;

/// Edits one scenario: the simple questions first, retries, faults and limits folded away until they matter.
class ScenarioForm : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioForm(QWidget* parent = nullptr);

    void setScenario(const Scenario& scenario);
    Scenario scenario() const;
    /// What stands in the file of data rows.
    void setRowsPreview(const QString& text);
    bool isValid() const; ///< all that is typed can be read

signals:
    void edited();

private:
    void buildShape(Form& form);
    void buildKeys(Form& form);
    void connectAll();
    void showParts();
    void changed();

    Scenario m_scenario;
    Form* m_form;
    QLineEdit* m_name;
    NumberBox* m_operations;
    NumberBox* m_attempts;
    NumberBox* m_rounds;
    ChoiceBox<ArrivalKind>* m_arrival;
    NumberBox* m_delayMin;
    NumberBox* m_delayMax;
    QWidget* m_delays;
    DecimalBox* m_rateFrom;
    DecimalBox* m_rateTo;
    QWidget* m_rates;
    ChoiceBox<ReleaseMode>* m_release;
    ChoiceBox<KeyStrategy>* m_keys;
    QLineEdit* m_fixedKey;
    ChoiceBox<PayloadStrategy>* m_payload;
    QLineEdit* m_rows;
    QLabel* m_rowsPreview;
    RetryEditor* m_retry;
    FaultsEditor* m_faults;
    LimitsEditor* m_limits;
    Section* m_retrySection;
    Section* m_faultsSection;
    Section* m_limitsSection;
};

}
