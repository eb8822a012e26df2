// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/firing.h"

#include "cli/exitcode.h"
#include "cli/githubactions.h"

namespace idemscope {

int fire(const FiringCommand& command, const Arguments& arguments, Console& console)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    auto job = command.makeJob(*options);
    if (!job)
        return console.report(job.error());
    job->stoppedAs = RunState::Interrupted;
    if (auto allowed = allow(*job, arguments); !allowed)
        return console.report(allowed.error());
    const RunLoopResult outcome = runLoop(
        options->store, [&](RunSession& session) { command.start(session, *job); }, console);
    if (outcome.error)
        return console.report(*outcome.error);
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
