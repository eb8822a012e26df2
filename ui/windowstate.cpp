// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/windowstate.h"

#include <QSettings>

namespace idemscope {

using namespace Qt::StringLiterals;

WindowState loadWindowState()
{
    const QSettings settings;
    WindowState state;
    state.geometry = settings.value("window/geometry"_L1).toByteArray();
    state.splitter = settings.value("window/splitter"_L1).toByteArray();
    state.isSidebarVisible = settings.value("window/sidebar"_L1, true).toBool();
    state.collections = settings.value("window/collections"_L1).toStringList();
    state.tabs = settings.value("window/tabs"_L1).toStringList();
    state.currentTab = settings.value("window/currentTab"_L1).toString();
    return state;
}

void storeWindowState(const WindowState& state)
{
    QSettings settings;
    settings.setValue("window/geometry"_L1, state.geometry);
    settings.setValue("window/splitter"_L1, state.splitter);
    settings.setValue("window/sidebar"_L1, state.isSidebarVisible);
    settings.setValue("window/collections"_L1, state.collections);
    settings.setValue("window/tabs"_L1, state.tabs);
    settings.setValue("window/currentTab"_L1, state.currentTab);
}

Theme::Scheme loadScheme()
{
    const QString word = QSettings().value("theme"_L1).toString();
    if (word == "light"_L1)
        return Theme::Scheme::Light;
    return word == "dark"_L1 ? Theme::Scheme::Dark : Theme::Scheme::System;
}

void storeScheme(Theme::Scheme scheme)
{
    const QString words[] = {u"system"_s, u"light"_s, u"dark"_s};
    QSettings().setValue("theme"_L1, words[static_cast<int>(scheme)]);
}

}
