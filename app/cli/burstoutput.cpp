// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/burstoutput.h"

#include "cli/exitcode.h"
#include "model/expectation.h"
#include "model/json.h"
#include "report/burstreport.h"
#include "report/words.h"
#include "session/rundocument.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Output
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::BurstOutput)
};

Console::Paint paintOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::ExactlyOnce:
        return Console::Paint::Good;
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return Console::Paint::Unsure;
    default:
        return Console::Paint::Bad;
    }
}

QString milliseconds(qint64 microseconds)
{
    return QString::number(double(microseconds) / 1000, 'f', 2);
}

QString latencyText(const QString& name, const Distribution& values)
{
    return Output::tr("%1: p50 %2 ms, p99 %3 ms, max %4 ms (%5)")
        .arg(name, milliseconds(values.p50), milliseconds(values.p99), milliseconds(values.max))
        .arg(values.count);
}

/// A client can only miss a result that is there: without a count of effects that is not known of an operation that
/// nobody acknowledged.
QString unlearnedText(const Figures& figures)
{
    if (figures.evidence != Evidence::Proved && figures.evidence != Evidence::Counted &&
        figures.expectedMax > figures.expectedMin)
        return Output::tr("not known: no probe counts the effects");
    return Output::tr("%1 of %2").arg(figures.unlearned).arg(figures.clients);
}

void printFigures(const Figures& figures, Console& console)
{
    console.printLine(Output::tr("Attempts %1 · wire sends %2 · responded %3 · unknown %4 · refused %5")
                          .arg(figures.attempts)
                          .arg(figures.wireSends)
                          .arg(figures.responded)
                          .arg(figures.unknown)
                          .arg(figures.refused));
    console.printLine(
        Output::tr("Acknowledged %1 · conflicts %2 · rejected %3 · failed %4 · clients that never learnt %5")
            .arg(figures.acknowledged)
            .arg(figures.conflict)
            .arg(figures.rejected)
            .arg(figures.failed)
            .arg(unlearnedText(figures)));
    if (figures.cacheHitRatio)
        console.printLine(Output::tr("Cache hits %1 % of %2 eligible repeats")
                              .arg(*figures.cacheHitRatio * 100, 0, 'f', 1)
                              .arg(figures.eligible));
    if (figures.spreadUs)
        console.printLine(
            Output::tr("Release spread %1 ms · overlap %2").arg(milliseconds(*figures.spreadUs), overlapText(figures)));
    if (figures.segments)
        console.printLine(Output::tr("Single packet: %n TCP segment(s) carried the released bytes of a connection",
                                     nullptr, *figures.segments));
    if (figures.first.count > 0)
        console.printLine(latencyText(Output::tr("First executions"), figures.first));
    if (figures.replay.count > 0)
        console.printLine(latencyText(Output::tr("Replays"), figures.replay));
}

}

void printBurst(const RunResult& result, Console& console)
{
    const Judgement& judgement = result.judgement;
    console.printLine(judgement.sentence.text(), paintOf(judgement.verdict));
    if (!judgement.evidenceSentence.isEmpty())
        console.printLine(judgement.evidenceSentence.text());
    for (const Sentence& reason : judgement.reasons) {
        if (reason != judgement.evidenceSentence) // which may be the first of them
            console.printLine(u"  · "_s + reason.text());
    }
    printFigures(judgement.figures, console);
    console.printLine(Output::tr("Run %1 · seed %2 · %3 s")
                          .arg(result.run)
                          .arg(result.seed)
                          .arg(double(result.durationMs) / 1000, 0, 'f', 2),
                      Console::Paint::Quiet);
}

std::vector<QString> unmetExpectations(const Scenario& scenario, const Figures& figures)
{
    std::vector<QString> unmet;
    for (const QString& text : scenario.expectations) {
        const auto expectation = Expectation::parse(text);
        if (!expectation || !expectation->isMet(figures))
            unmet.push_back(text);
    }
    return unmet;
}

int exitCodeOf(const RunResult& result, const std::vector<QString>& failedExpectations, bool isInterrupted)
{
    if (isInterrupted)
        return ExitInterrupted;
    switch (result.judgement.verdict) {
    case Verdict::Duplicated:
    case Verdict::Unexpected:
    case Verdict::Lost:
        return ExitViolated;
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return failedExpectations.empty() ? ExitInconclusive : ExitViolated;
    case Verdict::ExactlyOnce:
        break;
    }
    return failedExpectations.empty() ? ExitPassed : ExitViolated;
}

QJsonObject burstObject(const RunResult& result, const std::vector<QString>& unmet)
{
    const ReportRun run{result.run, result.seed, result.started, result.durationMs, stateWord(result.state)};
    QJsonObject document = burstDocument(run, result.judgement, result.release);
    document.insert(u"failed_expectations"_s, QJsonArray::fromStringList({unmet.begin(), unmet.end()}));
    return document;
}

void sayUnmet(const std::vector<QString>& unmet, const Console& console)
{
    for (const QString& text : unmet)
        console.say(Output::tr("Not met: %1").arg(text));
}

int concludeBurst(const Fired& fired, Console& console)
{
    const RunResult& result = *fired.outcome.burst;
    const std::vector<QString> unmet = unmetExpectations(fired.job.scenario, result.judgement.figures);
    if (fired.options.asJson)
        console.print(documentText(burstObject(result, unmet)));
    else
        printBurst(result, console);
    sayUnmet(unmet, console);
    return exitCodeOf(result, unmet, fired.outcome.isInterrupted);
}

}
