// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/probejudgement.h"

#include "judge/operationverdict.h"

#include <algorithm>

namespace idemscope {

namespace {

bool isClean(OperationVerdict verdict)
{
    return verdict == OperationVerdict::ExactlyOnce || verdict == OperationVerdict::NoEffect;
}

bool isExcess(OperationVerdict verdict)
{
    return verdict == OperationVerdict::Duplicated || verdict == OperationVerdict::Unexpected;
}

/// Goes through the subjects or rounds of one probe.
class Bench
{
public:
    Bench(const Analysis& analysis, const Clients& clients, const ProbeCounts& counts)
        : m_analysis(analysis)
        , m_clients(clients)
        , m_counts(counts)
    {
        m_result.probe = counts.probe;
        m_result.figures.name = counts.probe ? counts.probe->name : QString();
        m_result.evidence = evidence();
        m_result.subjects.assign(size_t(analysis.subjects.size()), OperationVerdict::NoEffect);
        m_result.violatedRounds.assign(size_t(analysis.subjects.rounds()), false);
        m_result.judgesNothing = !counts.isIdentity() && counts.hasReading() && isAcknowledged() && !hasMoved();
        m_result.hasUsedKeys = analysis.facts.hasUsedKeys && !counts.isPerOperation;
    }

    ProbeJudgement run()
    {
        if (m_counts.isPerOperation) {
            for (size_t subject = 0; subject < m_result.subjects.size(); ++subject)
                judgeSubject(subject);
        } else {
            for (size_t round = 0; round < m_counts.rounds.size(); ++round)
                judgeRound(round);
        }
        m_result.figures.observed = observed();
        return m_result;
    }

private:
    Evidence evidence() const
    {
        if (m_counts.isIdentity())
            return Evidence::Inferred;
        if (!m_counts.hasReading())
            return Evidence::None;
        return m_counts.isPerOperation ? Evidence::Proved : Evidence::Counted;
    }

    bool isAcknowledged() const
    {
        return std::any_of(m_analysis.answers.begin(), m_analysis.answers.end(),
                           [](const Answers& answers) { return answers.isAcknowledged; });
    }

    bool hasMoved() const
    {
        if (m_counts.probe->control.value_or(0) > 0)
            return true;
        for (size_t subject = 0; subject < m_counts.subjects.size(); ++subject) {
            if (m_analysis.answers[subject].isAcknowledged && m_counts.subjects[subject].effects.value_or(0) > 0)
                return true;
        }
        return std::any_of(m_counts.rounds.begin(), m_counts.rounds.end(), [](const RoundCount& round) {
            return round.isAcknowledged && round.count.effects.value_or(0) > 0;
        });
    }

    std::optional<qint64> observed() const
    {
        qint64 sum = 0;
        const auto add = [&sum](const Count& count) {
            sum += count.effects.value_or(0);
            return count.effects.has_value();
        };
        if (m_counts.isIdentity() || (m_counts.subjects.empty() && m_counts.rounds.empty()))
            return std::nullopt;
        bool isComplete = true;
        if (m_counts.isPerOperation) {
            for (const Count& count : m_counts.subjects)
                isComplete &= add(count);
        } else {
            for (const RoundCount& round : m_counts.rounds)
                isComplete &= add(round.count) || round.subjects == 0;
        }
        return isComplete ? std::optional(sum) : std::nullopt;
    }

    void addFigures(const Excess& excess)
    {
        m_result.figures.duplicates += excess.duplicates;
        m_result.figures.lost += excess.lost;
        m_result.figures.unexpected += excess.unexpected;
    }

    void outnumber(size_t subject, qint64 identities, qint64 effects)
    {
        if (m_result.judgesNothing || m_result.outnumbered++ > 0)
            return;
        m_result.outnumberedOperation = m_analysis.subjects[qsizetype(subject)].operation;
        m_result.outnumberedIdentities = identities;
        m_result.outnumberedEffects = effects;
    }

    bool isUnlearned(size_t subject) const
    {
        return m_analysis.facts.scenario.retry.retries > 0 && m_clients.unlearned[subject] > 0;
    }

    OperationVerdict verdictOf(size_t subject)
    {
        const Count& count = m_counts.subjects[subject];
        const Answers& answers = m_analysis.answers[subject];
        if (!count.effects) {
            ++m_result.unread;
            return OperationVerdict::Inconclusive;
        }
        // Identities are a lower bound: they never show that something was lost.
        const bool isIdentity = m_counts.isIdentity();
        const Excess excess = excessOf(answers.expectedMax, isIdentity ? 0 : answers.promised, *count.effects);
        addFigures(excess);
        OperationVerdict verdict = plainVerdict(answers.expectedMin, answers.expectedMax, excess);
        if (isExcess(verdict))
            atLeast(count);
        if (!isIdentity && answers.identities > *count.effects)
            outnumber(subject, answers.identities, *count.effects);
        if (verdict == OperationVerdict::Lost && count.isCut)
            return unsettled(count);
        if (verdict == OperationVerdict::Lost && answers.isAcceptedOnly && *count.effects < answers.expectedMin) {
            ++m_result.acceptedOnly;
            return OperationVerdict::Inconclusive;
        }
        if (isIdentity && answers.isAcknowledged && *count.effects == 0) {
            ++m_result.withoutIdentity;
            return OperationVerdict::Inconclusive;
        }
        return isClean(verdict) ? doubted(subject, count, verdict) : verdict;
    }

    void atLeast(const Count& count)
    {
        m_result.isAtLeast |= !count.isSettled;
        m_result.isCut |= count.isCut;
    }

    OperationVerdict unsettled(const Count& count)
    {
        ++m_result.unsettled;
        m_result.isCut |= count.isCut;
        return OperationVerdict::Inconclusive;
    }

    /// What a count that looks right is still worth.
    OperationVerdict doubted(size_t subject, const Count& count, OperationVerdict verdict)
    {
        if (verdict == OperationVerdict::ExactlyOnce && isUnlearned(subject)) {
            ++m_result.unlearned;
            return OperationVerdict::InDoubt;
        }
        if (!count.isSettled)
            return unsettled(count);
        const bool isOutnumbered = !m_counts.isIdentity() && m_analysis.answers[subject].identities > *count.effects;
        return isOutnumbered ? OperationVerdict::Inconclusive : verdict;
    }

    /// What the circumstances of the probe leave of a verdict (SPEC.md §7). `otherwise` stands for an excess that may
    /// be somebody else's: what is in doubt without it stays in doubt.
    OperationVerdict tempered(OperationVerdict verdict, OperationVerdict otherwise = OperationVerdict::Inconclusive)
    {
        const Scenario& scenario = m_analysis.facts.scenario;
        if (verdict == OperationVerdict::NoEffect)
            return verdict;
        if (m_counts.isIdentity())
            return verdict == OperationVerdict::ExactlyOnce && !scenario.acceptInferred ? OperationVerdict::Inconclusive
                                                                                        : verdict;
        if (!m_counts.probe->isQuiet || m_result.hasUsedKeys)
            return OperationVerdict::Inconclusive;
        if (m_result.judgesNothing && (verdict == OperationVerdict::Lost || verdict == OperationVerdict::InDoubt))
            return OperationVerdict::Inconclusive;
        if (!m_counts.isPerOperation && !m_analysis.facts.isLoopback && !scenario.acceptCounted && isExcess(verdict)) {
            m_result.isForeignPossible = true;
            return m_result.judgesNothing ? OperationVerdict::Inconclusive : otherwise;
        }
        return verdict;
    }

    void settle(size_t subject, OperationVerdict verdict)
    {
        m_result.subjects[subject] = verdict;
        m_result.duplicated += verdict == OperationVerdict::Duplicated;
        m_result.unexpected += verdict == OperationVerdict::Unexpected;
        m_result.lost += verdict == OperationVerdict::Lost;
        m_result.inDoubt += verdict == OperationVerdict::InDoubt;
        m_result.openWithEffect += verdict == OperationVerdict::InDoubt && m_counts.subjects[subject].effects > 0;
        weigh(verdict, m_analysis.subjects[qsizetype(subject)].round);
    }

    void weigh(OperationVerdict verdict, int round)
    {
        m_result.worst = std::min(m_result.worst, verdict);
        if (verdict <= OperationVerdict::Lost)
            m_result.violatedRounds[size_t(round)] = true;
    }

    void judgeSubject(size_t subject)
    {
        const Answers& answers = m_analysis.answers[subject];
        const bool isOpen = answers.expectedMax > 0 && (answers.expectedMin == 0 || isUnlearned(subject));
        const OperationVerdict verdict = verdictOf(subject);
        settle(subject, tempered(verdict, isOpen ? OperationVerdict::InDoubt : OperationVerdict::Inconclusive));
    }

    void judgeRound(size_t index)
    {
        const RoundCount& round = m_counts.rounds[index];
        if (round.subjects == 1) {
            judgeSubject(size_t(round.firstSubject));
        } else if (round.subjects > 1) {
            const OperationVerdict verdict = tempered(roundVerdict(round));
            weigh(verdict, int(index));
            spread(index, verdict);
        }
    }

    /// Of a round whose operations were read together; ExactlyOnce stands for a sum that is right and accepted as such.
    OperationVerdict roundVerdict(const RoundCount& round)
    {
        if (!round.count.effects) {
            ++m_result.unread;
            return OperationVerdict::Inconclusive;
        }
        const qint64 effects = *round.count.effects;
        const Excess excess = excessOf(round.expectedMax, round.promised, effects);
        addFigures(excess);
        const OperationVerdict verdict = plainVerdict(round.expectedMax > 0, round.expectedMax, excess);
        if (isExcess(verdict))
            atLeast(round.count);
        if (round.identities > effects)
            outnumber(size_t(round.firstSubject), round.identities, effects);
        if (verdict == OperationVerdict::Lost && round.count.isCut)
            return unsettled(round.count);
        if (verdict == OperationVerdict::Lost && excess.lost <= round.acceptedOnly) {
            m_result.acceptedOnly += excess.lost;
            return OperationVerdict::Inconclusive;
        }
        if (!isClean(verdict))
            return verdict;
        if (effects > 0 && !m_analysis.facts.scenario.acceptCounted) {
            m_result.together = std::max(m_result.together, round.subjects);
            return OperationVerdict::Inconclusive;
        }
        if (!round.count.isSettled)
            return unsettled(round.count);
        return round.identities <= effects ? verdict : OperationVerdict::Inconclusive;
    }

    /// Gives the operations of a round what its sum leaves: a sum that is wrong does not say for which of them.
    void spread(size_t index, OperationVerdict verdict)
    {
        // Subjects are in the order of their operations, so those of a round stand together.
        const auto first = size_t(m_counts.rounds[index].firstSubject);
        for (size_t subject = first; subject < first + size_t(m_counts.rounds[index].subjects); ++subject) {
            const Answers& answers = m_analysis.answers[subject];
            OperationVerdict own = answers.expectedMax == 0   ? OperationVerdict::NoEffect
                                   : answers.expectedMin == 0 ? OperationVerdict::InDoubt
                                                              : OperationVerdict::ExactlyOnce;
            if (own == OperationVerdict::ExactlyOnce && isUnlearned(subject)) {
                ++m_result.unlearned;
                own = OperationVerdict::InDoubt;
            }
            own = tempered(own);
            const bool isCovered = isClean(verdict) || (own == OperationVerdict::InDoubt && !isExcess(verdict));
            settle(subject, isCovered ? own : OperationVerdict::Inconclusive);
        }
    }

    const Analysis& m_analysis;
    const Clients& m_clients;
    const ProbeCounts& m_counts;
    ProbeJudgement m_result;
};

}

ProbeJudgement judgeProbe(const Analysis& analysis, const Clients& clients, const ProbeCounts& counts)
{
    return Bench(analysis, clients, counts).run();
}

}
