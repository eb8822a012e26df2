// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/effectcounts.h"

#include <algorithm>

namespace idemscope {

namespace {

/// A target that lost rows meanwhile has made no effect; it has not made less than none.
qint64 effectsOf(const EffectCount& reading)
{
    return std::max<qint64>(0, *reading.effects);
}

void add(Count& count, const EffectCount& reading, bool isFirst)
{
    const bool isKnown = reading.effects && (isFirst || count.effects);
    count.effects = isKnown ? std::optional(count.effects.value_or(0) + effectsOf(reading)) : std::nullopt;
    count.isSettled = (isFirst || count.isSettled) && reading.isSettled;
    count.isCut = (!isFirst && count.isCut) || reading.isCut;
}

void takeWorst(Count& count, const EffectCount& reading, bool isFirst)
{
    if (reading.effects)
        count.effects = std::max(count.effects.value_or(0), effectsOf(reading));
    count.isSettled = (isFirst || count.isSettled) && reading.isSettled;
    count.isCut = (!isFirst && count.isCut) || reading.isCut;
}

void countOperations(ProbeCounts& counts, const ProbeEffects& probe, const Subjects& subjects)
{
    std::vector<bool> isRead(size_t(subjects.size()));
    for (const auto& [operation, reading] : probe.counts) {
        const qsizetype subject = subjects.ofOperation(operation);
        if (subject < 0)
            continue;
        Count& count = counts.subjects[size_t(subject)];
        // Operations that share a key read the same effects by {{key}}, and each its own by {{operation}}.
        if (probe.isPerToken)
            add(count, reading, !isRead[size_t(subject)]);
        else
            takeWorst(count, reading, !isRead[size_t(subject)]);
        isRead[size_t(subject)] = true;
    }
}

void countRounds(ProbeCounts& counts, const ProbeEffects& probe, const Subjects& subjects,
                 const std::vector<Answers>& answers)
{
    counts.rounds.resize(subjects.spansRounds() ? 1 : size_t(subjects.rounds()));
    std::vector<bool> isRead(counts.rounds.size());
    for (const auto& [round, reading] : probe.counts) {
        const size_t index = subjects.spansRounds() ? 0 : size_t(round);
        if (round < 0 || index >= counts.rounds.size())
            continue;
        add(counts.rounds[index].count, reading, !isRead[index]);
        isRead[index] = true;
    }
    for (qsizetype subject = 0; subject < subjects.size(); ++subject) {
        RoundCount& round = counts.rounds[subjects.spansRounds() ? 0 : size_t(subjects[subject].round)];
        const Answers& answer = answers[size_t(subject)];
        round.expectedMin += answer.expectedMin;
        round.expectedMax += answer.expectedMax;
        round.promised += answer.promised;
        round.acceptedOnly += answer.isAcceptedOnly;
        round.identities += answer.identities;
        round.isAcknowledged |= answer.isAcknowledged;
        if (round.subjects++ == 0)
            round.firstSubject = subject;
    }
    for (const RoundCount& round : counts.rounds) {
        if (round.subjects == 1)
            counts.subjects[size_t(round.firstSubject)] = round.count;
    }
}

}

bool ProbeCounts::hasReading() const
{
    const auto isRead = [](const Count& count) {
        return count.effects.has_value();
    };
    return std::any_of(subjects.begin(), subjects.end(), isRead) ||
           std::any_of(rounds.begin(), rounds.end(), [&](const RoundCount& round) { return isRead(round.count); });
}

ProbeCounts countByProbe(const ProbeEffects& probe, const Subjects& subjects, const std::vector<Answers>& answers)
{
    ProbeCounts counts{&probe, probe.isPerOperation, std::vector<Count>(size_t(subjects.size())), {}};
    if (probe.isPerOperation)
        countOperations(counts, probe, subjects);
    else
        countRounds(counts, probe, subjects, answers);
    return counts;
}

ProbeCounts countByIdentity(const std::vector<Answers>& answers)
{
    ProbeCounts counts;
    counts.subjects.reserve(answers.size());
    for (const Answers& answer : answers)
        counts.subjects.push_back({answer.identities, true, false});
    return counts;
}

std::vector<std::optional<qint64>> worstCounts(const std::vector<ProbeCounts>& probes, qsizetype subjects)
{
    std::vector<std::optional<qint64>> worst(size_t(subjects), std::nullopt);
    for (const ProbeCounts& probe : probes) {
        if (probe.isIdentity())
            continue;
        for (size_t subject = 0; subject < worst.size(); ++subject)
            worst[subject] = std::max(worst[subject], probe.subjects[subject].effects); // none is less than any number
    }
    return worst;
}

}
