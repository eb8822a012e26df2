// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/variablelookup.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace idemscope {

template <typename T>
class ChoiceBox;
class FieldsTable;
class MethodBox;
class NumberBox;
class VariableEdit;

/// Edits one probe: how effects are counted at the target (SPEC.md §5).
class ProbeCard : public QFrame
{
    Q_OBJECT

public:
    explicit ProbeCard(const Probe& probe, QWidget* parent = nullptr);

    Probe probe() const;
    void setLookup(const VariableLookup& lookup);

signals:
    void edited();
    void removed();

private:
    void build();
    void fill();
    void changed();

    Probe m_probe;
    QLabel* m_scope;
    QLineEdit* m_name;
    MethodBox* m_method;
    VariableEdit* m_url;
    FieldsTable* m_headers;
    VariableEdit* m_body;
    ChoiceBox<Probe::Reads>* m_reads;
    VariableEdit* m_jsonPath;
    NumberBox* m_pages;
};

}
