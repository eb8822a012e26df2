// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/burstoutput.h"
#include "cli/exitcode.h"
#include "cli/requestoptions.h"
#include "cli/runloop.h"
#include "cli/runoptions.h"
#include "cli/scenariooptions.h"
#include "cli/subcommand.h"
#include "session/runarchive.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Burst
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::BurstCommand)
};

Result<RunJob> burstJob(const Arguments& arguments, const RunOptions& options)
{
    auto job = jobFrom(arguments);
    if (!job)
        return job;
    auto scenario = scenarioFrom(arguments, job->request);
    if (!scenario)
        return Failure(scenario.error());
    job->scenario = *scenario;
    job->stoppedAs = RunState::Interrupted;
    const auto reused = arguments.number(u"reuse-keys"_s, 1);
    if (!reused)
        return Failure(reused.error());
    if (*reused) {
        auto keys = archivedKeys(options.store, **reused);
        if (!keys)
            return Failure(keys.error());
        job->reusedKeys = std::move(*keys);
        job->parent = **reused;
    }
    if (auto allowed = allow(*job, arguments); !allowed)
        return Failure(allowed.error());
    return job;
}

/// Which of the request's scenarios is fired, since the options alone do not tell.
void nameScenario(const RunJob& job, Console& console)
{
    const std::vector<Scenario>& known = job.request.scenarios;
    if (known.empty())
        return;
    const QString name = job.scenario.name.isEmpty() ? Burst::tr("(without a name)") : job.scenario.name;
    console.say(
        known.size() == 1
            ? Burst::tr("Scenario of the request: %1").arg(name)
            : Burst::tr("Scenario of the request: %1 (one of %2; --scenario chooses)").arg(name).arg(known.size()));
}

int runBurst(const Arguments& arguments, Console& console)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    const auto job = burstJob(arguments, *options);
    if (!job)
        return console.report(job.error());
    nameScenario(*job, console);
    const RunLoopResult outcome = runLoop(
        options->store, [&](RunSession& session) { session.startBurst(*job); }, console);
    if (outcome.error)
        return console.report(*outcome.error);
    if (!outcome.burst)
        return ExitInterrupted;
    const int code = concludeBurst({*job, *outcome.burst, options->asJson, outcome.isInterrupted}, console);
    if (auto written = writeReports(*options, outcome.burst->run); !written)
        return console.report(written.error());
    return code;
}

}

Subcommand burstCommand()
{
    return {u"burst"_s,
            u"REQUEST …request options …scenario options"_s,
            Burst::tr("Fire a scenario, count its effects and judge them"),
            requestOptions() + scenarioOptions() + firingOptions(),
            {u"REQUEST"_s},
            runBurst,
            Burst::tr("  0    exactly once\n"
                      "  1    duplicated, lost or unexpected, or an unmet --expect\n"
                      "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                      "  3    in doubt or inconclusive, also when the target could not be reached\n"
                      "  130  interrupted; what was fired is recorded")};
}

}
