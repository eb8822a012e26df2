// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablecompleter.h"

#include <QLineEdit>

namespace idemscope {

/// A line in the fixed font whose {{variables}} are coloured, explained by a tool tip and completed.
class VariableEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit VariableEdit(QWidget* parent = nullptr);

    void setLookup(VariableLookup lookup);
    /// Colours anew, after variables have changed.
    void refresh();

protected:
    bool event(QEvent* event) override;

private:
    VariableLookup m_lookup;
    VariableCompleter* m_completer;
};

}
