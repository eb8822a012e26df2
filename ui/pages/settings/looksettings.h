// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/form.h"

namespace idemscope {

class Languages;
class NumberBox;

/// Language, theme and text sizes. Every choice takes effect at once and is kept.
class LookSettings : public Form
{
    Q_OBJECT

public:
    explicit LookSettings(Languages& languages, QWidget* parent = nullptr);

private:
    void connectChoices();
    void showChoices();

    ChoiceBox<Theme::Scheme>* m_scheme;
    NumberBox* m_window;
    NumberBox* m_editor;
};

}
