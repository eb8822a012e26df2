// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/settings/looksettings.h"

#include "ui/languages.h"
#include "ui/preferences.h"
#include "ui/widgets/languagebox.h"
#include "ui/widgets/numberbox.h"
#include "ui/windowstate.h"

#include <QSignalBlocker>

namespace idemscope {

namespace {

constexpr int textStep = 5; ///< percent

NumberBox* sizeBox()
{
    auto* box = new NumberBox(PreferenceBounds::smallestText, PreferenceBounds::largestText);
    box->setSingleStep(textStep);
    box->setKeyboardTracking(false); // half a number is no size
    return box;
}

ChoiceBox<Theme::Scheme>* schemeBox()
{
    return new ChoiceBox<Theme::Scheme>({{Theme::Scheme::System,
                                          [] {
                                              return LookSettings::tr("as the desktop");
                                          }},
                                         {Theme::Scheme::Light,
                                          [] {
                                              return LookSettings::tr("light");
                                          }},
                                         {Theme::Scheme::Dark, [] {
                                              return LookSettings::tr("dark");
                                          }}});
}

}

LookSettings::LookSettings(Languages& languages, QWidget* parent)
    : Form(parent)
    , m_scheme(schemeBox())
    , m_window(sizeBox())
    , m_editor(sizeBox())
{
    heading([] { return tr("Language and look"); });
    auto* language = new LanguageBox(languages);
    row([] { return tr("Language"); }, language);
    setFocusProxy(language);
    row([] { return tr("Theme"); }, m_scheme);
    row([] { return tr("Size of texts"); }, m_window,
        [] {
            return tr("Of what the desktop asks for. A page that is open keeps the width of its columns until it is "
                      "opened again");
        });
    row([] { return tr("Size of bytes and code"); }, m_editor, [] { return tr("Editors, URLs, what was sent"); });
    (new Texts(*this))->bind([this] {
        for (NumberBox* box : {m_window, m_editor})
            box->setSuffix(tr(" %"));
    });
    showChoices();
    connectChoices();
}

void LookSettings::connectChoices()
{
    connect(m_scheme, &QComboBox::activated, this, [this] {
        theme().setScheme(m_scheme->value());
        storeScheme(m_scheme->value());
    });
    const auto resize = [this] {
        const TextSizes sizes{m_window->value(), m_editor->value()};
        storeTextSizes(sizes);
        theme().setTextSizes(sizes);
    };
    connect(m_window, &QSpinBox::valueChanged, this, resize);
    connect(m_editor, &QSpinBox::valueChanged, this, resize);
    connect(&theme(), &Theme::changed, this, &LookSettings::showChoices);
}

/// As they are, wherever they were chosen.
void LookSettings::showChoices()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_window), QSignalBlocker(m_editor)};
    const TextSizes sizes = theme().textSizes();
    m_scheme->setValue(theme().scheme());
    m_window->setValue(sizes.window);
    m_editor->setValue(sizes.editor);
}

}
