// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "ui/widgets/variablelookup.h"

#include <QWidget>

class QVBoxLayout;

namespace idemscope {

class StepCard;

/// The set-up and tear-down requests of a request, a card each, in the order in which they are sent.
class StepsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit StepsEditor(QWidget* parent = nullptr);

    void setSteps(const std::vector<FlowStep>& steps);
    std::vector<FlowStep> steps() const;
    void setLookup(const VariableLookup& lookup);
    void setSavedRequests(const QStringList& paths);

signals:
    void edited();

private:
    StepCard* add(const FlowStep& step);

    VariableLookup m_lookup;
    QStringList m_saved;
    QVBoxLayout* m_layout;
    std::vector<StepCard*> m_cards;
};

}
