// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/repeats.h"

#include <algorithm>

namespace idemscope {

namespace {

/// Finds the roles of one subject's attempts.
class Finder
{
public:
    Finder(const std::vector<AttemptFacts>& attempts, std::span<const qint32> span, const Answers& answers,
           std::optional<qint64> effects, const AnswerReader& reader)
        : m_attempts(attempts)
        , m_span(span)
        , m_answers(answers)
        , m_reader(reader)
        , m_isCountedOnce(effects == 1)
    {
        for (const qint32 index : span) {
            const AttemptFacts& attempt = attempts[size_t(index)];
            if (attempt.outcome == Outcome::Unknown && (m_firstUnknown < 0 || attempt.released < m_firstUnknown))
                m_firstUnknown = attempt.released;
        }
    }

    bool isRepeat(qint32 index) const
    {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        const qint32 first = m_answers.firstExecution >= 0 ? m_answers.firstExecution : m_answers.releasedFirst;
        return attempt.outcome == Outcome::Responded && !attempt.isKeyReuse() && index != first;
    }

    bool isEligible(const AttemptFacts& attempt) const
    {
        if (m_answers.firstExecution >= 0 && attempt.released >= m_attempts[size_t(m_answers.firstExecution)].complete)
            return true;
        return m_firstUnknown >= 0 && m_firstUnknown < attempt.released && m_reader.isMarkedReplay(attempt, m_answers);
    }

    bool isReplay(const AttemptFacts& attempt) const
    {
        if (!attempt.isAcknowledged())
            return false;
        if (m_isCountedOnce || attempt.isPointerRefusal || m_reader.isMarkedReplay(attempt, m_answers))
            return true;
        if (m_answers.firstExecution < 0)
            return false;
        const AttemptFacts& first = m_attempts[size_t(m_answers.firstExecution)];
        return attempt.identity >= 0 ? attempt.identity == first.identity : attempt.bodyGroup == first.bodyGroup;
    }

    void run(Repeats& repeats, qint64 reexecutions) const
    {
        qint64 acknowledged = 0, replays = 0, eligibleReplays = 0;
        for (const qint32 index : m_span) {
            if (!isRepeat(index))
                continue;
            const AttemptFacts& attempt = m_attempts[size_t(index)];
            quint8& role = repeats.roles[size_t(index)];
            const bool eligible = isEligible(attempt);
            const bool replay = isReplay(attempt) && (role & quint8(Role::Reexecution)) == 0;
            role |=
                quint8(Role::Repeat) | (eligible ? quint8(Role::Eligible) : 0) | (replay ? quint8(Role::Replay) : 0);
            ++repeats.total;
            repeats.conflicts += attempt.kind == AttemptClass::Conflict;
            repeats.eligible += eligible;
            acknowledged += attempt.isAcknowledged();
            replays += replay;
            eligibleReplays += replay && eligible;
        }
        const qint64 most = std::max<qint64>(0, acknowledged - reexecutions);
        repeats.replays += std::min(replays, most);
        repeats.eligibleReplays += std::min(eligibleReplays, most);
    }

private:
    const std::vector<AttemptFacts>& m_attempts;
    std::span<const qint32> m_span;
    const Answers& m_answers;
    const AnswerReader& m_reader;
    qint64 m_firstUnknown = -1; ///< release of the first unknown attempt
    bool m_isCountedOnce;
};

}

Repeats findRepeats(const History& history, const Subjects& subjects, const std::vector<Answers>& answers,
                    const std::vector<std::optional<qint64>>& effects, const AnswerReader& reader)
{
    Repeats repeats;
    repeats.roles.assign(history.attempts().size(), 0);
    for (qsizetype subject = 0; subject < subjects.size(); ++subject) {
        const Answers& answer = answers[size_t(subject)];
        const auto span = subjects.attempts(subject);
        const qint64 again = std::max<qint64>({effects[size_t(subject)].value_or(0) - 1, answer.identities - 1, 0});
        if (answer.firstExecution >= 0)
            repeats.roles[size_t(answer.firstExecution)] |= quint8(Role::FirstExecution);
        if (again > 0)
            markReexecutions(history, span, answer, again, reader, repeats.roles);
        Finder(history.attempts(), span, answer, effects[size_t(subject)], reader).run(repeats, again);
        repeats.reexecutions += again;
        repeats.wroteAgain += std::max<qint64>(0, answer.wroteByte - 1);
    }
    return repeats;
}

}
