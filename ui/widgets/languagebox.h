// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/languages.h"
#include "ui/widgets/choicebox.h"

namespace idemscope {

/// The languages, each named in itself; choosing one takes effect at once. Shows the choice wherever it was made.
class LanguageBox : public WheelSafeComboBox
{
    Q_OBJECT

public:
    explicit LanguageBox(Languages& languages, QWidget* parent = nullptr);
};

}
