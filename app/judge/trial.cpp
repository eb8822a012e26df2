// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/trial.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace idemscope {

namespace {

std::vector<ProbeJudgement> judgeProbes(const Analysis& analysis, const Clients& clients)
{
    std::vector<ProbeJudgement> judgements;
    for (const ProbeCounts& counts : analysis.probes)
        judgements.push_back(judgeProbe(analysis, clients, counts));
    return judgements;
}

bool restsOnIdentities(const Analysis& analysis)
{
    return !analysis.probes.empty() && analysis.probes.front().isIdentity();
}

}

Trial::Trial(const History& history, const RunFacts& facts, const Profile& profile)
    : analysis(history, facts, profile)
    , clients(followClients(history, analysis.subjects))
    , release(measureRelease(history, analysis.subjects, clients, facts.scenario))
    , probes(judgeProbes(analysis, clients))
    , rounds(countRounds(analysis.subjects, release, probes))
    , control(readControl(history, facts, facts.scenario.acceptInferred && restsOnIdentities(analysis)))
    , worst(findWorst())
    , sharesIdentities(restsOnIdentities(analysis) && areIdentitiesShared())
{
    for (size_t subject = 0; subject < analysis.answers.size(); ++subject) {
        acknowledged += analysis.answers[subject].isAcknowledged;
        noEffect += analysis.answers[subject].expectedMax == 0;
        if (!hasEffect(subject))
            continue;
        unlearned += clients.unlearned[subject];
        unlearnedAmong += clients.ofSubject[subject];
    }
    ranOneByOne = isOneByOne();
    verdict = weigh();
}

bool Trial::hasEffect(size_t subject) const
{
    // Where nothing counts effects, or several operations are read together, an acknowledgement is taken at its word:
    // it says that there is a result to be learnt, which is all that this figure is about.
    const Answers& answers = analysis.answers[subject];
    if (analysis.effects[subject])
        return *analysis.effects[subject] > 0;
    const auto isZero = [&](const ProbeCounts& counts) {
        const auto round = analysis.subjects.spansRounds() ? 0 : size_t(analysis.subjects[qsizetype(subject)].round);
        return round < counts.rounds.size() && counts.rounds[round].count.effects == 0;
    };
    return answers.isAcknowledged && std::none_of(analysis.probes.begin(), analysis.probes.end(), isZero);
}

bool Trial::isOneByOne() const
{
    const std::vector<AttemptFacts>& attempts = analysis.history.attempts();
    bool isRepeated = false;
    for (qsizetype subject = 0; subject < analysis.subjects.size(); ++subject) {
        qint64 busyUntil = -1;
        for (const qint32 index : analysis.subjects.attempts(subject)) { // in the order in which they started
            const AttemptFacts& attempt = attempts[size_t(index)];
            if (attempt.outcome == Outcome::Refused)
                continue;
            isRepeated = isRepeated || busyUntil >= 0;
            if (attempt.released < busyUntil)
                return false;
            // What was abandoned may be at work in the target for longer than its client waited.
            busyUntil = attempt.outcome == Outcome::Unknown ? std::numeric_limits<qint64>::max()
                                                            : std::max(busyUntil, attempt.complete);
        }
    }
    return isRepeated;
}

bool Trial::areIdentitiesShared() const
{
    std::vector<std::pair<qint32, qint32>> owners; // identity, subject
    const std::vector<AttemptFacts>& attempts = analysis.history.attempts();
    for (const AttemptFacts& attempt : attempts) {
        if (!attempt.isControl && attempt.isAcknowledged() && attempt.identity >= 0)
            owners.emplace_back(attempt.identity, qint32(analysis.subjects.ofOperation(attempt.operation)));
    }
    std::sort(owners.begin(), owners.end());
    return std::adjacent_find(owners.begin(), owners.end(), [](const auto& one, const auto& other) {
               return one.first == other.first && one.second != other.second;
           }) != owners.end();
}

int Trial::findWorst() const
{
    // The worst verdict first, then the most effects beside what is expected, then the best evidence, then the order of
    // the contract.
    const auto rank = [](const ProbeJudgement& probe) {
        const ProbeFigures& figures = probe.figures;
        return std::tuple(int(probe.worst), -figures.duplicates, -figures.unexpected, -figures.lost,
                          int(probe.evidence));
    };
    const auto found = std::min_element(probes.begin(), probes.end(),
                                        [&](const auto& one, const auto& other) { return rank(one) < rank(other); });
    return found == probes.end() ? -1 : int(found - probes.begin());
}

Verdict Trial::weigh() const
{
    auto result = Verdict::ExactlyOnce;
    for (const ProbeJudgement& probe : probes)
        result = std::min(result, runVerdictOf(probe.worst).value_or(Verdict::ExactlyOnce));
    const bool isOpen = probes.empty() || acknowledged == 0 || control.fault != Control::Fault::None ||
                        (release.isRace && rounds.counted == 0) || sharesIdentities;
    return isOpen ? std::min(result, Verdict::Inconclusive) : result;
}

}
