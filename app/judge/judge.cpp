// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/judge.h"

#include "judge/latency.h"
#include "judge/reasons.h"
#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr size_t mostFindings = 1000;

std::optional<double> ratio(qint64 part, qint64 whole)
{
    return whole > 0 ? std::optional(double(part) / double(whole)) : std::nullopt;
}

/// What went over the wire, the control's exchanges included: every exchange is counted (SPEC.md §2, client).
void countTraffic(const History& history, Figures& figures)
{
    for (const AttemptFacts& attempt : history.attempts()) {
        ++figures.attempts;
        figures.wireSends += attempt.wireSends;
        figures.responded += attempt.outcome == Outcome::Responded;
        figures.refused += attempt.outcome == Outcome::Refused;
        figures.unknown += attempt.outcome == Outcome::Unknown;
        figures.acknowledged += attempt.kind == AttemptClass::Acknowledged;
        figures.conflict += attempt.kind == AttemptClass::Conflict;
        figures.rejected += attempt.kind == AttemptClass::Rejected;
        figures.failed += attempt.kind == AttemptClass::Failed;
        if (attempt.outcome == Outcome::Responded)
            ++figures.statuses[attempt.status];
    }
}

void countKeysAndIdentities(const History& history, Figures& figures)
{
    std::vector<bool> keys(size_t(history.keys().size())), identities(size_t(history.identities().size()));
    for (const AttemptFacts& attempt : history.attempts()) {
        if (attempt.isControl)
            continue;
        keys[size_t(attempt.key)] = true;
        if (attempt.isAcknowledged() && attempt.identity >= 0)
            identities[size_t(attempt.identity)] = true;
    }
    figures.keys = std::count(keys.begin(), keys.end(), true);
    figures.identities = std::count(identities.begin(), identities.end(), true);
}

void countEffects(const Trial& trial, Figures& figures)
{
    for (const Answers& answers : trial.analysis.answers) {
        figures.expectedMin += answers.expectedMin;
        figures.expectedMax += answers.expectedMax;
    }
    for (const ProbeJudgement& probe : trial.probes) {
        if (probe.probe)
            figures.probes.push_back(probe.figures);
    }
    if (const ProbeJudgement* worst = trial.worstProbe()) {
        figures.observed = worst->figures.observed;
        figures.duplicates = worst->figures.duplicates;
        figures.lost = worst->figures.lost;
        figures.unexpected = worst->figures.unexpected;
        figures.evidence = worst->evidence;
    }
    figures.duplicateEffectRate = ratio(figures.duplicates, trial.analysis.subjects.size());
}

/// Re-executions that only a probe per run sees, with several operations in a round, are those beyond the sum expected.
qint64 reexecutions(const Analysis& analysis)
{
    qint64 most = analysis.repeats.reexecutions;
    for (const ProbeCounts& probe : analysis.probes) {
        qint64 ofProbe = 0;
        for (const RoundCount& round : probe.rounds)
            ofProbe += std::max<qint64>(0, round.count.effects.value_or(0) - std::max<qint64>(1, round.expectedMax));
        most = std::max(most, ofProbe);
    }
    return most;
}

void countRepeats(const Analysis& analysis, Figures& figures)
{
    const Repeats& repeats = analysis.repeats;
    figures.repeats = repeats.total;
    figures.eligible = repeats.eligible;
    figures.replays = repeats.replays;
    figures.eligibleReplays = repeats.eligibleReplays;
    figures.repeatConflicts = repeats.conflicts;
    figures.reexecutions = reexecutions(analysis);
    figures.cacheHitRatio = ratio(repeats.eligibleReplays, repeats.eligible);
    figures.conflictRatio = ratio(repeats.conflicts, repeats.total);
    figures.reexecutionRatio = ratio(figures.reexecutions, repeats.wroteAgain);
}

void countClients(const Trial& trial, Figures& figures)
{
    figures.clients = trial.clients.total;
    figures.unlearned = trial.unlearned;
    std::vector<qint64> recoveries = trial.clients.recoveries;
    if (recoveries.empty())
        return;
    const Distribution distribution = distributionOf(recoveries);
    figures.recoveryP50Us = distribution.p50;
    figures.recoveryMaxUs = distribution.max;
}

void countRoundFigures(const Trial& trial, Figures& figures)
{
    figures.spreadUs = trial.release.spreadUs;
    figures.segments = trial.release.segments;
    figures.overlap = trial.rounds.overlap;
    figures.roundsTotal = trial.rounds.total;
    figures.roundsCounted = trial.rounds.counted;
    figures.roundsViolated = trial.rounds.violated;
    // Where nothing counted effects no round could show a violation: a bound would be made up.
    if (trial.rounds.counted == 0 || figures.evidence == Evidence::None)
        return;
    const Interval interval = clopperPearson(trial.rounds.violated, trial.rounds.counted);
    figures.lower95 = interval.low;
    figures.upper95 = interval.high;
}

Figures figuresOf(const Trial& trial)
{
    Figures figures;
    const Analysis& analysis = trial.analysis;
    figures.operations = analysis.subjects.operations();
    countTraffic(analysis.history, figures);
    countKeysAndIdentities(analysis.history, figures);
    countEffects(trial, figures);
    countRepeats(analysis, figures);
    countClients(trial, figures);
    measureLatency(analysis.history, analysis.repeats, analysis.facts.scenario.arrival.kind == ArrivalKind::Open,
                   figures);
    countRoundFigures(trial, figures);
    return figures;
}

/// The probe whose verdict on a subject is the worst, and that verdict.
std::pair<OperationVerdict, int> worstOf(const Trial& trial, size_t subject)
{
    std::pair worst(trial.probes.empty() ? OperationVerdict::Inconclusive : OperationVerdict::NoEffect, -1);
    for (size_t probe = 0; probe < trial.probes.size(); ++probe) {
        const OperationVerdict verdict = trial.probes[probe].subjects[subject];
        if (worst.second < 0 || verdict < worst.first)
            worst = {verdict, int(probe)};
    }
    return worst;
}

void judgeOperations(const Trial& trial, Judgement& judgement)
{
    const Subjects& subjects = trial.analysis.subjects;
    judgement.operations.assign(size_t(subjects.highestOperation() + 1), OperationVerdict::NoEffect);
    std::vector<std::pair<OperationVerdict, int>> worst;
    for (size_t subject = 0; subject < size_t(subjects.size()); ++subject)
        worst.push_back(worstOf(trial, subject));
    for (int operation = 0; operation <= subjects.highestOperation(); ++operation) {
        if (const qsizetype subject = subjects.ofOperation(operation); subject >= 0)
            judgement.operations[size_t(operation)] = worst[size_t(subject)].first;
    }
    for (size_t subject = 0; subject < worst.size(); ++subject) {
        const auto [verdict, probe] = worst[subject];
        if (verdict > OperationVerdict::Inconclusive)
            continue;
        const bool isCounted = probe >= 0 && trial.probes[size_t(probe)].probe;
        judgement.findings.push_back(
            {subjects[qsizetype(subject)].operation, verdict,
             isCounted ? trial.analysis.probes[size_t(probe)].subjects[subject].effects : std::nullopt,
             isCounted ? trial.probes[size_t(probe)].figures.name : QString()});
    }
    std::stable_sort(judgement.findings.begin(), judgement.findings.end(),
                     [](const auto& one, const auto& other) { return one.verdict < other.verdict; });
    judgement.hasMoreFindings = judgement.findings.size() > mostFindings;
    if (judgement.hasMoreFindings)
        judgement.findings.resize(mostFindings);
}

}

Judgement judge(const History& history, const RunFacts& facts, const Profile& profile)
{
    const Trial trial(history, facts, profile);
    Judgement judgement;
    judgement.verdict = trial.verdict;
    judgement.figures = figuresOf(trial);
    judgement.sentence = verdictSentence(trial);
    judgement.evidenceSentence = evidenceSentence(trial);
    judgement.reasons = reasonsOf(trial);
    if (judgement.evidenceSentence.isEmpty() && !judgement.reasons.empty())
        judgement.evidenceSentence = judgement.reasons.front();
    judgeOperations(trial, judgement);
    return judgement;
}

}
