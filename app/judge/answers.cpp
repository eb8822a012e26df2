// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/answers.h"

#include <QList>

#include <algorithm>

namespace idemscope {

namespace {

/// One bit for each distinct marker name; beyond 64 names the last bit is shared.
std::vector<quint64> markerBits(const ByteTable& combinations)
{
    ByteTable names;
    std::vector<quint64> bits;
    for (qsizetype index = 0; index < combinations.size(); ++index) {
        quint64 mask = 0;
        for (const QByteArray& name : combinations[index].toByteArray().split(','))
            mask |= quint64(1) << std::min(names.insert(name), 63);
        bits.push_back(mask);
    }
    return bits;
}

qint64 distinct(std::vector<qint32>& numbers)
{
    std::sort(numbers.begin(), numbers.end());
    return std::unique(numbers.begin(), numbers.end()) - numbers.begin();
}

bool isHarmless(const AttemptFacts& attempt)
{
    return attempt.outcome == Outcome::Refused || attempt.kind == AttemptClass::Rejected;
}

}

bool completedBefore(const AttemptFacts& one, const AttemptFacts& other)
{
    return one.complete != other.complete ? one.complete < other.complete : one.number < other.number;
}

AnswerReader::AnswerReader(const History& history, const Profile& profile)
    : m_attempts(history.attempts())
    , m_markerBits(markerBits(history.markers()))
    , m_acceptsOtherPayload(profile.acceptsOtherPayload())
    , m_acceptsReplay(profile.acceptsReplayToOtherPayload())
{
}

Answers AnswerReader::read(std::span<const qint32> attempts)
{
    Answers answers;
    answers.echoed = echoedMarkers(attempts);
    findFirst(attempts, answers);
    m_scratch.clear();
    for (const qint32 index : attempts) {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        answers.wroteByte += attempt.outcome != Outcome::Refused;
        if (attempt.isAcknowledged() && attempt.identity >= 0)
            m_scratch.push_back(attempt.identity);
    }
    answers.identities = distinct(m_scratch);
    countReuses(attempts, answers);
    expect(attempts, answers);
    return answers;
}

quint64 AnswerReader::markers(const AttemptFacts& attempt) const
{
    return attempt.markers >= 0 && attempt.isAcknowledged() ? m_markerBits[size_t(attempt.markers)] : 0;
}

bool AnswerReader::isMarkedReplay(const AttemptFacts& attempt, const Answers& answers) const
{
    return (markers(attempt) & ~answers.echoed) != 0;
}

quint64 AnswerReader::echoedMarkers(std::span<const qint32> attempts) const
{
    // SPEC.md §6: a header that the first answer bears too (an echoed key) is no marker. Yet after an abandoned attempt
    // the first answer to arrive may be a true replay. So the markers of the first acknowledged answer are void unless
    // another attempt, released before it completed, may have been the execution that it replays.
    const AttemptFacts* first = nullptr;
    bool isMarked = false;
    for (const qint32 index : attempts) {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        if (!attempt.isAcknowledged() || attempt.isPointerRefusal || attempt.isKeyReuse())
            continue;
        isMarked |= attempt.markers >= 0;
        if (!first || completedBefore(attempt, *first))
            first = &attempt;
    }
    if (!isMarked || first->markers < 0)
        return 0;
    const quint64 marks = markers(*first);
    const bool hasExecution = std::any_of(attempts.begin(), attempts.end(), [&](qint32 index) {
        return mayHaveExecuted(m_attempts[size_t(index)], *first, marks);
    });
    return hasExecution ? 0 : marks;
}

bool AnswerReader::mayHaveExecuted(const AttemptFacts& attempt, const AttemptFacts& first, quint64 marks) const
{
    if (&attempt == &first || attempt.isKeyReuse() || attempt.isPointerRefusal || attempt.released > first.complete)
        return false;
    return attempt.outcome == Outcome::Unknown || attempt.kind == AttemptClass::Failed ||
           (attempt.isAcknowledged() && (markers(attempt) & marks) == 0);
}

void AnswerReader::findFirst(std::span<const qint32> attempts, Answers& answers) const
{
    for (const qint32 index : attempts) {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        if (attempt.isKeyReuse())
            continue;
        if (attempt.released >= 0 &&
            (answers.releasedFirst < 0 || attempt.released < m_attempts[size_t(answers.releasedFirst)].released))
            answers.releasedFirst = index;
        if (!attempt.isAcknowledged() || attempt.isPointerRefusal || isMarkedReplay(attempt, answers))
            continue;
        if (answers.firstExecution < 0 || completedBefore(attempt, m_attempts[size_t(answers.firstExecution)]))
            answers.firstExecution = index;
    }
}

void AnswerReader::countReuses(std::span<const qint32> attempts, Answers& answers)
{
    // SPEC.md §6, key reuse. Attempts with the other payload are repeats of each other: those that were answered with
    // one result of their own, which is not the first payload's, promise one effect together. Any other promises one
    // itself.
    qint32 base = answers.firstExecution;
    for (const qint32 index : attempts) {
        if (base < 0 && m_attempts[size_t(index)].isAcknowledged() && !m_attempts[size_t(index)].isKeyReuse())
            base = index;
    }
    m_scratch.clear();
    for (const qint32 index : attempts) {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        if (!attempt.isAcknowledged() || !attempt.isKeyReuse())
            continue;
        const AttemptFacts* first = base < 0 ? nullptr : &m_attempts[size_t(base)];
        if (attempt.identity >= 0 && !(first && first->identity == attempt.identity))
            m_scratch.push_back(2 * attempt.identity);
        else if (attempt.identity < 0 && !(first && first->bodyGroup == attempt.bodyGroup))
            m_scratch.push_back(2 * attempt.bodyGroup + 1);
        else
            ++answers.reuseClaims;
    }
    answers.reuseClaims += distinct(m_scratch);
}

void AnswerReader::expect(std::span<const qint32> attempts, Answers& answers) const
{
    bool isFirstAcknowledged = false, mayFirst = false, mayReuse = false, isAnswered = false;
    for (const qint32 index : attempts) {
        const AttemptFacts& attempt = m_attempts[size_t(index)];
        (attempt.isKeyReuse() ? mayReuse : mayFirst) |= !isHarmless(attempt);
        answers.isAcknowledged |= attempt.isAcknowledged();
        isFirstAcknowledged |= attempt.isAcknowledged() && !attempt.isKeyReuse();
        isAnswered |= attempt.isAcknowledged() && !attempt.isAcceptedOnly;
    }
    answers.isAcceptedOnly = answers.isAcknowledged && !isAnswered;
    answers.expectedMin = answers.isAcknowledged;
    answers.expectedMax = mayFirst || mayReuse;
    answers.promised = std::max<qint64>(answers.expectedMin, isFirstAcknowledged + answers.reuseClaims);
    // Where the profile accepts it, another payload under a used key may have its own effect; then, as where it may be
    // answered with the first one's result, its acknowledgement promises none.
    if (m_acceptsOtherPayload)
        answers.expectedMax = qint64(mayFirst) + qint64(mayReuse);
    if (m_acceptsOtherPayload || m_acceptsReplay)
        answers.promised = answers.expectedMin;
}

}
