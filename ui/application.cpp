// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/application.h"

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/preferences.h"
#include "ui/qtmessages.h"
#include "ui/resultpages.h"
#include "ui/theme/theme.h"
#include "ui/windowstate.h"
#include "ui/workbench.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>

#include <cstdio>
#include <cstdlib>

namespace idemscope {

namespace {

constexpr int exitUsage = 2; ///< CLI.md: the arguments ask for what cannot be done

/// Qt ends the process by abort() when it finds no display; what helps is said instead.
void sayWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtFatalMsg)
        return;
    std::fprintf(stderr,
                 "idemscope: there is no display to open the window on (%s).\n"
                 "The commands need none: idemscope --help lists them.\n",
                 qUtf8Printable(message.section(u'\n', 0, 0)));
    std::_Exit(exitUsage);
}

/// What the window shows at its start beside what it showed last.
struct Wanted
{
    qint64 run = 0; ///< 0: none
    QString file;   ///< a request or a collection
};

Result<Wanted> wantedBy(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return Wanted();
    if (arguments.size() == 1 && !arguments.front().startsWith(QLatin1Char('-')))
        return Wanted{0, arguments.front()};
    bool isNumber = false;
    const qint64 run = arguments.value(1).toLongLong(&isNumber);
    if (arguments.front() != QStringLiteral("--run") || arguments.size() != 2 || !isNumber || run < 1)
        return fail(ErrorCode::InvalidInput,
                    QStringLiteral("the window takes --run RUN, the number of a stored run, or one request file or "
                                   "collection folder, and nothing else"));
    return Wanted{run, {}};
}

}

int runWindow(int argc, char** argv)
{
    const QtMessageHandler usual = qInstallMessageHandler(sayWithoutDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.idemscope.Idemscope"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/idemscope/desktop/org.idemscope.Idemscope.svg")));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    const Result<Wanted> wanted = wantedBy(QCoreApplication::arguments().mid(1));
    if (!wanted) {
        std::fprintf(stderr, "idemscope: %s\n", qUtf8Printable(wanted.error().message));
        return exitUsage;
    }
    Theme look(application);
    look.setScheme(loadScheme());
    look.setTextSizes(loadTextSizes());
    Languages languages;
    WorkspaceSession workspace;
    SandboxSession sandbox;
    HistorySession history(defaultRunLogPath());
    MainWindow window({workspace, sandbox, history, defaultRunLogPath()}, languages);
    if (wanted->run > 0)
        window.workbench().results().openRun(wanted->run);
    if (!wanted->file.isEmpty())
        window.workbench().openFile(wanted->file);
    const QtMessages messages(window.journal());
    window.show();
    return QApplication::exec();
}

}
