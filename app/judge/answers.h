// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/subjects.h"
#include "model/profile.h"

namespace idemscope {

/// What the answers of one subject say by themselves, before any probe is asked (SPEC.md §6).
struct Answers
{
    qint32 firstExecution = -1; ///< index into History::attempts; −1: none is known
    qint32 releasedFirst = -1;
    quint64 echoed = 0;     ///< markers that mark nothing here, because the first answer bears them too
    qint64 identities = 0;  ///< distinct, of acknowledged answers
    qint64 reuseClaims = 0; ///< acknowledged key reuses, each of which promises an effect of its own
    qint64 expectedMin = 0;
    qint64 expectedMax = 0;
    qint64 promised = 0;  ///< effects that clients believe in: expectedMin, and those of key reuses
    qint64 wroteByte = 0; ///< attempts of which at least one byte reached the wire
    bool isAcknowledged = false;
    bool isAcceptedOnly = false; ///< acknowledged by 202 alone

    bool operator==(const Answers&) const = default;
};

/// Reads the answers of subjects. Keeps a reference to the history.
class AnswerReader
{
public:
    AnswerReader(const History& history, const Profile& profile);

    Answers read(std::span<const qint32> attempts);
    /// Acknowledged and bears a marker that the first answer does not bear.
    bool isMarkedReplay(const AttemptFacts& attempt, const Answers& answers) const;

private:
    quint64 markers(const AttemptFacts& attempt) const;
    quint64 echoedMarkers(std::span<const qint32> attempts) const;
    bool mayHaveExecuted(const AttemptFacts& attempt, const AttemptFacts& first, quint64 marks) const;
    void findFirst(std::span<const qint32> attempts, Answers& answers) const;
    void expect(std::span<const qint32> attempts, Answers& answers) const;
    void countReuses(std::span<const qint32> attempts, Answers& answers);

    const std::vector<AttemptFacts>& m_attempts;
    std::vector<quint64> m_markerBits; ///< by History::markers: one bit for every distinct marker
    std::vector<qint32> m_scratch;
    bool m_acceptsOtherPayload;
    bool m_acceptsReplay;
};

/// Whether `one` completed before `other`; attempts that completed together go by number.
bool completedBefore(const AttemptFacts& one, const AttemptFacts& other);

}
