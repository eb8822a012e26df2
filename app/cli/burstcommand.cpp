// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/burstoutput.h"
#include "cli/exitcode.h"
#include "cli/firing.h"
#include "cli/requestoptions.h"
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
    if (job->scenario.keyStrategy == KeyStrategy::Fixed && arguments.has(u"key-strategy"_s))
        return fail(ErrorCode::InvalidInput,
                    Burst::tr("-H gives the key and --key-strategy makes one: leave one of them out"));
    if (job->scenario.keyStrategy == KeyStrategy::Fixed) {
        scenario->keyStrategy = KeyStrategy::Fixed;
        scenario->fixedKey = job->scenario.fixedKey;
    }
    job->scenario = *scenario;
    if (auto done = applyRows(*job, arguments); !done)
        return Failure(done.error());
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
    return fire({[&](const RunOptions& options) { return burstJob(arguments, options); },
                 [&](RunSession& session, const RunJob& job) {
                     nameScenario(job, console);
                     session.startBurst(job);
                 },
                 [&](const Fired& fired) {
                     return concludeBurst(fired, console);
                 }},
                arguments, console);
}

}

Subcommand burstCommand()
{
    return {
        u"burst"_s,
        u"REQUEST …request options …scenario options"_s,
        Burst::tr("Fire a scenario, count its effects and judge them"),
        requestOptions() + scenarioOptions() + firingOptions(),
        {u"REQUEST"_s},
        runBurst,
        Burst::tr("  0    exactly once\n"
                  "  1    duplicated, lost or unexpected, or an unmet --expect\n"
                  "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                  "  3    in doubt or inconclusive, also when the target was not reached or the log failed on the way\n"
                  "  130  interrupted; what was fired is recorded")};
}

}
