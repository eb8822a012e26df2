// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/firing.h"

#include "cli/exitcode.h"
#include "cli/githubactions.h"
#include "session/runarchive.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct FiringText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Firing)
};

/// What the log holds of a run that could not be carried to its end.
QString recordedText(const QString& store, const RunLoopResult& outcome)
{
    const auto stored = archivedRun(store, outcome.run);
    if (!stored)
        return FiringText::tr("Run %1 was cut short after %n attempt(s), and the log holds nothing of it that can be "
                              "read.",
                              nullptr, int(outcome.attemptsDone))
            .arg(outcome.run);
    return FiringText::tr("Run %1 was cut short after %n attempt(s); %2 of them are recorded. “idemscope history show "
                          "%1” shows them, “idemscope history reconcile %1” settles what is in doubt.",
                          nullptr, int(outcome.attemptsDone))
        .arg(outcome.run)
        .arg(stored->record.row.attempts);
}

/// What an estimate says of data rows that do not reach for all operations.
QString rowsNote(const RunJob& job)
{
    const qint64 operations = qint64(job.scenario.operations) * job.scenario.rounds;
    const auto rows = qint64(job.rows.rows.size());
    if (rows == 0 || rows >= operations)
        return {};
    return FiringText::tr("%n data row(s) in %1 for %2 operations: after the last one the first is taken again.",
                          nullptr, int(rows))
        .arg(job.rows.file)
        .arg(operations);
}

/// A run that failed once requests had gone out is in doubt, whatever it failed for.
int failure(const RunLoopResult& outcome, const QString& store, Console& console)
{
    const int code = console.report(*outcome.error);
    if (outcome.attemptsDone == 0)
        return code;
    console.say(recordedText(store, outcome));
    return code == ExitInternal ? code : int(ExitInconclusive);
}

}

int fire(const FiringCommand& command, const Arguments& arguments, Console& console)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    auto job = command.makeJob(*options);
    if (!job)
        return console.report(job.error());
    job->stoppedAs = RunState::Interrupted;
    if (const QString rows = rowsNote(*job); !rows.isEmpty())
        console.say(rows);
    const auto allowed = allow(*job, arguments);
    if (!allowed)
        return console.report(allowed.error());
    if (!allowed->givenInstead.isEmpty())
        console.say(allowed->givenInstead.text());
    const RunLoopResult outcome = runLoop(
        options->store, [&](RunSession& session) { command.start(session, *job); }, console);
    if (outcome.error)
        return failure(outcome, options->store, console);
    if (!outcome.burst && !outcome.sent && !outcome.preflight)
        return ExitInterrupted;
    const Result<int> code = command.conclude({*options, *job, outcome});
    if (!code)
        return console.report(code.error());
    if (auto written = writeReports(*options, {ReportSubject::Kind::Run, outcome.run}); !written)
        return console.report(written.error());
    tellGitHub(options->store, {ReportSubject::Kind::Run, outcome.run}, console);
    return *code;
}

}
