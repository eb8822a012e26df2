// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/audithistory.h"
#include "cli/burstoutput.h"
#include "cli/createdcommands.h"
#include "cli/deliveryoutput.h"
#include "cli/exitcode.h"
#include "cli/prunecommand.h"
#include "cli/requestoptions.h"
#include "cli/runloop.h"
#include "cli/runoptions.h"
#include "cli/storedrun.h"
#include "cli/subcommand.h"
#include "model/json.h"
#include "report/burstreport.h"
#include "report/runcomparison.h"
#include "report/steptext.h"
#include "session/runarchive.h"
#include "session/rundocument.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HistoryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HistoryCommand)
};

constexpr int listLimit = 1000;

QJsonObject rowJson(const RunRow& row)
{
    return {{u"id"_s, row.id},
            {u"kind"_s, row.kind},
            {u"title"_s, row.title},
            {u"target"_s, row.target},
            {u"environment"_s, row.environment},
            {u"started"_s, row.started},
            {u"state"_s, stateWord(row.state)},
            {u"seed"_s, qint64(row.seed)},
            {u"parent"_s, row.parent ? QJsonValue(*row.parent) : QJsonValue(QJsonValue::Null)},
            {u"duration_ms"_s, row.durationMs},
            {u"attempts"_s, row.attempts},
            {u"verdict"_s, row.verdict},
            {u"audit"_s, row.audit ? QJsonValue(*row.audit) : QJsonValue(QJsonValue::Null)},
            {u"check"_s, row.checkId}};
}

int list(const Arguments& arguments, Console& console)
{
    const RunsShown shown = arguments.has(u"all"_s) ? RunsShown::All : RunsShown::WithoutAudits;
    const auto runs = archivedRuns(storePath(arguments), listLimit, shown);
    if (!runs)
        return console.report(runs.error());
    const auto audits = archivedAudits(storePath(arguments), listLimit);
    if (!audits)
        return console.report(audits.error());
    QJsonArray rows;
    for (const RunRow& row : *runs) {
        rows.append(rowJson(row));
        if (!arguments.has(u"json"_s))
            console.printLine(u"%1  %2  %3  %4  %5"_s.arg(row.id, 6).arg(
                row.started, stateWord(row.state).leftJustified(11), row.verdict.leftJustified(12), row.title));
    }
    if (arguments.has(u"json"_s))
        console.print(documentText({{u"runs"_s, rows}, {u"audits"_s, auditRowsJson(*audits)}}));
    else
        printAuditRows(*audits, console);
    return ExitPassed;
}

std::vector<FlowStep> flowSteps(const StoredRun& run)
{
    const auto request = requestFromJson(run.record.request);
    return request ? request->steps : std::vector<FlowStep>();
}

QJsonArray stepsJson(const StoredRun& run)
{
    QJsonArray steps;
    for (const StepExchange& step : run.steps)
        steps.append(stepJson(flowSteps(run), step));
    return steps;
}

int show(const Arguments& arguments, Console& console)
{
    if (const auto audit = auditArgument(arguments, 1))
        return showAudit(*audit, arguments, console);
    const auto run = runArgument(arguments, 1);
    if (!run)
        return console.report(run.error());
    const auto stored = archivedRun(storePath(arguments), *run);
    if (!stored)
        return console.report(stored.error());
    if (isDelivery(stored->record.row))
        return showDelivery(*run, storePath(arguments), arguments.has(u"json"_s), console);
    QJsonArray keys;
    for (const QByteArray& key : stored->inDoubt)
        keys.append(QString::fromUtf8(key));
    if (arguments.has(u"json"_s)) {
        QJsonObject document = storedDocument(*stored);
        document.insert(u"in_doubt"_s, keys);
        if (stored->record.facts.contains(u"dataRows"_s))
            document.insert(u"data_rows"_s, stored->record.facts[u"dataRows"_s]);
        if (!stored->steps.empty())
            document.insert(u"steps"_s, stepsJson(*stored));
        if (stored->record.row.parent)
            document.insert(u"parent"_s, *stored->record.row.parent);
        if (stored->settledBy)
            document.insert(u"reconciled_by"_s, *stored->settledBy);
        console.print(documentText(document));
        return ExitPassed;
    }
    const RunRow& row = stored->record.row;
    console.printLine(
        HistoryText::tr("Run %1 · %2 · %3 · %4").arg(row.id).arg(row.title, row.started, stateWord(row.state)));
    if (stored->judgement) {
        RunResult result;
        result.run = row.id;
        result.seed = row.seed;
        result.started = row.started;
        result.durationMs = row.durationMs;
        result.state = row.state;
        result.judgement = *stored->judgement;
        result.series = stored->series;
        printBurst(result, console);
    }
    for (const StepExchange& step : stored->steps)
        console.printLine(u"  · "_s + stepTitle(flowSteps(*stored), step) + u": "_s + stepText(step));
    if (row.parent)
        console.printLine(row.kind == "reconcile"_L1 ? HistoryText::tr("Reconciles run %1").arg(*row.parent)
                                                     : HistoryText::tr("Belongs to run %1").arg(*row.parent));
    for (const QJsonValue& key : keys)
        console.printLine(HistoryText::tr("in doubt: %1").arg(key.toString()));
    if (stored->settledBy)
        console.printLine(HistoryText::tr("Reconciled by run %1").arg(*stored->settledBy));
    else if (!keys.isEmpty())
        console.printLine(HistoryText::tr("“idemscope history reconcile %1” sends these keys again.").arg(row.id));
    return ExitPassed;
}

int compare(const Arguments& arguments, Console& console)
{
    const auto earlier = auditArgument(arguments, 1);
    const auto later = auditArgument(arguments, 2);
    if (earlier && later)
        return compareStoredAudits(*earlier, *later, arguments, console);
    QJsonArray documents;
    std::vector<StoredRun> runs;
    for (const int index : {1, 2}) {
        const auto run = runArgument(arguments, index);
        if (!run)
            return console.report(run.error());
        const auto stored = archivedRun(storePath(arguments), *run);
        if (!stored)
            return console.report(stored.error());
        documents.append(storedDocument(*stored));
        runs.push_back(*stored);
    }
    if (arguments.has(u"json"_s)) {
        console.print(documentText({{u"runs"_s, documents}}));
        return ExitPassed;
    }
    std::vector<ComparedRun> compared;
    for (const StoredRun& run : runs)
        compared.push_back({run.record.row.id, run.judgement ? &*run.judgement : nullptr});
    for (const ComparisonLine& line : compareRuns(compared))
        console.printLine(line.name.leftJustified(24) + line.values[0].leftJustified(20) +
                          line.values[1].leftJustified(20) + line.changes[1]);
    return ExitPassed;
}

int remove(const Arguments& arguments, Console& console)
{
    if (const auto audit = auditArgument(arguments, 1)) {
        const auto removed = removeArchivedAudit(storePath(arguments), *audit);
        return removed ? int(ExitPassed) : console.report(removed.error());
    }
    const auto run = runArgument(arguments, 1);
    if (!run)
        return console.report(run.error());
    const auto removed = removeArchivedRun(storePath(arguments), *run);
    return removed ? int(ExitPassed) : console.report(removed.error());
}

int vacuum(const Arguments& arguments, Console& console)
{
    const auto won = vacuumArchive(storePath(arguments));
    if (!won)
        return console.report(won.error());
    if (arguments.has(u"json"_s))
        console.print(documentText({{u"bytes_won"_s, *won}}));
    else
        console.printLine(HistoryText::tr("%1 bytes given back").arg(*won));
    return ExitPassed;
}

int reconcile(const Arguments& arguments, Console& console)
{
    return fireForRun(
        arguments, console,
        [](const QString& store, qint64 run) { return reconcileJobFor(store, run, processSecrets()); },
        [&](const Fired& fired) { return concludeBurst(fired, console); });
}

QString reconcileExitCodes()
{
    return HistoryText::tr(
        "  0    settled: exactly once\n"
        "  1    duplicated, lost or unexpected\n"
        "  2    nothing is in doubt, another run settled it already, or not allowed; nothing was sent\n"
        "  3    still in doubt, or inconclusive\n"
        "  130  interrupted; what was fired is recorded");
}

QString resumeExitCodes()
{
    return HistoryText::tr("  0    done; what is not due waits on\n"
                           "  1    a replay was executed anew before the promised age was over\n"
                           "  2    wrong usage, a log that cannot be read, or not allowed; nothing was sent\n"
                           "  3    a replay failed, or waits for a secret, which is named\n"
                           "  130  interrupted; what was fired is recorded");
}

struct Action
{
    const char16_t* name;
    int arguments;
    int (*run)(const Arguments&, Console&);
    const char* description;
    bool fires = false;
    QList<OptionSpec> (*ownOptions)() = nullptr;
    QString (*exitCodes)() = nullptr; ///< none: those of the whole command
};

constexpr Action actions[] = {
    {u"list", 0, list,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand",
                       "List the stored runs, newest first; --all: those of audits and deliveries too")},
    {u"show", 1, show,
     QT_TRANSLATE_NOOP(
         "idemscope::HistoryCommand",
         "Show a run: verdict, figures, and the keys in doubt; of a delivery its matrix; audit:N: a scorecard")},
    {u"compare", 2, compare,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand", "Show the figures of two runs, or two audits, side by side")},
    {u"delete", 1, remove,
     QT_TRANSLATE_NOOP(
         "idemscope::HistoryCommand",
         "Delete a run with all its attempts, a delivery with its runs; audit:N: an audit with its runs")},
    {u"reconcile", 1, reconcile,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand",
                       "Send the same keys of what a run left in doubt again and settle it, as a new run linked to it"),
     true, nullptr, reconcileExitCodes},
    {u"resume", 0, resumeSchedules,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand",
                       "Fire the scheduled replays that are due, one after another; secrets come from the environment "
                       "(IDEMSCOPE_SECRET_NAME) or the keychain, and a replay that lacks one waits on"),
     true, nullptr, resumeExitCodes},
    {u"created", 1, listCreated,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand", "List what a run created, by identity")},
    {u"cleanup", 1, cleanUp,
     QT_TRANSLATE_NOOP(
         "idemscope::HistoryCommand",
         "Remove what a run created with the clean-up request of its contract, as a new run linked to it"),
     true},
    {u"prune", 0, pruneHistory,
     QT_TRANSLATE_NOOP("idemscope::HistoryCommand",
                       "Delete runs and audits by age and size, the oldest first; --dry-run only says which would go"),
     false, pruneOptions},
    {u"vacuum", 0, vacuum, QT_TRANSLATE_NOOP("idemscope::HistoryCommand", "Give free space back to the file system")}};

/// The help of the action that was named, if one was.
Subcommand ofAction(const Subcommand& command, const QStringList& arguments)
{
    for (const Action& action : actions) {
        const QString name = QString::fromUtf16(action.name);
        if (!arguments.contains(name))
            continue;
        Subcommand shown = command;
        shown.synopsis = name + u" RUN"_s.repeated(action.arguments);
        shown.description = HistoryText::tr(action.description);
        shown.options = action.fires ? firingOptions() : storeOptions();
        if (action.ownOptions)
            shown.options += action.ownOptions();
        if (action.exitCodes)
            shown.exitCodes = action.exitCodes();
        return shown;
    }
    return command;
}

/// The user's own log may be yet to come; one that was named is meant to be there.
Result<void> checkNamedLog(const Arguments& arguments)
{
    const auto store = arguments.value(u"store"_s);
    if (!store || QFileInfo::exists(*store))
        return {};
    return fail(ErrorCode::NotFound, HistoryText::tr("There is no run log %1: check the name (--store)").arg(*store));
}

int runHistory(const Arguments& arguments, Console& console)
{
    if (const auto known = checkNamedLog(arguments); !known)
        return console.report(known.error());
    const QString name = arguments.positional(0);
    const QString last = arguments.positional(2);
    for (const Action& action : actions) {
        if (name != QStringView(action.name))
            continue;
        const int given = (arguments.positional(1).isEmpty() ? 0 : 1) + (last.isEmpty() ? 0 : 1);
        if (given != action.arguments)
            return console.report({ErrorCode::InvalidInput,
                                   HistoryText::tr("history %1 takes %n run(s)", nullptr, action.arguments).arg(name),
                                   {}});
        return action.run(arguments, console);
    }
    return console.report(
        {ErrorCode::InvalidInput,
         HistoryText::tr(
             "“%1” is none of list, show, compare, delete, reconcile, resume, created, cleanup, prune, vacuum")
             .arg(name),
         {}});
}

}

Subcommand historyCommand()
{
    return {u"history"_s,
            u"list|show RUN|compare RUN RUN|delete RUN|reconcile RUN|resume|created RUN|cleanup RUN|prune|vacuum"_s,
            HistoryText::tr("Look at, settle and tidy the stored runs; audit:N stands for an audit, resume fires the "
                            "replays that are due"),
            firingOptions() + pruneOptions() +
                QList<OptionSpec>{{{u"all"_s}, {}, HistoryText::tr("list the runs of audits and deliveries as well")}},
            {u"ACTION"_s, u"RUN?"_s, u"RUN?"_s},
            runHistory,
            HistoryText::tr("  0    done\n"
                            "  2    wrong usage, no such run, or a log that cannot be read\n"
                            "reconcile fires, and ends like burst: “idemscope history reconcile --help” tells more."),
            ofAction};
}

}
