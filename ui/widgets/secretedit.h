// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variableedit.h"

namespace idemscope {

/// A line for a secret: {{variables}} are shown, a secret that is typed is masked.
class SecretEdit : public VariableEdit
{
    Q_OBJECT

public:
    explicit SecretEdit(QWidget* parent = nullptr);

private:
    void mask(const QString& text);
};

}
