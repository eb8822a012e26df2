// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/firing.h"
#include "cli/requestoptions.h"
#include "cli/subcommand.h"
#include "model/json/words.h"
#include "report/burstreport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PreflightText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PreflightCommand)
};

QJsonArray probesJson(const PreflightReport& report)
{
    QJsonArray probes;
    for (const ProbeMove& probe : report.probes) {
        probes.append(
            QJsonObject{{u"name"_s, probe.name},
                        {u"effects"_s, probe.effects ? QJsonValue(*probe.effects) : QJsonValue(QJsonValue::Null)},
                        {u"moved_by_one"_s, probe.movedByOne()},
                        {u"reading"_s, probe.reading ? QJsonValue(*probe.reading) : QJsonValue(QJsonValue::Null)},
                        {u"raw"_s, QString::fromUtf8(probe.raw)},
                        {u"error"_s, probe.error.text()}});
    }
    return probes;
}

QJsonObject reportJson(const PreflightReport& report)
{
    QJsonArray advice;
    for (const Sentence& sentence : report.advice)
        advice.append(sentence.text());
    const auto& identity = report.attempt.identity;
    return {{u"run"_s, report.run},
            {u"ready"_s, report.isReady()},
            {u"outcome"_s, word(report.attempt.outcome)},
            {u"status"_s, report.attempt.status},
            {u"acknowledged"_s, report.isAcknowledged},
            {u"identity"_s, identity ? QJsonValue(QString::fromUtf8(*identity)) : QJsonValue(QJsonValue::Null)},
            {u"probes"_s, probesJson(report)},
            {u"advice"_s, advice},
            {u"note"_s, report.note.text()}};
}

QString probeText(const ProbeMove& probe)
{
    if (!probe.effects)
        return PreflightText::tr("probe “%1” could not be read").arg(probe.name);
    if (!probe.reading)
        return PreflightText::tr("probe “%1” moved by %2").arg(probe.name).arg(*probe.effects);
    return PreflightText::tr("probe “%1” moved by %2 and reads %3")
        .arg(probe.name)
        .arg(*probe.effects)
        .arg(*probe.reading);
}

void printReport(const PreflightReport& report, Console& console)
{
    const auto line = [&](bool isGood, const QString& text) {
        console.printLine((isGood ? u"✔ "_s : u"✖ "_s) + text, isGood ? Console::Paint::Good : Console::Paint::Bad);
    };
    line(report.isAcknowledged, report.isAcknowledged
                                    ? PreflightText::tr("acknowledged with status %1").arg(report.attempt.status)
                                    : PreflightText::tr("not acknowledged"));
    if (report.namesIdentity)
        line(report.attempt.identity.has_value(),
             report.attempt.identity ? PreflightText::tr("identity %1").arg(QString::fromUtf8(*report.attempt.identity))
                                     : PreflightText::tr("no identity"));
    for (const ProbeMove& probe : report.probes)
        line(probe.movedByOne(), probeText(probe));
    for (const Sentence& advice : report.advice)
        console.printLine(u"  · "_s + advice.text());
}

int exitCodeOf(const PreflightReport& report)
{
    if (report.isReady())
        return ExitPassed;
    return report.attempt.outcome == Outcome::Responded ? ExitViolated : ExitInconclusive;
}

Result<RunJob> preflightJob(const Arguments& arguments)
{
    auto job = jobFrom(arguments);
    return job ? onceOnly(*job, u"preflight"_s) : job;
}

int conclude(const Fired& fired, Console& console)
{
    const PreflightReport& report = *fired.outcome.preflight;
    if (fired.options.asJson)
        console.print(documentText(reportJson(report)));
    else
        printReport(report, console);
    return fired.outcome.isInterrupted ? ExitInterrupted : exitCodeOf(report);
}

int runPreflight(const Arguments& arguments, Console& console)
{
    return fire({[&](const RunOptions&) { return preflightJob(arguments); },
                 [](RunSession& session, const RunJob& job) { session.startPreflight(job); },
                 [&](const Fired& fired) {
                     return conclude(fired, console);
                 }},
                arguments, console);
}

}

Subcommand preflightCommand()
{
    return {u"preflight"_s,
            u"REQUEST …request options"_s,
            PreflightText::tr("Send one request and check that its contract can be read"),
            requestOptions() + firingOptions(),
            {u"REQUEST"_s},
            runPreflight,
            PreflightText::tr("  0    the contract can be read: ready for a burst\n"
                              "  1    something in the contract is to be mended, which is named\n"
                              "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                              "  3    no complete answer came\n"
                              "  130  interrupted")};
}

}
