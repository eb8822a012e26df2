// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QStringList>

namespace idemscope {

/// What the window remembers from one start to the next, in the settings file.
struct WindowState
{
    QByteArray geometry, splitter;
    bool isSidebarVisible = true;
    QStringList collections; ///< folders
    QStringList tabs;        ///< as TabContent::text()
    QString currentTab;      ///< one of them, or empty
};

WindowState loadWindowState();
void storeWindowState(const WindowState& state);

Theme::Scheme loadScheme();
void storeScheme(Theme::Scheme scheme);

}
