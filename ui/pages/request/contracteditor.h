// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/variablelookup.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace idemscope {

template <typename T>
class ChoiceBox;
class AuditNeedsEditor;
class CheckedLine;
class FieldsTable;
class Form;
class LinesEdit;
class MethodBox;
class NumberBox;
class OptionalNumberBox;
class ProbesEditor;
class ProfileChoice;
class VariableEdit;

/// Edits what the API promises and how it is read (SPEC.md §2, contract). Rules are typed in the forms of the command
/// line; while one cannot be read, the last good rules stay in force and the error stands under the line.
class ContractEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ContractEditor(QWidget* parent = nullptr);

    void setContract(const Contract& contract);
    Contract contract() const;
    void setLookup(const VariableLookup& lookup);
    bool isValid() const; ///< every rule can be read
    /// A rule as typed cannot be read: contract() holds the last one that could be.
    bool holdsUnreadRule() const;
    ProbesEditor& probes() const { return *m_probes; }

signals:
    void edited();
    void profileEditRequested(const QString& name);

private:
    void buildKey(Form& form);
    void buildReading(Form& form);
    void buildCounting(Form& form);
    void buildCleanup(Form& form);
    void connectAll();
    void showKey();
    Probe cleanup() const; ///< as typed; without a URL none
    void changed();

    Contract m_contract;
    Form* m_form;
    ChoiceBox<KeyPlacement::Kind>* m_placement;
    QLineEdit* m_keyName;
    QCheckBox* m_quoted;
    ChoiceBox<KeyMaking::Kind>* m_making;
    VariableEdit* m_keyTemplate;
    CheckedLine* m_identity;
    LinesEdit* m_acknowledged;
    LinesEdit* m_conflict;
    LinesEdit* m_replay;
    ProbesEditor* m_probes;
    NumberBox* m_window;
    OptionalNumberBox* m_limit;
    CheckedLine* m_mutation;
    ProfileChoice* m_profile;
    AuditNeedsEditor* m_auditNeeds = nullptr;
    MethodBox* m_cleanupMethod;
    VariableEdit* m_cleanupUrl;
    FieldsTable* m_cleanupHeaders;
    VariableEdit* m_cleanupBody;
};

}
