// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/fronttranslator.h"
#include "cli/commandline.h"
#include "ui/application.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QTemporaryDir>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <pwd.h>
#include <tuple>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

/// A descriptor that the caller closed would go to the next file or connection opened, and what is printed into that.
/// What takes the place of standard output cannot be written, so that lost output is no success.
void reserveStandardStreams()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(descriptor, F_GETFD) < 0)
            std::ignore = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR);
    }
}

/// A limit of file size is reported like a full disk, not by a signal that ends the program.
void ignoreFileSizeSignal()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

/// A pipeline may have no HOME: the user's entry says then where the run log belongs, else it would lie in the root.
void findHome()
{
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return;
    if (const passwd* user = getpwuid(getuid()))
        qputenv("HOME", user->pw_dir);
}

void nameApplication()
{
    QCoreApplication::setApplicationName(u"Idemscope"_s);
    QCoreApplication::setOrganizationName(u"Idemscope"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(IDEMSCOPE_VERSION));
}

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Only a PDF needs fonts, and no display for them (CLI.md).
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv, const QStringList& arguments)
{
    if (!idemscope::wantsFonts(arguments))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Without a session there is no such directory, which Qt would complain of.
    static std::unique_ptr<QTemporaryDir> runtime;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
        runtime = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtime->path()));
    }
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runWithoutWindow(int argc, char** argv, const QStringList& arguments)
{
    const auto application = makeApplication(argc, argv, arguments);
    idemscope::FrontTranslator translator(idemscope::Front::CommandLine);
    const bool isChinese = QLocale().language() == QLocale::Chinese;
    std::ignore = translator.load(u":/idemscope/translations/idemscope_"_s +
                                  (isChinese ? u"zh_CN"_s : u"en"_s)); // English plurals
    QCoreApplication::installTranslator(&translator);
    return idemscope::runCommandLine(arguments);
}

}

int main(int argc, char** argv)
{
    reserveStandardStreams();
    ignoreFileSizeSignal();
    findHome();
    nameApplication();
    const QStringList arguments = argumentsOf(argc, argv);
    return idemscope::isCommandLine(arguments) ? runWithoutWindow(argc, argv, arguments)
                                               : idemscope::runWindow(argc, argv);
}
