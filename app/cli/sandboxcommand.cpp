// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/interrupt.h"
#include "cli/subcommand.h"
#include "report/burstreport.h"
#include "session/sandboxsession.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SandboxText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SandboxCommand)
};

int printList(bool asJson, Console& console)
{
    QJsonArray strategies;
    for (const SandboxStrategy& strategy : SandboxSession::strategies()) {
        strategies.append(QJsonObject{{u"name"_s, strategy.name},
                                      {u"description"_s, strategy.description},
                                      {u"profiles"_s, QJsonArray::fromStringList(strategy.profiles)}});
        if (!asJson)
            console.printLine(strategy.name.leftJustified(18) + strategy.description);
    }
    if (asJson)
        console.print(documentText({{u"strategies"_s, strategies}, {u"defects"_s, QJsonArray()}}));
    return ExitPassed;
}

void announce(const SandboxSession& sandbox, bool asJson, Console& console)
{
    if (!asJson) {
        console.printLine(u"listening on "_s + sandbox.url());
        return;
    }
    console.print(documentText({{u"url"_s, sandbox.url()},
                                {u"urls"_s, QJsonArray{sandbox.url()}},
                                {u"strategy"_s, sandbox.strategy()},
                                {u"defects"_s, QJsonArray()}}));
}

Result<void> configure(SandboxSession& sandbox, const Arguments& arguments)
{
    const auto port = arguments.number(u"port"_s, 0);
    if (!port)
        return Failure(port.error());
    if (port->value_or(0) > 65535)
        return badOption(u"port"_s, *arguments.value(u"port"_s), SandboxText::tr("at most 65535"));
    const auto processing = arguments.number(u"processing-ms"_s, 0);
    if (!processing)
        return Failure(processing.error());
    sandbox.setPort(quint16(port->value_or(0)));
    sandbox.setProcessingMs(int(std::min<qint64>(processing->value_or(50), 3'600'000)));
    if (const auto database = arguments.value(u"database"_s))
        sandbox.setDatabase(*database);
    return sandbox.setStrategy(arguments.value(u"strategy"_s).value_or(sandbox.strategy()));
}

int runSandbox(const Arguments& arguments, Console& console)
{
    const bool asJson = arguments.has(u"json"_s);
    if (arguments.has(u"list"_s))
        return printList(asJson, console);
    const Interrupt interrupt([] { QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection); });
    SandboxSession sandbox;
    if (auto configured = configure(sandbox, arguments); !configured)
        return console.report(configured.error());
    if (auto started = sandbox.start(); !started)
        return console.report(started.error());
    announce(sandbox, asJson, console);
    QCoreApplication::exec();
    return ExitPassed;
}

}

Subcommand sandboxCommand()
{
    return {u"sandbox"_s,
            u"[options]"_s,
            SandboxText::tr("Start the practice target: a payments API on this machine"),
            {{{u"port"_s}, u"N"_s, SandboxText::tr("0: any free port (0)")},
             {{u"strategy"_s}, u"NAME"_s, SandboxText::tr("how repeats are recognised (check-then-act)")},
             {{u"processing-ms"_s}, u"N"_s, SandboxText::tr("how long a payment takes (50)")},
             {{u"database"_s}, u"FILE"_s, SandboxText::tr("SQLite file (one of its own, removed at the end)")},
             {{u"list"_s}, {}, SandboxText::tr("list the strategies")},
             {{u"json"_s}, {}, SandboxText::tr("one JSON document on standard output")}},
            {},
            runSandbox,
            SandboxText::tr("  0    ended by SIGINT or SIGTERM\n"
                            "  2    wrong usage, or the port or file cannot be used")};
}

}
