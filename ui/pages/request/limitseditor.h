// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"
#include "ui/widgets/form.h"

class QCheckBox;
class QLineEdit;

namespace idemscope {

class LinesEdit;
class OptionalNumberBox;

/// Edits what bounds a run and what its verdict may rest on: limits, seed, control, accepted evidence, expectations.
class LimitsEditor : public Form
{
    Q_OBJECT

public:
    explicit LimitsEditor(QWidget* parent = nullptr);

    /// Takes and gives only the members it edits.
    void load(const Scenario& scenario);
    void store(Scenario& scenario) const;
    bool isValid() const; ///< every expectation can be read
    static QString summary(const Scenario& scenario);

signals:
    void edited();

private:
    OptionalNumberBox* m_inFlight;
    QCheckBox* m_newConnections;
    QCheckBox* m_traceparent;
    QLineEdit* m_seed;
    QCheckBox* m_control;
    QCheckBox* m_acceptInferred;
    QCheckBox* m_acceptCounted;
    LinesEdit* m_expectations;
};

}
