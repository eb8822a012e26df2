// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commandline.h"

#include "cli/exitcode.h"
#include "cli/subcommand.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <csignal>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CommandLine)
};

QString generalExitCodes()
{
    return CommandLine::tr("  0    passed\n"
                           "  1    duplicated, lost or unexpected, or an unmet --expect\n"
                           "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                           "  3    in doubt or inconclusive, or no answer came\n"
                           "  70   internal error\n"
                           "  130  interrupted; what was fired is recorded");
}

QString overview()
{
    QString text = CommandLine::tr("Idemscope finds out whether a retried request happens exactly once.") + u"\n\n"_s;
    text +=
        CommandLine::tr("Usage: %1").arg(u"idemscope [COMMAND … | --run RUN | FILE.request.json | COLLECTION-DIR]"_s) +
        u'\n' +
        CommandLine::tr(
            "Without a command it opens the window, with --run at a stored run, with a file or folder at that "
            "request or collection.") +
        u"\n\n"_s + CommandLine::tr("Commands:") + u'\n';
    for (const Subcommand& command : allCommands())
        text += u"  "_s + command.name.leftJustified(12) + command.description + u'\n';
    text += u'\n' + CommandLine::tr("Exit codes:") + u'\n' + generalExitCodes() + u'\n';
    return text + u'\n' + CommandLine::tr("“idemscope COMMAND --help” tells more.") + u'\n';
}

int runCommand(const Subcommand& command, const QStringList& arguments, Console& console)
{
    if (arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s)) {
        const Subcommand shown = command.narrowed ? command.narrowed(command, arguments) : command;
        console.print(
            helpText(u"idemscope %1 %2"_s.arg(shown.name, shown.synopsis), shown.description, shown.options).toUtf8());
        if (!shown.exitCodes.isEmpty())
            console.print((u'\n' + CommandLine::tr("Exit codes:") + u'\n' + shown.exitCodes + u'\n').toUtf8());
        return ExitPassed;
    }
    const auto parsed = Arguments::parse(arguments, command.options, command.positional);
    if (!parsed) {
        console.report(parsed.error());
        console.say(CommandLine::tr("“idemscope %1 --help” lists what it takes.").arg(command.name));
        return ExitUsage;
    }
    return command.run(*parsed, console);
}

int dispatch(const QStringList& arguments, Console& console)
{
    const QString& name = arguments.constFirst();
    if (name == "--version"_L1) {
        console.printLine(u"idemscope "_s + QString::fromLatin1(IDEMSCOPE_VERSION));
        return ExitPassed;
    }
    if (name == "--help"_L1 || name == "-h"_L1 || name == "help"_L1) {
        console.print(overview().toUtf8());
        return ExitPassed;
    }
    for (const Subcommand& command : allCommands()) {
        if (command.name == name)
            return runCommand(command, arguments.mid(1), console);
    }
    console.say(CommandLine::tr("idemscope: “%1” is no command. “idemscope --help” lists them.").arg(name));
    return ExitUsage;
}

}

namespace {

bool isCommand(const QString& name)
{
    const auto commands = allCommands();
    return std::any_of(commands.begin(), commands.end(),
                       [&](const Subcommand& command) { return command.name == name; });
}

}

bool isDocument(const QString& argument)
{
    if (argument.endsWith(".request.json"_L1))
        return QFileInfo(argument).isFile();
    return QFileInfo(argument).isDir() && QFileInfo(argument + u"/collection.json"_s).isFile();
}

bool isCommandLine(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return false;
    const QString& first = arguments.constFirst();
    if (arguments.size() == 1 && !isCommand(first) && isDocument(first))
        return false;
    const bool isToolkitOption = first.startsWith(u'-') && !first.startsWith("--"_L1) && first != "-h"_L1;
    return !isToolkitOption && first != "--run"_L1; // "-platform", "-style" … belong to the window as well
}

bool wantsFonts(const QStringList& arguments)
{
    static const QRegularExpression form(u"^(--format=pdf|(--report=)?pdf=.*)$"_s);
    const qsizetype format = arguments.lastIndexOf(u"--format"_s);
    return arguments.indexOf(form) >= 0 || (format >= 0 && arguments.value(format + 1) == "pdf"_L1);
}

int runCommandLine(const QStringList& arguments)
{
    std::signal(SIGPIPE,
                SIG_IGN); // a reader that goes away must not end a run, nor keep its reports from being written
    Console console;
    return console.conclude(dispatch(arguments, console));
}

}
