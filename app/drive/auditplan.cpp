// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditplan.h"

#include "check/cost.h"
#include "check/provocations.h"
#include "drive/forecast.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditPlanText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditPlan)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditPlan)
};

/// "race.same-key" and "race" both name it.
bool isNamedBy(const Check& check, const QString& name)
{
    const QLatin1String id(check.id);
    return id == name || (QString(id).startsWith(name + u'.') && !check.isOnDemand);
}

bool isNamedByAny(const Check& check, const std::vector<QString>& names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString& name) { return isNamedBy(check, name); });
}

Result<void> checkNames(const std::vector<QString>& names, const std::vector<Check>& catalogue)
{
    for (const QString& name : names) {
        const bool isKnown = std::any_of(catalogue.begin(), catalogue.end(), [&](const Check& check) {
            return isNamedBy(check, name) || QString(QLatin1String(check.id)).startsWith(name + u'.');
        });
        if (!isKnown)
            return fail(ErrorCode::InvalidInput,
                        AuditPlanText::tr(
                            "“%1” is no check (“idemscope audit --list-checks” names them ¦ the setup names them)")
                            .arg(name));
    }
    return {};
}

bool isChosen(const Check& check, const AuditJob& job)
{
    const bool isWanted = job.checks.empty() ? !check.isOnDemand : isNamedByAny(check, job.checks);
    return isWanted && !isNamedByAny(check, job.skipped);
}

CheckPlan planOf(const Check& check, const AuditJob& job, const CheckContext& context, bool isSideBySide)
{
    CheckPlan plan;
    plan.id = QString::fromLatin1(check.id);
    plan.severity = check.severity;
    plan.isOnDemand = check.isOnDemand;
    plan.question = check.question();
    plan.source = QString::fromUtf8(check.source);
    plan.unmet = check.unmet(context);
    plan.isChosen = isChosen(check, job);
    if (!plan.unmet) {
        const CheckCost cost = check.cost(context);
        plan.attempts = cost.attempts;
        plan.workMs = cost.workMs;
        plan.milliseconds =
            isSideBySide && !check.isOnDemand ? cost.milliseconds : std::max(cost.milliseconds, cost.workMs);
    }
    return plan;
}

/// The checks that are put together: those before them have ended.
enum class Turn { Controls, Others, Disturbing };

Turn turnOf(const CheckPlan& check)
{
    return check.id.startsWith("control."_L1) ? Turn::Controls : check.isOnDemand ? Turn::Disturbing : Turn::Others;
}

/// So many runs are under way at once, whichever check they are of; the longest check may be the last one to begin its
/// runs (Graham's bound of list scheduling).
qint64 durationOf(const AuditEstimate& estimate, Turn turn, bool isSideBySide)
{
    qint64 longest = 0;
    qint64 sum = 0;
    qint64 work = 0;
    for (const CheckPlan& check : estimate.checks) {
        if (!check.isChosen || turnOf(check) != turn)
            continue;
        longest = std::max(longest, check.milliseconds);
        sum += check.milliseconds;
        work += check.workMs;
    }
    const qint64 besides = std::max<qint64>(0, work - longest) / auditRunsAtOnce;
    return isSideBySide && turn != Turn::Disturbing ? longest + besides : sum;
}

/// A guess, rather too high than too low.
qint64 durationOf(const AuditEstimate& estimate, bool isSideBySide, const CheckContext& context)
{
    Play first;
    first.scenario.attempts = 1;
    qint64 total = costOf(context, {first}).milliseconds;
    for (const Turn turn : {Turn::Controls, Turn::Others, Turn::Disturbing})
        total += durationOf(estimate, turn, isSideBySide);
    return total;
}

/// Fills `plan` for the rounds and clients of its context.
void addUp(AuditPlan& plan, const AuditJob& job, const std::vector<Check>& catalogue)
{
    AuditEstimate& estimate = plan.estimate;
    estimate.checks.clear();
    plan.checks.clear();
    estimate.attempts = 1;
    for (const Check& check : catalogue) {
        const CheckPlan& known = estimate.checks.emplace_back(planOf(check, job, plan.context, plan.isSideBySide));
        if (!known.isChosen)
            continue;
        plan.checks.push_back(&check);
        estimate.attempts += known.attempts;
    }
    estimate.milliseconds = durationOf(estimate, plan.isSideBySide, plan.context);
    estimate.clients = plan.context.clients;
    estimate.rounds = plan.context.rounds;
}

/// More than may be sent to another machine in a run, or in all as the user says.
bool isTooMuch(const AuditPlan& plan, const AuditJob& job)
{
    const std::vector<CheckPlan>& checks = plan.estimate.checks;
    const bool isLongRun = std::any_of(checks.begin(), checks.end(), [&job](const CheckPlan& check) {
        return check.isChosen && check.attempts > job.base.limits.attempts;
    });
    return isLongRun || plan.estimate.attempts > job.maxAttempts.value_or(plan.estimate.attempts);
}

bool willRun(const AuditEstimate& estimate, const QString& id)
{
    return std::any_of(estimate.checks.begin(), estimate.checks.end(),
                       [&id](const CheckPlan& check) { return check.id == id && check.isChosen && !check.unmet; });
}

/// Provocations of the contract that are there for nothing.
std::vector<Sentence> unusedProvocations(const AuditEstimate& estimate, const Contract& contract)
{
    std::vector<Sentence> unused;
    for (const Provocation& provocation : contract.provocations) {
        const QStringList users = checksThatUse(provocation.name);
        const bool isUsed =
            std::any_of(users.begin(), users.end(), [&](const QString& id) { return willRun(estimate, id); });
        if (!isUsed)
            unused.push_back(AuditPlanText::trLater("The provocation %1 is not used: it serves %2, which will not run "
                                                    "(--check ¦ its tick).")
                                 .with(provocation.name, users.join(u", "_s)));
    }
    return unused;
}

/// At another machine fewer rounds and clients, until what may be sent is enough.
void lower(AuditPlan& plan, const AuditJob& job, const std::vector<Check>& catalogue)
{
    const SafetyLimits& limits = job.base.limits;
    CheckContext& context = plan.context;
    const int clients = std::max(2, limits.inFlight);
    if (context.clients > clients) {
        plan.estimate.lowered.push_back(
            AuditPlanText::trLater(
                "Bursts have %1 clients instead of %2: so many exchanges may be under way at another "
                "machine at once")
                .with(double(clients), double(context.clients)));
        context.clients = clients;
    }
    const int wanted = context.rounds;
    addUp(plan, job, catalogue);
    while (!job.rounds && context.rounds > 1 && isTooMuch(plan, job)) {
        context.rounds = std::max(1, context.rounds * 3 / 4);
        addUp(plan, job, catalogue);
    }
    if (context.rounds < wanted)
        plan.estimate.lowered.push_back(
            AuditPlanText::trLater(
                "Races have %1 rounds instead of %2: at most %3 attempts a run go to another machine "
                "unless you raise the limit (--max-attempts ¦ Settings, Attempts)")
                .with(double(context.rounds), double(wanted), double(limits.attempts)));
}

/// "race.same-key 200, retry.storm 150": the dearest ones.
QString dearest(const AuditEstimate& estimate)
{
    std::vector<CheckPlan> chosen;
    std::copy_if(estimate.checks.begin(), estimate.checks.end(), std::back_inserter(chosen),
                 [](const CheckPlan& check) { return check.isChosen; });
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const CheckPlan& one, const CheckPlan& other) { return one.attempts > other.attempts; });
    QStringList texts;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, chosen.size()); ++i)
        texts += u"%1 (%2)"_s.arg(chosen[i].id).arg(chosen[i].attempts);
    return texts.join(u", "_s);
}

Result<void> checkLimit(const AuditPlan& plan, const AuditJob& job)
{
    const AuditEstimate& estimate = plan.estimate;
    const std::optional<qint64>& limit = job.maxAttempts;
    if (!limit || estimate.attempts <= *limit)
        return {};
    return fail(
        ErrorCode::NotAllowed,
        AuditPlanText::tr("The audit may send %1 attempts to %2, and at most %3 are allowed. Raise the "
                          "limit (--max-attempts ¦ on the command line), lower the rounds, now %4 (--rounds ¦ "
                          "Rounds of a race), or leave out what costs most (--skip ¦ its tick): %5. Nothing was "
                          "sent.")
            .arg(estimate.attempts)
            .arg(estimate.origin)
            .arg(*limit)
            .arg(estimate.rounds)
            .arg(dearest(estimate)));
}

/// Counts of different checks must not mix.
bool canGoSideBySide(const AuditJob& job, bool isLoopback)
{
    const std::vector<Probe>& probes = job.base.request.contract.probes;
    return isLoopback &&
           std::all_of(probes.begin(), probes.end(), [](const Probe& probe) { return probe.isPerOperation(); });
}

CheckContext contextOf(const AuditJob& job)
{
    CheckContext context;
    context.request = job.base.request;
    context.profile = job.base.profile;
    context.rounds = job.rounds.value_or(context.rounds);
    context.clients = job.clients.value_or(context.clients);
    context.promisedAgeMs = job.base.request.contract.promisedAgeMs;
    if (job.base.request.transport.httpVersion == HttpVersion::Http2)
        context.gate = ReleaseMode::SinglePacket;
    return context;
}

RunJob singleRequest(const RunJob& base)
{
    RunJob job = base;
    job.kind = u"check"_s;
    job.scenario = {};
    job.scenario.attempts = 1;
    return job;
}

}

Result<AuditPlan> planAudit(const AuditJob& job, const std::vector<Check>& catalogue)
{
    for (const auto* names : {&job.checks, &job.skipped}) {
        if (auto known = checkNames(*names, catalogue); !known)
            return Failure(known.error());
    }
    const auto known = forecast(singleRequest(job.base));
    if (!known)
        return Failure(known.error());
    AuditPlan plan;
    plan.context = contextOf(job);
    plan.isSideBySide = canGoSideBySide(job, known->isLoopback);
    plan.title = known->title;
    plan.estimate.origin = known->origin;
    plan.estimate.host = known->host;
    plan.estimate.isLoopback = known->isLoopback;
    plan.estimate.looksLive = known->looksLive;
    if (known->isLoopback)
        addUp(plan, job, catalogue);
    else
        lower(plan, job, catalogue);
    plan.estimate.unused = unusedProvocations(plan.estimate, job.base.request.contract);
    if (auto allowed = checkLimit(plan, job); !allowed)
        return Failure(allowed.error());
    // Each attempt may be of an operation of its own.
    plan.estimate.stepRequests = stepRequests(job.base.request.steps, plan.estimate.attempts);
    return plan;
}

}
