// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/secretedit.h"

namespace idemscope {

SecretEdit::SecretEdit(QWidget* parent)
    : VariableEdit(parent)
{
    connect(this, &QLineEdit::textChanged, this, &SecretEdit::mask);
}

void SecretEdit::mask(const QString& text)
{
    const bool isShown = text.isEmpty() || text.contains(QLatin1String("{{")) || text == QLatin1String("{");
    const EchoMode mode = isShown ? Normal : Password;
    if (mode != echoMode())
        setEchoMode(mode);
}

}
