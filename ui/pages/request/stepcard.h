// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "ui/widgets/variablelookup.h"

#include <QFrame>

class QComboBox;
class QLabel;

namespace idemscope {

template <typename T>
class ChoiceBox;
class FieldsTable;
class Form;
class MethodBox;
class VariableEdit;

/// Edits one set-up or tear-down request: when it is sent, which one it is, and what is captured from its answer.
class StepCard : public QFrame
{
    Q_OBJECT

public:
    explicit StepCard(const FlowStep& step, QWidget* parent = nullptr);

    FlowStep step() const;
    void setLookup(const VariableLookup& lookup);
    /// Paths of the saved requests that may be chosen.
    void setSavedRequests(const QStringList& paths);

signals:
    void edited();
    void removed();

private:
    void build();
    void fill();
    void fillRequests();
    void showKind();
    void changed();

    FlowStep m_step;
    QStringList m_saved;
    ChoiceBox<FlowStep::When>* m_when;
    QComboBox* m_request; ///< the first entry: the request held here
    Form* m_form;
    MethodBox* m_method;
    VariableEdit* m_url;
    QWidget* m_line; ///< method and URL
    FieldsTable* m_headers;
    VariableEdit* m_body;
    FieldsTable* m_captures;
    bool m_isFilling = false;
};

}
