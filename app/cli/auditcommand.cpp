// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditloop.h"
#include "cli/auditoptions.h"
#include "cli/auditoutput.h"
#include "cli/exitcode.h"
#include "cli/githubactions.h"
#include "cli/requestoptions.h"
#include "cli/runoptions.h"
#include "cli/subcommand.h"
#include "report/auditreport.h"
#include "report/burstreport.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditCommandText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditCommand)
};

Result<AuditJob> jobOf(const Arguments& arguments)
{
    if (arguments.positional(0).isEmpty())
        return fail(ErrorCode::InvalidInput, AuditCommandText::tr("%1 is missing").arg(u"REQUEST"_s));
    auto base = jobFrom(arguments);
    if (!base)
        return Failure(base.error());
    return auditJobFrom(arguments, std::move(*base));
}

int listChecks(const Arguments& arguments, bool asJson, Console& console)
{
    std::vector<CheckPlan> checks = AuditSession::catalogue();
    if (!arguments.positional(0).isEmpty()) {
        auto job = jobOf(arguments);
        if (!job)
            return console.report(job.error());
        job->maxAttempts.reset();
        const auto estimate = AuditSession::estimate(*job);
        if (!estimate)
            return console.report(estimate.error());
        checks = estimate->checks;
    }
    if (asJson)
        console.print(documentText(checksJson(checks)));
    else
        printChecks(checks, console);
    return ExitPassed;
}

int showEstimate(const AuditEstimate& estimate, bool asJson, Console& console)
{
    if (asJson)
        console.print(documentText(estimateJson(estimate)));
    else
        printEstimate(estimate, console);
    return ExitPassed;
}

QString stateOf(const Audit& audit, bool isInterrupted)
{
    return isInterrupted ? u"interrupted"_s : audit.isStopped ? u"stopped"_s : u"finished"_s;
}

QJsonObject documentOf(const Audit& audit, bool isInterrupted, const std::optional<AuditComparison>& comparison)
{
    const QString state = stateOf(audit, isInterrupted);
    return comparison ? auditDocument(audit, state, *comparison) : auditDocument(audit, state);
}

int concludeAudit(const AuditLoopResult& outcome, const RunOptions& options, const Arguments& arguments,
                  const std::optional<Audit>& baseline, Console& console)
{
    const Audit& audit = *outcome.audit;
    std::optional<AuditComparison> comparison;
    if (baseline)
        comparison = compareAudits(*baseline, audit);
    const QJsonObject document = documentOf(audit, outcome.isInterrupted, comparison);
    if (options.asJson) {
        console.print(documentText(document));
    } else {
        printAudit(audit, arguments.positional(0), console);
        if (comparison)
            printComparison(*comparison, console);
    }
    if (auto written = writeReports(options, {ReportSubject::Kind::Audit, audit.id}, baseline); !written)
        return console.report(written.error());
    tellGitHub(options.store, {ReportSubject::Kind::Audit, audit.id}, console);
    return outcome.isInterrupted ? int(ExitInterrupted) : auditExitCode(audit, failOnFrom(arguments), comparison);
}

/// An audit that failed once requests had gone out is in doubt, whatever it failed for.
int failure(const AuditLoopResult& outcome, Console& console)
{
    const int code = console.report(*outcome.error);
    if (outcome.attemptsDone == 0)
        return code;
    console.say(
        AuditCommandText::tr("Audit %1 was cut short after %n attempt(s). “idemscope history show audit:%1” shows "
                             "what was recorded.",
                             nullptr, int(outcome.attemptsDone))
            .arg(outcome.id));
    return code == ExitInternal ? code : int(ExitInconclusive);
}

int carryOut(const AuditJob& job, const RunOptions& options, const Arguments& arguments, Console& console)
{
    const auto baseline = baselineFrom(arguments);
    if (!baseline)
        return console.report(baseline.error());
    const auto estimate = AuditSession::estimate(job);
    if (!estimate)
        return console.report(estimate.error());
    if (arguments.has(u"estimate"_s))
        return showEstimate(*estimate, options.asJson, console);
    for (const Sentence& lowered : estimate->lowered)
        console.say(lowered.text());
    const Firing firing{estimate->attempts,   estimate->origin,     estimate->host,     job.base.environment,
                        job.base.isProtected, estimate->isLoopback, estimate->looksLive};
    if (auto allowed = confirmFiring(firing, arguments); !allowed)
        return console.report(allowed.error());
    const AuditLoopResult outcome = auditLoop(
        options.store, [&](AuditSession& session) { session.start(job); }, console);
    if (outcome.error)
        return failure(outcome, console);
    if (!outcome.audit)
        return ExitInterrupted;
    return concludeAudit(outcome, options, arguments, *baseline, console);
}

int runAuditCommand(const Arguments& arguments, Console& console)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    if (arguments.has(u"list-checks"_s))
        return listChecks(arguments, options->asJson, console);
    const auto job = jobOf(arguments);
    if (!job)
        return console.report(job.error());
    return carryOut(*job, *options, arguments, console);
}

}

Subcommand auditCommand()
{
    return {u"audit"_s,
            u"REQUEST …request options"_s,
            AuditCommandText::tr("Put every way a retry can go wrong to a request and give a scorecard"),
            requestOptions() + auditOptions(),
            {u"REQUEST?"_s},
            runAuditCommand,
            AuditCommandText::tr(
                "  0    no check failed at or above --fail-on, none is inconclusive; warnings do not count\n"
                "  1    a check failed at or above --fail-on\n"
                "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                "  3    a check is inconclusive, or the target was not reached; also when the log failed on the way\n"
                "  130  interrupted; what was fired is recorded")};
}

}
