// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/completion.h"
#include "cli/exitcode.h"
#include "cli/manual.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ShellText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ShellCommands)
};

int printCompletion(const Arguments& arguments, Console& console)
{
    const QString shell = arguments.positional(0);
    if (!completionShells().contains(shell))
        return console.report({ErrorCode::InvalidInput,
                               ShellText::tr("“%1” is none of %2").arg(shell, completionShells().join(u", "_s)),
                               {}});
    console.print(completionScript(shell, allCommands()));
    return ExitPassed;
}

int printManual(const Arguments&, Console& console)
{
    console.print(manualPage(allCommands()));
    return ExitPassed;
}

}

Subcommand completionCommand()
{
    return {u"completion"_s,
            completionShells().join(u'|'),
            ShellText::tr("Print the script that teaches a shell these commands and their options"),
            {},
            {u"SHELL"_s},
            printCompletion};
}

Subcommand manualCommand()
{
    return {u"manual"_s, {}, ShellText::tr("Print the manual page, for man -l -"), {}, {}, printManual};
}

}
