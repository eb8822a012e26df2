// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"
#include "ui/widgets/form.h"

class QCheckBox;

namespace idemscope {

template <typename T>
class ChoiceBox;
class DecimalBox;
class NumberBox;
class OptionalNumberBox;

/// Edits the retry policy of a client (SPEC.md §4).
class RetryEditor : public Form
{
    Q_OBJECT

public:
    explicit RetryEditor(QWidget* parent = nullptr);

    void setRetry(const RetryPolicy& retry);
    RetryPolicy retry() const;

signals:
    void edited();

private:
    void setTexts();
    void connectAll();

    NumberBox* m_retries;
    QCheckBox* m_onUnknown;
    QCheckBox* m_onConflict;
    QCheckBox* m_onFailed;
    NumberBox* m_base;
    DecimalBox* m_factor;
    NumberBox* m_cap;
    ChoiceBox<Jitter>* m_jitter;
    QCheckBox* m_obey;
    OptionalNumberBox* m_deadline;
    OptionalNumberBox* m_budget;
};

}
