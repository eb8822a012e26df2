// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/languagebox.h"

namespace idemscope {

LanguageBox::LanguageBox(Languages& languages, QWidget* parent)
    : WheelSafeComboBox(parent)
{
    for (const Language& language : languages.all())
        addItem(language.name, language.code);
    connect(this, &QComboBox::activated, this,
            [this, &languages](int index) { languages.choose(itemData(index).toString()); });
    (new Texts(*this))->bind([this, &languages] { setCurrentIndex(findData(languages.current())); });
}

}
