// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/storedrun.h"

#include "cli/exitcode.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct StoredRunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HistoryCommand)
};

}

Result<qint64> runArgument(const Arguments& arguments, int index)
{
    bool isNumber = false;
    const qint64 run = arguments.positional(index).toLongLong(&isNumber);
    if (!isNumber)
        return fail(
            ErrorCode::InvalidInput,
            StoredRunText::tr("“%1” is no run; “idemscope history list” shows them").arg(arguments.positional(index)));
    return run;
}

int fireForRun(const Arguments& arguments, Console& console,
               const std::function<Result<RunJob>(const QString& store, qint64 run)>& makeJob,
               const std::function<Result<int>(const FiredForRun&)>& conclude)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    const auto run = runArgument(arguments, 1);
    if (!run)
        return console.report(run.error());
    auto job = makeJob(options->store, *run);
    if (!job)
        return console.report(job.error());
    job->stoppedAs = RunState::Interrupted;
    if (auto allowed = allow(*job, arguments); !allowed)
        return console.report(allowed.error());
    const RunLoopResult outcome = runLoop(
        options->store, [&](RunSession& session) { session.startBurst(*job); }, console);
    if (outcome.error)
        return console.report(*outcome.error);
    if (!outcome.burst)
        return ExitInterrupted;
    const Result<int> code = conclude({*run, *options, *job, *outcome.burst, outcome.isInterrupted});
    if (!code)
        return console.report(code.error());
    if (auto written = writeReports(*options, outcome.burst->run); !written)
        return console.report(written.error());
    return *code;
}

}
