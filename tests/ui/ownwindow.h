// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>

namespace idemscope {

/// A main window with all that it needs, on a run log of its own; shown and active.
struct OwnWindow
{
    explicit OwnWindow(const QString& log)
        : history(log)
        , window({workspace, sandbox, history, log}, languages)
    {
        window.show();
        QApplication::setActiveWindow(&window);
    }
    Theme theme{*qApp};
    Languages languages;
    WorkspaceSession workspace;
    SandboxSession sandbox;
    HistorySession history;
    MainWindow window;
};

}
