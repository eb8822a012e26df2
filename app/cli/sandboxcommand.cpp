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

#include <atomic>
#include <climits>
#include <unistd.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SandboxText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SandboxCommand)
};

QJsonArray arrayOf(const QStringList& texts)
{
    return QJsonArray::fromStringList(texts);
}

QJsonObject strategyJson(const SandboxStrategy& strategy)
{
    return {{u"name"_s, strategy.name},
            {u"description"_s, strategy.description},
            {u"profiles"_s, arrayOf(strategy.profiles)}};
}

QJsonObject defectJson(const SandboxDefect& defect)
{
    return {{u"name"_s, defect.name},
            {u"description"_s, defect.description},
            {u"strategy"_s, defect.strategy},
            {u"check"_s, defect.check},
            {u"checks"_s, arrayOf(defect.checks)},
            {u"audit_args"_s, arrayOf(defect.auditOptions)}};
}

int printListJson(Console& console)
{
    QJsonArray strategies;
    for (const SandboxStrategy& strategy : SandboxSession::strategies())
        strategies.append(strategyJson(strategy));
    QJsonArray defects;
    for (const SandboxDefect& defect : SandboxSession::defects())
        defects.append(defectJson(defect));
    console.print(documentText({{u"strategies"_s, strategies}, {u"defects"_s, defects}}));
    return ExitPassed;
}

int printList(Console& console)
{
    for (const SandboxStrategy& strategy : SandboxSession::strategies())
        console.printLine(strategy.name.leftJustified(18) + strategy.description);
    console.printLine({});
    for (const SandboxDefect& defect : SandboxSession::defects())
        console.printLine(defect.name.leftJustified(30) + defect.check.leftJustified(26) + defect.description);
    return ExitPassed;
}

void announce(const SandboxSession& sandbox, bool asJson, Console& console)
{
    if (!asJson) {
        console.printLine(u"listening on "_s + sandbox.url());
        if (const QString note = sandbox.note(); !note.isEmpty())
            console.printLine(note);
        return;
    }
    QJsonObject document{{u"url"_s, sandbox.url()},
                         {u"urls"_s, arrayOf(sandbox.urls())},
                         {u"strategy"_s, sandbox.strategy()},
                         {u"defects"_s, arrayOf(sandbox.chosenDefects())}};
    if (const QString note = sandbox.note(); !note.isEmpty())
        document.insert(u"note"_s, note);
    console.print(documentText(document));
}

/// The chosen one; else what the first defect builds on.
QString strategyFor(const Arguments& arguments, const QStringList& defects, const QString& usual)
{
    if (const auto chosen = arguments.value(u"strategy"_s))
        return *chosen;
    for (const SandboxDefect& defect : SandboxSession::defects()) {
        if (defects.value(0) == defect.name)
            return defect.strategy;
    }
    return usual;
}

Result<void> configureChoice(SandboxSession& sandbox, const Arguments& arguments)
{
    const QStringList defects = arguments.values(u"defect"_s);
    if (auto chosen = sandbox.setDefects(defects); !chosen)
        return chosen;
    if (auto chosen = sandbox.setLike(arguments.value(u"like"_s).value_or(QString())); !chosen)
        return chosen;
    return sandbox.setStrategy(strategyFor(arguments, defects, sandbox.strategy()));
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
    const auto age = arguments.number(u"ttl-ms"_s, 1);
    if (!age)
        return Failure(age.error());
    const auto replicas = arguments.number(u"replicas"_s, 1);
    if (!replicas)
        return Failure(replicas.error());
    sandbox.setPort(quint16(port->value_or(0)));
    sandbox.setProcessingMs(int(std::min<qint64>(processing->value_or(50), 3'600'000)));
    sandbox.setReplicas(int(std::min<qint64>(replicas->value_or(1), 1000)));
    sandbox.setDatabase(arguments.value(u"database"_s).value_or(QString()));
    sandbox.setGateway(arguments.value(u"gateway"_s).value_or(QString()));
    sandbox.setRedis(arguments.value(u"redis"_s).value_or(QString()));
    if (auto lived = sandbox.setTtlMs(int(std::min<qint64>(age->value_or(0), INT_MAX))); !lived)
        return lived;
    return configureChoice(sandbox, arguments);
}

int runSandbox(const Arguments& arguments, Console& console)
{
    const bool asJson = arguments.has(u"json"_s);
    if (arguments.has(u"list"_s))
        return asJson ? printListJson(console) : printList(console);
    std::atomic<bool> isServing = false;
    const Interrupt interrupt([&isServing] {
        if (!isServing) // a database that does not answer may hold the start up, and nothing is served yet
            _exit(ExitInterrupted);
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    SandboxSession sandbox;
    if (auto configured = configure(sandbox, arguments); !configured)
        return console.report(configured.error());
    if (auto started = sandbox.start(); !started)
        return console.report(started.error());
    isServing = true;
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
             {{u"defect"_s}, u"NAME"_s, SandboxText::tr("a fault it shall have; may be repeated")},
             {{u"like"_s}, u"PROFILE"_s, SandboxText::tr("answer as this profile documents")},
             {{u"processing-ms"_s}, u"N"_s, SandboxText::tr("how long a payment takes (50)")},
             {{u"ttl-ms"_s}, u"N"_s, SandboxText::tr("how long keys live (as the strategy has it)")},
             {{u"replicas"_s}, u"N"_s, SandboxText::tr("base URLs that lead to it (1)")},
             {{u"redis"_s}, u"URL"_s, SandboxText::tr("Redis server for the strategy redis-ttl (in memory)")},
             {{u"database"_s},
              u"URL"_s,
              SandboxText::tr("SQLite file or postgresql:// URL (a file of its own, removed at the end)")},
             {{u"gateway"_s}, u"URL"_s, SandboxText::tr("payment gateway that every payment is charged at (none)")},
             {{u"list"_s}, {}, SandboxText::tr("list the strategies and defects")},
             {{u"json"_s}, {}, SandboxText::tr("one JSON document on standard output")}},
            {},
            runSandbox,
            SandboxText::tr("  0    ended by SIGINT, SIGTERM or SIGHUP\n"
                            "  2    wrong usage, or the port or file cannot be used\n"
                            "  130  interrupted before it listened")};
}

}
