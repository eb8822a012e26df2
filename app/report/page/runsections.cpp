// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/words.h"
#include "report/numbertext.h"
#include "report/page/sections.h"
#include "report/steptext.h"
#include "report/words.h"

#include <QCoreApplication>
#include <QDateTime>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunReport)
};

QString orDash(const QString& text)
{
    return text.isEmpty() ? u"–"_s : text;
}

QString numberOrDash(const std::optional<qint64>& number)
{
    return number ? countText(*number) : u"–"_s;
}

std::vector<TableCell> latencyRow(const QString& name, const Distribution& times)
{
    if (times.count == 0)
        return {name, countText(0), u"–"_s, u"–"_s, u"–"_s, u"–"_s, u"–"_s};
    return {name,
            countText(times.count),
            durationText(times.p50),
            durationText(times.p90),
            durationText(times.p95),
            durationText(times.p99),
            durationText(times.max)};
}

TableBlock latencyTableOf(const Figures& figures)
{
    TableBlock table{{RunText::tr("Service time"), RunText::tr("Count"), u"p50"_s, u"p90"_s, u"p95"_s, u"p99"_s,
                      RunText::tr("Longest")},
                     {latencyRow(RunText::tr("First executions"), figures.first),
                      latencyRow(RunText::tr("Their replays"), figures.replay),
                      latencyRow(RunText::tr("All answers"), figures.all)}};
    if (figures.corrected)
        table.rows.push_back(latencyRow(RunText::tr("From the intended start"), *figures.corrected));
    return table;
}

FactsBlock countsOf(const RunReport& run)
{
    const Figures& f = run.judgement->figures;
    FactsBlock block{
        {{RunText::tr("Operations"), countText(f.operations)},
         {RunText::tr("Attempts"), countText(f.attempts)},
         {RunText::tr("Requests on the wire"), countText(f.wireSends)},
         {RunText::tr("Effects expected"),
          f.expectedMin == f.expectedMax
              ? countText(f.expectedMin)
              : RunText::tr("%1 to %2").arg(countText(f.expectedMin), countText(f.expectedMax))},
         {RunText::tr("Effects observed"), numberOrDash(f.observed)},
         {RunText::tr("Duplicates"), countText(f.duplicates)},
         {RunText::tr("Lost"), countText(f.lost)},
         {RunText::tr("Unexpected"), countText(f.unexpected)},
         {RunText::tr("Identities"), countText(f.identities)},
         {RunText::tr("Evidence"), evidenceName(f.evidence)},
         {RunText::tr("Cache-hit ratio"), cacheHitRatioText(f)},
         {RunText::tr("Conflict ratio"), percentText(f.conflictRatio, 1)},
         {RunText::tr("Duplicate-effect rate"), duplicateRateText(f)},
         {RunText::tr("Re-execution ratio"), reexecutionRatioText(f)},
         {RunText::tr("Replays"),
          RunText::tr("%1, of first executions %2")
              .arg(countText(run.series.happenings[std::size_t(Happening::Replay)]), countText(f.replays))},
         {RunText::tr("Clients that never learned the result"),
          RunText::tr("%1 of %2").arg(countText(f.unlearned), countText(f.clients))}}};
    if (f.recoveryMaxUs)
        block.facts.emplace_back(RunText::tr("Longest recovery"), durationText(*f.recoveryMaxUs));
    if (f.spreadUs)
        block.facts.emplace_back(RunText::tr("Release spread"), durationText(*f.spreadUs));
    block.facts.emplace_back(RunText::tr("Overlap"), overlapText(f));
    if (f.roundsTotal > 1)
        block.facts.emplace_back(
            RunText::tr("Rounds violated"),
            f.roundsViolated > 0
                ? RunText::tr("%1 of %2, at least %3 with 95 % confidence")
                      .arg(countText(f.roundsViolated), countText(f.roundsCounted), percentText(f.lower95, 1))
                : RunText::tr("%1 of %2, at most %3 with 95 % confidence")
                      .arg(countText(f.roundsViolated), countText(f.roundsCounted), percentText(f.upper95, 1)));
    return block;
}

TableBlock outcomesOf(const RunReport& run)
{
    TableBlock table{{RunText::tr("What happened"), RunText::tr("Attempts")}, {}};
    for (int i = 0; i < happeningCount; ++i) {
        if (run.series.happenings[i] > 0)
            table.rows.push_back({{happeningName(Happening(i)), Happening(i)}, countText(run.series.happenings[i])});
    }
    for (const auto& [status, count] : run.judgement->figures.statuses)
        table.rows.push_back({RunText::tr("status %1").arg(status), countText(count)});
    return table;
}

}

PageSection runVerdictSection(const RunReport& run)
{
    BannerBlock banner;
    if (run.judgement) {
        banner.tone = toneOf(run.judgement->verdict);
        banner.sentence = run.judgement->sentence.text();
        banner.evidence = run.judgement->evidenceSentence.text();
        for (const Sentence& reason : run.judgement->reasons)
            banner.reasons.append(reason.text());
    } else {
        banner.tone = Tone::Unsure;
        banner.sentence = RunText::tr("This run has no verdict");
        banner.evidence = RunText::tr("It was not judged: what was fired is in the log.");
    }
    return {u"verdict"_s, {}, {banner}};
}

PageSection runFactsSection(const ReportData& data, const RunReport& run)
{
    FactsBlock block{{{RunText::tr("Request"), run.title},
                      {RunText::tr("Target"), orDash(run.target)},
                      {RunText::tr("Target version"), orDash(data.server)},
                      {RunText::tr("Environment"), orDash(run.setup.environment)},
                      {RunText::tr("Started"), run.about.started},
                      {RunText::tr("Took"), durationText(run.about.durationMs * 1000)},
                      {RunText::tr("State"), run.about.state},
                      {RunText::tr("Run"), QString::number(run.about.id)},
                      {RunText::tr("Seed"), QString::number(run.about.seed)},
                      {RunText::tr("Idemscope"), data.version}}};
    for (auto& fact : contractFacts(run.setup))
        block.facts.push_back(std::move(fact));
    if (run.audit)
        block.facts.emplace_back(RunText::tr("Part of audit"), QString::number(*run.audit) + u", "_s + run.checkId);
    if (run.settledBy)
        block.facts.emplace_back(RunText::tr("Reconciled by run"), QString::number(*run.settledBy));
    return {u"facts"_s, RunText::tr("What was asked"), {block}};
}

PageSection figuresSection(const RunReport& run)
{
    return {
        u"figures"_s, RunText::tr("Figures"), {countsOf(run), outcomesOf(run), latencyTableOf(run.judgement->figures)}};
}

PageSection probesSection(const RunReport& run)
{
    PageSection section{u"probes"_s, RunText::tr("Probe readings"), {}};
    if (run.judgement && !run.judgement->figures.probes.empty()) {
        TableBlock table{{RunText::tr("Probe"), RunText::tr("Observed"), RunText::tr("Duplicates"), RunText::tr("Lost"),
                          RunText::tr("Unexpected")},
                         {}};
        for (const ProbeFigures& probe : run.judgement->figures.probes)
            table.rows.push_back({probe.name, numberOrDash(probe.observed), countText(probe.duplicates),
                                  countText(probe.lost), countText(probe.unexpected)});
        section.blocks.emplace_back(std::move(table));
    }
    if (run.readings.empty())
        return section;
    TableBlock readings{
        {RunText::tr("Probe"), RunText::tr("What was read"), RunText::tr("Before"), RunText::tr("After")}, {}, 2};
    for (const ReportReading& reading : run.readings)
        readings.rows.push_back({reading.probe,
                                 reading.operation ? RunText::tr("operation %1").arg(countText(*reading.operation + 1))
                                                   : RunText::tr("round %1").arg(countText(reading.round + 1)),
                                 numberOrDash(reading.before),
                                 reading.after ? countText(*reading.after) : orDash(reading.error)});
    if (run.readingsTotal > qint64(run.readings.size()))
        readings.more =
            RunText::tr("%1 more in the log").arg(countText(run.readingsTotal - qint64(run.readings.size())));
    section.blocks.emplace_back(std::move(readings));
    return section;
}

PageSection stepsSection(const RunReport& run)
{
    PageSection section{u"steps"_s, RunText::tr("Set-up and tear-down"), {}};
    if (run.steps.empty())
        return section;
    TableBlock table{{RunText::tr("Request"), RunText::tr("What came")}, {}};
    for (const StepExchange& step : run.steps)
        table.rows.push_back({stepTitle(run.setup.request.steps, step), stepText(step)});
    section.blocks.emplace_back(std::move(table));
    return section;
}

PageSection chartsSection(const RunReport& run, InkSource source)
{
    PageSection section{u"charts"_s, RunText::tr("Charts"), {}};
    const Distribution first = run.judgement ? run.judgement->figures.first : Distribution();
    for (ChartDrawing& drawing : chartDrawings(run.series, first, source))
        section.blocks.emplace_back(ChartBlock{std::move(drawing)});
    return section;
}

}
