// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/application.h"

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/windowstate.h"

#include <QApplication>
#include <QSettings>

namespace idemscope {

int runWindow(int argc, char** argv)
{
    QApplication application(argc, argv);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    Theme look(application);
    look.setScheme(loadScheme());
    Languages languages;
    WorkspaceSession workspace;
    SandboxSession sandbox;
    HistorySession history(defaultRunLogPath());
    MainWindow window({workspace, sandbox, history, defaultRunLogPath()}, languages);
    window.show();
    return QApplication::exec();
}

}
