// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/schedule.h"

#include "base/clock.h"
#include "check/expiry.h"
#include "drive/reconciler.h"
#include "drive/scenariodriver.h"
#include "drive/storedjob.h"
#include "model/json.h"

#include <QDateTime>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ScheduleText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Schedule)
};

/// One client for each operation, without faults.
Scenario replayScenario(const Scenario& original)
{
    Scenario scenario;
    scenario.name = original.name;
    scenario.operations = original.operations;
    scenario.rounds = original.rounds;
    scenario.attempts = 1;
    scenario.keyStrategy = original.keyStrategy;
    scenario.fixedKey = original.fixedKey;
    return scenario;
}

/// What the keys of a run had effects before this replay: one for each operation, and what earlier replays added.
qint64 effectsBefore(const std::vector<ScheduleRow>& schedules, const ScheduleRow& schedule, qint64 operations)
{
    qint64 effects = operations;
    for (const ScheduleRow& other : schedules) {
        if (other.run == schedule.run && other.id != schedule.id && other.state == ScheduleState::Done)
            effects += other.effects.value_or(0);
    }
    return effects;
}

/// New effects by the worst probe; none where no probe was read.
std::optional<qint64> newEffects(const RunResult& result, qint64 before)
{
    const Figures& figures = result.judgement.figures;
    if (!figures.observed)
        return {};
    return std::max<qint64>(0, *figures.observed - before);
}

double secondsOf(qint64 milliseconds)
{
    return double(milliseconds) / 1000;
}

Sentence whatCameOf(const ScheduleRow& schedule)
{
    const double age = secondsOf(schedule.ageMs + schedule.lateMs);
    if (schedule.breaksPromise())
        return ScheduleText::trLater("Executed anew at the age of %1 s, before the promised %2 s were over")
            .with(age, secondsOf(*schedule.promisedAgeMs));
    if (!schedule.effects)
        return ScheduleText::trLater("At the age of %1 s (%2 s late): effects were not counted")
            .with(age, secondsOf(schedule.lateMs));
    return (*schedule.effects > 0 ? ScheduleText::trLater("Executed anew at the age of %1 s (%2 s late)")
                                  : ScheduleText::trLater("Replayed at the age of %1 s (%2 s late)"))
        .with(age, secondsOf(schedule.lateMs));
}

/// A broken promise fails the check, whatever was said of it before; one that held to the last replay passes it.
void takeIn(CheckOutcome& check, const ScheduleRow& schedule, bool isLast)
{
    Finding& finding = check.finding;
    if (schedule.breaksPromise() && finding.result != CheckResult::Fail) {
        if (!finding.sentence.isEmpty())
            finding.details.insert(finding.details.begin(), finding.sentence);
        finding.result = CheckResult::Fail;
        finding.sentence = whatCameOf(schedule);
        finding.evidence.insert(finding.evidence.begin(), EvidencePiece{*schedule.carriedOut, {1}});
    } else {
        const bool isOpen = finding.result == CheckResult::NotApplicable || finding.result == CheckResult::Inconclusive;
        if (isOpen && isLast && schedule.effects == 0) {
            finding.result = CheckResult::Pass;
            finding.sentence = whatCameOf(schedule);
        } else {
            finding.details.push_back(whatCameOf(schedule));
        }
        finding.evidence.push_back(EvidencePiece{*schedule.carriedOut, {1}});
    }
    check.runs.push_back(*schedule.carriedOut);
}

/// Writes what came of a replay into the audit that scheduled it.
Result<void> takeIntoAudit(const ScheduleWork& work, const ScheduleRow& schedule, bool isLast)
{
    if (!schedule.audit || schedule.state != ScheduleState::Done)
        return {};
    const auto record = work.reader.audit(*schedule.audit);
    if (!record)
        return {}; // it was deleted meanwhile
    auto audit = auditFromJson(record->document);
    if (!audit)
        return {}; // of another version
    const auto check = std::find_if(audit->checks.begin(), audit->checks.end(),
                                    [&](const CheckOutcome& known) { return known.id == schedule.checkId; });
    if (check == audit->checks.end() || !work.log.reopenAudit(audit->id))
        return {}; // it is being put again, or was before
    takeIn(*check, schedule, isLast);
    return work.log.updateAudit(*audit, record->row.state);
}

VariableScope secretsOf(const ScheduleWork& work, const ScheduleRow& schedule)
{
    VariableScope secrets = work.secrets;
    if (const auto own = work.own.find(schedule.id); own != work.own.end())
        secrets.insert(secrets.end(), own->second.begin(), own->second.end()); // the last one counts
    return secrets;
}

/// None where the run cannot be read: then it fails, and says why.
QStringList missingOf(const ScheduleWork& work, const ScheduleRow& schedule)
{
    const auto record = work.reader.run(schedule.run);
    return record ? missingSecrets(*record, secretsOf(work, schedule)).value_or(QStringList()) : QStringList();
}

/// Fires one schedule that was claimed and fills in what came of it.
void carryOutOne(const ScheduleWork& work, const std::vector<ScheduleRow>& all, ScheduleRow& schedule,
                 const std::stop_token& stop)
{
    auto job = scheduledJob(work.reader, schedule, secretsOf(work, schedule));
    if (!job) {
        schedule.state = ScheduleState::Failed;
        schedule.error = job.error().message;
        return;
    }
    job->limits = work.limits;
    schedule.lateMs = std::max<qint64>(0, QDateTime::currentMSecsSinceEpoch() - schedule.dueMs);
    RunMonitor unseen;
    const auto run = runScenario(*job, work.log, unseen, stop);
    if (!run) {
        schedule.state = ScheduleState::Failed;
        schedule.error = run.error().message;
        return;
    }
    schedule.carriedOut = run->run;
    if (run->state != RunState::Finished) {
        schedule.state = ScheduleState::Waiting;
        return;
    }
    schedule.state = ScheduleState::Done;
    schedule.effects = newEffects(*run, effectsBefore(all, schedule, run->judgement.figures.operations));
}

}

bool wantsSchedule(const AuditJob& job)
{
    return job.agesMs || std::any_of(job.checks.begin(), job.checks.end(), [](const QString& name) {
               return name == expiryCheckId || QString(expiryCheckId).startsWith(name + u'.');
           });
}

Result<int> addSchedules(RunLog& log, const ScheduleOrigin& origin, const std::vector<qint64>& agesMs)
{
    const qint64 releasedMs = QDateTime::currentMSecsSinceEpoch() - (monotonicMicros() - origin.run.releasedUs) / 1000;
    for (const qint64 age : agesMs) {
        ScheduleRow schedule;
        schedule.audit = origin.audit;
        schedule.checkId = origin.checkId;
        schedule.run = origin.run.result.run;
        schedule.ageMs = age;
        schedule.dueMs = releasedMs + age;
        if (const auto added = log.addSchedule(schedule); !added)
            return Failure(added.error());
    }
    return int(agesMs.size());
}

std::vector<qint64> scheduledAges(const AuditJob& job, qint64 waitedMs)
{
    const auto& promised = job.base.request.contract.promisedAgeMs;
    std::vector<qint64> ages = job.agesMs ? *job.agesMs : promised ? expiryAges(*promised) : std::vector<qint64>();
    std::erase_if(ages, [waitedMs](qint64 age) { return age <= waitedMs; });
    std::sort(ages.begin(), ages.end());
    ages.erase(std::unique(ages.begin(), ages.end()), ages.end());
    return ages;
}

Result<RunJob> scheduledJob(RunReader& reader, const ScheduleRow& schedule, const VariableScope& secrets)
{
    const auto record = reader.run(schedule.run);
    if (!record)
        return Failure(record.error());
    auto job = repeatJob(reader, *record, secrets);
    if (!job)
        return job;
    job->scenario = replayScenario(job->scenario);
    job->kind = u"scheduled"_s;
    job->title = schedule.checkId.isEmpty() ? record->row.title
                                            : u"%1 · %2 s"_s.arg(schedule.checkId).arg(schedule.ageMs / 1000);
    job->audit = schedule.audit;
    job->checkId = schedule.checkId;
    return job;
}

std::vector<ScheduleRow> dueSchedules(const std::vector<ScheduleRow>& schedules, qint64 nowMs)
{
    std::vector<ScheduleRow> due;
    for (const ScheduleRow& schedule : schedules) {
        if (schedule.state == ScheduleState::Waiting && schedule.dueMs <= nowMs)
            due.push_back(schedule);
    }
    std::stable_sort(due.begin(), due.end(),
                     [](const ScheduleRow& one, const ScheduleRow& other) { return one.dueMs < other.dueMs; });
    return due;
}

Result<std::vector<ScheduleRow>> carryOutDue(const ScheduleWork& work, std::stop_token stop)
{
    auto all = work.reader.schedules();
    if (!all)
        return Failure(all.error());
    std::vector<ScheduleRow> done;
    for (ScheduleRow schedule : dueSchedules(*all, QDateTime::currentMSecsSinceEpoch())) {
        if (stop.stop_requested())
            break;
        if (work.only && !work.only->contains(schedule.id))
            continue;
        schedule.missingSecrets = missingOf(work, schedule);
        if (!schedule.missingSecrets.isEmpty()) {
            done.push_back(std::move(schedule));
            continue;
        }
        const auto claimed = work.log.claimSchedule(schedule.id);
        if (!claimed)
            return Failure(claimed.error());
        if (!*claimed)
            continue;
        carryOutOne(work, *all, schedule, stop);
        if (auto kept = work.log.updateSchedule(schedule); !kept)
            return Failure(kept.error());
        const auto place =
            std::find_if(all->begin(), all->end(), [&](const ScheduleRow& known) { return known.id == schedule.id; });
        *place = schedule;
        const bool isLast = std::none_of(all->begin(), all->end(), [&](const ScheduleRow& known) {
            return known.run == schedule.run && known.state == ScheduleState::Waiting;
        });
        if (auto taken = takeIntoAudit(work, schedule, isLast); !taken)
            return Failure(taken.error());
        done.push_back(std::move(schedule));
    }
    return done;
}

}
