// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditestimate.h"
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
#include "session/reportexport.h"

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

QList<OptionSpec> requestOptionsOfAudits()
{
    QList<OptionSpec> options = requestOptions();
    for (OptionSpec& option : options) {
        if (option.names.contains(u"profile"_s))
            option.help =
                AuditCommandText::tr("what is right for this API (generic); repeatable: the further ones judge "
                                     "the same runs");
    }
    return options;
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
        console.print(checksDocument(checks));
    else
        printChecks(checks, console);
    return ExitPassed;
}

QString stateOf(const AuditLoopResult& outcome)
{
    return outcome.isInterrupted ? u"interrupted"_s : outcome.audit->isStopped ? u"stopped"_s : u"finished"_s;
}

QJsonObject documentOf(const AuditLoopResult& outcome, const std::vector<AuditLoopResult>& others,
                       const std::optional<AuditComparison>& comparison)
{
    const Audit& audit = *outcome.audit;
    QJsonObject document =
        comparison ? auditDocument(audit, stateOf(outcome), *comparison) : auditDocument(audit, stateOf(outcome));
    std::vector<JudgedAudit> judged;
    for (const AuditLoopResult& other : others)
        judged.push_back({*other.audit, stateOf(other)});
    if (!judged.empty())
        addJudged(document, audit, judged);
    return document;
}

std::vector<Audit> auditsOf(const AuditLoopResult& outcome, const std::vector<AuditLoopResult>& others)
{
    std::vector<Audit> audits{*outcome.audit};
    for (const AuditLoopResult& other : others)
        audits.push_back(*other.audit);
    return audits;
}

/// Errors: those of the log, which knows how to ask again.
Result<void> print(const std::vector<Audit>& audits, const std::optional<AuditComparison>& comparison,
                   const RunOptions& options, const Arguments& arguments, Console& console)
{
    for (const Audit& audit : audits) {
        const auto data = archivedReport(options.store, {ReportSubject::Kind::Audit, audit.id});
        if (!data)
            return Failure(data.error());
        printAudit(*data->audit, console);
        if (!arguments.has(u"check"_s))
            printNotRun(audit, AuditSession::catalogue(), console);
        if (comparison && &audit == &audits.front())
            printComparison(*comparison, console);
        if (audits.size() > 1)
            console.printLine({});
    }
    if (audits.size() > 1)
        printSideBySide(audits, console);
    return {};
}

int concludeAudit(const AuditLoopResult& outcome, const std::vector<AuditLoopResult>& others, const RunOptions& options,
                  const Arguments& arguments, const std::optional<Audit>& baseline, Console& console)
{
    const std::vector<Audit> audits = auditsOf(outcome, others);
    std::optional<AuditComparison> comparison;
    if (baseline)
        comparison = compareAudits(*baseline, audits.front());
    if (options.asJson)
        console.print(documentText(documentOf(outcome, others, comparison)));
    else if (auto printed = print(audits, comparison, options, arguments, console); !printed)
        return console.report(printed.error());
    const ReportSubject subject{ReportSubject::Kind::Audit, audits.front().id};
    const std::optional<Audit> against = baseline || others.empty() ? baseline : others.front().audit;
    if (auto written = writeReports(options, subject, against); !written)
        return console.report(written.error());
    for (const Audit& audit : audits)
        tellGitHub(options.store, {ReportSubject::Kind::Audit, audit.id}, console);
    int code = auditExitCode(audits.front(), failOnFrom(arguments), comparison);
    for (const AuditLoopResult& other : others)
        code = worseOf(code, auditExitCode(*other.audit, failOnFrom(arguments), {}));
    return outcome.isInterrupted || (!others.empty() && others.back().isInterrupted) ? int(ExitInterrupted) : code;
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

AuditJob judgedBy(const AuditJob& job, const Profile& profile)
{
    AuditJob other = job;
    other.base.profile = profile;
    return other;
}

/// What the first profile's audit has fired, judged by the others. Errors: those of the session; what was fired is
/// kept.
Result<std::vector<AuditLoopResult>> judgeByOthers(const AuditJob& job, qint64 audit,
                                                   const std::vector<Profile>& profiles, const QString& store,
                                                   Console& console)
{
    std::vector<AuditLoopResult> judged;
    for (const Profile& profile : profiles) {
        AuditLoopResult outcome = auditLoop(
            store, [&](AuditSession& session) { session.judgeAgain(judgedBy(job, profile), audit); }, console);
        if (outcome.error)
            return Failure(*outcome.error);
        if (!outcome.audit)
            break;
        judged.push_back(std::move(outcome));
        if (judged.back().isInterrupted)
            break;
    }
    return judged;
}

int fire(const AuditJob& job, const std::vector<Profile>& others, const RunOptions& options, const Arguments& arguments,
         const std::optional<Audit>& baseline, Console& console)
{
    const AuditLoopResult outcome = auditLoop(
        options.store, [&](AuditSession& session) { session.start(job); }, console);
    if (outcome.error)
        return failure(outcome, console);
    if (!outcome.audit)
        return ExitInterrupted;
    const auto judged = outcome.isInterrupted ? Result<std::vector<AuditLoopResult>>()
                                              : judgeByOthers(job, outcome.audit->id, others, options.store, console);
    const int code =
        concludeAudit(outcome, judged.value_or(std::vector<AuditLoopResult>()), options, arguments, baseline, console);
    return judged ? code : worseOf(code, console.report(judged.error()));
}

/// The estimate of every profile: what the further ones have to fire is known only once the first has fired.
Result<std::vector<AuditEstimate>> estimatesOf(const AuditJob& job, const std::vector<Profile>& others)
{
    std::vector<AuditEstimate> estimates;
    for (std::size_t i = 0; i <= others.size(); ++i) {
        auto estimate = AuditSession::estimate(i == 0 ? job : judgedBy(job, others[i - 1]));
        if (!estimate)
            return Failure(estimate.error());
        estimates.push_back(std::move(*estimate));
    }
    return estimates;
}

int carryOut(const AuditJob& job, const RunOptions& options, const Arguments& arguments, Console& console)
{
    const auto baseline = baselineFrom(arguments);
    if (!baseline)
        return console.report(baseline.error());
    const auto others = furtherProfilesFrom(arguments);
    if (!others)
        return console.report(others.error());
    const auto estimates = estimatesOf(job, *others);
    if (!estimates)
        return console.report(estimates.error());
    for (const Sentence& unused : estimates->front().unused)
        console.say(unused.text());
    if (arguments.has(u"estimate"_s)) {
        showEstimates(*estimates, *others, options.asJson, console);
        return ExitPassed;
    }
    const AuditEstimate& first = estimates->front();
    for (const Sentence& lowered : first.lowered)
        console.say(lowered.text());
    Firing firing{
        0, first.origin, first.host, job.base.environment, job.base.isProtected, first.isLoopback, first.looksLive};
    for (const AuditEstimate& estimate : *estimates)
        firing.attempts += estimate.attempts;
    if (auto allowed = confirmFiring(firing, arguments); !allowed)
        return console.report(allowed.error());
    return fire(job, *others, options, arguments, *baseline, console);
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
            AuditCommandText::tr("Put every way a retry can go wrong to a request and give a scorecard. With --profile "
                                 "more than once, the first decides what is fired, and every further one judges the "
                                 "same runs; only what it asks otherwise is fired as well."),
            requestOptionsOfAudits() + auditOptions(),
            {u"REQUEST?"_s},
            runAuditCommand,
            AuditCommandText::tr(
                "  0    no check failed at or above --fail-on, none is inconclusive; warnings do not count\n"
                "  1    a check failed at or above --fail-on\n"
                "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                "  3    a check is inconclusive, or the target was not reached; also when the log failed on the way\n"
                "  130  interrupted; what was fired is recorded\n"
                "Of several profiles the worst counts.")};
}

}
