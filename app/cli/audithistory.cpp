// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/audithistory.h"

#include "cli/auditloop.h"
#include "cli/auditoutput.h"
#include "cli/exitcode.h"
#include "cli/runoptions.h"
#include "report/auditreport.h"
#include "report/burstreport.h"
#include "session/jobsource.h"
#include "session/neededsecrets.h"
#include "session/reportexport.h"
#include "session/rundocument.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditHistoryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditHistory)
};

QJsonValue orNull(const std::optional<qint64>& number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

QString dueText(qint64 dueMs)
{
    return QDateTime::fromMSecsSinceEpoch(dueMs).toUTC().toString(Qt::ISODate);
}

QJsonObject scheduleJson(const ScheduleRow& schedule)
{
    return {{u"id"_s, schedule.id},
            {u"audit"_s, orNull(schedule.audit)},
            {u"check"_s, schedule.checkId},
            {u"run"_s, schedule.run},
            {u"age_ms"_s, schedule.ageMs},
            {u"due"_s, dueText(schedule.dueMs)},
            {u"due_in_ms"_s, schedule.dueMs - QDateTime::currentMSecsSinceEpoch()},
            {u"state"_s, scheduleWord(schedule.state)},
            {u"carried_out"_s, orNull(schedule.carriedOut)},
            {u"late_ms"_s, schedule.lateMs},
            {u"effects"_s, orNull(schedule.effects)},
            {u"breaks_promise"_s, schedule.breaksPromise()},
            {u"missing_secrets"_s, QJsonArray::fromStringList(schedule.missingSecrets)},
            {u"error"_s, schedule.error}};
}

QString seconds(qint64 milliseconds)
{
    return QString::number(double(milliseconds) / 1000, 'f', 1);
}

/// "the secret “token” (IDEMSCOPE_SECRET_TOKEN)"
QString wantedSecrets(const ScheduleRow& schedule)
{
    QStringList secrets;
    for (const QString& name : schedule.missingSecrets)
        secrets += AuditHistoryText::tr("the secret “%1” (set %2)")
                       .arg(name, QString::fromLatin1(secretEnvironmentName(name)));
    return secrets.join(u", "_s);
}

void printSchedule(const ScheduleRow& schedule, Console& console)
{
    const QString what =
        AuditHistoryText::tr("run %1 at the age of %2 s").arg(QString::number(schedule.run), seconds(schedule.ageMs));
    if (!schedule.missingSecrets.isEmpty()) {
        console.printLine(AuditHistoryText::tr("%1: waits for %2").arg(what, wantedSecrets(schedule)),
                          Console::Paint::Unsure);
    } else if (schedule.state == ScheduleState::Failed) {
        console.printLine(AuditHistoryText::tr("%1: failed: %2").arg(what, schedule.error), Console::Paint::Unsure);
    } else if (schedule.state != ScheduleState::Done) {
        console.printLine(AuditHistoryText::tr("%1: due %2").arg(what, dueText(schedule.dueMs)));
    } else {
        const QString late = AuditHistoryText::tr("late by %1 s").arg(seconds(schedule.lateMs));
        const QString result = !schedule.effects        ? AuditHistoryText::tr("effects not counted")
                               : *schedule.effects == 0 ? AuditHistoryText::tr("replayed, no new effect")
                                                        : AuditHistoryText::tr("executed anew, %n new effect(s)",
                                                                               nullptr, int(*schedule.effects));
        console.printLine(u"%1: %2 · %3 · %4"_s.arg(
                              what, result, late, AuditHistoryText::tr("run %1").arg(schedule.carriedOut.value_or(0))),
                          schedule.breaksPromise() ? Console::Paint::Bad : Console::Paint::Plain);
    }
}

Result<void> allowResume(const QString& store, const Arguments& arguments)
{
    const auto targets = foreignTargetsDue(store);
    if (!targets)
        return Failure(targets.error());
    if (targets->isEmpty() || arguments.has(u"yes"_s))
        return {};
    return fail(ErrorCode::NotAllowed,
                AuditHistoryText::tr("Replays that are due would be sent to %1, which is not on this machine: add "
                                     "--yes. Nothing was sent.")
                    .arg(targets->join(u", "_s)));
}

QJsonArray schedulesJson(const std::vector<ScheduleRow>& schedules)
{
    QJsonArray rows;
    for (const ScheduleRow& schedule : schedules)
        rows.append(scheduleJson(schedule));
    return rows;
}

/// What waits after `told` came back, which names the secrets that some wait for.
Result<std::vector<ScheduleRow>> stillWaiting(const QString& store, const std::vector<ScheduleRow>& told)
{
    auto waiting = archivedSchedules(store);
    if (!waiting)
        return waiting;
    std::erase_if(*waiting, [](const ScheduleRow& schedule) { return schedule.state != ScheduleState::Waiting; });
    for (ScheduleRow& schedule : *waiting) {
        const auto known =
            std::find_if(told.begin(), told.end(), [&](const ScheduleRow& row) { return row.id == schedule.id; });
        if (known != told.end())
            schedule.missingSecrets = known->missingSecrets;
    }
    return waiting;
}

int resumeExitCode(const AuditLoopResult& outcome)
{
    if (outcome.isInterrupted)
        return ExitInterrupted;
    const auto any = [&](const auto& isSo) {
        return std::any_of(outcome.schedules.begin(), outcome.schedules.end(), isSo);
    };
    if (any([](const ScheduleRow& schedule) { return schedule.breaksPromise(); }))
        return ExitViolated;
    const auto isOpen = [](const ScheduleRow& schedule) {
        return schedule.state == ScheduleState::Failed || !schedule.missingSecrets.isEmpty();
    };
    return any(isOpen) ? ExitInconclusive : ExitPassed;
}

}

std::optional<qint64> auditArgument(const Arguments& arguments, int index)
{
    const QString text = arguments.positional(index);
    bool isNumber = false;
    const qint64 audit = text.mid(6).toLongLong(&isNumber);
    return text.startsWith("audit:"_L1) && isNumber ? std::optional(audit) : std::nullopt;
}

QJsonArray auditRowsJson(const std::vector<AuditRow>& audits)
{
    QJsonArray rows;
    for (const AuditRow& row : audits) {
        rows.append(QJsonObject{{u"id"_s, row.id},
                                {u"title"_s, row.title},
                                {u"target"_s, row.target},
                                {u"environment"_s, row.environment},
                                {u"profile"_s, row.profile},
                                {u"started"_s, row.started},
                                {u"state"_s, stateWord(row.state)},
                                {u"seed"_s, qint64(row.seed)},
                                {u"duration_ms"_s, row.durationMs},
                                {u"attempts"_s, row.attempts},
                                {u"runs"_s, row.runs},
                                {u"score"_s, QJsonObject{{u"pass"_s, row.score.pass},
                                                         {u"fail"_s, row.score.fail},
                                                         {u"warn"_s, row.score.warn},
                                                         {u"inconclusive"_s, row.score.inconclusive},
                                                         {u"not_applicable"_s, row.score.notApplicable}}}});
    }
    return rows;
}

void printAuditRows(const std::vector<AuditRow>& audits, Console& console)
{
    for (const AuditRow& row : audits)
        console.printLine(
            AuditHistoryText::tr("audit:%1  %2  %3  %4 · %5 · passed %6 · failed %7 · remarks %8 · %9 runs")
                .arg(row.id)
                .arg(row.started, stateWord(row.state).leftJustified(11), row.title, row.profile)
                .arg(row.score.pass)
                .arg(row.score.count(CheckAnswer::Fail))
                .arg(row.score.remarks)
                .arg(row.runs));
}

int showAudit(qint64 audit, const Arguments& arguments, Console& console)
{
    const auto stored = archivedReport(storePath(arguments), {ReportSubject::Kind::Audit, audit});
    if (!stored)
        return console.report(stored.error());
    if (arguments.has(u"json"_s))
        console.print(documentText(auditDocument(stored->audit->audit, stored->audit->state)));
    else
        printAudit(*stored->audit, console);
    return ExitPassed;
}

int compareStoredAudits(qint64 earlier, qint64 later, const Arguments& arguments, Console& console)
{
    const auto one = archivedAudit(storePath(arguments), earlier);
    if (!one)
        return console.report(one.error());
    const auto other = archivedAudit(storePath(arguments), later);
    if (!other)
        return console.report(other.error());
    const AuditComparison comparison = compareAudits(one->audit, other->audit);
    const bool isOfTwoProfiles = one->audit.profile != other->audit.profile;
    if (arguments.has(u"json"_s)) {
        QJsonObject document = auditDocument(other->audit, stateWord(other->row.state), comparison);
        if (isOfTwoProfiles)
            addJudged(document, other->audit, {{one->audit, stateWord(one->row.state)}});
        console.print(documentText(document));
    } else if (isOfTwoProfiles) {
        printSideBySide({one->audit, other->audit}, console);
    } else {
        printComparison(comparison, console);
    }
    return ExitPassed;
}

int resumeSchedules(const Arguments& arguments, Console& console)
{
    const QString store = storePath(arguments);
    if (auto allowed = allowResume(store, arguments); !allowed)
        return console.report(allowed.error());
    const auto secrets = secretsOfDueReplays(store);
    if (!secrets)
        return console.report(secrets.error());
    AuditLoopResult outcome = auditLoop(
        store, [&](AuditSession& session) { session.carryOutDue(processSecrets(), {}, *secrets); }, console);
    if (outcome.error)
        return console.report(*outcome.error);
    const auto waiting = stillWaiting(store, outcome.schedules);
    if (!waiting)
        return console.report(waiting.error());
    const int code = resumeExitCode(outcome);
    std::erase_if(outcome.schedules, [](const ScheduleRow& schedule) { return !schedule.missingSecrets.isEmpty(); });
    if (arguments.has(u"json"_s)) {
        console.print(documentText(
            {{u"carried_out"_s, schedulesJson(outcome.schedules)}, {u"waiting"_s, schedulesJson(*waiting)}}));
        return code;
    }
    for (const auto* schedules :
         std::initializer_list<const std::vector<ScheduleRow>*>{&outcome.schedules, &*waiting}) {
        for (const ScheduleRow& schedule : *schedules)
            printSchedule(schedule, console);
    }
    console.say(
        AuditHistoryText::tr("Carried out %1, still to come %2").arg(outcome.schedules.size()).arg(waiting->size()));
    return code;
}

}
